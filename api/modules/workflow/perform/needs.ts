// Checks the input of each act: whether it suits the manuscript, and which facts it adds. missingNeed() checks that it was given at all.
import { messageText } from '../../../../shared/messages.ts';
import { ReviewStatus } from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { DomainError, notFound, refused } from '../../../errors.ts';
import { authorsMissing } from '../../authorship/asking.service.ts';
import { authorshipFactsOf } from '../../authorship/authorship.facts.ts';
import { authorshipPolicy } from '../../authorship/authorship.policy.ts';
import { checkedAuthors } from '../../authorship/change-authors.ts';
import { factsOf } from '../../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../../contributions/access/contribution.policy.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { issueToCompileInto } from '../../issues/issue.service.ts';
import { hasReserveForLapse } from '../../reviews/invitations/invite.ts';
import { checkedLetter } from '../../reviews/invitations/invitation-letter.ts';
import { invitedBy, invitedByIds } from '../../reviews/invitations/invited.ts';
import { Review } from '../../reviews/review.entity.ts';
import { reviewFactsOf } from '../../contributions/access/review.facts.ts';
import { reviewPolicy } from '../../contributions/access/review.policy.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { leadsJournal } from '../../colloquiums/colloquium.policy.ts';
import { isReceiving } from '../../colloquiums/receiving.ts';
import { dictionaryEntry } from '../../reference/dictionary.service.ts';
import type { ActInput, WorkflowFacts } from './facts.ts';
import { loadWorkflowFacts } from './load.ts';
import type { Need, Row } from '../table/table.ts';

interface Brought {
  facts?: Partial<WorkflowFacts>;
  /** Its change of the input. */
  input?: Partial<ActInput>;
}

type Check = (ctx: Context, contribution: Contribution, facts: WorkflowFacts, input: ActInput) => Brought | Promise<Brought>;

/** Errors: RECEIVER_UNSUITABLE unless it is an editor of the journal without a conflict of interest. */
const receiver: Check = (_ctx, _contribution, facts, { receiverId }) => {
  if (receiverId === undefined || !facts.editorIds.includes(receiverId)) throw new DomainError('RECEIVER_UNSUITABLE');
  return {};
};

/**
 * The adopting journal's rules and editors take over with the act itself. Errors: FORBIDDEN unless the viewer is that journal's chief or
 * executive editor; COLLOQUIUM_UNSUITABLE for one that takes nothing now or has it already; INVALID_INPUT at subjectId.
 */
const colloquium: Check = async (ctx, { id, colloquium: present }, _facts, { colloquiumId, subjectId }) => {
  if (colloquiumId === undefined || !leadsJournal(signedIn(ctx), colloquiumId)) throw new DomainError('FORBIDDEN');
  const adopting = await ctx.em.findOne(Colloquium, { id: colloquiumId, isActive: true });
  if (colloquiumId === present.id || adopting === null || !isReceiving(ctx, adopting)) throw new DomainError('COLLOQUIUM_UNSUITABLE');
  if (subjectId !== undefined)
    await dictionaryEntry(ctx, { type: 'SUBJECT', id: subjectId, field: 'subjectId', isNew: subjectId !== adopting.subject.id });
  const facts = (await loadWorkflowFacts(ctx.em, [id], colloquiumId)).get(id);
  if (facts === undefined) throw notFound();
  return { facts: { settings: facts.settings, editorIds: facts.editorIds, hasDeputy: facts.hasDeputy } };
};

