// The journals that are one's own in the current role, by pages.
import { sql } from 'kysely';
import { handlingKinds } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { filter } from '../../graphql/list-field.ts';
import { inTurn } from '../../graphql/page-plan.ts';
import { pagedRows } from '../../graphql/paged-field.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { Colloquium } from './colloquium.entity.ts';
import { ColloquiumKind, type ColloquiumKindId } from './colloquium.enums.ts';
import { ColloquiumConnection } from './colloquium.types.ts';
import { isOwn } from './own-colloquiums.ts';

const column = (name: string) => sql.ref<number>(`colloquium.${name}`);

export const ownColloquiumPages = pagedRows({
  on: () => ViewerType,
  name: 'ownColloquiumConnection',
  description:
    'Journals and conferences in which the viewer holds the office of the current role; for the publisher’s staff those of their departments. By number.',
  type: () => ColloquiumConnection,
  roles: handlingKinds,
  narrow: {
    kind: filter<Context, ColloquiumKindId>({
      type: () => ColloquiumKind,
      description: 'Both unless asked otherwise.',
      where: (kind) => [sql<boolean>`${column('kind')} = ${kind}`],
    }),
  },
  ordering: { name: 'own', direction: 'asc', terms: inTurn([column('number'), 'text'], column('id')) },
  rows: (ctx: Context) => ({
    db: query(ctx.em),
    query: query(ctx.em)
      .selectFrom('colloquium')
      .where(isOwn(ctx, column('id'))),
    id: column('id'),
    load: (found) => ctx.em.find(Colloquium, { id: { $in: found.map(({ id }) => id) } }),
  }),
});
