// People that a viewer may know to be reviewers. An invitation makes accounts and gives the role, so being found at all would reveal to an
// author whom somebody has asked to review their manuscript (decision 62).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import { ReviewStatus } from '../../../shared/workflow.ts';
import type { Identity } from '../../context.ts';
import { isRegistered } from '../accounts/registration/registered.ts';
import { conflictsOf } from '../accounts/addresses/authorship.ts';

const taken = [ReviewStatus.ACCEPTED, ReviewStatus.FINISHED];

/**
 * Manuscripts that the viewer wrote or has taken on to review, whose reviewers they may not know: no figure counts them and nobody is found
 * by them, for any manuscript, because the difference between two searches would reveal them. Every statement here expects it as `unknown`.
 */
export const reviewersUnknown = (
  identity: Identity,
) => sql<number>`(select own.contribution_id as id from review own where own.reviewer_id = any(${identity.accounts}::int[]) and own.status = any(${taken})
  union select wrote.id from ${conflictsOf(identity)} wrote)`;

/** Asked to review, or waiting on a reserve list, for a manuscript that is not unknown. */
const wasAsked = (id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(exists (select from review r where r.reviewer_id = ${id} and r.contribution_id not in (select id from unknown))
    or exists (select from review_reserve s where s.reviewer_id = ${id} and s.contribution_id not in (select id from unknown)))`;

/**
 * The account of this name in the statement: a role that no invitation gave, or others' invitations to it. For a viewer from whom nothing
 * is hidden, the role is enough: the reserve list that gave it may be over.
 */
export function isKnownAsReviewer(account: string): RawBuilder<SqlBool> {
  const id = sql.ref(`${account}.id`);
  return sql<SqlBool>`(exists (select from user_role ur join role o on o.id = ur.role_id where ur.user_id = ${id} and o.kind = ${RoleKind.REVIEWER}
      and (not ur.is_by_invitation or not exists (select from unknown))) or ${wasAsked(id)})`;
}

/** The account of this name is there for the viewer: its person has come, or something was asked of it that the viewer may know of. */
export function isKnownAccount(account: string): RawBuilder<SqlBool> {
  const id = sql.ref(`${account}.id`);
  return sql<SqlBool>`(${isRegistered(account)} or ${wasAsked(id)} or exists (select from author_invitation i where i.user_id = ${id}))`;
}
