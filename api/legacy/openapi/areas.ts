// The areas that the facade's calls are told apart by: tags of the OpenAPI document.
import type { Row } from '../row/row.ts';
import { accountRows } from '../account/account.rows.ts';
import { auditRows } from '../administration/audit.rows.ts';
import { authorRows } from '../wizard/author.rows.ts';
import { colloquiumFormRows } from '../operations/colloquium-form.rows.ts';
import { colloquiumListRows } from '../operations/colloquium-lists.rows.ts';
import { contentRows } from '../wizard/content.rows.ts';
import { decisionRows } from '../office/decisions.rows.ts';
import { departmentRows } from '../administration/departments.rows.ts';
import { editorialRows } from '../office/editorial.rows.ts';
import { expertRows } from '../reviewing/experts.rows.ts';
import { invitedAuthorRows } from '../office/invited-authors.rows.ts';
import { issueRows } from '../publishing/issues.rows.ts';
import { journalRows } from '../office/journals.rows.ts';
import { journalStatisticsRows } from '../operations/journal-statistics.rows.ts';
import { letterRows } from '../office/letters.rows.ts';
import { listRows } from '../office/lists.rows.ts';
import { messageRows } from '../account/messages.rows.ts';
import { peopleRows } from '../administration/people.rows.ts';
import { poolRows } from '../publishing/pool.rows.ts';
import { preprintRows } from '../publishing/preprints.rows.ts';
import { pressRows } from '../publishing/press.rows.ts';
import { profileRows } from '../account/profile.rows.ts';
import { referenceRows } from '../account/reference.rows.ts';
import { reviewFormRows } from '../reviewing/review-form.rows.ts';
import { reviewResultRows } from '../reviewing/review-results.rows.ts';
import { reviewerRows } from '../reviewing/reviewer.rows.ts';
import { rightsRows } from '../wizard/rights.rows.ts';
import { roleRows } from '../administration/roles.rows.ts';
import { sectionRows } from '../wizard/sections.rows.ts';
import { sessionRows } from '../account/session.rows.ts';
import { settingsRows } from '../operations/settings.rows.ts';
import { statisticsRows } from '../operations/statistics.rows.ts';
import { submissionRows } from '../wizard/submission.rows.ts';

interface Area {
  name: string;
  description: string;
  rows: readonly Readonly<Record<string, Row>>[];
}

export const areas: readonly Area[] = [
  { name: 'Session', description: 'Signing in and out, the current role and language, navigation.', rows: [sessionRows] },
  { name: 'Account', description: 'Registering, passwords, the address, personal information.', rows: [accountRows, profileRows] },
  { name: 'Reference', description: 'What forms offer: dictionaries, journals, columns, authors by code.', rows: [referenceRows] },
  {
    name: 'Submission',
    description: 'The wizard by which an author writes and submits.',
    rows: [contentRows, sectionRows, submissionRows],
  },
  { name: 'Manuscripts', description: 'Lists of manuscripts, their files, log and overview.', rows: [listRows, authorRows] },
  { name: 'Editing', description: 'What the office does with a manuscript, and its decisions.', rows: [editorialRows, decisionRows] },
  {
    name: 'Review',
    description: 'Inviting reviewers, answering, handing reviews in, summing them up.',
    rows: [expertRows, reviewerRows, reviewFormRows, reviewResultRows],
  },
  { name: 'Rights', description: 'The transfer of the rights in an accepted manuscript.', rows: [rightsRows] },
  { name: 'Pool', description: 'Manuscripts that were not accepted and that other journals may choose.', rows: [poolRows] },
  { name: 'Issues', description: 'Compiling issues, their contents, and what goes to the press.', rows: [issueRows, pressRows] },
  {
    name: 'Journals',
    description: 'Periodicals and conferences: lists, contents, workflow, parameters, letters, invited authors.',
    rows: [journalRows, colloquiumListRows, colloquiumFormRows, settingsRows, letterRows, invitedAuthorRows],
  },
  { name: 'Messages', description: 'One’s own messages, and uploads that a later call names.', rows: [messageRows] },
  { name: 'Preprints', description: 'Preprints that anyone may send in, and the links of public pages.', rows: [preprintRows] },
  { name: 'Statistics', description: 'How manuscripts and issues come along.', rows: [statisticsRows, journalStatisticsRows] },
  { name: 'Administration', description: 'People, roles, departments, the log.', rows: [peopleRows, roleRows, departmentRows, auditRows] },
];

const areaOf = new Map(
  areas.flatMap(({ name, rows }) => rows.flatMap((some) => Object.values(some).map((row): [Row, string] => [row, name]))),
);

/** Undefined for a row of no area, which the table has none of. */
export function tagOf(row: Row): string | undefined {
  return areaOf.get(row);
}
