// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';

export const deadlinesDoors: Doors = {
  screens: { ...on(['workingDays'], 'Mutation.importCalendar', 'Query.calendarYears', 'Query.previewCalendarImport') },
  unlimited: [{ names: ['importCalendar'], reason: 'for the house’s own staff, in its place' }],
};
