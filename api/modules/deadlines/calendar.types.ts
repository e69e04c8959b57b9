// A year of the calendar as it is imported, and the effect of an import.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { ListSize } from '../../graphql/list-size.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { CalendarYear } from '../reference/calendar-year.entity.ts';

@InputType({ description: 'Days off in a row, both inclusive.' })
export class DaysOffInput {
  @Field(() => String, { description: 'YYYY-MM-DD.' })
  from!: string;

  @Field(() => String, { description: 'YYYY-MM-DD; a single day is its own end.' })
  to!: string;
}

@InputType({ description: 'A year as the State Council announced it.' })
export class PreviewCalendarImportInput {
  @Field(() => Int, { description: 'All days lie in it.' })
  year!: number;

  @Field(() => [DaysOffInput], { description: 'The holidays of the notice, weekends among them or not.' })
  off!: DaysOffInput[];

  @Field(() => [String], { description: 'Saturdays and Sundays that are worked, YYYY-MM-DD.' })
  makeUp!: string[];
}

@InputType({ description: 'The same, to be kept.' })
export class ImportCalendarInput extends PreviewCalendarImportInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; none for a year that was not known. An import on top of another’s is refused as CONFLICT.',
  })
  version?: number | null;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A due day that would move.' })
export class MovedDeadline {
  @Field(() => Contribution, { nullable: true, description: 'The manuscript whose due day it is; null when the viewer may not see it.' })
  contribution!: Contribution;

  @Field(() => String, { description: 'YYYY-MM-DD.' })
  from!: string;

  @Field(() => String, { description: 'YYYY-MM-DD.' })
  to!: string;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What an import of the year would change. Nothing is changed yet.' })
export class CalendarImportPreview {
  @Field(() => Int, { description: 'Working days of the year.' })
  workingDays!: number;

  @Field(() => Int, { description: 'Manuscripts under way whose due day would be another, of the journals that the viewer looks after.' })
  moved!: number;

  @Field(() => Int, { description: 'Those whose due day stays and would no longer be provisional.' })
  confirmed!: number;

  @ListSize(20, 10)
  @Field(() => [MovedDeadline], { description: 'Up to ten of those that move, soonest first.' })
  examples!: MovedDeadline[];
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class ImportCalendarPayload {
  @Field(() => CalendarYear, { description: 'The year as it is counted from now on.' })
  calendarYear!: CalendarYear;
}
