// The areas that the facade's calls are told apart by: tags of the OpenAPI document.
import type { Row } from './row.ts';
import { accountRows } from './account.rows.ts';
import { auditRows } from './audit.rows.ts';
import { authorRows } from './author.rows.ts';
import { colloquiumFormRows } from './colloquium-form.rows.ts';
import { colloquiumListRows } from './colloquium-lists.rows.ts';
import { contentRows } from './content.rows.ts';
import { decisionRows } from './decisions.rows.ts';
import { departmentRows } from './departments.rows.ts';
import { editorialRows } from './editorial.rows.ts';
import { expertRows } from './experts.rows.ts';
import { invitedAuthorRows } from './invited-authors.rows.ts';
import { issueRows } from './issues.rows.ts';
import { journalRows } from './journals.rows.ts';
import { journalStatisticsRows } from './journal-statistics.rows.ts';
import { letterRows } from './letters.rows.ts';
import { listRows } from './lists.rows.ts';
import { messageRows } from './messages.rows.ts';
import { peopleRows } from './people.rows.ts';
import { poolRows } from './pool.rows.ts';
import { preprintRows } from './preprints.rows.ts';
import { pressRows } from './press.rows.ts';
import { profileRows } from './profile.rows.ts';
import { referenceRows } from './reference.rows.ts';
import { reviewFormRows } from './review-form.rows.ts';
import { reviewResultRows } from './review-results.rows.ts';
import { reviewerRows } from './reviewer.rows.ts';
import { rightsRows } from './rights.rows.ts';
import { roleRows } from './roles.rows.ts';
import { sectionRows } from './sections.rows.ts';
import { sessionRows } from './session.rows.ts';
import { settingsRows } from './settings.rows.ts';
import { statisticsRows } from './statistics.rows.ts';
import { submissionRows } from './submission.rows.ts';

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
