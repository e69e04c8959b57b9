// The roles that an administrator is shown and may give and take. An administrator who has submitted a manuscript is shown nobody as a
// reviewer: an invitation gives that role, so a new one would reveal who reviews the manuscript.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { RoleKind } from '../../../../shared/roles.ts';
import type { ViewerSession } from '../../../context.ts';
import type { Role } from '../role.entity.ts';

type RolesViewer = Pick<ViewerSession, 'isWritingAdministrator'>;

/** Whether the viewer is shown the holders of roles of this kind. */
export function isShown({ isWritingAdministrator }: RolesViewer, { kind }: Pick<Role, 'kind'>): boolean {
  return !isWritingAdministrator || kind !== RoleKind.REVIEWER;
}

/** The same as a condition, of a kind given as SQL. */
export function isKindShown({ isWritingAdministrator }: RolesViewer, kind: Expression<unknown>): RawBuilder<SqlBool> {
  return isWritingAdministrator ? sql<SqlBool>`${kind} <> ${RoleKind.REVIEWER}` : sql<SqlBool>`true`;
}
