// Who is told of an act, and how: messages for whoever's turn it is, letters and messages for the author, notices for experts.
import { RoleKind } from '../../../shared/roles.ts';
import { authorStatusNames, authorStatusOf, closedStates, ReviewStatus, type ContributionStateId } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import type { Contribution } from '../contributions/contribution.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { queueMail } from '../mail/mail.service.ts';
import { queueMessage } from '../messages/message.service.ts';
import { responsiblePeople, staffOver } from './workflow.people.ts';
import type { EffectName } from './workflow.rules.ts';
import type { Step } from './workflow.step.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';

/** A decision's letter waits this long, so that it can be taken back (DESIGN §4). */
const DECISION_HOLD_MS = 10 * 60 * 1000;

type Notice = (ctx: Context, step: Step) => Promise<void>;

/** Tells everyone concerned; answers the id of the letter to the author, for the event. */
export async function tell(ctx: Context, step: Step): Promise<number | null> {
  await tellResponsible(ctx, step);
  if (step.row.effect !== undefined) await notices[step.row.effect]?.(ctx, step);
  return await tellAuthor(ctx, step);
}

async function paramsOf({ contribution }: Step) {
  const { name } = await contribution.colloquium.loadOrFail();
  return { title: contribution.titleZh || contribution.titleEn || '', number: contribution.manuscriptNumber ?? '', colloquium: name };
}

async function tellResponsible(ctx: Context, step: Step): Promise<void> {
  const { before, after, act, contribution } = step;
  const isSame = before.responsible?.kind === after.responsible?.kind && before.responsible?.userId === after.responsible?.userId;
  // The author is told by letter or status below.
  if (after.responsible === null || after.responsible.kind === RoleKind.AUTHOR || (isSame && before.state === after.state)) return;
  const people = await responsiblePeople(ctx, contribution, after);
  const params = await paramsOf(step);
  await queueMessage(ctx, { userIds: people.filter((id) => id !== act.actor.userId), key: 'workflow.turn', params, contributionId: contribution.id });
  // Everyone has left or is named as an author: only the publisher's operations staff can name somebody new.
  if (people.length === 0) await queueMessage(ctx, { userIds: await staffOver(ctx, contribution, RoleKind.OPERATIONS), key: 'workflow.nobodyCanAct', params, contributionId: contribution.id });
}

const tellInvited: Notice = async (ctx, step) => {
  await queueMessage(ctx, { userIds: step.act.input.reviewerIds ?? [], key: 'workflow.invited', params: await paramsOf(step), contributionId: step.contribution.id });
};

/** Those who are no longer waited for. */
const tellLetGo: Notice = async (ctx, step) => {
  const { contribution } = step;
  const closed = await query(ctx.em).selectFrom('review').select('reviewer_id').where('contribution_id', '=', contribution.id).where('review_round', '=', contribution.reviewRound).where('status', '=', ReviewStatus.CLOSED).execute();
  await queueMessage(ctx, { userIds: closed.map((review) => review.reviewer_id), key: 'workflow.invitationClosed', params: await paramsOf(step), contributionId: contribution.id });
};

const tellOfWithdrawal: Notice = async (ctx, step) => {
  const { before, contribution } = step;
  const holders = await responsiblePeople(ctx, contribution, before);
  const chiefs = await responsiblePeople(ctx, contribution, before, { kind: RoleKind.EDITOR_IN_CHIEF, userId: null });
  const userIds = [...holders, ...(before.editorId === null ? [] : [before.editorId]), ...chiefs].filter((id) => id !== before.submitterId);
  await queueMessage(ctx, { userIds, key: 'workflow.withdrawn', params: await paramsOf(step), contributionId: contribution.id });
};

/** Who else is told, by what the act brings about. */
const notices: Partial<Record<EffectName, Notice>> = {
  startEditorRound: tellInvited,
  startDeputyRound: tellInvited,
  startChiefRound: tellInvited,
  inviteMore: tellInvited,
  closeRound: tellLetGo,
  withdraw: async (ctx, step) => {
    await tellLetGo(ctx, step);
    await tellOfWithdrawal(ctx, step);
  },
};

/** A letter with a message of the same tenor, or a message when what the author is told of the status changes. */
async function tellAuthor(ctx: Context, step: Step): Promise<number | null> {
  const { row, before, after, act, contribution } = step;
  const colloquium = await contribution.colloquium.loadOrFail();
  const params = await paramsOf(step);
  const userIds = [before.submitterId];
  if (row.letter === undefined) {
    const status = statusKey(after.state);
    const isNews = status !== statusKey(before.state) && act.actor.userId !== before.submitterId;
    if (isNews) await queueMessage(ctx, { userIds, key: `workflow.status.${status}`, params, contributionId: contribution.id });
    return null;
  }
  await queueMessage(ctx, { userIds, key: `workflow.${row.letter}`, params, contributionId: contribution.id });
  if (row.takesBackLetter && (await holdBackLetter(ctx, contribution))) return null;
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
