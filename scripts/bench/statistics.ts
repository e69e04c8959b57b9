// The operations centre's statistics screens: the rows of manuscripts and journals, and the figures of their charts, of everything and of
// one journal.
import { toGlobalId } from 'graphql-relay';
import { COMMON_TERM } from '../load/words.ts';
import type { ApiProcess } from './api-process.ts';
import { figures, lists } from './documents.ts';
import type { Operation } from './operation.ts';
import type { World } from './world.ts';

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
    ...Object.keys(lists).map((name) => read(`rows of ${name}`, `Histories_${name}`)),
    read('rows, longest first', 'HistoriesByDays'),
    read('rows of a journal', 'Histories_times', journal),
    read('rows, common term', 'Histories_times', { keyword: COMMON_TERM.text }),
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
