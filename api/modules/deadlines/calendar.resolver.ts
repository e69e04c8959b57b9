// The calendar of working days as operations keep it.
import type { Context } from '../../context.ts';
import { Arg, Auth, Ctx, Input, ListSize, Logged, Mutation, Query, Resolver } from '../../graphql/declare.ts';
import { CalendarYear } from '../reference/calendar-year.entity.ts';
import { calendarYears, importCalendar, previewCalendarImport } from './calendar.service.ts';
import { CalendarImportPreview, ImportCalendarInput, ImportCalendarPayload, PreviewCalendarImportInput } from './calendar.types.ts';

@Resolver()
export class CalendarResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @ListSize(100, 10)
  @Query(() => [CalendarYear], { nullable: true, description: 'The years whose holidays are known, the last first.' })
  async calendarYears(@Ctx() ctx: Context): Promise<CalendarYear[]> {
    return await calendarYears(ctx);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Query(() => CalendarImportPreview, {
    nullable: true,
    description: 'What an import of this year would move. Errors: INVALID_INPUT at the field.',
  })
  async previewCalendarImport(
    @Ctx() ctx: Context,
    @Arg('input', () => PreviewCalendarImportInput, { description: 'The year as it would be imported; nothing is saved.' })
    input: PreviewCalendarImportInput,
  ): Promise<CalendarImportPreview> {
    return await previewCalendarImport(ctx, input);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ result: 'calendarYear', params: ['year', 'off', 'makeUp'] })
  @Mutation(
    ImportCalendarPayload,
    'Brings a year of the calendar, or replaces it as a whole; due days are counted again at once. Errors: CONFLICT, INVALID_INPUT at the field.',
  )
  async importCalendar(@Ctx() ctx: Context, @Input(ImportCalendarInput) { version = null, ...year }: ImportCalendarInput) {
    return { calendarYear: await importCalendar(ctx, version, year) };
  }
}
