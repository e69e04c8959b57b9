// What speaks against merging two accounts: their person would have judged themselves, or would count twice. Nothing of it says which manuscript it is
// about: administrators know of none, and reviewers are nobody's business (architecture, Blind review).
import { sql, type RawBuilder } from 'kysely';
import type { ErrorCode } from '../../../../shared/errors.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { ReviewStatus } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { conflictsOf } from '../../contributions/access/authorship.ts';

/** Asked or at work, or done: those who declined or were let go had no part in it. */
const TOOK_PART = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED, ReviewStatus.FINISHED];

const reviewedBy = (id: number) => sql`(select r.contribution_id from review r where r.reviewer_id = ${id} and r.status = any(${TOOK_PART})
    union select s.contribution_id from review_reserve s where s.reviewer_id = ${id})`;
/** Events stay with the account of their time: of those merged before as well (their `merged_into_id` follows each merge). */
const judgedBy = (id: number) =>
  sql`(select e.contribution_id from workflow_event e join user_account u on u.id = e.actor_id where (u.id = ${id} or u.merged_into_id = ${id}) and e.actor_kind not in (${RoleKind.AUTHOR}, ${RoleKind.REVIEWER}))`;

interface Found {
  reviews_own: boolean;
  judged_own: boolean;
  reviewed_twice: boolean;
  authors_twice: boolean;
  /** Of what names the merged one by its address alone, nothing would tell the conflict once the address is gone; a confirmed one is linked. */
  named_unconfirmed: boolean;
}

/** An account whose address nobody has confirmed does not get what a confirmed one owns. */
const isLessSure = (kept: User, merged: User) =>
  (!kept.activatedAt && Boolean(merged.activatedAt)) || (!kept.addressConfirmedAt && Boolean(merged.addressConfirmedAt));

/** All of them, worst first; none when they may be merged. One statement. */
export async function mergeConflicts(ctx: Context, kept: User, merged: User): Promise<ErrorCode[]> {
  const across = (theirs: (id: number) => RawBuilder<unknown>) =>
    sql<boolean>`(exists (select from ${conflictsOf(kept.id)} as own(id) where own.id in ${theirs(merged.id)})
      or exists (select from ${conflictsOf(merged.id)} as own(id) where own.id in ${theirs(kept.id)}))`;
  const { rows } = await sql<Found>`select ${across(reviewedBy)} as reviews_own, ${across(judgedBy)} as judged_own,
    exists (select from review a join review b on b.contribution_id = a.contribution_id and b.review_round = a.review_round
      where a.reviewer_id = ${kept.id} and b.reviewer_id = ${merged.id} and a.status = any(${TOOK_PART}) and b.status = any(${TOOK_PART})) as reviewed_twice,
    exists (select from ${conflictsOf(kept.id)} as own(id) where own.id in ${conflictsOf(merged.id)}) as authors_twice,
    exists (select from contribution_author a join user_account u on u.id = ${merged.id} and u.email = a.email and u.address_confirmed_at is null
      where a.user_id is distinct from ${merged.id} and a.contribution_id not in ${conflictsOf(kept.id)}) as named_unconfirmed`.execute(
    query(ctx.em),
  );
  const [found] = rows;
  const all: [boolean | undefined, ErrorCode][] = [
    [kept.orcid !== null && merged.orcid !== null && kept.orcid !== merged.orcid, 'MERGE_TWO_ORCIDS'],
    [isLessSure(kept, merged), 'MERGE_KEEP_THE_CONFIRMED'],
    [found?.reviews_own, 'MERGE_REVIEWS_OWN'],
    [found?.judged_own, 'MERGE_JUDGED_OWN'],
    [found?.reviewed_twice, 'MERGE_REVIEWED_TWICE'],
    [found?.authors_twice, 'MERGE_AUTHORS_TWICE'],
    [found?.named_unconfirmed, 'MERGE_ADDRESS_UNCONFIRMED'],
  ];
  return all.flatMap(([isSo, code]) => (isSo ? [code] : []));
}

/** Nobody invites or decides about what either of them wrote until the transaction ends. */
export async function lockWritten(ctx: Context, ids: readonly [number, number]): Promise<void> {
  const [first, second] = ids;
  await sql`select c.id from contribution c where c.id in ${conflictsOf(first)} or c.id in ${conflictsOf(second)} order by c.id for update`.execute(
    query(ctx.em),
  );
}
