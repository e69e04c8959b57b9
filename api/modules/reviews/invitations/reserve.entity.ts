// A reviewer on the reserve list of a round: invited, in the order of the list, when somebody declines, or lapses where the office said so.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../../database/columns.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import type { Conflict } from '../conflicts/conflict-kinds.ts';

@Entity({ tableName: 'review_reserve' })
@Index({ properties: ['contribution', 'reviewRound'] })
export class ReviewReserve {
  /** The order of the list. */
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  @Property({ type: 'smallint' })
  reviewRound!: number;

  @ManyToOne(() => User, { ref: true, index: true })
  reviewer!: Ref<User>;

  /** In whose name the invitation will go. */
  @ManyToOne(() => User, { ref: true, index: true })
  invitedBy!: Ref<User>;

  @Property({ type: 'text', nullable: true })
  company?: string | null;

  @Property({ type: 'json', defaultRaw: `'[]'` })
  conflicts!: Conflict[] & Opt;

  @Property({ type: 'text', nullable: true })
  conflictReason?: string | null;

  /** As the office edited it, its places open; null: the journal's template. */
  @Property({ type: 'text', nullable: true })
  letter?: string | null;

  /** Also invited when an invitation is not answered in time, which then lapses. */
  @Property({ type: 'boolean', default: false })
  isForLapse!: boolean & Opt;

  @Property({ ...moment })
  createdAt!: Date;

  /** When the invitation went. */
  @Property({ ...maybeMoment })
  invitedAt?: Date | null;
}
