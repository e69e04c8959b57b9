// The tree of departments and the choices of forms, by pages.
import { sql } from 'kysely';
import { ID } from '../../../graphql/declare.ts';
import { signedIn, type Context } from '../../../context.ts';
import { isOneOf, query } from '../../../database/tables.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { inTurn } from '../../../graphql/page-plan.ts';
import { pagedItems, pagedRows } from '../../../graphql/paged-field.ts';
import { Department } from '../department.entity.ts';
import { DepartmentPlace } from './department-place.ts';
import { optionsBelow, type Below } from './department.service.ts';

const { Connection: DepartmentConnection } = connectionTypes('Department', () => Department);

const column = (name: string) => sql.ref(`department.${name}`);

export const departmentPages = pagedRows({
  on: null,
  name: 'departmentConnection',
  description: 'Flat: every department of the current record’s data scope, siblings in their order.',
  type: () => DepartmentConnection,
  roles: ['ADMINISTRATOR'],
  ordering: { name: 'department', direction: 'asc', terms: inTurn([column('position'), 'integer'], column('id')) },
  rows: (ctx: Context) => {
    const { hasRootScope, departmentIds } = signedIn(ctx);
    const all = query(ctx.em).selectFrom('department');
    return {
      db: query(ctx.em),
      query: hasRootScope ? all : all.where(isOneOf(column('id'), departmentIds)),
      id: column('id'),
      load: (found) => ctx.em.find(Department, { id: { $in: found.map(({ id }) => id) } }),
    };
  },
});

/** The order of a tree is no order of columns: the choices of a form are read as a whole. */
export const departmentOptionPages = pagedItems({
  on: null,
  name: 'departmentOptionConnection',
  description:
    'The children of a department, in order, as far as they lie in the current record’s data scope; of the whole publisher when neither is named. With `ofEveryLevel` all that stand below it, each followed by its own.',
  type: () => DepartmentConnection,
  roles: ['PUBLISHING_EDITOR', 'OPERATIONS', 'ADMINISTRATOR'],
  arguments: {
    parentId: { type: () => ID, description: 'The department whose children are listed.' },
    below: { type: () => DepartmentPlace, description: 'The same by its place in the house.' },
    ofEveryLevel: { type: () => Boolean, description: 'Also all that stand below them.' },
  },
  items: (ctx: Context, _root: unknown, asked: Below) => optionsBelow(ctx, asked),
  idOf: ({ id }) => id,
});
