// The people that an administrator sees and may change: those of the departments of the current role (F-081, D13-135), with no more power
// than their own.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind } from '../../../shared/roles.ts';
import type { ViewerSession } from '../../context.ts';
import { isInScope } from '../organization/departments/department.policy.ts';
import { isRegistered } from '../accounts/registration/registered.ts';

export type PeopleViewer = Pick<ViewerSession, 'userId' | 'kind' | 'hasRootScope' | 'departmentIds' | 'isWritingAdministrator'>;

export interface PersonFacts {
  userId: number;
  departmentId: number | null;
  isDeleted: boolean;
  /** Made by inviting somebody, who has not come yet. */
  isUnregistered: boolean;
}

/** A root department holds everybody, also who belongs to no department. */
export function holdsDepartment(viewer: Pick<PeopleViewer, 'hasRootScope' | 'departmentIds'>, departmentId: number | null): boolean {
  return departmentId === null ? viewer.hasRootScope : isInScope(viewer, departmentId);
}

export const userPolicy = {
  /** A new account that was made by an invitation would tell an administrator who writes who reviews it. */
  view: (viewer: PeopleViewer, { departmentId, isDeleted, isUnregistered }: Omit<PersonFacts, 'userId'>): Refusal | null =>
    viewer.kind === RoleKind.ADMINISTRATOR &&
    !isDeleted &&
    holdsDepartment(viewer, departmentId) &&
    !(isUnregistered && viewer.isWritingAdministrator)
      ? null
      : { code: 'NOT_FOUND' },

  /** Setting somebody's password allows acting as them: never for a person with more than the viewer could give. */
  change: (viewer: PeopleViewer, { reachesBeyond, ...facts }: PersonFacts & { reachesBeyond: boolean }): Refusal | null =>
    userPolicy.view(viewer, facts) ?? (reachesBeyond ? { code: 'PERSON_BEYOND_SCOPE' } : null),

  /** Disabling, deleting, merging away: nobody does it to themselves (D13-133). */
  end: (viewer: PeopleViewer, facts: PersonFacts & { reachesBeyond: boolean }): Refusal | null =>
    userPolicy.change(viewer, facts) ?? (facts.userId === viewer.userId ? { code: 'OWN_ACCOUNT' } : null),
};

/** `view` as the condition of every list of `user_account`. */
export function peopleVisibleTo({ kind, hasRootScope, departmentIds, isWritingAdministrator }: PeopleViewer): RawBuilder<SqlBool> {
  if (kind !== RoleKind.ADMINISTRATOR || (!hasRootScope && departmentIds.length === 0)) return sql<SqlBool>`false`;
  const held = hasRootScope ? sql`true` : sql`user_account.department_id = any(${departmentIds}::int[])`;
  const known = isWritingAdministrator ? isRegistered('user_account') : sql`true`;
  return sql<SqlBool>`(user_account.deleted_at is null and ${held} and ${known})`;
}
