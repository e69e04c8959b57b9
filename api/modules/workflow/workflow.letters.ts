// Who is told of an act, and how: messages for whoever's turn it is, letters and messages for the author, notices for experts.
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import { authorStatusNames, authorStatusOf, closedStates, ReviewStatus, type ContributionStateId } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import type { Contribution } from '../contributions/contribution.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { queueMail } from '../mail/mail.service.ts';
import { queueMessage } from '../messages/message.service.ts';
import type { Act, WorkflowFacts } from './workflow.facts.ts';
import type { Row } from './workflow.table.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';

/** A decision's letter waits this long, so that it can be taken back (DESIGN §4). */
const DECISION_HOLD_MS = 10 * 60 * 1000;

export interface Step {
  contribution: Contribution;
  row: Row;
  before: WorkflowFacts;
  after: WorkflowFacts;
  act: Act;
}

/** Everyone whose turn it is. */
async function responsiblePeople(ctx: Context, { contribution, after }: Step): Promise<number[]> {
  const { responsible } = after;
  if (responsible === null) return [];
  if (responsible.userId !== null) return [responsible.userId];
  if (responsible.kind === RoleKind.EDITOR) return after.editorIds.filter((id) => !after.refusedBy.includes(id));
  if (responsible.kind === RoleKind.PUBLISHING_EDITOR) return await publishingEditors(ctx, contribution.colloquium.id);
  const types = responsible.kind === RoleKind.ASSOCIATE_EDITOR_IN_CHIEF ? ['deputy'] : ['chief', 'executive'];
  const members = await query(ctx.em).selectFrom('colloquium_member').select('user_id').where('colloquium_id', '=', contribution.colloquium.id).where('type', 'in', types).execute();
  return members.map((member) => member.user_id);
}

/** Holders of a publishing editor's role whose departments the journal's publishing house lies in. */
async function publishingEditors(ctx: Context, colloquiumId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    with recursive up as (
      select d.id, d.parent_id from department d join colloquium j on d.id in (j.publishing_house_id, j.editorial_department_id) where j.id = ${colloquiumId}
      union select d.id, d.parent_id from department d join up on d.id = up.parent_id)
    select distinct ur.user_id from user_role ur join role r on r.id = ur.role_id join role_department rd on rd.role_id = r.id
    join user_account u on u.id = ur.user_id
    where r.kind = ${RoleKind.PUBLISHING_EDITOR} and u.is_enabled
      and (rd.department_id in (select id from up) or exists (select from department root where root.id = rd.department_id and root.parent_id is null))`.execute(query(ctx.em));
  return rows.map((row) => row.user_id);
}

/** Tells everyone concerned; answers the id of the letter to the author, for the event. */
export async function tell(ctx: Context, step: Step): Promise<number | null> {
  await tellResponsible(ctx, step);
  await tellExperts(ctx, step);
  if (step.row.operation === 'WITHDRAW') await tellOfWithdrawal(ctx, step);
  return await tellAuthor(ctx, step);
}

function paramsOf(step: Step, colloquiumName: string) {
  const { contribution } = step;
  return { title: contribution.titleZh || contribution.titleEn || '', number: contribution.manuscriptNumber ?? '', colloquium: colloquiumName };
}

async function tellResponsible(ctx: Context, step: Step): Promise<void> {
  const { before, after, act, contribution, row } = step;
  const isSame = before.responsible?.kind === after.responsible?.kind && before.responsible?.userId === after.responsible?.userId;
  // The author is told by letter or status below.
  if (after.responsible?.kind === RoleKind.AUTHOR || (isSame && before.state === after.state && row.operation !== 'SUBMIT')) return;
  const people = (await responsiblePeople(ctx, step)).filter((id) => id !== act.actor.userId && id !== before.submitterId);
  await queueMessage(ctx, { userIds: people, key: 'workflow.turn', params: paramsOf(step, (await contribution.colloquium.loadOrFail()).name), contributionId: contribution.id });
}

/** Those asked now, and those who are no longer waited for. */
async function tellExperts(ctx: Context, step: Step): Promise<void> {
  const { row, act, contribution } = step;
  const params = paramsOf(step, (await contribution.colloquium.loadOrFail()).name);
  if (row.needs?.includes('reviewers')) await queueMessage(ctx, { userIds: act.input.reviewerIds ?? [], key: 'workflow.invited', params, contributionId: contribution.id });
  if (row.effect !== 'closeRound' && row.effect !== 'withdraw') return;
  const closed = await query(ctx.em).selectFrom('review').select('reviewer_id').where('contribution_id', '=', contribution.id).where('review_round', '=', contribution.reviewRound).where('status', '=', ReviewStatus.CLOSED).execute();
  await queueMessage(ctx, { userIds: closed.map((review) => review.reviewer_id), key: 'workflow.invitationClosed', params, contributionId: contribution.id });
}

async function tellOfWithdrawal(ctx: Context, step: Step): Promise<void> {
  const holders = await responsiblePeople(ctx, { ...step, after: step.before });
  const members = [...holders, ...(step.before.editorId === null ? [] : [step.before.editorId])].filter((id) => id !== step.before.submitterId);
  const chiefs = await responsiblePeople(ctx, { ...step, after: { ...step.before, responsible: { kind: RoleKind.EDITOR_IN_CHIEF, userId: null } } });
  const params = paramsOf(step, (await step.contribution.colloquium.loadOrFail()).name);
  await queueMessage(ctx, { userIds: [...members, ...chiefs], key: 'workflow.withdrawn', params, contributionId: step.contribution.id });
}

/** A letter with a message of the same tenor, or a message when what the author is told of the status changes. */
async function tellAuthor(ctx: Context, step: Step): Promise<number | null> {
  const { row, before, after, act, contribution } = step;
  const colloquium = await contribution.colloquium.loadOrFail();
  const params = paramsOf(step, colloquium.name);
  const userIds = [before.submitterId];
  if (row.letter === undefined) {
    const status = statusKey(after.state);
    const isNews = status !== statusKey(before.state) && act.actor.userId !== before.submitterId;
    if (isNews) await queueMessage(ctx, { userIds, key: `workflow.status.${status}`, params, contributionId: contribution.id });
    return null;
  }
  await queueMessage(ctx, { userIds, key: `workflow.${row.letter}`, params, contributionId: contribution.id });
  if (row.operation === 'REOPEN' && (await holdBackLetter(ctx, contribution))) return null;
  const submitter = await contribution.submitter.loadOrFail();
  return await queueMail(ctx, {
    to: submitter.email,
    key: `letter.${row.letter}`,
    params: { ...params, name: submitter.realName, comment: act.input.comment ?? '' },
    language: submitter.language,
    colloquiumId: colloquium.id,
    sendAfter: row.isDecision ? new Date(ctx.clock.now().getTime() + DECISION_HOLD_MS) : undefined,
  });
}

function statusKey(state: ContributionStateId): string {
  return authorStatusNames[authorStatusOf[state]] ?? '';
}

/** Takes back the letter of the decision that is being undone; false when it has gone out already or there was none. */
async function holdBackLetter(ctx: Context, contribution: Contribution): Promise<boolean> {
  const decision = await ctx.em.findOne(WorkflowEvent, { contribution: contribution.id, toState: { $in: [...closedStates] }, fromState: { $nin: [...closedStates] } }, { orderBy: { id: 'desc' } });
  const mailId = decision?.details['mailId'];
  if (typeof mailId !== 'number') return false;
  return (await ctx.em.nativeUpdate(Mail, { id: mailId, status: 'queued' }, { status: 'cancelled' })) === 1;
}
