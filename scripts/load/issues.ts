// The loader's issues: of each journal some that went to the press at even distances over the years, and an open one.
import { JOURNALS } from './people.ts';

/** The end of the six years that the histories lie in. */
export const LAST_DAY = '2026-11-01';
const YEARS = 6;
/** Issues of each journal; the last is open. */
export const ISSUES = 8;
const SENT = ISSUES - 1;
const BEGIN = `(timestamptz '${LAST_DAY}' - interval '${YEARS} years')`;
const APART = `(interval '${YEARS} years' / ${SENT})`;

/** Both as SQL. */
export const issueId = (journal: string, number: string) => `((${journal} - 1) * ${ISSUES} + ${number})`;

/** The number of the issue that went to the press next after a moment. */
export const pressedIn = (moment: string) =>
  `least(${SENT}, greatest(1, ceil(extract(epoch from (${moment}) - ${BEGIN}) / extract(epoch from ${APART}))))::int`;

/** Planned for the month of the press or one beside it; of the open ones some are late, some saved and some just begun. */
export const issueStatements: readonly string[] = [
  `insert into issue (id, colloquium_id, number, planned_on, created_at, sent_at, saved_at, exported_at)
   select ${issueId('j', 'n')}, j, n, date_trunc('month', coalesce(sent, timestamptz '${LAST_DAY}' + interval '3 months')) + interval '1 month' * (j % 3 - 1) - case when sent is null and j % 4 = 0 then interval '6 months' else interval '0' end,
     ${BEGIN} + ${APART} * (n - 1), sent, coalesce(sent, case when j % 2 = 0 then timestamptz '${LAST_DAY}' end), sent
   from generate_series(1, ${JOURNALS}) j cross join generate_series(1, ${ISSUES}) n
     cross join lateral (select case when n <= ${SENT} then ${BEGIN} + ${APART} * n end as sent) one`,
];
