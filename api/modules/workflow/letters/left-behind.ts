// Unfinished work of an editor who leaves a journal or the house: the editors-in-chief stand in (D2-63), and are told.
import { sql } from 'kysely';
import { kindOfMemberType, type MemberType } from '../../../../shared/roles.ts';
import type { Context } from '../../../context.ts';
import { isOneOf, query } from '../../../database/tables.ts';
import { hasConflict } from '../../accounts/addresses/authorship.ts';
import { leftByEditor } from '../../contributions/access/contribution.visibility.ts';
import { queueMessage } from '../../messages/message.service.ts';
import { latinNameOf, storedNameOf } from '../../names/display-name.ts';

/**
 * Tells the editors-in-chief of each journal how many manuscripts these people have left in their hands. Called in the open transaction
 * when they have lost the office of editor at this journal; without a journal, when their accounts have been disabled and their offices are
 * still there. An editor who leaves no manuscript is not reported.
 */
export async function tellWhatIsLeft(ctx: Context, userIds: readonly number[], colloquiumId: number | null = null): Promise<void> {
  if (userIds.length === 0) return;
  const left = await query(ctx.em)
    .selectFrom('contribution')
    .innerJoin('colloquium', 'colloquium.id', 'contribution.colloquium_id')
    .innerJoin('user_account as editor', 'editor.id', 'contribution.editor_id')
    .innerJoin('colloquium_member as m', 'm.colloquium_id', 'contribution.colloquium_id')
    .innerJoin('user_account as chief', 'chief.id', 'm.user_id')
    .select([
      'colloquium.name',
      'colloquium.name_en',
      'm.user_id',
      storedNameOf('editor').as('editor'),
      sql<MemberType>`min(m.type)`.as('type'),
    ])
    .select(sql<number>`count(distinct contribution.id)::int`.as('count'))
    .where(isOneOf(sql.ref('contribution.editor_id'), userIds))
    .where((eb) => (colloquiumId === null ? isEditorThere : eb.and([eb('contribution.colloquium_id', '=', colloquiumId), hasLeftThere])))
    .where((eb) => leftByEditor(eb))
    .where('m.type', 'in', ['chief', 'executive'])
    .where('chief.is_enabled', '=', true)
    // An editor-in-chief who is an author is not told.
    .where(sql<boolean>`not ${hasConflict(sql.ref('chief.id'), sql.ref('contribution.id'))}`)
    .groupBy(['colloquium.id', 'colloquium.name', 'colloquium.name_en', 'editor.id', 'm.user_id'])
    .orderBy('colloquium.id')
    .orderBy('m.user_id')
    .execute();
  for (const { name, name_en: nameEn, editor, user_id: userId, type, count } of left)
    await queueMessage(ctx, {
      to: [{ userId, role: kindOfMemberType[type] }],
      key: 'workflow.editorLeft',
      params: { editor: editor.text, editorEn: latinNameOf(editor) ?? '', colloquium: name, colloquiumEn: nameEn ?? name, count },
    });
}

const officeThere = sql`select from colloquium_member own where own.colloquium_id = contribution.colloquium_id and own.user_id = editor.id`;

/** For a journal that the editor left before, its editors-in-chief have been told. */
const isEditorThere = sql<boolean>`exists (${officeThere} and own.type = 'editor')`;

/** For an account that was disabled before, they have been told; an editor who becomes editor-in-chief or deputy stays. */
const hasLeftThere = sql<boolean>`editor.is_enabled and not exists (${officeThere})`;
