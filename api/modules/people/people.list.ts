// The people that an administrator may know of, newest account first (SC-120).
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import type { RoleKindId } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { containing } from '../../database/containing.ts';
import { isOneOf, query, type Tables } from '../../database/tables.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { namesEnum } from '../../graphql/declare.ts';
import { dayFilter, filter, filterInput, listField, orderInput, searchInput, type List } from '../../graphql/list-field.ts';
import { by } from '../../graphql/page-plan.ts';
import { RoleKind } from '../organization/organization.enums.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { peopleNamed } from '../search/folded.ts';
import { isKindShown } from '../organization/roles/roles-shown.ts';
import { peopleVisibleTo } from './user.policy.ts';

const { Connection } = connectionTypes('User', () => User);
const eb = expressionBuilder<Tables, 'user_account'>();

const UserStatus = namesEnum('UserStatus', 'Whether a person may sign in.', {
  NORMAL: 'They may (1 on the facade).',
  DISABLED: 'They may not (0 on the facade).',
});

/** Also what its spreadsheet narrows by (people.export.ts). */
export const people: List<Context, Tables, 'user_account', User> = {
  on: () => ViewerType,
  name: 'people',
  description: 'Accounts of the departments that the viewer’s role holds, newest first.',
  type: () => Connection,
  roles: ['ADMINISTRATOR'],
  rows: (ctx: Context) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('user_account'),
    id: sql.ref('user_account.id'),
    load: (found) => ctx.em.find(User, { id: { $in: found.map((row) => row.id) } }, { populate: ['roles', 'department'] }),
  }),
  visible: (ctx) => peopleVisibleTo(signedIn(ctx)),
  search: searchInput<Context>('PeopleSearchScope', 'What of a person a search looks through.', {
    LOGIN_NAME: {
      description: 'What they sign in with: user name or address.',
      where: (_ctx, word) =>
        eb.or([eb('user_account.username', 'ilike', containing(word)), eb('user_account.email', 'ilike', containing(word))]),
    },
    NAME: { description: 'The person’s name.', where: (_ctx, word) => sql<SqlBool>`user_account.id in ${peopleNamed(word)}` },
    CODE: { description: 'The person code.', where: (_ctx, word) => eb('user_account.code', 'ilike', containing(word)) },
  }),
  filter: filterInput<Context>('PeopleFilter', 'Narrows the list of people.', {
    statuses: filter<Context, (keyof typeof UserStatus)[]>({
      type: () => [UserStatus],
      description: 'Whether they may sign in; none given: both.',
      where: (statuses) => (statuses.length === 1 ? [eb('user_account.is_enabled', '=', statuses[0] === 'NORMAL')] : []),
    }),
    roleKinds: filter<Context, RoleKindId[]>({
      type: () => [RoleKind],
      description: 'Holds a role of one of these kinds; none given: whatever they hold.',
      where: (kinds, ctx) =>
        kinds.length > 0
          ? [
              sql<boolean>`exists (select from user_role h join role r on r.id = h.role_id where h.user_id = user_account.id and ${isOneOf(sql.ref('r.kind'), kinds)} and ${isKindShown(signedIn(ctx), sql.ref('r.kind'))})`,
            ]
          : [],
    }),
    created: dayFilter(sql.ref('user_account.created_at'), 'The day on which the account was made.'),
  }),
  order: orderInput(
    'PeopleOrder',
    {
      CREATED_AT: by('person', 'When the account was made.', ['user_account.created_at', 'timestamptz'], 'user_account.id'),
      LOGIN_NAME: by(
        'loginName',
        'What they sign in with.',
        [sql`coalesce(user_account.username, user_account.email)`, 'text'],
        'user_account.id',
      ),
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
};

export const peopleList = listField(people);
