// All role records for administrators, in the order of their numbers: the seeded ones first.
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../context.ts';
import { isOneOf, query } from '../../../database/tables.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { filter, filterInput, listField, orderInput, searchInput } from '../../../graphql/list-field.ts';
import { by } from '../../../graphql/page-plan.ts';
import type { RoleKindId } from '../../../../shared/roles.ts';
import { holds } from '../../search/folded.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { RoleKind } from '../organization.enums.ts';
import { Role } from '../role.entity.ts';

const { Connection } = connectionTypes('Role', () => Role);

export const roleList = listField({
  on: () => ViewerType,
  name: 'roleRecords',
  description: 'All role records.',
  type: () => Connection,
  roles: ['ADMINISTRATOR'],
  rows: (ctx: Context) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('role'),
    id: sql.ref('role.id'),
    load: (found) => ctx.em.find(Role, { id: { $in: found.map((row) => row.id) } }, { populate: ['department'] }),
  }),
  search: searchInput<Context>('RoleSearchScope', 'What of a role record a search looks through.', {
    NAME: {
      description: 'Its name in either language.',
      where: (_ctx, word) => sql<SqlBool>`(${holds(sql.ref('role.name_zh'), word)} or ${holds(sql.ref('role.name_en'), word)})`,
    },
    REMARK: { description: 'Its remark.', where: (_ctx, word) => holds(sql.ref('role.remark'), word) },
  }),
  filter: filterInput('RoleFilter', 'Narrows the list of role records.', {
    kinds: filter<Context, RoleKindId[]>({
      type: () => [RoleKind],
      description: 'One of these kinds; none given: every kind.',
      where: (kinds) => (kinds.length > 0 ? [isOneOf(sql.ref('role.kind'), kinds)] : []),
    }),
  }),
  order: orderInput(
    'RoleOrder',
    {
      NUMBER: by('number', 'Its number.', 'role.id'),
      NAME: by('name', 'Its name in Chinese.', ['role.name_zh', 'text'], 'role.id'),
      CREATED_AT: by('created', 'When it was made.', ['role.created_at', 'timestamptz'], 'role.id'),
    },
    { field: 'NUMBER', direction: 'asc' },
  ),
});
