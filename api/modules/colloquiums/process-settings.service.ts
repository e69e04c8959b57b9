// Settings for receiving submissions to a journal, and for handling manuscripts that its editor-in-chief has returned (S2 §2.9).
import { processSettingsSchema } from '../../../shared/forms/process-settings.ts';
import { signedIn, type Context } from '../../context.ts';
import { checkVersion, invalidInput, notFound, parseInput, refused } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from './colloquium.entity.ts';
import { editorsOf } from './colloquium.loader.ts';
import { colloquiumPolicy } from './colloquium.policy.ts';
import type { ProcessSettings, SaveProcessSettingsInput } from './process-settings.types.ts';

export async function processSettingsOf(ctx: Context, colloquium: Colloquium): Promise<ProcessSettings> {
  const { id, isOpenToAllEditors, assignedEditor, returnsToOriginalEditor, version } = colloquium;
  const editors = isOpenToAllEditors ? [] : await ctx.loaders.of(ctx, editorsOf).load(id);
  return {
    id,
    receiveMode: isOpenToAllEditors ? 'OPEN_TO_ALL' : 'ASSIGNED',
    assignedEditor: editors.find(({ userId }) => userId === assignedEditor?.id) ?? null,
    revisionHandler: returnsToOriginalEditor ? 'ORIGINAL_EDITOR' : 'CHIEF',
    version,
  };
}

/** Errors: NOT_FOUND, FORBIDDEN, CONFLICT; INVALID_INPUT at a missing choice, in the order of the checks. */
export async function saveProcessSettings(
  ctx: Context,
  colloquiumId: number,
  { version, receiveMode, assignedEditorCode, revisionHandler }: Omit<SaveProcessSettingsInput, 'colloquiumId'>,
): Promise<Colloquium> {
  const colloquium = await ctx.em.findOne(Colloquium, colloquiumId);
  if (colloquium === null) throw notFound();
  const refusal = colloquiumPolicy.saveProcessSettings(signedIn(ctx), colloquiumId);
  if (refusal !== null) throw refused(refusal);
  const chosen = parseInput(processSettingsSchema, {
    colloquiumId: encodeId('Colloquium', colloquiumId),
    receiveMode: receiveMode ?? '',
    assignedEditorCode: assignedEditorCode ?? '',
    revisionHandler: revisionHandler ?? '',
  });
  const editorId = await editorOfCode(ctx, colloquiumId, chosen.assignedEditorCode);
  checkVersion(colloquium, version);
  Object.assign(colloquium, {
    isOpenToAllEditors: chosen.receiveMode === 'OPEN_TO_ALL',
    assignedEditor: editorId === null ? null : ctx.em.getReference(User, editorId, { wrapped: true }),
    returnsToOriginalEditor: chosen.revisionHandler === 'ORIGINAL_EDITOR',
  });
  await ctx.em.flush();
  return colloquium;
}

async function editorOfCode(ctx: Context, colloquiumId: number, code: string): Promise<number | null> {
  if (code === '') return null;
  const editor = (await ctx.loaders.of(ctx, editorsOf).load(colloquiumId)).find((one) => one.code === code);
  if (editor === undefined) throw invalidInput({ assignedEditorCode: { code: 'form.chooseAssignedEditor' } });
  return editor.userId;
}
