// The acts that stand above the list of manuscripts, for the rows that are ticked (S2 §2.1): those of the current role.
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import type { ActName } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

const ofKind: Partial<Readonly<Record<RoleKindId, readonly ActName[]>>> = {
  [RoleKind.EDITOR]: ['RECEIVE', 'REFUSE'],
  [RoleKind.EXECUTIVE_EDITOR]: ['REFUSE', 'ASSIGN', 'COMPILE'],
  [RoleKind.EDITOR_IN_CHIEF]: ['REFUSE', 'ASSIGN', 'COMPILE'],
  [RoleKind.ASSOCIATE_EDITOR_IN_CHIEF]: ['REFUSE', 'ASSIGN'],
};

/** An editor hands submissions on only where a journal's are assigned to them (D2-65). What may be done to a row, its gate says. */
export async function listActs(ctx: Context): Promise<ActName[]> {
  const viewer = signedIn(ctx);
  const acts = [...(ofKind[viewer.kind] ?? [])];
  if (viewer.kind !== RoleKind.EDITOR) return acts;
  const isAssigned = (await ctx.em.count(Colloquium, { assignedEditor: viewer.userId, isOpenToAllEditors: false })) > 0;
  return isAssigned ? [...acts, 'ASSIGN'] : acts;
}
