// Who may hear that a manuscript changed, found once with the change, so that all other open lists cost nothing. Each of them is judged again
// when the event is delivered: this only leaves out people, it lets nobody in.
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import { authorStageOf } from '../../../shared/stage.ts';
import { authorStatusOf } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inScopeOfRole, manuscriptInScopeOfRole } from '../colloquiums/data-scope.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { toldOf } from '../contributions/access/author-view.ts';
import type { WorkflowEvent } from './workflow-event.entity.ts';
import { authorMayKnow } from './workflow-event.policy.ts';
import type { Step } from './workflow.step.ts';

/** An event must fit into a notification of 8000 bytes. */
const MAX_NAMED = 800;

export interface Audience {
  /** Null: too many to name, everyone is asked. */
  userIds: number[] | null;
  /** Among them are people who could know of it until this act: a journal from which another has adopted it, and whoever read the pool it has left. */
  hasLeft: boolean;
}

/**
 * Numbers of the people: the members of its journal, and of the one that it leaves, staff whose scope it lies in, for the pool all chief editors, and the
 * authors when there is news for them; what they are not told must not show in when they hear something either.
 */
export async function audienceOf(ctx: Context, { contribution, before, after, told }: Step, event: WorkflowEvent): Promise<Audience> {
  const here = contribution.colloquium.id;
  const earlier = Number(event.details['fromColloquiumId'] ?? here);
  // While a decision is held, nobody could find it in the pool yet.
  const wasOffered = before.isInPool && told.state === before.state;
  const { rows } = await sql<{ user_id: number }>`
    with author as (${authors(contribution)}),
    office as (
      select m.user_id from colloquium_member m where m.colloquium_id in (${here}, ${earlier}) or (${wasOffered || after.isInPool} and m.type in ('chief', 'executive'))
      union select ur.user_id from user_role ur where ur.role_id in (
        select r.id from role r where r.kind in (${RoleKind.PUBLISHING_EDITOR}, ${RoleKind.OPERATIONS}) and (${manuscriptInScopeOfRole({ id: sql.ref('r.id'), kind: sql.ref('r.kind') }, { state: sql`${contribution.state}::int`, colloquium: sql.val(here) })} or ${inScopeOfRole(sql.ref('r.id'), sql.val(earlier))})))
    select user_id from office where user_id not in (select user_id from author)
    union select user_id from author where ${isNewsToAuthors()}`.execute(query(ctx.em));
  return rows.length > MAX_NAMED
    ? { userIds: null, hasLeft: false }
    : { userIds: rows.map((row) => row.user_id), hasLeft: here !== earlier || (wasOffered && !after.isInPool) };

  function isNewsToAuthors(): boolean {
    const now = toldOf(contribution);
    if (authorStatusOf[told.state] !== authorStatusOf[now.state] || authorStageOf(told.stage) !== authorStageOf(now.stage)) return true;
    return authorMayKnow({
      act: event.act,
      actorKind: event.actorKind ?? null,
      isForAuthor: event.isForAuthor,
      isReviewerAct: event.isReviewerAct,
    });
  }
}

/** Numbers of the journal's members but for its authors: what the office alone has done to a review. */
export async function officeReaders(ctx: Context, contribution: Contribution): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select distinct m.user_id from colloquium_member m
    where m.colloquium_id = ${contribution.colloquium.id} and m.user_id not in (${authors(contribution)})`.execute(query(ctx.em));
  return rows.map((row) => row.user_id);
}

/** Numbers of everyone who may be an author of it: the same judgement at delivery. */
export async function authorsOf(ctx: Context, contribution: Contribution): Promise<number[]> {
  const { rows } = await authors(contribution).execute(query(ctx.em));
  return rows.map((row) => row.user_id);
}

const authors = ({ id }: Contribution) => sql<{ user_id: number }>`
  select c.submitter_id as user_id from contribution c where c.id = ${id}
  union select a.user_id from contribution_author a where a.contribution_id = ${id} and a.user_id is not null
  union select u.id from contribution_author a join user_account u on u.email = a.email where a.contribution_id = ${id}`;
