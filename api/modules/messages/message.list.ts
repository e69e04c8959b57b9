// The viewer's messages.
import { sql } from 'kysely';
import { signedIn, type Context } from '../../context.ts';
import { query, type Tables } from '../../database/tables.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { listField, orderInput } from '../../graphql/list-field.ts';
import { by } from '../../graphql/page-plan.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { Message } from './message.entity.ts';
import { isOpenToItsReader } from './message.policy.ts';

const { Connection } = connectionTypes('Message', () => Message);

export const messageList = listField<Context, Tables, 'message', Message>({
  on: () => ViewerType,
  name: 'messages',
  description: 'The viewer’s messages, newest first.',
  type: () => Connection,
  rows: (ctx) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('message').where('message.user_id', '=', signedIn(ctx).userId).where(isOpenToItsReader),
    id: sql.ref('message.id'),
    load: (found) => ctx.em.find(Message, { id: { $in: found.map(({ id }) => id) } }),
  }),
  order: orderInput(
    'MessageOrder',
    { CREATED_AT: by('message', 'When it came.', ['message.created_at', 'timestamptz'], 'message.id') },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
});
