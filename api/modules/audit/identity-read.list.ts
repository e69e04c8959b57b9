// The office holders who were shown the reviewers of a manuscript, newest first: for administrators whose scope is the whole house.
import { sql } from 'kysely';
import type { RoleKindId } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { containing } from '../../database/containing.ts';
import { query, type Tables } from '../../database/tables.ts';
import { maskOf } from '../../secrets/masked-number.ts';
import { dayFilter, filterInput, listField, orderInput, searchInput } from '../../graphql/list-field.ts';
import { conflictsOf } from '../accounts/addresses/authorship.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { peopleNamed } from '../search/folded.ts';
import { IdentityReadConnection, type IdentityReadRecord } from './audit.types.ts';
import { madeOf } from '../../graphql/connection.ts';
import { by } from '../../graphql/page-plan.ts';

interface ReadRow {
  id: string;
  user_name: string;
  real_name: string;
  role_kind: RoleKindId;
  manuscript_number: string | null;
  at: string;
}

const own = (column: string) => sql.ref(`identity_read.${column}`);

const recordOf = ({
  id,
  user_name: userName,
  real_name: realName,
  role_kind: role,
  manuscript_number: manuscriptNumber,
  at,
}: ReadRow): IdentityReadRecord => ({ id: Number(id), userName, realName, role, manuscriptNumber, at: new Date(at) });

export const identityReads = listField<Context, Tables, 'identity_read', IdentityReadRecord>({
  on: () => ViewerType,
  name: 'identityReads',
  description:
    'Office holders who were shown the reviewers of a manuscript whose review is not open, newest first; of manuscripts that the viewer wrote none. A record of some departments sees none.',
  type: () => IdentityReadConnection,
  roles: ['ADMINISTRATOR'],
  rows: (ctx) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('identity_read'),
    id: own('id'),
    mask: maskOf(ctx.env.SECRET_KEY, 'logLines'),
    row: {
      columns: sql`i.id::text as id, coalesce(u.username, u.email) as user_name, u.real_name, i.role_kind, c.manuscript_number, i.at`,
      joins: sql`left join identity_read i on i.id = page.page_id left join user_account u on u.id = i.user_id left join contribution c on c.id = i.contribution_id`,
    },
    load: madeOf<ReadRow, IdentityReadRecord>((found) => found.map(recordOf)),
  }),
  visible: (ctx) => {
    const { hasRootScope, identity } = signedIn(ctx);
    // Whether there are reviewers, and when somebody looked, is for the office to tell the author.
    return hasRootScope ? sql`${own('contribution_id')} <> all(array${conflictsOf(identity)})` : sql`false`;
  },
  search: searchInput<Context>('IdentityReadSearchScope', 'What a search of looks at names goes through.', {
    USER: {
      description: 'The name, user name or address of the reader.',
      where: (_ctx, word) =>
        sql`${own('user_id')} in (select u.id from user_account u where u.id in ${peopleNamed(word)} or u.username ilike ${containing(word)} or u.email ilike ${containing(word)})`,
    },
    NUMBER: {
      description: 'The number of the manuscript.',
      where: (_ctx, word) =>
        sql`${own('contribution_id')} in (select c.id from contribution c where c.manuscript_number ilike ${containing(word)})`,
    },
  }),
  filter: filterInput<Context>('IdentityReadFilter', 'What narrows the list of looks at names.', {
    at: dayFilter(own('at'), 'When it was.'),
  }),
  order: orderInput(
    'IdentityReadOrder',
    { AT: by('identityRead', 'When it was.', [own('at'), 'timestamptz'], own('id')) },
    { field: 'AT', direction: 'desc' },
  ),
});
