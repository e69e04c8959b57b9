// Conflicts against merging two accounts: the person would have judged themselves, or would count twice. No message says which manuscript
// it is about: administrators know of none, and reviewers stay confidential (principles, Blind review).
import { sql, type RawBuilder } from 'kysely';
import type { ErrorCode } from '../../../../shared/errors.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { ReviewStatus } from '../../../../shared/workflow.ts';
import type { Context, Identity } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { identitiesOf } from '../../accounts/addresses/identity.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { conflictsOf } from '../../accounts/addresses/authorship.ts';

/** Asked or at work, or done: people who declined or were let go had no part in it. */
const TOOK_PART = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED, ReviewStatus.FINISHED];

const reviewedBy = ({
  accounts,
}: Identity) => sql`(select r.contribution_id from review r where r.reviewer_id = any(${accounts}::int[]) and r.status = any(${TOOK_PART})
    union select s.contribution_id from review_reserve s where s.reviewer_id = any(${accounts}::int[]))`;
/** Events stay with the account of their time: of those merged before as well (their `merged_into_id` follows each merge). */
const judgedBy = (id: number) =>
  sql`(select e.contribution_id from workflow_event e join user_account u on u.id = e.actor_id where (u.id = ${id} or u.merged_into_id = ${id}) and e.actor_kind not in (${RoleKind.AUTHOR}, ${RoleKind.REVIEWER}))`;

interface Found {
  reviews_own: boolean;
  judged_own: boolean;
  reviewed_twice: boolean;
  authors_twice: boolean;
}

/** An account with an unconfirmed address may not take over what a confirmed one owns. */
const isLessSure = (kept: User, merged: User) =>
  (!kept.activatedAt && Boolean(merged.activatedAt)) || (!kept.addressConfirmedAt && Boolean(merged.addressConfirmedAt));

interface Side {
  id: number;
  own: Identity;
}

async function sidesOf(ctx: Context, ids: readonly [number, number]): Promise<[Side, Side]> {
  const [first, second] = await identitiesOf(ctx.em, ids);
  if (!first || !second) throw new Error('Both accounts are there');
  return [
    { id: ids[0], own: first },
    { id: ids[1], own: second },
  ];
}

/** Manuscripts written by this account alone: an address that both have or had means one author. */
function alone({ id, own }: Side, other: Side): Identity {
  return { accounts: [id], addresses: own.addresses.filter((address) => !other.own.addresses.includes(address)) };
}

/** All of them, worst first; none when they may be merged. */
export async function mergeConflicts(ctx: Context, kept: User, merged: User): Promise<ErrorCode[]> {
  const [one, other] = await sidesOf(ctx, [kept.id, merged.id]);
  const across = (theirs: (of: Side) => RawBuilder<unknown>) =>
    sql<boolean>`(exists (select from ${conflictsOf(one.own)} as own(id) where own.id in ${theirs(other)})
      or exists (select from ${conflictsOf(other.own)} as own(id) where own.id in ${theirs(one)}))`;
  const { rows } =
    await sql<Found>`select ${across(({ own }) => reviewedBy(own))} as reviews_own, ${across(({ id }) => judgedBy(id))} as judged_own,
    exists (select from review a join review b on b.contribution_id = a.contribution_id and b.review_round = a.review_round
      where a.reviewer_id = ${kept.id} and b.reviewer_id = ${merged.id} and a.status = any(${TOOK_PART}) and b.status = any(${TOOK_PART})) as reviewed_twice,
    exists (select from ${conflictsOf(alone(one, other))} as own(id) where own.id in ${conflictsOf(alone(other, one))}) as authors_twice`.execute(
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
  ];
  return all.flatMap(([isSo, code]) => (isSo ? [code] : []));
}

/** Nobody invites or decides about manuscripts of either of them until the transaction ends. */
export async function lockWritten(ctx: Context, ids: readonly [number, number]): Promise<void> {
  const [one, other] = await sidesOf(ctx, ids);
  await sql`select c.id from contribution c where c.id in ${conflictsOf(one.own)} or c.id in ${conflictsOf(other.own)} order by c.id for update`.execute(
    query(ctx.em),
  );
}
