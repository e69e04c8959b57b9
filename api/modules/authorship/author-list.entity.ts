// The authors of a manuscript as they were handed in, or changed by the office after acceptance: one row for each version. The latest says
// by which policy co-authors are asked.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { ConfirmationPolicyName } from '../../../shared/credit.ts';
import { moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { ListedAuthor } from './listed-author.ts';

@Entity({ tableName: 'author_list' })
@Unique({ properties: ['contribution', 'version'] })
export class AuthorList {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  /** From 1. */
  @Property({ type: 'integer' })
  version!: number;

  /** That of the journal when it was handed in. */
  @Property({ type: 'text' })
  policy!: ConfirmationPolicyName;

  @Property({ type: 'json' })
  authors!: ListedAuthor[];

  /** Why the office changed it after acceptance; null: its author handed it in. */
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @ManyToOne(() => User, { ref: true, index: true })
  madeBy!: Ref<User>;

  @Property({ ...moment })
  madeAt!: Date;
}
