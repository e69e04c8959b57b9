// Statistics of manuscripts and journals for the publisher's staff (S3 §2.9), from the events of each journal's course.
import { policiesOf, type Module } from '../../module.ts';
import { statisticsDoors } from './statistics.doors.ts';
import { FiguresResolver } from './figures.resolver.ts';
import { JournalCourse } from './journal-course.entity.ts';
import { courseLists, JournalCourseResolver } from './journal-course.list.ts';
import type { JournalCourseRow } from './journal-course.types.ts';
import { journalLists, journalSheets } from './journal-statistics.list.ts';
import { JournalFiguresResolver } from './journal-statistics.resolver.ts';
import { journalCoursePolicy } from './statistics.policy.ts';

export const statistics: Module = {
  entities: [JournalCourse],
  resolvers: [
    ...courseLists.flatMap(({ field, sheet }) => [field, sheet.field]),
    FiguresResolver,
    JournalCourseResolver,
    ...journalLists,
    JournalFiguresResolver,
  ],
  exports: [...courseLists.map(({ sheet }) => sheet.export), ...journalSheets],
  policies: policiesOf('journalCourse', journalCoursePolicy, (_ctx, row: JournalCourseRow) => row),
  doors: statisticsDoors,
};
