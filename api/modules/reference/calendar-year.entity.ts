// A year of the Chinese calendar as it was announced: its holidays, and the weekends that are worked instead. A year without a row is not
// known.
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { moment, textArray } from '../../database/columns.ts';
import { Auth, DateTime, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType('CalendarYear', { implements: Node, description: 'A year whose holidays are known.' })
@Entity({ tableName: 'calendar_year' })
export class CalendarYear {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => Int, { description: 'The year of the Gregorian calendar.' })
  @Property({ type: 'smallint' })
  @Unique()
  year!: number;

  @Field(() => [String], { description: 'Days off besides weekends: `2026-06-19` or `2026-10-01..2026-10-07`.' })
  @Property({ ...textArray })
  off!: string[];

  @Field(() => [String], { description: 'Saturdays and Sundays that are worked: `2026-02-14`.' })
  @Property({ ...textArray })
  makeUp!: string[];

  @Field(() => DateTime, { description: 'When it was imported last.' })
  @Property({ ...moment })
  updatedAt!: Date;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
