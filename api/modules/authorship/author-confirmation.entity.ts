// One asking of one author to confirm the authorship, and the answer. Who is asked anew has another row; the latest counts.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { ListedAuthor } from './listed-author.ts';

/** VOID: the author's row or place has changed since, or the author has been taken off the list. */
type ConfirmationState = 'OPEN' | 'CONFIRMED' | 'REFUSED' | 'VOID';

/** By handing the manuscript in, by the ticket of a letter, or signed in. */
export type ConfirmedBy = 'HANDING_IN' | 'TICKET' | 'ACCOUNT';

@Entity({ tableName: 'author_confirmation' })
@Index({ properties: ['contribution', 'id'] })
export class AuthorConfirmation {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  /** Null: no author of it any more. */
  @ManyToOne(() => ContributionAuthor, { ref: true, nullable: true, index: true, deleteRule: 'set null' })
  author?: Ref<ContributionAuthor> | null;

  /** Version of the list for which it was asked. */
  @Property({ type: 'integer' })
  listVersion!: number;

  @Property({ type: 'text', default: 'OPEN' })
  state!: ConfirmationState & Opt;

  /** What is confirmed, as it is printed. */
  @Property({ type: 'json' })
  said!: ListedAuthor;

  /** The address written to; null where nobody was written to. */
  @Property({ type: 'text', nullable: true })
  address?: string | null;

  @Property({ ...moment })
  askedAt!: Date;

  /** When the letter went out last: asked again, it is sent again. */
  @Property({ ...moment })
  lastAskedAt!: Date;

  @Property({ type: 'integer', default: 1 })
  letters!: number & Opt;

  @Property({ ...maybeMoment })
  answeredAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  answeredBy?: ConfirmedBy | null;

  /** The account that answered while signed in. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  user?: Ref<User> | null;

  /** What is wrong, by who refused. */
  @Property({ type: 'text', nullable: true })
  words?: string | null;

  @Property({ ...maybeMoment })
  voidedAt?: Date | null;
}
