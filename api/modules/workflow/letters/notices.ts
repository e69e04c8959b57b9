// Notices to people whom the effect of an act concerns: reviewers who are invited or let go, and everyone at work on a withdrawn
// manuscript.
import type { LetterName, MessageName } from '../../../../shared/messages.ts';
import { kindOfMemberType, RoleKind, type RoleKindId } from '../../../../shared/roles.ts';
import type { Context } from '../../../context.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { authoredManuscriptLink } from '../../mail/letter-link.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { inRole, queueMessage } from '../../messages/message.service.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import { Review } from '../../reviews/review.entity.ts';
import { letterParams } from '../../letters/letter-params.ts';
import { officeOf } from '../table/parties.ts';
import { inviterOf } from '../table/rules.ts';
import { responsiblePeople } from '../perform/people.ts';
import type { Done } from '../perform/step.ts';
import { nameOfAccount } from '../../names/display-name.ts';

/**
 * Tells the inviter what became of the invitation, in the role in which they invited; not by name, because an office holder may review as
 * well. Answers whom it told.
 */
export async function tellInviter(
  ctx: Context,
  { contribution, before, doing, letGo }: Done,
  key: MessageName,
): Promise<readonly number[]> {
  const reviewer = letGo[0] ?? doing.actor.userId;
  const review = await ctx.em.findOne(
    Review,
    { contribution: contribution.id, reviewRound: contribution.reviewRound, reviewer },
    { orderBy: { id: 'desc' } },
  );
  if (review === null) return [];
  const inviter = review.invitedBy.id;
  const members = await ctx.em.find(ColloquiumMember, { colloquium: contribution.colloquium.id, user: inviter });
  const office = inviterOf(before);
  const held = members.find(({ type }) => officeOf[type] === office) ?? members[0];
  // A person who has left the journal has no more to do with it.
  if (!held) return [];
  await queueMessage(ctx, {
    to: inRole(kindOfMemberType[held.type], [inviter]),
    key,
    params: await letterParams(contribution),
    contributionId: contribution.id,
  });
  return [inviter];
}

/** Tells its inviter; if the inviter has left the journal, the member of the office who did it. */
export async function tellOfLapse(ctx: Context, step: Done): Promise<void> {
  const { contribution, doing } = step;
  if ((await tellInviter(ctx, step, 'workflow.invitationLapsed')).length > 0) return;
  await queueMessage(ctx, {
    to: inRole(doing.actor.kind, [doing.actor.userId]),
    key: 'workflow.invitationLapsed',
    params: await letterParams(contribution),
    contributionId: contribution.id,
  });
}

/** The former editor, and the new one who has it in charge while it is somebody else's turn. */
export async function tellReassigned(ctx: Context, { before, after, contribution, doing }: Done): Promise<void> {
  const params = await letterParams(contribution);
  const tell = async (userId: number | null, key: MessageName) => {
    if (userId !== null && userId !== doing.actor.userId && before.editorId !== after.editorId)
      await queueMessage(ctx, { to: inRole(RoleKind.EDITOR, [userId]), key, params, contributionId: contribution.id });
  };
  await tell(before.editorId, 'workflow.reassignedFrom');
  // Otherwise the task is told with the turn.
  if (after.responsible?.userId !== after.editorId) await tell(after.editorId, 'workflow.reassignedTo');
}

/** Tells reviewers who are no longer needed; the reason is left out, because it would reveal others. */
export async function tellLetGo(ctx: Context, step: Done): Promise<void> {
  await queueMessage(ctx, {
    to: inRole(RoleKind.REVIEWER, step.letGo),
    key: 'workflow.invitationClosed',
    params: await letterParams(step.contribution),
    contributionId: step.contribution.id,
  });
  await writeTo(ctx, step, step.letGo, () => RoleKind.REVIEWER, 'letter.invitationClosed');
}

/** Everyone whose turn it was, its editor and the editors-in-chief; the editor and reviewers at work on it also get a letter. */
export async function tellOfWithdrawal(ctx: Context, step: Done): Promise<void> {
  const { before, contribution } = step;
  const holders = await responsiblePeople(ctx, contribution, before);
  const chiefs = await responsiblePeople(ctx, contribution, before, { kind: RoleKind.EDITOR_IN_CHIEF, userId: null });
  const editors = before.editorId === null ? [] : [before.editorId];
  const to = [...holders, ...inRole(RoleKind.EDITOR, editors), ...chiefs].filter(({ userId }) => userId !== before.submitterId);
  const atWork = [...editors, ...(before.responsible?.userId == null ? [] : [before.responsible.userId])].filter(
    (id) => id !== before.submitterId,
  );
  await queueMessage(ctx, {
    to,
    key: 'workflow.withdrawn',
    params: await letterParams(step.contribution),
    contributionId: contribution.id,
  });
  // The author's text is for the office, without its members who review as well.
  const reviewing = new Set(
    atWork.length === 0
      ? []
      : (await ctx.em.find(Review, { contribution: contribution.id, reviewer: { $in: atWork } })).map(({ reviewer }) => reviewer.id),
  );
  await writeTo(
    ctx,
    step,
    atWork,
    (id) => (id === before.responsible?.userId ? before.responsible.kind : RoleKind.EDITOR),
    'letter.withdrawnByAuthor',
    atWork.filter((id) => !reviewing.has(id)),
  );
}

/** Its author gets a letter and a message of the journal that has chosen it, in place of those for the new status. */
export async function tellOfAdoption(ctx: Context, step: Done): Promise<readonly number[]> {
  const { contribution, before } = step;
  await queueMessage(ctx, {
    to: inRole(RoleKind.AUTHOR, [before.submitterId]),
    key: 'workflow.adopted',
    params: await letterParams(contribution),
    contributionId: contribution.id,
  });
  await writeTo(ctx, step, [before.submitterId], () => RoleKind.AUTHOR, 'letter.adopted', [before.submitterId]);
  return [before.submitterId];
}

/** The same letter to each of them, in their language; the act's comment goes to `noteReaders` among them. */
async function writeTo(
  ctx: Context,
  step: Done,
  userIds: readonly number[],
  roleOf: (userId: number) => RoleKindId,
  key: LetterName,
  noteReaders: readonly number[] = [],
): Promise<void> {
  if (userIds.length === 0) return;
  const [params, people] = [
    { ...(await letterParams(step.contribution)), link: authoredManuscriptLink(ctx, step.contribution) },
    await ctx.em.find(User, { id: { $in: [...new Set(userIds)] }, isEnabled: true }, { orderBy: { id: 'asc' } }),
  ];
  for (const person of people) {
    await queueMail(ctx, {
      to: person.email,
      key,
      language: person.language,
      about: { contribution: step.contribution, recipientId: person.id, role: roleOf(person.id), eventId: step.event.id },
      params: {
        ...params,
        name: nameOfAccount(person.language, person),
        comment: noteReaders.includes(person.id) ? (step.doing.input.comment ?? '') : '',
      },
    });
  }
}
