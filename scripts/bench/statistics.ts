// The operations centre's statistics screens: the rows of manuscripts and journals, and the figures of their charts, of everything and of
// one journal.
import { toGlobalId } from 'graphql-relay';
import { COMMON_TERM } from '../load/words.ts';
import type { ApiProcess } from './api-process.ts';
import type { Operation } from './operations.ts';
import type { World } from './world.ts';

const ROW =
  'totalCount edges { node { id manuscriptNumber titleZh colloquium { name subject { label } } articleType { label } firstAuthorName startedOn editorCommentOn gatheredOn chiefCommentOn publishedOn daysToEditorComment daysToGathering daysToChiefComment daysToPublication outcome decidedOn opinion state firstAuthorRegion { label } correspondingAuthorRegion { label } } }';
const lists = {
  times: 'courseTimes',
  refused: 'refusedCourses',
  accepted: 'acceptedCourses',
  published: 'publishedCourses',
  sources: 'courseSources',
};
const figures = {
  stages: 'courseStageFigures(filter: $filter) { stage count medianDays ninetiethPercentileDays spans { fromDays count } }',
  decisions: 'courseDecisionFigures(filter: $filter) { month accepted notAccepted rejected deskRejected withdrawn }',
  submissions: 'courseSubmissionFigures(filter: $filter) { month submitted adopted }',
  publications: 'coursePublicationFigures(filter: $filter) { month singly inIssues }',
  regions: 'courseSourceFigures(filter: $filter) { region { label } firstAuthors correspondingAuthors }',
};

const named = (prefix: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      `${prefix}_${name}`,
      `query ${prefix}_${name}($filter: CourseFilter) { viewer { id ${prefix === 'Courses' ? `${text}(first: 10, filter: $filter) { ${ROW} }` : text} } }`,
    ]),
  );

/** Sent by hash like those of the web client. */
export const STATISTICS_DOCUMENTS: Readonly<Record<string, string>> = {
  ...named('Courses', lists),
  ...named('Figures', figures),
  CoursesByDays: `query CoursesByDays { viewer { id courseTimes(first: 10, orderBy: { field: DAYS_TO_CHIEF_COMMENT, direction: DESC }) { ${ROW} } } }`,
};

export function statisticsOperations(api: ApiProcess, world: World): Operation[] {
  const read = (name: string, document: string, filter: object = {}, page: object = {}): Operation => ({
    name: `statistics, ${name}`,
    who: 'operations',
    isComparable: false,
    prepare: async () => async () => await api.send(document, { filter, ...page }, { token: world.tokens.operations }),
  });
  const firstPage = { first: 10, page: 1 };
  const journal = { colloquiumId: toGlobalId('Colloquium', '7') };
  return [
    ...Object.keys(lists).map((name) => read(`rows of ${name}`, `Courses_${name}`)),
    read('rows, longest first', 'CoursesByDays'),
    read('rows of a journal', 'Courses_times', journal),
    read('rows, common term', 'Courses_times', { keyword: COMMON_TERM.text }),
    ...Object.keys(figures).map((name) => read(`figures of ${name}`, `Figures_${name}`)),
    read('stages of a journal', 'Figures_stages', journal),
    read('stages, common term', 'Figures_stages', { keyword: COMMON_TERM.text }),
    read('state of journals', 'JournalStatusPageQuery', {}, { ...firstPage, orderBy: { field: 'NUMBER', direction: 'ASC' } }),
    read('figures of their state', 'StatusFiguresQuery'),
    read('progress of issues', 'JournalProgressPageQuery', {}, { ...firstPage, orderBy: { field: 'PLANNED_ON', direction: 'DESC' } }),
    read(
      'late issues',
      'JournalProgressPageQuery',
      { progress: ['DELAYED'] },
      { ...firstPage, orderBy: { field: 'PLANNED_ON', direction: 'DESC' } },
    ),
    read('figures of their progress', 'ProgressFiguresQuery'),
  ];
}
