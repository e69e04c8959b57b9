// A captcha that was shown: answered once, within five minutes, or not at all.
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../../database/columns.ts';

@Entity({ tableName: 'captcha' })
export class Captcha {
  /** Random, unguessable. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** Signature of the captcha and its answer in lower case, base64url. */
  @Property({ type: 'text', hidden: true })
  answerHash!: string;

  @Property({ ...moment })
  @Index()
  expiresAt!: Date;

  @Property({ ...maybeMoment })
  usedAt?: Date | null;
}
