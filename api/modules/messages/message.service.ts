// The message centre: telling people of events (S3 §2.17, D13-139), and marking messages as read.
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MessageParams } from '../../../shared/errors.ts';
import type { MessageName } from '../../../shared/messages.ts';
import type { RoleKindId } from '../../../shared/roles.ts';
import { type Context, defineLoader, signedIn } from '../../context.ts';
import { insertOf } from '../../database/insert.ts';
import { isOneOf, query } from '../../database/tables.ts';
import { notFound, refused } from '../../errors.ts';
import { Message } from './message.entity.ts';
import { isOpenToItsReader, messagePolicy } from './message.policy.ts';

/** A person, and in which of their roles something concerns them. */
export interface Addressee {
  userId: number;
  role: RoleKindId;
}

export const inRole = (role: RoleKindId, userIds: readonly number[]): Addressee[] => userIds.map((userId) => ({ userId, role }));

export interface NewMessage {
  /** Everyone once, however often named: in the role that is named first. */
  to: readonly Addressee[];
  key: MessageName;
  /** Parameters of the texts. Never a person hidden from one of the addressees. */
  params?: MessageParams;
  contributionId?: number;
}

/** Writes one message for each person in the open transaction; their unread counts change when it is committed. */
export async function queueMessage(ctx: Context, { to, key, params = {}, contributionId }: NewMessage): Promise<void> {
  const roles = new Map<number, RoleKindId>();
  for (const { userId, role } of to) if (!roles.has(userId)) roles.set(userId, role);
  if (roles.size === 0) return;
  const createdAt = ctx.clock.now();
  await ctx.together(
    writeMessages,
    [...roles].map(([user, roleKind]) => ({ user, roleKind, key, params, contribution: contributionId ?? null, createdAt })),
  );
  for (const userId of roles.keys()) ctx.publish({ type: 'messagesChanged', userId });
}

type MessageRow = Pick<Message, 'key' | 'params' | 'createdAt' | 'roleKind'> & { user: number; contribution: number | null };

async function writeMessages(em: EntityManager, [first, ...others]: readonly MessageRow[]): Promise<void> {
  if (first) await insertOf(em, Message, [first, ...others]).execute(query(em));
}

/** Number of unread messages per person. */
export const unreadCount = defineLoader<number, number>(async (ctx, userIds) => {
  const rows = await query(ctx.em)
    .selectFrom('message')
    .select(['user_id', sql<string>`count(*)`.as('unread')])
    .where((eb) => isOneOf(eb.ref('user_id'), userIds))
    .where('read_at', 'is', null)
    .where(isOpenToItsReader)
    .groupBy('user_id')
    .execute();
  const counts = new Map(rows.map((row) => [row.user_id, Number(row.unread)]));
  return userIds.map((id) => counts.get(id) ?? 0);
});

/** Opening a message reads it (S3 §4); reading it again changes nothing. Errors: NOT_FOUND, also for other people's messages. */
export async function markMessageRead(ctx: Context, messageId: number): Promise<Message> {
  const viewer = signedIn(ctx);
  const message = await ctx.em.findOne(Message, messageId);
  if (!message) throw notFound();
  const refusal = messagePolicy.view(viewer, message);
  if (refusal) throw refused(refusal);
  if (!message.readAt) {
    message.readAt = ctx.clock.now();
    await ctx.em.flush();
    ctx.publish({ type: 'messagesChanged', userId: viewer.userId });
  }
  return message;
}

/** Marks all of the viewer's messages as read; when none is unread nothing changes, and nobody is told. */
export async function markAllMessagesRead(ctx: Context): Promise<void> {
  const { userId } = signedIn(ctx);
  const { numUpdatedRows } = await query(ctx.em)
    .updateTable('message')
    .set({ read_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isOpenToItsReader)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) ctx.publish({ type: 'messagesChanged', userId });
}
