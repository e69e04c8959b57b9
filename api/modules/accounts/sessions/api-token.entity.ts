// A partner's key to the GraphQL API: acts as one person in one role, with free documents.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../../database/columns.ts';
import { Role } from '../../access/role.entity.ts';
import { User } from '../viewer/user.entity.ts';

@Entity({ tableName: 'api_token' })
export class ApiToken {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @ManyToOne(() => Role, { ref: true, index: true })
  role!: Ref<Role>;

  @Property({ type: 'text' })
  name!: string;

  /** SHA-256 of the token, hex. */
  @Property({ type: 'text', hidden: true })
  @Unique()
  tokenHash!: string;

  @Property({ ...moment })
  createdAt!: Date;

  @Property({ ...moment })
  expiresAt!: Date;

  @Property({ ...maybeMoment })
  revokedAt?: Date | null;
}
