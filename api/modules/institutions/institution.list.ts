// The register as the office reads it: found by every name that an institution has; those that were merged stand no longer there.
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../context.ts';
import type { TablesWith } from '../../database/tables.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { filter, filterInput, listField, orderInput, searchInput } from '../../graphql/list-field.ts';
import { by } from '../../graphql/page-plan.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { keyHolds } from '../search/folded.ts';
import { Institution } from './institution.entity.ts';

const { Connection } = connectionTypes('Institution', () => Institution);

type Known = TablesWith<Institution, 'institution'>;

export const institutionList = listField({
  on: () => ViewerType,
  name: 'institutions',
  description: 'All institutions of the register.',
  type: () => Connection,
  roles: ['OPERATIONS'],
  rows: (ctx: Context) => ({
    db: ctx.em.getKysely<Known>(),
    query: ctx.em.getKysely<Known>().selectFrom('institution').where('institution.merged_into_id', 'is', null),
    id: sql.ref('institution.id'),
    load: (found) => ctx.em.find(Institution, { id: { $in: found.map(({ id }) => id) } }),
  }),
  search: searchInput<Context>('InstitutionSearchScope', 'What of an institution a search looks through.', {
    NAME: {
      description: 'All its names, its ROR iD and its city.',
      where: (_ctx, word) =>
        sql<SqlBool>`(institution.id in (select n.institution_id from institution_name n where ${keyHolds(sql.ref('n.key'), word)})
          or institution.ror_id = lower(${word}) or fold(institution.city) = fold(${word}))`,
    },
  }),
  filter: filterInput('InstitutionFilter', 'Narrows the list of institutions.', {
    hasRorId: filter<Context, boolean>({
      type: () => Boolean,
      description: 'Those with a ROR iD, or those without.',
      where: (has) => [has ? sql<SqlBool>`institution.ror_id is not null` : sql<SqlBool>`institution.ror_id is null`],
    }),
  }),
  order: orderInput(
    'InstitutionOrder',
    {
      NAME: by('name', 'Its name.', ['institution.name', 'text'], 'institution.id'),
      NEWEST: by('number', 'When it came to the register.', 'institution.id'),
    },
    { field: 'NAME', direction: 'asc' },
  ),
});
