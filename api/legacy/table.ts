// The facade's table: every documented call of the old system, by its number in the list of calls.
import { accountRows } from './account.rows.ts';
import { auditRows } from './audit.rows.ts';
import { authorRows } from './author.rows.ts';
import { colloquiumListRows } from './colloquium-lists.rows.ts';
import { colloquiumFormRows } from './colloquium-form.rows.ts';
import { contentRows } from './content.rows.ts';
import { decisionRows } from './decisions.rows.ts';
import { departmentRows } from './departments.rows.ts';
import { editorialRows } from './editorial.rows.ts';
import { expertRows } from './experts.rows.ts';
import { invitedAuthorRows } from './invited-authors.rows.ts';
import { issueRows } from './issues.rows.ts';
import { journalStatisticsRows } from './journal-statistics.rows.ts';
import { journalRows } from './journals.rows.ts';
import { letterRows } from './letters.rows.ts';
import { listRows } from './lists.rows.ts';
import { messageRows } from './messages.rows.ts';
import { peopleRows } from './people.rows.ts';
import { preprintRows } from './preprints.rows.ts';
import { poolRows } from './pool.rows.ts';
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

export const table = {
  ...sessionRows,
  ...accountRows,
  ...referenceRows,
  ...contentRows,
  ...submissionRows,
  ...sectionRows,
  ...listRows,
  ...reviewerRows,
  ...journalRows,
  ...colloquiumListRows,
  ...departmentRows,
  ...settingsRows,
  ...roleRows,
  ...journalStatisticsRows,
  ...colloquiumFormRows,
  ...pressRows,
  ...issueRows,
  ...auditRows,
  ...authorRows,
  ...editorialRows,
  ...decisionRows,
  ...letterRows,
  ...expertRows,
  ...invitedAuthorRows,
  ...messageRows,
  ...peopleRows,
  ...preprintRows,
  ...poolRows,
  ...profileRows,
  ...reviewFormRows,
  ...reviewResultRows,
  ...rightsRows,
  ...statisticsRows,
};

export type RowId = keyof typeof table;
