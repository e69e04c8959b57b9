// The office's decision on a file that names its authors, made before inviting blind reviewers; kept for ever.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';

/** It goes out as it is; the author was asked for another version; the office replaced it. */
export type AnonymityChoiceName = 'GO_ON' | 'ASK_AUTHOR' | 'REPLACED';

// The table keeps its first name: rows of every release are in it.
@Entity({ tableName: 'blindness_choice' })
export class AnonymityChoice {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => ContributionFile, { ref: true, index: true, deleteRule: 'cascade' })
  file!: Ref<ContributionFile>;

  @Property({ type: 'text' })
  choice!: AnonymityChoiceName;

  /** Why it goes out as it is, or the message to the author. */
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @ManyToOne(() => User, { ref: true, index: true })
  madeBy!: Ref<User>;

  @Property({ ...moment })
  madeAt!: Date;
}
