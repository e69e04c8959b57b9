// Messages inside the product.
import { RoleKind } from '../../../shared/roles.ts';
import { policiesOf, type Module } from '../../module.ts';
import { messagesDoors } from './messages.doors.ts';
import { Message } from './message.entity.ts';
import { messageList } from './message.list.ts';
import { messagePolicy } from './message.policy.ts';
import { MessageResolver, ViewerMessagesResolver } from './message.resolver.ts';

export const messages: Module = {
  entities: [Message],
  accountColumns: {
    'message.user_id': { moves: true, asked: { as: 'REVIEWER', at: 'created_at', among: `role_kind = ${RoleKind.REVIEWER}` } },
  },
  resolvers: [MessageResolver, ViewerMessagesResolver, messageList],
  nodes: { Message: (ctx, id) => ctx.em.findOne(Message, id) },
  policies: policiesOf('message', messagePolicy, (_ctx, message: Message) => message),
  doors: messagesDoors,
};
