// Moving what names one account to another, as its domain says (api/account-columns.ts): all of it, or what was asked of a mailbox.
import { sql, type RawBuilder } from 'kysely';
import type { RoleKindCode } from '../../../../shared/roles.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import type { AccountColumns, Asked } from '../../../account-columns.ts';

interface Column {
  table: RawBuilder<unknown>;
  column: RawBuilder<unknown>;
}

function columnOf(name: string): Column {
  const [table = '', column = ''] = name.split('.');
  return { table: sql.table(table), column: sql.ref(column) };
}

/** Makes the merged account's rows the kept account's. Of rows that would say the same twice, the kept account's stays. */
export async function moveColumns(ctx: Context, keptId: number, mergedId: number): Promise<void> {
  for (const [name, fate] of Object.entries(ctx.accountColumns)) {
    if (!fate.moves) continue;
    const { table, column } = columnOf(name);
    if (fate.alike) {
      const same = sql.join(
        fate.alike.map((key) => sql`twin.${sql.ref(key)} is not distinct from own.${sql.ref(key)}`),
        sql` and `,
      );
      if (fate.both)
        await sql`update ${table} twin set ${sql.ref(fate.both)} = false from ${table} own
          where twin.${column} = ${keptId} and own.${column} = ${mergedId} and ${same} and not own.${sql.ref(fate.both)}`.execute(
          query(ctx.em),
        );
      const both = fate.among === undefined ? sql`` : sql`and own.${sql.raw(fate.among)} and twin.${sql.raw(fate.among)}`;
      await sql`delete from ${table} own where own.${column} = ${mergedId} and exists (select from ${table} twin where twin.${column} = ${keptId} and ${same} ${both})`.execute(
        query(ctx.em),
      );
    }
    await sql`update ${table} set ${column} = ${keptId} where ${column} = ${mergedId}`.execute(query(ctx.em));
  }
}

const asking = (columns: AccountColumns) =>
  Object.entries(columns).flatMap(([name, fate]) => (fate.moves && fate.asked ? [{ ...columnOf(name), asked: fate.asked }] : []));

/** Rows `own` that came to this account's mailbox with requests since the moment; null: ever. */
function askedSince({ column }: Column, { at, among }: Asked, userId: number, since: Date | null): RawBuilder<unknown> {
  const kind = among === undefined ? sql`` : sql`and own.${sql.raw(among)}`;
  return sql`own.${column} = ${userId} and own.${sql.ref(at)} >= coalesce(${since}::timestamptz, '-infinity') ${kind}`;
}

/** The roles in which something has been asked of this account since then; none when nothing has. One statement. */
export async function rolesAskedIn(ctx: Context, userId: number, since: Date | null): Promise<RoleKindCode[]> {
  const found = asking(ctx.accountColumns).map(
    (one) =>
      sql`select ${one.asked.as}::text as role where exists (select from ${one.table} own where ${askedSince(one, one.asked, userId, since)})`,
  );
  const { rows } = await sql<{ role: RoleKindCode }>`${sql.join(found, sql` union `)} order by role`.execute(query(ctx.em));
  return rows.map(({ role }) => role);
}

/** Moves the requests that came to one account since then to another, which has none yet. */
export async function moveAsked(ctx: Context, fromId: number, toId: number, since: Date | null): Promise<void> {
  for (const one of asking(ctx.accountColumns))
    await sql`update ${one.table} own set ${one.column} = ${toId} where ${askedSince(one, one.asked, fromId, since)}`.execute(
      query(ctx.em),
    );
}
