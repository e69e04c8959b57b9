// All preprints, newest first (P2-418), for people who may read them.
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../context.ts';
import type { TablesWith } from '../../database/tables.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { listField, orderInput, searchInput } from '../../graphql/list-field.ts';
import { by } from '../../graphql/page-plan.ts';
import { holds } from '../search/folded.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { Preprint } from './preprint.entity.ts';
import { READING_PREPRINTS } from './preprint.types.ts';

const { Connection } = connectionTypes('Preprint', () => Preprint);

export const preprintList = listField({
  on: () => ViewerType,
  name: 'preprints',
  description: 'All preprints, newest first.',
  type: () => Connection,
  roles: READING_PREPRINTS,
  rows: (ctx: Context) => ({
    db: ctx.em.getKysely<TablesWith<Preprint, 'preprint'>>(),
    query: ctx.em.getKysely<TablesWith<Preprint, 'preprint'>>().selectFrom('preprint'),
    id: sql.ref('preprint.id'),
    load: (found) => ctx.em.find(Preprint, { id: { $in: found.map(({ id }) => id) } }),
  }),
  search: searchInput<Context>('PreprintSearchScope', 'What of a preprint a search looks through.', {
    TITLE: { description: 'Its title.', where: (_ctx, word) => holds(sql.ref('preprint.title'), word) },
    KEYWORDS: { description: 'Its keywords.', where: (_ctx, word) => holds(sql.ref('preprint.keywords'), word) },
    AUTHOR: {
      description: 'The names and units of its authors.',
      where: (_ctx, word) =>
        sql<SqlBool>`exists (select from jsonb_to_recordset(preprint.authors) as author(name text, unit text) where ${holds(sql.ref('author.name'), word)} or ${holds(sql.ref('author.unit'), word)})`,
    },
  }),
  order: orderInput(
    'PreprintOrder',
    { SUBMITTED_AT: by('preprint', 'When it was sent in.', ['preprint.submitted_at', 'timestamptz'], 'preprint.id') },
    { field: 'SUBMITTED_AT', direction: 'desc' },
  ),
});
