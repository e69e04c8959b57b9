// What a person tells the publisher about themselves; the first author of their manuscripts is filled from it.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { textArray } from '../../database/columns.ts';
import { User } from '../accounts/user.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';

@Entity({ tableName: 'profile' })
export class Profile {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @OneToOne(() => User, { ref: true, owner: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** 0 male, 1 female. */
  @Property({ type: 'smallint', nullable: true })
  sex?: number | null;

  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  professionalTitle?: Ref<DictionaryEntry> | null;

  @ManyToOne(() => DictionaryEntry, { ref: true, nullable: true, index: true })
  degree?: Ref<DictionaryEntry> | null;

  /** Units the person works at, the main one first. */
  @Property({ ...textArray, defaultRaw: `'{}'` })
  workplaces!: string[] & Opt;

  @Property({ type: 'text', nullable: true })
  address?: string | null;
}
