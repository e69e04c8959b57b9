// API tokens of the people that an administrator may know of, newest first.
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { ID } from '../../../graphql/declare.ts';
import { signedIn, type Context } from '../../../context.ts';
import { containing } from '../../../database/containing.ts';
import { query, type Tables } from '../../../database/tables.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { filter, filterInput, listField, orderInput, searchInput } from '../../../graphql/list-field.ts';
import { decodeId } from '../../../graphql/node.ts';
import { by } from '../../../graphql/page-plan.ts';
import { ApiToken } from '../../accounts/sessions/api-token.entity.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { holds } from '../../search/folded.ts';
import { peopleVisibleTo } from '../user.policy.ts';
import { ApiTokenState } from './api-token.types.ts';

const { Connection } = connectionTypes('ApiToken', () => ApiToken);
const eb = expressionBuilder<Tables, 'api_token' | 'user_account'>();

/** `stateOf` (api-token.types.ts) as a condition. */
function inState(state: keyof typeof ApiTokenState, now: Date): Expression<SqlBool> {
  if (state === 'REVOKED') return eb('api_token.revoked_at', 'is not', null);
  return eb.and([eb('api_token.revoked_at', 'is', null), eb('api_token.expires_at', state === 'WORKING' ? '>' : '<=', now)]);
}

export const apiTokenList = listField({
  on: () => ViewerType,
  name: 'apiTokens',
  description: 'API tokens of people of the departments that the viewer’s role holds, newest first.',
  type: () => Connection,
  roles: ['ADMINISTRATOR'],
  rows: (ctx: Context) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('api_token').innerJoin('user_account', 'user_account.id', 'api_token.user_id'),
    id: sql.ref('api_token.id'),
    load: (found) =>
      ctx.em.find(ApiToken, { id: { $in: found.map((row) => row.id) } }, { populate: ['role', 'user', 'user.department', 'user.roles'] }),
  }),
  visible: (ctx) => peopleVisibleTo(signedIn(ctx)),
  search: searchInput<Context>('ApiTokenSearchScope', 'What of a token a search looks through.', {
    NAME: { description: 'What it is for.', where: (_ctx, word) => holds(eb.ref('api_token.name'), word) },
    PERSON: {
      description: 'Name, user name and address of the person it acts as.',
      where: (_ctx, word) =>
        eb.or([
          holds(eb.ref('user_account.real_name'), word),
          eb('user_account.username', 'ilike', containing(word)),
          eb('user_account.email', 'ilike', containing(word)),
        ]),
    },
  }),
  filter: filterInput<Context>('ApiTokenFilter', 'Narrows the list of API tokens.', {
    userId: filter<Context, string>({
      type: () => ID,
      description: 'The person it acts as.',
      where: (id) => [eb('api_token.user_id', '=', decodeId('User', id))],
    }),
    states: filter<Context, (keyof typeof ApiTokenState)[]>({
      type: () => [ApiTokenState],
      description: 'How it stands, any of these; none given: however it stands.',
      where: (states, ctx) => (states.length > 0 ? [eb.or(states.map((state) => inState(state, ctx.clock.now())))] : []),
    }),
  }),
  order: orderInput(
    'ApiTokenOrder',
    {
      CREATED_AT: by('apiToken', 'When it was made.', ['api_token.created_at', 'timestamptz'], 'api_token.id'),
      EXPIRES_AT: by('apiTokenEnd', 'When it runs out.', ['api_token.expires_at', 'timestamptz'], 'api_token.id'),
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
});
