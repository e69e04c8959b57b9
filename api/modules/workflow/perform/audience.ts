// People who may hear that a manuscript changed, found once with the change, so that all other open lists cost nothing. Each is checked
// again when the event is delivered: this only leaves out people, it lets nobody in.
import { sql } from 'kysely';
import { RoleKind } from '../../../../shared/roles.ts';
import { authorStageOf } from '../../../../shared/stage.ts';
import { authorStatusOf, type ContributionStateId } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { manuscriptInScopeOfRole } from '../../organization/data-scope.ts';
import { authorViewOf } from '../../contributions/access/author-view.ts';
import type { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { authorMayKnow } from '../../contributions/access/workflow-event.policy.ts';
import { authors } from '../../contributions/access/readers.ts';
import type { Step } from './step.ts';

/** An event must fit into a notification of 8000 bytes. */
const MAX_NAMED = 800;

interface Audience {
  /** Null: too many to name, everyone is asked. */
  userIds: number[] | null;
  /**
   * Among them are people who could know of it until this act: a journal from which another has adopted it, readers of the pool it has
   * left, and publishing editors whose scope covered its state alone.
   */
  hasLeft: boolean;
}

/**
 * Numbers of the people: the members of its journal, and of the one that it leaves, staff whose scope it lies in, for the pool all chief
 * editors, and the authors when there is news for them; hidden facts must not show in the time of an event either.
 */
export async function audienceOf(ctx: Context, { contribution, before, after, authorView }: Step, event: WorkflowEvent): Promise<Audience> {
  const here = contribution.colloquium.id;
  const earlier = Number(event.details['fromColloquiumId'] ?? here);
  // While a decision is held, nobody could find it in the pool yet.
  const wasOffered = before.isInPool && authorView.state === before.state;
  const inScope = (state: ContributionStateId, colloquiumId: number) =>
    manuscriptInScopeOfRole(
      { id: sql.ref('r.id'), kind: sql.ref('r.kind') },
      { state: sql`${state}::int`, colloquium: sql`${colloquiumId}::int` },
    );
  const { rows } = await sql<{ user_id: number; has_left: boolean }>`
    with author as (${authors(contribution)}),
    staff as (
      select s.* from (select r.id, ${inScope(before.state, earlier)} as before, ${inScope(after.state, here)} as after
        from role r where r.kind in (${RoleKind.PUBLISHING_EDITOR}, ${RoleKind.OPERATIONS})) s where s.after or s.before),
    office as (
      select m.user_id, false as has_left from colloquium_member m
        where m.colloquium_id in (${here}, ${earlier}) or (${wasOffered || after.isInPool} and m.type in ('chief', 'executive'))
      union all select ur.user_id, not staff.after from user_role ur join staff on staff.id = ur.role_id)
    select user_id, bool_or(has_left) as has_left from office where user_id not in (select user_id from author) group by user_id
    union all select distinct user_id, false from author where ${isNewsToAuthors()}`.execute(query(ctx.em));
  if (rows.length > MAX_NAMED) return { userIds: null, hasLeft: false };
  return {
    userIds: rows.map((row) => row.user_id),
    hasLeft: here !== earlier || (wasOffered && !after.isInPool) || rows.some((row) => row.has_left),
  };

  function isNewsToAuthors(): boolean {
    const now = authorViewOf(contribution);
    if (authorStatusOf[authorView.state] !== authorStatusOf[now.state] || authorStageOf(authorView.stage) !== authorStageOf(now.stage))
      return true;
    return authorMayKnow({
      act: event.act,
      actorKind: event.actorKind ?? null,
      isForAuthor: event.isForAuthor,
      isReviewerAct: event.isReviewerAct,
    });
  }
}
