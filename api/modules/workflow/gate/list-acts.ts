// The acts above the list of manuscripts, for the ticked rows (S2 §2.1): those of the current role.
import { sql } from 'kysely';
import { roleKindIds } from '../../../../shared/roles.ts';
import type { ActName } from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
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
export async function listActs(ctx: Context): Promise<ActName[]> {
  const viewer = signedIn(ctx);
  const { everywhere = [], here = [] } = ofKind.get(viewer.kind) ?? {};
  // An editor hands submissions on only where a journal's are assigned to them (D2-65).
  const isAssigned = here.length > 0 && (await isAssignedEditor(ctx, viewer.userId));
  return onTickedRows.filter((act) => everywhere.includes(act) || (isAssigned && here.includes(act)));
}

async function isAssignedEditor(ctx: Context, userId: number): Promise<boolean> {
  const { rows: found } =
    await sql`select j.id from colloquium j where j.assigned_editor_id = ${userId} and not j.is_open_to_all_editors limit 1`.execute(
      query(ctx.em),
    );
  return found.length > 0;
}
