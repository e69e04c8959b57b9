// The news of every act: the people whose turn it is get a message, the author a letter or message. The effect of an act names further
// people.
import { isMessageName, type MessageName } from '../../../../shared/messages.ts';
import { RoleKind, type RoleKindId } from '../../../../shared/roles.ts';
import {
  authorStatusNames,
  authorStatusOf,
  ContributionState,
  contributionStateName,
  type AuthorStatusName,
  type ContributionStateId,
} from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { authorViewOf } from '../../contributions/access/author-view.ts';
import { queueLetter } from '../../letters/letter-mail.ts';
import { authoredManuscriptLink } from '../../mail/letter-link.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { inRole, queueMessage } from '../../messages/message.service.ts';
import { DECISION_HOLD_MS } from '../hold/decision-hold.ts';
import { effectOf } from '../effects/effects.ts';
import { letterParams } from '../../letters/letter-params.ts';
import { responsiblePeople, staffOver } from '../perform/people.ts';
import type { Done } from '../perform/step.ts';
import { nameOfAccount } from '../../names/display-name.ts';

/** Tells everyone concerned; answers the id of the letter to the author, for the event. */
export async function tell(ctx: Context, step: Done): Promise<number | null> {
  const notified = (await effectOf(step.row).notify?.(ctx, step)) ?? [];
  await tellResponsible(ctx, step, notified);
  return await tellAuthor(ctx, step, notified);
}

async function tellResponsible(ctx: Context, step: Done, notified: readonly number[]): Promise<void> {
  const { before, after, doing, contribution } = step;
  const isSame = before.responsible?.kind === after.responsible?.kind && before.responsible?.userId === after.responsible?.userId;
  // The author is told by letter or status below.
  if (after.responsible === null || after.responsible.kind === RoleKind.AUTHOR || (isSame && before.state === after.state)) return;
  const people = await responsiblePeople(ctx, contribution, after);
  const params = await letterParams(contribution);
  await queueMessage(ctx, {
    to: people.filter(({ userId }) => userId !== doing.actor.userId && !notified.includes(userId)),
    key: turnKey(after.state, after.responsible.kind),
    params,
    contributionId: contribution.id,
  });
  // Everyone has left or is named as an author: only the publisher's operations staff can name somebody new.
  if (people.length === 0)
    await queueMessage(ctx, {
      to: await staffOver(ctx, contribution, RoleKind.OPERATIONS),
      key: 'workflow.nobodyCanAct',
      params,
      contributionId: contribution.id,
    });
}

/**
 * A letter with a message of the same tenor (a decision's message comes with the letter), or a message when the author's status changes.
 */
async function tellAuthor(ctx: Context, step: Done, notified: readonly number[]): Promise<number | null> {
  const { row, before, doing, contribution } = step;
  if (step.isUntold) return null;
  if (row.rewritesLetter) return await tellCorrected(ctx, step);
  const params = await letterParams(contribution);
  const to = inRole(RoleKind.AUTHOR, [before.submitterId]);
  if (row.letter === undefined) {
    const status = statusOf(authorViewOf(contribution).state);
    const isNews =
      status !== statusOf(step.authorView.state) && doing.actor.userId !== before.submitterId && !notified.includes(before.submitterId);
    if (isNews && status !== 'UNFINISHED')
      await queueMessage(ctx, { to, key: `workflow.status.${status}`, params, contributionId: contribution.id });
    return null;
  }
  if (!row.isDecision) await queueMessage(ctx, { to, key: `workflow.${row.letter}`, params, contributionId: contribution.id });
  if (row.takesBackLetter && step.isLetterTakenBack) return null;
  const submitter = await contribution.submitter.loadOrFail();
  const about = { contribution, recipientId: submitter.id, role: RoleKind.AUTHOR, eventId: step.event.id };
  const mail = { to: submitter.email, language: submitter.language, about };
  if (step.letter === null)
    return await queueMail(ctx, {
      ...mail,
      key: `letter.${row.letter}`,
      params: {
        ...params,
        name: nameOfAccount(submitter.language, submitter),
        comment: doing.input.comment ?? '',
        link: authoredManuscriptLink(ctx, contribution),
      },
    });
  const sendAfter = row.isDecision ? new Date(ctx.clock.now().getTime() + DECISION_HOLD_MS) : undefined;
  return await queueLetter(ctx, { ...mail, ...step.letter, sendAfter });
}

/** The letter of a decision written anew goes at the minute at which the first would have gone. */
async function tellCorrected(ctx: Context, { contribution, letter, event, goesAt }: Done): Promise<number | null> {
  if (letter === null) return null;
  const { id: recipientId, email: to, language } = await contribution.submitter.loadOrFail();
  const about = { contribution, recipientId, role: RoleKind.AUTHOR, eventId: event.id };
  return await queueLetter(ctx, { to, language, about, ...letter, sendAfter: goesAt });
}

/** The message begins with the task. Only editors receive; for others a new submission is to be assigned. */
export function turnKey(state: ContributionStateId, kind: RoleKindId): MessageName {
  const isToAssign = state === ContributionState.NEW_SUBMISSION && kind !== RoleKind.EDITOR;
  const key = `workflow.turn.${isToAssign ? 'TO_ASSIGN' : contributionStateName(state)}`;
  if (!isMessageName(key)) throw new Error(`The catalogue has no message "${key}"`);
  return key;
}

function statusOf(state: ContributionStateId): AuthorStatusName {
  return authorStatusNames[authorStatusOf[state]] ?? 'UNFINISHED';
}
