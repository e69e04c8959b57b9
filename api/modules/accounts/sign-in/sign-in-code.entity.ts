// A sign-in code that was mailed: six digits that stand in for the captcha, once, within ten minutes (decision 14).
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../../database/columns.ts';
import { User } from '../viewer/user.entity.ts';

@Entity({ tableName: 'sign_in_code' })
export class SignInCode {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Signature of the person, their address and the code, base64url: six digits are quickly tried. */
  @Property({ type: 'text', hidden: true })
  codeHash!: string;

  @Property({ ...moment })
  createdAt!: Date;

  @Property({ ...moment })
  @Index()
  expiresAt!: Date;

  @Property({ ...maybeMoment })
  usedAt?: Date | null;
}
