// Which roles an administrator is shown, given and may give. One who has handed in a manuscript is shown nobody as a reviewer: inviting gives that role to
// whoever lacks it, and who has it since the invitation reviews what the administrator wrote.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import type { ViewerSession } from '../../context.ts';
import type { Role } from '../access/role.entity.ts';

type RolesViewer = Pick<ViewerSession, 'isWritingAdministrator'>;

/** Who holds a role of this kind is told to the viewer. */
export function isShown({ isWritingAdministrator }: RolesViewer, { kind }: Pick<Role, 'kind'>): boolean {
  return !isWritingAdministrator || kind !== RoleKind.REVIEWER;
}

/** The same as a condition, of a kind given as SQL. */
export function isKindShown({ isWritingAdministrator }: RolesViewer, kind: Expression<unknown>): RawBuilder<SqlBool> {
  return isWritingAdministrator ? sql<SqlBool>`${kind} <> ${RoleKind.REVIEWER}` : sql<SqlBool>`true`;
}
