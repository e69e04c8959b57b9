// An editor who declined to receive a new submission; when all have, the editor-in-chief must assign it.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../../database/columns.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';

@Entity({ tableName: 'editor_refusal' })
@Unique({ properties: ['contribution', 'editor'] })
export class EditorRefusal {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  @ManyToOne(() => User, { ref: true, index: true })
  editor!: Ref<User>;

  @Property({ ...moment })
  at!: Date;
}
