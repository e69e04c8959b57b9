// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, on, type Doors } from '../../doors.ts';
import { MANAGEMENT, OFFICE_PAGES, PROCESS } from '../../screen-sets.ts';

export const statementsDoors: Doors = {
  screens: {
    ...on([...PROCESS, ...MANAGEMENT], 'Colloquium.statementPolicy'),
    ...on(
      ['aiStatements'],
      'Viewer.aiStatements',
      'Viewer.aiStatementsExportUrl',
      'Viewer.aiStatementFigures',
      'Viewer.aiStatementFiguresExportUrl',
      'Mutation.drawStatementSample',
      'Mutation.checkStatement',
    ),
    ...on(OFFICE_PAGES, 'Query.statementsOfDecision'),
    ...on(PROCESS, 'Mutation.saveStatementPolicy'),
  },
  everyones: {
    ...because(
      'one’s own text is saved in whatever role one is: a switch takes nothing away that is typed',
      'Mutation.saveContributionStatements',
    ),
  },
  unlimited: [
    { names: ['drawStatementSample', 'checkStatement'], reason: 'replaces, or only shows, what a journal’s office says in its place' },
    { names: ['saveContributionStatements'], reason: 'replaces bounded text of one’s own in its place, as often as one types' },
    { names: ['saveStatementPolicy'], reason: 'replaces, or only shows, what a journal’s office says in its place' },
  ],
};
