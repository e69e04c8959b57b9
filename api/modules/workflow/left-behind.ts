// What an editor who leaves a journal or the house leaves behind: the chief editors stand in (D2-63), and are told.
import { sql } from 'kysely';
import { kindOfMemberType, type MemberType } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { hasConflict } from '../contributions/access/authorship.ts';
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
    .innerJoin('user_account as editor', 'editor.id', 'contribution.editor_id')
    .innerJoin('colloquium_member as m', 'm.colloquium_id', 'contribution.colloquium_id')
    .innerJoin('user_account as chief', 'chief.id', 'm.user_id')
    .select(['colloquium.name', 'editor.real_name', 'm.user_id', sql<MemberType>`min(m.type)`.as('type')])
    .select(sql<number>`count(distinct contribution.id)::int`.as('count'))
    .where('contribution.editor_id', 'in', [...userIds])
    .where((eb) => (colloquiumId === null ? sql<boolean>`true` : eb('contribution.colloquium_id', '=', colloquiumId)))
    .where((eb) => leftByEditor(eb))
    .where('m.type', 'in', ['chief', 'executive'])
    .where('chief.is_enabled', '=', true)
    // Of one's own manuscript one is told as its author alone.
    .where(sql<boolean>`not ${hasConflict(sql.ref('chief.id'), sql.ref('contribution.id'))}`)
    .groupBy(['colloquium.id', 'colloquium.name', 'editor.id', 'editor.real_name', 'm.user_id'])
    .orderBy('colloquium.id')
    .orderBy('m.user_id')
    .execute();
  for (const { name, real_name: editor, user_id: userId, type, count } of left)
    await queueMessage(ctx, {
      to: [{ userId, role: kindOfMemberType[type] }],
      key: 'workflow.editorLeft',
      params: { editor, colloquium: name, count },
    });
}