/** The suitable invitees, and the letter. Errors: those of checkedLetter, before those of invitedBy. */
const reviewers: Check = async (
  ctx,
  contribution,
  _facts,
  { invitations = [], reserve = [], reviewerIds = [], answerDueOn, reviewDueOn, letter },
) => {
  // First: a faulty letter must not reveal that the people were suitable, and so who reviews the manuscript.
  const checked = await checkedLetter(ctx, contribution, letter);
  const called =
    invitations.length > 0
      ? await invitedBy(ctx, contribution, { invitations, reserve })
      : { invitations: await invitedByIds(ctx, contribution, reviewerIds, { answerDueOn, reviewDueOn }), reserve: [] };
  return { input: { called: { ...called, letter: checked }, reviewerIds: called.invitations.map(({ reviewerId }) => reviewerId) } };
};

/**
 * An invitation of this round that is waited for. Errors: NOT_FOUND; FORBIDDEN to an office holder who reviews it as well;
 * INVITATION_CLOSED for one that is over, or not due to lapse.
 */
const invitation: Check = async (ctx, contribution, _facts, { reviewId, isLapse = false }) => {
  const { id, reviewRound } = contribution;
  const review = await ctx.em.findOne(Review, { id: reviewId, contribution: id });
  if (review === null) throw notFound();
  const hidden = isLapse ? null : reviewPolicy.viewInvitation(signedIn(ctx), await reviewFactsOf(ctx, review));
  if (hidden !== null) throw refused(hidden);
  const isOpen =
    review.reviewRound === reviewRound && (review.status === ReviewStatus.PENDING || (!isLapse && review.status === ReviewStatus.ACCEPTED));
  if (!isOpen || (isLapse && !(await hasReserveForLapse(ctx, id)))) throw new DomainError('INVITATION_CLOSED');
  return { input: { closing: { wasAccepted: review.status === ReviewStatus.ACCEPTED, reviewerId: review.reviewer.id } } };
};

/** An open issue of the journal it stands in. Errors: those of issueToCompileInto. */
const issue: Check = async (ctx, contribution, _facts, { issueId }) => {
  if (issueId !== undefined) await issueToCompileInto(ctx, contribution, issueId);
  return {};
};

/**
 * Where the journal accepts nothing before each author has confirmed. Errors: AUTHORS_NOT_CONFIRMED with their names;
 * AUTHORS_NOT_ALL_CONFIRMED for somebody who may not know who they are.
 */
const confirmedAuthors: Check = async (ctx, contribution) => {
  const names = await authorsMissing(ctx, contribution);
  if (names.length === 0) return {};
  const hidden = authorshipPolicy.view(signedIn(ctx), await authorshipFactsOf(ctx, contribution));
  if (hidden !== null) throw new DomainError('AUTHORS_NOT_ALL_CONFIRMED');
  throw new DomainError('AUTHORS_NOT_CONFIRMED', { names: names.join(messageText(ctx.language, 'list.separator')) });
};

/** A whole list of authors that may stand. Errors: FORBIDDEN for somebody who may not know who they are; those of checkedAuthors. */
const authors: Check = async (ctx, contribution, _facts, { authors: changed = [] }) => {
  const refusal = contributionPolicy.viewAuthors(signedIn(ctx), await factsOf(ctx, contribution));
  if (refusal !== null) throw refused(refusal);
  return { input: { authors: await checkedAuthors(contribution, changed) } };
};

const checks: Partial<Record<Need, Check>> = { receiver, issue, colloquium, reviewers, invitation, confirmedAuthors, authors };

/**
 * The facts that the row runs on and the input as the effects read it, once the row's needs have been checked. Errors: those of each check.
 */
export async function broughtBy(
  ctx: Context,
  { contribution, row, before }: { contribution: Contribution; row: Row; before: WorkflowFacts },
  input: ActInput,
): Promise<{ facts: WorkflowFacts; input: ActInput }> {
  const brought = await Promise.all((row.needs ?? []).map((need) => checks[need]?.(ctx, contribution, before, input) ?? {}));
  return brought.reduce<{ facts: WorkflowFacts; input: ActInput }>(
    (known, more) => ({ facts: { ...known.facts, ...more.facts }, input: { ...known.input, ...more.input } }),
    { facts: before, input },
  );
}
