// Who is told of an act, and how: messages for whoever's turn it is, letters and messages for the author, notices for reviewers.
import { RoleKind } from '../../../shared/roles.ts';
import { authorStatusNames, authorStatusOf, type ContributionStateId } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { User } from '../accounts/user.entity.ts';
import { toldOf } from '../contributions/told.ts';
import { queueMail } from '../mail/mail.service.ts';
import { queueMessage } from '../messages/message.service.ts';
import { Review } from '../reviews/review.entity.ts';
import { DECISION_HOLD_MS } from './decision-hold.ts';
import { letterParams } from './letter-params.ts';
import { responsiblePeople, staffOver } from './workflow.people.ts';
import type { EffectName } from './workflow.rules.ts';
import type { Done } from './workflow.step.ts';

type Notice = (ctx: Context, step: Done) => Promise<void>;

/** Tells everyone concerned; answers the id of the letter to the author, for the event. */
export async function tell(ctx: Context, step: Done): Promise<number | null> {
  await tellResponsible(ctx, step);
  if (step.row.effect !== undefined) await notices[step.row.effect]?.(ctx, step);
  return await tellAuthor(ctx, step);
}

const paramsOf = async ({ contribution }: Done) => await letterParams(contribution);

async function tellResponsible(ctx: Context, step: Done): Promise<void> {
  const { before, after, doing, contribution } = step;
  const isSame = before.responsible?.kind === after.responsible?.kind && before.responsible?.userId === after.responsible?.userId;
  // The author is told by letter or status below.
  if (after.responsible === null || after.responsible.kind === RoleKind.AUTHOR || (isSame && before.state === after.state)) return;
  const people = await responsiblePeople(ctx, contribution, after);
  const params = await paramsOf(step);
  await queueMessage(ctx, {
    userIds: people.filter((id) => id !== doing.actor.userId),
    key: 'workflow.turn',
    params,
    contributionId: contribution.id,
  });
  // Everyone has left or is named as an author: only the publisher's operations staff can name somebody new.
  if (people.length === 0)
    await queueMessage(ctx, {
      userIds: await staffOver(ctx, contribution, RoleKind.OPERATIONS),
      key: 'workflow.nobodyCanAct',
      params,
      contributionId: contribution.id,
    });
}

const tellInvited: Notice = async (ctx, step) => {
  await queueMessage(ctx, {
    userIds: step.doing.input.reviewerIds ?? [],
    key: 'workflow.invited',
    params: await paramsOf(step),
    contributionId: step.contribution.id,
  });
};

/** Those who are no longer waited for; why, they are not told, for it would tell them of others. */
const tellLetGo: Notice = async (ctx, step) => {
  await queueMessage(ctx, {
    userIds: step.letGo,
    key: 'workflow.invitationClosed',
    params: await paramsOf(step),
    contributionId: step.contribution.id,
  });
};

/** Everyone whose turn it was, its editor and the chief editors; whoever worked on it, editor or reviewer, also by letter. */
const tellOfWithdrawal: Notice = async (ctx, step) => {
  const { before, contribution, letGo } = step;
  const holders = await responsiblePeople(ctx, contribution, before);
  const chiefs = await responsiblePeople(ctx, contribution, before, { kind: RoleKind.EDITOR_IN_CHIEF, userId: null });
  const editors = before.editorId === null ? [] : [before.editorId];
  const userIds = [...holders, ...editors, ...chiefs].filter((id) => id !== before.submitterId);
  const atWork = [...editors, ...(before.responsible?.userId == null ? [] : [before.responsible.userId])].filter(
    (id) => id !== before.submitterId,
  );
  await queueMessage(ctx, { userIds, key: 'workflow.withdrawn', params: await paramsOf(step), contributionId: contribution.id });
  // What the author wrote is for the office, and not for those of it who review as well.
  const reviewing = new Set(
    atWork.length === 0
      ? []
      : (await ctx.em.find(Review, { contribution: contribution.id, reviewer: { $in: atWork } })).map(({ reviewer }) => reviewer.id),
  );
  await writeTo(
    ctx,
    step,
    atWork,
    'withdrawnByAuthor',
    atWork.filter((id) => !reviewing.has(id)),
  );
  await writeTo(ctx, step, letGo, 'invitationClosed');
};

/** The same letter to each of them, in their language; what was written with the act goes to `noteReaders` among them. */
async function writeTo(
  ctx: Context,
  step: Done,
  userIds: readonly number[],
  letter: string,
  noteReaders: readonly number[] = [],
): Promise<void> {
  if (userIds.length === 0) return;
  const [params, people] = [
    await paramsOf(step),
    await ctx.em.find(User, { id: { $in: [...new Set(userIds)] }, isEnabled: true }, { orderBy: { id: 'asc' } }),
  ];
  for (const person of people) {
    await queueMail(ctx, {
      to: person.email,
      key: `letter.${letter}`,
      language: person.language,
      colloquiumId: step.contribution.colloquium.id,
      params: { ...params, name: person.realName, comment: noteReaders.includes(person.id) ? (step.doing.input.comment ?? '') : '' },
    });
  }
}

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

/** A letter with a message of the same tenor (a decision's message comes with the letter), or a message when what the author is told of the status changes. */
async function tellAuthor(ctx: Context, step: Done): Promise<number | null> {
  const { row, before, doing, contribution } = step;
  if (step.isUntold) return null;
  const colloquium = await contribution.colloquium.loadOrFail();
  const params = await paramsOf(step);
  const userIds = [before.submitterId];
  if (row.letter === undefined) {
    const status = statusKey(toldOf(contribution).state);
    const isNews = status !== statusKey(step.told.state) && doing.actor.userId !== before.submitterId;
    if (isNews) await queueMessage(ctx, { userIds, key: `workflow.status.${status}`, params, contributionId: contribution.id });
    return null;
  }
  if (!row.isDecision) await queueMessage(ctx, { userIds, key: `workflow.${row.letter}`, params, contributionId: contribution.id });
  if (row.takesBackLetter && step.isLetterTakenBack) return null;
  const submitter = await contribution.submitter.loadOrFail();
  return await queueMail(ctx, {
    to: submitter.email,
    key: `letter.${row.letter}`,
    params: { ...params, name: submitter.realName, comment: doing.input.comment ?? '' },
    language: submitter.language,
    colloquiumId: colloquium.id,
    sendAfter: row.isDecision ? new Date(ctx.clock.now().getTime() + DECISION_HOLD_MS) : undefined,
  });
}

function statusKey(state: ContributionStateId): string {
  return authorStatusNames[authorStatusOf[state]] ?? '';
}
