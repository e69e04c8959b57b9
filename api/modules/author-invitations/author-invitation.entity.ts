// A special invitation (特约) of one person to submit to one colloquium. It is good for one manuscript: a draft does not use it up (F-070).
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';

@Entity({ tableName: 'author_invitation' })
@Index({
  name: 'author_invitation_open',
  expression: `create unique index "author_invitation_open" on "author_invitation" ("colloquium_id", "user_id") where used_at is null`,
})
@Index({ properties: ['colloquium', 'createdAt'] })
export class AuthorInvitation {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Colloquium, { ref: true, deleteRule: 'cascade' })
  colloquium!: Ref<Colloquium>;

  @ManyToOne(() => User, { ref: true })
  @Index()
  user!: Ref<User>;

  /** Null for invitations from before it was noted. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  invitedBy?: Ref<User> | null;

  /** The unit under which the person was invited; null: the main one of the profile. */
  @Property({ type: 'text', nullable: true })
  company?: string | null;

  @Property({ ...moment })
  createdAt!: Date;

  /** When a manuscript was submitted with it, and which. */
  @Property({ ...maybeMoment })
  usedAt?: Date | null;

  @ManyToOne(() => Contribution, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  contribution?: Ref<Contribution> | null;
}
