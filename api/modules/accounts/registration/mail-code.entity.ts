// A code that was mailed to a person and proves that its bearer reads that mailbox. Stored hashed, good once and for a while.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../../database/columns.ts';
import { User } from '../viewer/user.entity.ts';

export type MailCodeKind =
  /** A new password may be set without the old one. */
  | 'PASSWORD_RESET'
  /** The address that an account is to move to is its person's. */
  | 'EMAIL_CHANGE';

@Entity({ tableName: 'mail_code' })
@Unique({ properties: ['user', 'kind'] })
export class MailCode {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'text' })
  kind!: MailCodeKind;

  /** SHA-256 of the code, hex. */
  @Property({ type: 'text', hidden: true })
  @Unique()
  codeHash!: string;

  /** Lower case; where it was sent. */
  @Property({ type: 'text' })
  email!: string;

  @Property({ ...moment })
  createdAt!: Date;

  @Property({ ...moment })
  @Index()
  expiresAt!: Date;

  @Property({ ...maybeMoment })
  usedAt?: Date | null;
}
