// One sign-in of one person. Tokens are stored hashed; a pending session waits for the other one to be signed out.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { LanguageTag } from '../../../../shared/messages.ts';
import type { SessionEndReason } from '../../../context.ts';
import { maybeMoment, moment } from '../../../database/columns.ts';
import { Role } from '../../organization/role.entity.ts';
import { Review } from '../../reviews/review.entity.ts';
import { User } from '../viewer/user.entity.ts';

type SessionStatus = 'active' | 'pending' | 'ended';
/** The unique index keeps one live session per person, also when sign-ins race (principles, Accounts and sessions). */
@Entity({ tableName: 'session' })
@Index({
  name: 'session_one_live',
  expression: `create unique index "session_one_live" on "session" ("user_id") where status = 'active' and is_exclusive`,
})
export class Session {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** SHA-256 of the token, hex. */
  @Property({ type: 'text', hidden: true })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'text' })
  status!: SessionStatus;

  /** All that this session reaches, where the ticket of a letter opened it (decision 39); null: it is a sign-in. */
  @ManyToOne(() => Review, { ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  review?: Ref<Review> | null;

  /** False for shared demo accounts and for sessions opened by a ticket. */
  @Property({ type: 'boolean', default: true })
  isExclusive!: boolean & Opt;

  /** The current role, which alone decides the rights of this session. */
  @ManyToOne(() => Role, { ref: true, index: true })
  role!: Ref<Role>;

  @Property({ type: 'text' })
  language!: LanguageTag;

  @Property({ type: 'boolean', default: false })
  isRemembered!: boolean & Opt;

  @Property({ type: 'text' })
  address!: string;

  /** User agent of the browser; null for sessions older than this column. */
  @Property({ type: 'text', nullable: true })
  userAgent?: string | null;

  @Property({ ...moment })
  createdAt!: Date;

  /** Last act of the person; polling, refetches and sockets do not count. */
  @Property({ ...moment })
  lastActAt!: Date;

  /** lastActAt plus 12 hours, or 7 days when remembered. */
  @Property({ ...moment })
  @Index()
  expiresAt!: Date;

  @Property({ ...maybeMoment })
  endedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  endReason?: SessionEndReason | null;
}
