// The acts above the list of manuscripts, for the ticked rows (S2 §2.1): those of the current role.
import { roleKindIds } from '../../../../shared/roles.ts';
import type { ActName } from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { actMutations } from '../acts/acts.ts';
import { kindsOf } from '../table/parties.ts';
import { rows } from '../table/table.ts';

const onTickedRows = Object.values(actMutations)
  .filter(({ isAboveList }) => isAboveList)
  .map(({ act }) => act);

/** By kind of role: what everyone of it may do, and what an editor may do only where a journal's submissions come to them. */
const ofKind = new Map(
  roleKindIds.map((kind) => {
    const theirs = rows.filter((row) => onTickedRows.includes(row.act) && kindsOf(row.by).includes(kind));
    const everywhere = theirs.filter((row) => !row.when?.includes('mayBeHandedOn')).map(({ act }) => act);
    return [kind, { everywhere, here: theirs.map(({ act }) => act).filter((act) => !everywhere.includes(act)) }];
  }),
);

/** The acts of the viewer's role by the table; whether one is possible for a manuscript, its gate says. */
export function listActs(ctx: Context): ActName[] {
  const { kind, isAssignedEditor } = signedIn(ctx);
  const { everywhere = [], here = [] } = ofKind.get(kind) ?? {};
  // An editor hands submissions on only where a journal's are assigned to them (D2-65).
  return onTickedRows.filter((act) => everywhere.includes(act) || (isAssignedEditor && here.includes(act)));
}
