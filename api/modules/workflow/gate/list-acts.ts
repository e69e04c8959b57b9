// The acts above the list of manuscripts, for the ticked rows (S2 §2.1): those of the current role.
import type { ActName } from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { actMutations } from '../acts/acts.ts';
import { kindsOf } from '../table/parties.ts';
import { rows } from '../table/table.ts';

const onTickedRows = Object.values(actMutations)
  .filter(({ isAboveList }) => isAboveList)
  .map(({ act }) => act);

/** The acts of the viewer's role by the table; whether one is possible for a manuscript, its gate says. */
export async function listActs(ctx: Context): Promise<ActName[]> {
  const viewer = signedIn(ctx);
  const theirs = rows.filter((row) => onTickedRows.includes(row.act) && kindsOf(row.by).includes(viewer.kind));
  const everywhere = theirs.filter((row) => !row.when?.includes('mayBeHandedOn')).map(({ act }) => act);
  const here = theirs.map(({ act }) => act).filter((act) => !everywhere.includes(act));
  // An editor hands submissions on only where a journal's are assigned to them (D2-65).
  const isAssigned = here.length > 0 && (await ctx.em.count(Colloquium, { assignedEditor: viewer.userId, isOpenToAllEditors: false })) > 0;
  return onTickedRows.filter((act) => everywhere.includes(act) || (isAssigned && here.includes(act)));
}
