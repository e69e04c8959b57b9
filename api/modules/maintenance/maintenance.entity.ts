// The one maintenance that is planned or under way, if any: from when to when, and the message meanwhile.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { maybeMoment, moment } from '../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';

/** The table has this row and no other. */
export const MAINTENANCE_ID = 1;

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType('MaintenancePlan', { implements: Node, description: 'As administrators see it; everyone else gets it from publicSettings.' })
@Entity({ tableName: 'maintenance' })
export class MaintenancePlan {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  /** Null, as the end is: none is planned. */
  @Field(() => DateTime, { nullable: true, description: 'When it begins or began, in UTC; null: none is planned.' })
  @Property({ ...maybeMoment })
  startsAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it is to be over, in UTC; null: none is planned.' })
  @Property({ ...maybeMoment })
  endsAt?: Date | null;

  @Field(() => String, { description: 'What is said about it in Chinese, as plain text.' })
  @Property({ type: 'text' })
  textZh!: string;

  @Field(() => String, { description: 'What is said about it in English, as plain text.' })
  @Property({ type: 'text' })
  textEn!: string;

  @Field(() => DateTime)
  @Property({ ...moment })
  updatedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
