// The ticket in a letter of invitation, for a reviewer without a password: a secret that opens one review (decision 39). Stored hashed.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../../database/columns.ts';
import { Review } from '../review.entity.ts';

@Entity({ tableName: 'review_ticket' })
export class ReviewTicket {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Review, { ref: true, index: true, deleteRule: 'cascade' })
  review!: Ref<Review>;

  /** SHA-256 of the secret, hex. */
  @Property({ type: 'text', hidden: true })
  @Unique()
  tokenHash!: string;

  @Property({ ...moment })
  createdAt!: Date;

  /** When it last opened a session; opening the letter's page is no use. */
  @Property({ ...maybeMoment })
  lastUsedAt?: Date | null;
}
