// The parameters that a new journal or conference begins with (S3 §3.7). A change of them touches none that exists.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ReviewType, type ReviewTypeId } from '../../../../shared/workflow.ts';
import { moment } from '../../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType } from '../../../graphql/declare.ts';
import { Node } from '../../../graphql/node.ts';

/** The table has this row and no other. */
export const DEFAULT_PARAMETERS_ID = 1;

@Auth({ roles: ['OPERATIONS'] })
@ObjectType('DefaultParameters', { implements: Node, description: 'What a new journal or conference begins with.' })
@Entity({ tableName: 'default_parameters' })
export class DefaultParameters {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Field(() => Boolean, { description: 'Whether authors may submit from the first day on.' })
  @Property({ type: 'boolean' })
  isActive!: boolean;

  @Field(() => ReviewType)
  @Property({ type: 'smallint' })
  reviewType!: ReviewTypeId;

  @Field(() => Int, { description: 'Working days within which a submission is to be assigned; 0: none set.' })
  @Property({ type: 'smallint' })
  assignmentDays!: number;

  @Field(() => Int, { description: 'Working days within which the editors are to decide on acceptance; 0: none set.' })
  @Property({ type: 'smallint' })
  decisionDays!: number;

  @Field(() => Int, { description: 'Working days after acceptance within which to publish singly or compile; 0: none set.' })
  @Property({ type: 'smallint' })
  publicationDays!: number;

  @Field(() => DateTime)
  @Property({ ...moment })
  updatedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
