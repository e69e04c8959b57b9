// Uses of a dictionary entry, so that nobody retires one blindly.
import { sql } from 'kysely';
import { defineLoader } from '../../../context.ts';
import { query } from '../../../database/tables.ts';

/** Every column that refers to an entry, by its table; a test compares them with the database. */
export const USING_COLUMNS = {
  journals: ['colloquium.subject_id', 'colloquium.cycle_id'],
  manuscripts: [
    'contribution.subject_id',
    'contribution.article_type_id',
    'contribution_author.degree_id',
    'contribution_author.professional_title_id',
    'suggested_reviewer.degree_id',
    'suggested_reviewer.duty_id',
    'suggested_reviewer.professional_title_id',
  ],
  people: ['profile.degree_id', 'profile.duty_id', 'profile.professional_title_id'],
} as const;

/** Counting stops here: it only matters that an entry is used. */
const MOST_USES = 1000;

type EntryUses = Record<keyof typeof USING_COLUMNS, number>;

/**
 * Counts only people who have come: an account that waits for its person was made by an invitation, which the count would reveal (decision
 * 62).
 */
const OF_WHO_HAS_COME = sql`and exists (select from user_account u where u.id = x.user_id and (u.activated_at is not null or u.password_hash is not null))`;

/** At most so many rows of each column, from its index. */
function countOf(columns: readonly string[]) {
  return sql.join(
    columns.map((place) => {
      const [table = '', column = ''] = place.split('.');
      return sql`(select count(*)::int from (select 1 from ${sql.table(table)} x where ${sql.ref(`x.${column}`)} = e.id ${table === 'profile' ? OF_WHO_HAS_COME : sql``} limit ${sql.lit(MOST_USES)}) counted)`;
    }),
    sql` + `,
  );
}

/** One statement for all entries of a screen. */
export const usesOf = defineLoader<number, EntryUses>(async (ctx, ids) => {
  const { rows } = await sql<
    EntryUses & { id: number }
  >`select e.id, least(${countOf(USING_COLUMNS.journals)}, ${sql.lit(MOST_USES)}) as journals,
      least(${countOf(USING_COLUMNS.manuscripts)}, ${sql.lit(MOST_USES)}) as manuscripts, least(${countOf(USING_COLUMNS.people)}, ${sql.lit(MOST_USES)}) as people
    from dictionary_entry e where e.id = any(${ids})`.execute(query(ctx.em));
  const found = new Map(rows.map(({ id, journals, manuscripts, people }) => [id, { journals, manuscripts, people }]));
  return ids.map((id) => found.get(id) ?? { journals: 0, manuscripts: 0, people: 0 });
});
