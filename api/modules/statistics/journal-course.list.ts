// The rows of the manuscript statistics (S3 §2.9, §7.3), one list for each screen, each also as a spreadsheet.
import { sql, type Expression, type SqlBool } from 'kysely';
import { FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Ordering } from '../../graphql/page-plan.ts';
import { listField, orderInput, type List, type OrderInput } from '../../graphql/list-field.ts';
import { encodeId } from '../../graphql/node.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import type { ExportColumn } from '../exports/export.ts';
import { listExport } from '../exports/list-export.ts';
import { courseColumns as columns } from './journal-course.columns.ts';
import {
  courseFilter,
  coursesOf,
  isAccepted,
  isPublished,
  isRefused,
  isWithdrawn,
  knownAuthors,
  stageDays,
} from './journal-course.filter.ts';
import { courseRows } from './journal-course.rows.ts';
import { JournalCourseConnection, JournalCourseRow } from './journal-course.types.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

const byId = { expression: sql.ref('journal_course.id'), type: 'integer' } as const;
const byDay = (name: string, description: string) => ({
  name,
  terms: [{ expression: sql.ref(`journal_course.${name}`), type: 'date' }, byId] as Ordering['terms'],
  description,
});
/** Courses that have not passed the stage come before one day. */
const byDays = (stage: keyof typeof stageDays, description: string) => ({
  name: stage,
  terms: [{ expression: sql`coalesce(${stageDays[stage]}, -1)`, type: 'integer' }, byId] as Ordering['terms'],
  description,
});

const byStart = byDay('started_on', 'The day of the submission or adoption.');
const timeOrder = orderInput(
  'CourseTimeOrder',
  {
    STARTED_ON: byStart,
    DAYS_TO_EDITOR_COMMENT: byDays('TO_EDITOR_COMMENT', 'The days to the editor’s comment; none: fewest.'),
    DAYS_TO_GATHERING: byDays('TO_GATHERING', 'The days from there to the gathering of the reviews.'),
    DAYS_TO_CHIEF_COMMENT: byDays('TO_CHIEF_COMMENT', 'The days from there to the editor-in-chief’s comment.'),
    DAYS_TO_PUBLICATION: byDays('TO_PUBLICATION', 'The days from there to the publication.'),
  },
  { field: 'STARTED_ON', direction: 'desc' },
);
const startOrder = orderInput('CourseStartOrder', { STARTED_ON: byStart }, { field: 'STARTED_ON', direction: 'desc' });
const decisionOrder = orderInput(
  'CourseDecisionOrder',
  { DECIDED_ON: byDay('decided_on', 'The day of the outcome.') },
  { field: 'DECIDED_ON', direction: 'desc' },
);
const publicationOrder = orderInput(
  'CoursePublicationOrder',
  { PUBLISHED_ON: byDay('published_on', 'The day of the publication.') },
  { field: 'PUBLISHED_ON', direction: 'desc' },
);

function courseList({
  which,
  fileName,
  columns: shown,
  ...own
}: {
  name: string;
  description: string;
  which?: (ctx: Context) => Expression<SqlBool>;
  order: OrderInput;
  fileName: string;
  columns: readonly ExportColumn<JournalCourseRow>[];
}) {
  const list: List<Context, Tables, 'journal_course', JournalCourseRow> = {
    on: () => ViewerType,
    type: () => JournalCourseConnection,
    roles: STATISTICS_READERS,
    rows: courseRows,
    visible: (ctx) => coursesOf(ctx, null, which?.(ctx)),
    filter: courseFilter,
    ...own,
  };
  return { field: listField(list), sheet: listExport(list, { fileName, columns: shown, rows: courseRows }) };
}

export const courseLists = [
  courseList({
    name: 'courseTimes',
    description: 'How long the stages of manuscripts took at their journals (SC-069), whatever became of them.',
    order: timeOrder,
    fileName: 'export.courseTimes',
    columns: [columns.number, columns.title, columns.journal, ...columns.stages, columns.started, ...columns.milestones],
  }),
  courseList({
    name: 'refusedCourses',
    description: 'Rejected and not accepted (SC-070), once each; what was reopened is not, nor what the author took back.',
    which: () => isRefused,
    order: decisionOrder,
    fileName: 'export.refusedCourses',
    columns: [
      columns.number,
      columns.title,
      columns.subject,
      columns.journal,
      columns.state,
      columns.opinion,
      columns.author,
      columns.decided,
    ],
  }),
  courseList({
    name: 'withdrawnCourses',
    description: 'Taken back by their authors, apart from what was refused.',
    which: () => isWithdrawn,
    order: decisionOrder,
    fileName: 'export.withdrawnCourses',
    columns: [columns.number, columns.title, columns.subject, columns.journal, columns.author, columns.withdrawn],
  }),
  courseList({
    name: 'acceptedCourses',
    description: 'Accepted by the editor-in-chief (SC-071).',
    which: () => isAccepted,
    order: decisionOrder,
    fileName: 'export.acceptedCourses',
    columns: [columns.number, columns.title, columns.subject, columns.journal, columns.articleType, columns.author, columns.chiefComment],
  }),
  courseList({
    name: 'publishedCourses',
    description: 'Published singly or sent to the press (SC-072), once each, by the first of these.',
    which: () => isPublished,
    order: publicationOrder,
    fileName: 'export.publishedCourses',
    columns: [columns.number, columns.title, columns.subject, columns.journal, columns.articleType, columns.author, columns.published],
  }),
  courseList({
    name: 'courseSources',
    description: 'Where the authors of submissions come from (SC-073). What the viewer reviews blind is left out.',
    which: knownAuthors,
    order: startOrder,
    fileName: 'export.courseSources',
    columns: [
      columns.number,
      columns.title,
      columns.journal,
      columns.firstRegion,
      columns.correspondingRegion,
      columns.state,
      columns.started,
    ],
  }),
];

@Resolver(() => JournalCourseRow)
export class JournalCourseResolver {
  @FieldResolver(() => ID, { description: 'Of this row, for lists; names nothing that node() would find.' })
  id(@Root() { id }: JournalCourseRow): string {
    return encodeId('JournalCourse', id);
  }
}
