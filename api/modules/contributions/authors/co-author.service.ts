// The viewer's earlier co-authors: the viewer's own entries in their manuscripts, and nothing from the register (docs/decisions/0019).
import { sql } from 'kysely';
import { signedIn, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import { holds } from '../../search/folded.ts';

/** How many are offered at most. */
const MOST = 10;

/** Authors of the viewer's own manuscripts whose name contains `name`, each person once as last entered; by name. */
export async function coAuthorsNamed(ctx: Context, name: string): Promise<ContributionAuthor[]> {
  const wanted = name.trim();
  if (wanted === '') return [];
  const viewer = signedIn(ctx);
  const rows = await query(ctx.em)
    .selectFrom('contribution_author as a')
    .innerJoin('contribution as w', 'w.id', 'a.contribution_id')
    // The same person: the same account, else the same address, else the same name.
    .select(({ ref }) => [sql<number>`max(${ref('a.id')})`.as('id')])
    .where('w.submitter_id', '=', viewer.userId)
    .where(({ ref }) => holds(ref('a.person_name'), wanted))
    .where((eb) => eb.or([eb('a.user_id', 'is', null), eb('a.user_id', '<>', viewer.userId)]))
    .groupBy(({ ref }) => sql`coalesce(${ref('a.user_id')}::text, ${ref('a.email')}, ${ref('a.person_name')})`)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const authors = await ctx.em.find(
    ContributionAuthor,
    { id: { $in: rows.map(({ id }) => id) } },
    { populate: ['professionalTitle', 'degree', 'contribution'], strategy: 'joined' },
  );
  return authors.sort((one, other) => one.personName.localeCompare(other.personName, ctx.language) || other.id - one.id);
}
