// Texts of units that the register knows nothing of, each once, with how many authors write so: what the office places.
import { sql, type SqlBool } from 'kysely';
import { signedIn, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { Auth, Int, ObjectType, one, output } from '../../../graphql/declare.ts';
import { listField, orderInput, searchInput } from '../../../graphql/list-field.ts';
import { by } from '../../../graphql/page-plan.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { holds } from '../../search/folded.ts';
import { handledBy, withKnownAuthors } from '../access/contribution.visibility.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A text of a unit that names no institution of the register.' })
class UnplacedUnit extends output({
  text: one(String, 'As most of its authors write it.'),
  authorCount: one(Int, 'Authors who write so, of the manuscripts that the viewer handles.'),
}) {
  id!: number;
}

const { Connection } = connectionTypes('UnplacedUnit', () => UnplacedUnit);

/** Authors whom the viewer may know, of manuscripts that the viewer handles: an author’s unit says who somebody is. */
export function knownAuthors(ctx: Context) {
  const viewer = signedIn(ctx);
  return query(ctx.em)
    .selectFrom('contribution_author')
    .innerJoin('contribution', 'contribution.id', 'contribution_author.contribution_id')
    .where((eb) => eb.and([handledBy(eb, viewer), withKnownAuthors(eb, viewer)]))
    .select('contribution_author.id');
}

export const unplacedUnitList = listField({
  on: () => ViewerType,
  name: 'unplacedUnits',
  description: 'Texts of units that name no institution of the register, in the manuscripts that the viewer handles.',
  type: () => Connection,
  roles: ['OPERATIONS'],
  rows: (ctx: Context) => ({
    db: query(ctx.em),
    query: query(ctx.em)
      .selectFrom(
        sql<{
          id: number;
          text: string;
          author_count: number;
        }>`(select min(u.id) as id, mode() within group (order by u.text) as text, count(*)::int as author_count
          from author_unit u where u.institution_id is null and u.author_id in ${knownAuthors(ctx)}
            and not exists (select from institution_name n where n.folded = u.folded) group by u.folded)`.as('unplaced'),
      )
      .select(['unplaced.text', 'unplaced.author_count']),
    id: sql.ref('unplaced.id'),
    load: (found) =>
      found.map(({ id, row }) =>
        Object.assign(new UnplacedUnit(), { id, text: String(row['text']), authorCount: Number(row['author_count']) }),
      ),
  }),
  search: searchInput<Context>('UnplacedUnitSearchScope', 'What of a unit a search looks through.', {
    TEXT: { description: 'Its text.', where: (_ctx, word) => sql<SqlBool>`${holds(sql.ref('unplaced.text'), word)}` },
  }),
  order: orderInput(
    'UnplacedUnitOrder',
    {
      AUTHORS: by('authors', 'How many authors write so.', 'unplaced.author_count', 'unplaced.id'),
      TEXT: by('text', 'Its text.', ['unplaced.text', 'text'], 'unplaced.id'),
    },
    { field: 'AUTHORS', direction: 'desc' },
  ),
});
