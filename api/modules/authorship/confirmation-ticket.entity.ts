// The ticket in a letter that asks an author: a secret that opens one question. Stored hashed.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment } from '../../database/columns.ts';
import { AuthorConfirmation } from './author-confirmation.entity.ts';

@Entity({ tableName: 'confirmation_ticket' })
export class ConfirmationTicket {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => AuthorConfirmation, { ref: true, index: true, deleteRule: 'cascade' })
  confirmation!: Ref<AuthorConfirmation>;

  /** SHA-256 of the secret, hex. */
  @Property({ type: 'text', hidden: true })
  @Unique()
  tokenHash!: string;

  @Property({ ...moment })
  createdAt!: Date;
}
