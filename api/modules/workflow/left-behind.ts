// What an editor who leaves a journal or the house leaves behind: the chief editors stand in (D2-63), and are told.
import { sql } from 'kysely';
import { kindOfMemberType, type MemberType } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { leftByEditor } from '../contributions/access/contribution.visibility.ts';
import { queueMessage } from '../messages/message.service.ts';

/**
 * Tells the chief editors of each journal how many manuscripts these people have left in their hands. Called in the open transaction when the offices or
 * accounts are as they will be; says nothing of who left nothing.
 */
export async function tellWhatIsLeft(ctx: Context, userIds: readonly number[], colloquiumId: number | null = null): Promise<void> {
  if (userIds.length === 0) return;
  const left = await query(ctx.em)
    .selectFrom('contribution')
    .innerJoin('colloquium', 'colloquium.id', 'contribution.colloquium_id')
    .innerJoin('user_account', 'user_account.id', 'contribution.editor_id')
    .select(['colloquium.id', 'colloquium.name', 'user_account.real_name', sql<number>`count(*)::int`.as('count')])
    .where('contribution.editor_id', 'in', [...userIds])
    .where((eb) => (colloquiumId === null ? sql<boolean>`true` : eb('contribution.colloquium_id', '=', colloquiumId)))
    .where((eb) => leftByEditor(eb))
    .groupBy(['colloquium.id', 'colloquium.name', 'user_account.id', 'user_account.real_name'])
    .orderBy('colloquium.id')
    .execute();
  for (const { id, name, real_name: editor, count } of left) {
    const chiefs = await query(ctx.em)
      .selectFrom('colloquium_member as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .select(['m.user_id', sql<MemberType>`m.type`.as('type')])
      .where('m.colloquium_id', '=', id)
      .where('m.type', 'in', ['chief', 'executive'])
      .where('u.is_enabled', '=', true)
      .orderBy('m.type')
      .execute();
    await queueMessage(ctx, {
      to: chiefs.map(({ user_id: userId, type }) => ({ userId, role: kindOfMemberType[type] })),
      key: 'workflow.editorLeft',
      params: { editor, colloquium: name, count },
    });
  }
}
