// A sign-in with a wrong password, for the history that its person reads. Unknown accounts leave a row too, which nobody is shown: refusing
// an existing account must not take longer.
import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { moment } from '../../../database/columns.ts';
import { User } from '../viewer/user.entity.ts';

@Entity({ tableName: 'sign_in_failure' })
@Index({ properties: ['user', 'at'] })
export class SignInFailure {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Null: no such account. */
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  user?: Ref<User> | null;

  @Property({ ...moment })
  @Index()
  at!: Date;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  userAgent!: string;
}
