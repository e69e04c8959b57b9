// Days on which a reviewer takes no reviews, as they say themselves. The ranges of one person do not overlap.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/viewer/user.entity.ts';

@Entity({ tableName: 'reviewer_absence' })
@Index({ properties: ['user', 'lastDay'] })
export class ReviewerAbsence {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** First and last day away, both included: YYYY-MM-DD in Asia/Shanghai. */
  @Property({ type: 'date' })
  firstDay!: string;

  @Property({ type: 'date' })
  lastDay!: string;

  /** A word for oneself; nobody else reads it. */
  @Property({ type: 'text', nullable: true })
  note?: string | null;
}
