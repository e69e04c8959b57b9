// A registration that waits for its letter to be answered: it keeps the typed data and is no account. Each letter has a row of its own, so
// that the link makes the account that was registered with it, even when others have registered the same address (decision 23).
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { LanguageTag } from '../../../../shared/messages.ts';
import { maybeMoment, moment } from '../../../database/columns.ts';

@Entity({ tableName: 'registration' })
@Index({ properties: ['email', 'createdAt'] })
export class Registration {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Lower case. An address that has an account can be registered too: refusing it would tell of the account. */
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  realName!: string;

  /** argon2id; null once it has become an account's. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash?: string | null;

  @Property({ type: 'text' })
  language!: LanguageTag;

  /** ORCID iD, bare, of a person who came from there; it is bound when the letter is answered. */
  @Property({ type: 'text', nullable: true })
  orcid?: string | null;

  /** SHA-256 of the code in the letter, hex; null before it is written. */
  @Property({ type: 'text', nullable: true, hidden: true })
  @Unique()
  codeHash?: string | null;

  /** When it was registered; a letter that is written again keeps it. */
  @Property({ ...moment })
  @Index()
  createdAt!: Date;

  /** Until when the code is good. */
  @Property({ ...maybeMoment })
  expiresAt?: Date | null;

  /** When this letter, or another of the address, was answered. */
  @Property({ ...maybeMoment })
  usedAt?: Date | null;
}
