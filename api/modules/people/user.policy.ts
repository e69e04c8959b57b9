// Which people an administrator sees and may change: those of the departments of the current role (F-081, D13-135), and no more power than their own.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind } from '../../../shared/roles.ts';
import type { ViewerSession } from '../../context.ts';
import { isInScope } from '../access/departments/department.policy.ts';
import { writtenBy } from '../contributions/access/authorship.ts';

export type PeopleViewer = Pick<ViewerSession, 'userId' | 'kind' | 'hasRootScope' | 'departmentIds'>;

export interface PersonFacts {
  userId: number;
  departmentId: number | null;
  isDeleted: boolean;
}

/** A root department holds everybody, also who belongs to no department. */
export function holdsDepartment(viewer: Pick<PeopleViewer, 'hasRootScope' | 'departmentIds'>, departmentId: number | null): boolean {
  return departmentId === null ? viewer.hasRootScope : isInScope(viewer, departmentId);
}

export const userPolicy = {
  view: (viewer: PeopleViewer, { departmentId, isDeleted }: Omit<PersonFacts, 'userId'>): Refusal | null =>
    viewer.kind === RoleKind.ADMINISTRATOR && !isDeleted && holdsDepartment(viewer, departmentId) ? null : { code: 'NOT_FOUND' },

  /** Whoever may set somebody's password may act as them: never with more than they could give. */
  change: (viewer: PeopleViewer, { reachesBeyond, ...facts }: PersonFacts & { reachesBeyond: boolean }): Refusal | null =>
    userPolicy.view(viewer, facts) ?? (reachesBeyond ? { code: 'PERSON_BEYOND_SCOPE' } : null),

  /** Disabling, deleting, merging away: nobody does it to themselves (D13-133). */
  end: (viewer: PeopleViewer, facts: PersonFacts & { reachesBeyond: boolean }): Refusal | null =>
    userPolicy.change(viewer, facts) ?? (facts.userId === viewer.userId ? { code: 'OWN_ACCOUNT' } : null),
};

/**
 * `view` as the condition of every list of `user_account`. Who has submitted sees none that was made by inviting a reviewer who is not registered: a new one
 * would tell who reviews what they wrote.
 */
export function peopleVisibleTo({ userId, kind, hasRootScope, departmentIds }: PeopleViewer): RawBuilder<SqlBool> {
  if (kind !== RoleKind.ADMINISTRATOR || (!hasRootScope && departmentIds.length === 0)) return sql<SqlBool>`false`;
  const held = hasRootScope ? sql`true` : sql`user_account.department_id = any(${departmentIds}::int[])`;
  const isRegistered = sql`(user_account.activated_at is not null or user_account.password_hash is not null)`;
  const hasSubmitted = sql`exists (select from contribution c where c.submitted_at is not null and c.id in ${writtenBy(userId)})`;
  return sql<SqlBool>`(user_account.deleted_at is null and ${held} and (${isRegistered} or not ${hasSubmitted}))`;
}
