// A partner's key to the GraphQL API: acts as one person in one role, with free documents.
import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../../database/columns.ts';
import { Auth, DateTime, Field, ObjectType, Related } from '../../../graphql/declare.ts';
import { Node } from '../../../graphql/node.ts';
import { Role } from '../../organization/role.entity.ts';
import { User } from '../viewer/user.entity.ts';

@Auth({ policy: 'apiToken.view' })
@ObjectType('ApiToken', { implements: Node, description: 'A key to the API for a program, without the key.' })
@Entity({ tableName: 'api_token' })
export class ApiToken {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Related(() => User, { nullable: true, description: 'The person as whom it acts.' })
  @ManyToOne(() => User, { ref: true, index: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Related(() => Role, { description: 'The role in which it acts, one of theirs.' })
  @ManyToOne(() => Role, { ref: true, index: true })
  role!: Ref<Role>;

  @Field(() => String, { description: 'What it is for.' })
  @Property({ type: 'text' })
  name!: string;

  /** SHA-256 of the token, hex. */
  @Property({ type: 'text', hidden: true })
  @Unique()
  tokenHash!: string;

  @Field(() => DateTime)
  @Property({ ...moment })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'The moment from which it is refused, in UTC.' })
  @Property({ ...moment })
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'To the minute; null: never.' })
  @Property({ ...maybeMoment })
  lastUsedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was ended before its time, in UTC; null: it was not.' })
  @Property({ ...maybeMoment })
  revokedAt?: Date | null;
}
