// The facade's table: every documented call of the old system, by its number in the list of calls.
import { accountRows } from './account/account.rows.ts';
import { auditRows } from './administration/audit.rows.ts';
import { authorRows } from './wizard/author.rows.ts';
import { colloquiumListRows } from './operations/colloquium-lists.rows.ts';
import { colloquiumFormRows } from './operations/colloquium-form.rows.ts';
import { contentRows } from './wizard/content.rows.ts';
import { decisionRows } from './office/decisions.rows.ts';
import { departmentRows } from './administration/departments.rows.ts';
import { editorialRows } from './office/editorial.rows.ts';
import { expertRows } from './reviewing/experts.rows.ts';
import { invitedAuthorRows } from './office/invited-authors.rows.ts';
import { issueRows } from './publishing/issues.rows.ts';
import { journalStatisticsRows } from './operations/journal-statistics.rows.ts';
import { journalRows } from './office/journals.rows.ts';
import { letterRows } from './office/letters.rows.ts';
import { listRows } from './office/lists.rows.ts';
import { messageRows } from './account/messages.rows.ts';
import { peopleRows } from './administration/people.rows.ts';
import { preprintRows } from './publishing/preprints.rows.ts';
import { poolRows } from './publishing/pool.rows.ts';
import { pressRows } from './publishing/press.rows.ts';
import { profileRows } from './account/profile.rows.ts';
import { referenceRows } from './account/reference.rows.ts';
import { reviewFormRows } from './reviewing/review-form.rows.ts';
import { reviewResultRows } from './reviewing/review-results.rows.ts';
import { reviewerRows } from './reviewing/reviewer.rows.ts';
import { rightsRows } from './wizard/rights.rows.ts';
import { roleRows } from './administration/roles.rows.ts';
import { sectionRows } from './wizard/sections.rows.ts';
import { sessionRows } from './account/session.rows.ts';
import { settingsRows } from './operations/settings.rows.ts';
import { statisticsRows } from './operations/statistics.rows.ts';
import { submissionRows } from './wizard/submission.rows.ts';

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
