// A year of the calendar as it is imported, and the effect of an import.
import { Auth, guarded, input, InputType, Int, ListSize, many, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { CalendarYear } from '../reference/calendar-year.entity.ts';

@InputType({ description: 'Days off in a row, both inclusive.' })
class DaysOffInput extends input({ from: one(String, 'YYYY-MM-DD.'), to: one(String, 'YYYY-MM-DD; a single day is its own end.') }) {}

@InputType({ description: 'A year as the State Council announced it.' })
export class PreviewCalendarImportInput extends input({
  year: one(Int, 'All days lie in it.'),
  off: many(() => DaysOffInput, 'The holidays of the notice, weekends among them or not.'),
  makeUp: many(String, 'Saturdays and Sundays that are worked, YYYY-MM-DD.'),
}) {}

@InputType({ description: 'The same, to be kept.' })
export class ImportCalendarInput extends input(
  {
    version: maybe(
      Int,
      'The version that was read; none for a year that was not known. An import on top of another’s is refused as CONFLICT.',
    ),
  },
  PreviewCalendarImportInput,
) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A due day that would move.' })
class MovedDeadline extends output({
  contribution: guarded(() => Contribution, 'The manuscript whose due day it is; null when the viewer may not see it.'),
  from: one(String, 'YYYY-MM-DD.'),
  to: one(String, 'YYYY-MM-DD.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What an import of the year would change. Nothing is changed yet.' })
export class CalendarImportPreview extends output({
  workingDays: one(Int, 'Working days of the year.'),
  moved: one(Int, 'Manuscripts under way whose due day would be another, of the journals that the viewer looks after.'),
  confirmed: one(Int, 'Those whose due day stays and would no longer be provisional.'),
  examples: many(() => MovedDeadline, 'Up to ten of those that move, soonest first.', ListSize(20, 10)),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class ImportCalendarPayload extends output({ calendarYear: one(() => CalendarYear, 'The year as it is counted from now on.') }) {}
