// The journals that are one's own in the current role.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { isOneOf, query } from '../../database/tables.ts';
import type { ColloquiumKindId } from './colloquium.enums.ts';
import { Colloquium } from './colloquium.entity.ts';
import { officesOf } from './colloquium.policy.ts';
import { inScopeOfViewer } from '../organization/data-scope.ts';

const staff: readonly RoleKindId[] = [RoleKind.PUBLISHING_EDITOR, RoleKind.OPERATIONS];

/** Where the viewer holds the office of the current role; for the publisher's staff, those in their departments. By number. */
export async function ownColloquiums(ctx: Context, kind: ColloquiumKindId | null): Promise<Colloquium[]> {
  const viewer = signedIn(ctx);
  const ids = staff.includes(viewer.kind)
    ? (
        await query(ctx.em)
          .selectFrom('colloquium')
          .select('colloquium.id')
          .where(inScopeOfViewer(viewer, sql.ref('colloquium.id')))
          .execute()
      ).map(({ id }) => id)
    : officesOf(viewer);
  return await ctx.em.find(Colloquium, { id: { $in: ids }, ...(kind !== null && { kind }) }, { orderBy: { number: 'asc' } });
}

/** The same of a colloquium, given as SQL for its number. */
export function isOwn(ctx: Context, colloquium: Expression<unknown>): RawBuilder<SqlBool> {
  const viewer = signedIn(ctx);
  return staff.includes(viewer.kind) ? inScopeOfViewer(viewer, colloquium) : isOneOf(colloquium, officesOf(viewer));
}
