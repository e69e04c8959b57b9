// Gives a manuscript its number: journal number, year, four digits, in the order of submission.
import { sql } from 'kysely';
import { lockName } from '../../../database/locks.ts';
import { query } from '../../../database/tables.ts';
import type { Context } from '../../../context.ts';

const yearInShanghai = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Shanghai', year: 'numeric' });

/**
 * The next free number of the journal and year (cbCode). Submissions of one journal wait for each other from here until they are
 * committed, so that no number is given twice and none is skipped. The ten-thousandth of a year has five digits.
 */
export async function nextManuscriptNumber(ctx: Context, journalNumber: string): Promise<string> {
  const prefix = `${journalNumber}${yearInShanghai.format(ctx.clock.now())}`;
  await lockName(ctx.em, `manuscript-number ${prefix}`);
  const { rows } = await sql<{ last: number | null }>`
    select max(substr(manuscript_number, ${prefix.length + 1}::int)::int) as last from contribution
    where starts_with(manuscript_number, ${prefix}) and substr(manuscript_number, ${prefix.length + 1}::int) ~ '^[0-9]{4,9}$'`.execute(
    query(ctx.em),
  );
  return `${prefix}${String((rows[0]?.last ?? 0) + 1).padStart(4, '0')}`;
}
