// perform(): the only thing that writes the state of a manuscript. One act, one transaction, one event (principles, Workflow).
import { LockMode, ref } from '@mikro-orm/core';
import type { Refusal } from '../../../../shared/errors.ts';
import { tidied } from '../../../../shared/forms/tidied.ts';
import { MAX_COMMENT_LENGTH } from '../../../../shared/limits.ts';
import { messageText } from '../../../../shared/messages.ts';
import { roleKindCode } from '../../../../shared/roles.ts';
import { EditorialAct, actName, type ActName } from '../../../../shared/workflow.ts';
import { signedIn, type Context, type ViewerSession } from '../../../context.ts';
import { inSavepoint } from '../../../database/transactions.ts';
import { checkVersion, DomainError, invalidInput, notFound, refused } from '../../../errors.ts';
import { after } from '../../../graphql/after.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { factsOf, factsOfNothing, isOfEarlierJournal } from '../../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../../contributions/access/contribution.policy.ts';
import type { ContributionFacts } from '../../contributions/access/capacity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { standingOf } from '../../contributions/manuscript/standing.ts';
import { authorViewOf } from '../../contributions/access/author-view.ts';
import { moveDeadline } from '../../deadlines/deadline.service.ts';
import { keepImages } from '../../letters/letter-image.service.ts';
import { checkEditorStatements, keepEditorStatements } from '../../statements/party-statements.ts';
import { keepHistory } from '../../statistics/journal-history.service.ts';
import { actLetter } from '../letters/act-letter.ts';
import { asCorrected, settleDecision, settleVersion } from '../hold/decision-hold.ts';
import { effectOf } from '../effects/effects.ts';
import { actsFor, actsWithoutFacts, type ActOption } from '../gate/gate.ts';
import {
  answerOfParties,
  answerOfRow,
  applyRow,
  bestAnswer,
  couldEver,
  reasonInState,
  findRow,
  isReviewerAct,
  missingNeed,
  settledNeed,
  stageOf,
} from '../table/transition.ts';
import { isHeld, isUndone } from '../timeline/undone.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { workflowEventPolicy } from '../../contributions/access/workflow-event.policy.ts';
import { audienceOf } from './audience.ts';
import type { WorkflowFacts } from './facts.ts';
import { tell } from '../letters/news.ts';
import { actorOf, loadWorkflowFacts, workflowFacts } from './load.ts';
import { asksRevision, revisionOf } from '../revision/revision.ts';
import { broughtBy } from './needs.ts';
import { attachFiles, takeActFiles } from './records.ts';
import { standInDetails } from './people.ts';
import type { PerformInput, Step } from './step.ts';
import { rows, type Row } from '../table/table.ts';

/**
 * Does one act of the table on a manuscript, as the viewer, in the open transaction; the row stays locked until its end. Errors: NOT_FOUND;
 * FORBIDDEN for an act of another office; STATE_CHANGED or CONFLICT when the manuscript has moved on meanwhile; the gate's own refusal; a
 * need missing from the input (…_REQUIRED, …_UNSUITABLE), or already fulfilled (…_HAS_IT); STATEMENTS_REQUIRED; INVALID_INPUT at comment or letter.
 */
export async function perform(ctx: Context, contributionId: number, act: ActName, input: PerformInput = {}): Promise<Contribution> {
  checkComment(input);
  return await carryOut(ctx, await prepare(ctx, contributionId, act, input), input);
}

/** The same on a manuscript that this transaction has locked and read in one statement: it is as it was read, and not read again. */
export async function performOnLocked(
  ctx: Context,
  contribution: Contribution,
  act: ActName,
  input: PerformInput = {},
): Promise<Contribution> {
  checkComment(input);
  return await carryOut(ctx, await prepareLocked(ctx, contribution, act, input), input);
}

async function carryOut(ctx: Context, step: Step, input: PerformInput): Promise<Contribution> {
  await write(ctx, step, { ...input, ...step.doing.input });
  return step.contribution;
}

/** Errors: INVALID_INPUT at comment. */
function checkComment({ comment }: PerformInput): void {
  if ([...(comment ?? '')].length > MAX_COMMENT_LENGTH)
    throw invalidInput({ comment: { code: 'input.tooLong', params: { maximum: MAX_COMMENT_LENGTH } } });
}

export interface Outcome {
  id: number;
  done: boolean;
  /** Null when done, or when it could be (dry run). */
  refusal: Refusal | null;
  /** Null when the viewer may not know of it. */
  contribution: Contribution | null;
}

/**
 * The same act on several manuscripts, each by itself: a refused one holds up no other. Locked in the order of their ids, answered in the
 * order asked. A dry run answers what would happen and changes nothing.
 */
export async function performMany(
  ctx: Context,
  ids: readonly number[],
  act: ActName,
  input: PerformInput,
  { dryRun }: { dryRun: boolean },
): Promise<Outcome[]> {
  checkComment(input);
  const outcomes = new Map<number, Outcome>();
  const isOnlyOne = ids.length === 1;
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) outcomes.set(id, await attempt(ctx, id, act, input, { dryRun, isOnlyOne }));
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

async function attempt(
  ctx: Context,
  id: number,
  act: ActName,
  input: PerformInput,
  { dryRun, isOnlyOne }: { dryRun: boolean; isOnlyOne: boolean },
): Promise<Outcome> {
  try {
    // What one states is asked after it is known what could be done.
    const { statements: _later, ...asked } = input;
    const contribution = await inSavepoint(ctx, async () =>
      dryRun ? (await prepare(ctx, id, act, asked)).contribution : await perform(ctx, id, act, input),
    );
    return { id, done: !dryRun, refusal: null, contribution };
  } catch (error) {
    // Faults of the form itself are reported at their field.
    if (!(error instanceof DomainError) || (isOnlyOne && error.fields !== undefined)) throw error;
    const contribution = error.code === 'NOT_FOUND' ? null : await ctx.em.findOne(Contribution, id);
    return { id, done: false, refusal: { code: error.code, params: error.params }, contribution };
  }
}

/** The acts that the viewer may do on a manuscript, and the refused ones with their reasons; batched. */
export function viewerOptions(ctx: Context, contribution: Contribution): ActOption[] | Promise<ActOption[]> {
  const { viewer } = ctx;
  if (viewer === null) return [];
  return after(factsOf(ctx, contribution), (relation) => {
    const actor = actorOf(viewer, relation);
    const settled = actsWithoutFacts(contribution.state, actor);
    if (settled !== null) return settled;
    return after(ctx.loaders.load(ctx, workflowFacts, contribution.id), (facts) => (facts === null ? [] : actsFor(facts, actor)));
  });
}

/** Reads what `viewerOptions` needs of these manuscripts, for all of them at once: nothing of those on which the viewer can have no act. */
export async function readOptions(ctx: Context, contributions: readonly Contribution[]): Promise<void> {
  const { viewer } = ctx;
  if (viewer === null) return;
  const relations = await Promise.all(contributions.map((contribution) => factsOf(ctx, contribution)));
  const ids = contributions.flatMap(({ id, state }, index) => {
    const relation = relations[index];
    return relation && actsWithoutFacts(state, actorOf(viewer, relation)) === null ? id : [];
  });
  const found = await loadWorkflowFacts(ctx.em, ids);
  for (const id of ids) ctx.loaders.know(workflowFacts, id, found.get(id) ?? null);
}

/** The manuscript, locked, when the viewer may do this act now with any input. Errors: those of perform that do not concern the input. */
export async function lockFor(ctx: Context, contributionId: number, act: ActName): Promise<Contribution> {
  return (await findAllowed(ctx, await lock(ctx, contributionId), [act], {})).contribution;
}

/** The same for any of several acts. */
export async function lockForAny(ctx: Context, contributionId: number, acts: readonly ActName[]): Promise<Contribution> {
  return (await findAllowed(ctx, await lock(ctx, contributionId), acts, {})).contribution;
}

async function prepare(ctx: Context, contributionId: number, act: ActName, input: PerformInput): Promise<Step> {
  return await prepareLocked(ctx, await lock(ctx, contributionId), act, input);
}

async function prepareLocked(ctx: Context, contribution: Contribution, act: ActName, given: PerformInput): Promise<Step> {
  const allowed = await findAllowed(ctx, contribution, [act], given);
  const corrected = allowed.row.rewritesLetter ? await asCorrected(contribution, given) : given;
  const revision = await revisionOf(ctx, contribution, allowed.row, corrected);
  const input: PerformInput =
    revision && asksRevision(allowed.row) ? { ...corrected, revisionDueOn: revision.dueOn, revisionExtent: revision.extent } : corrected;
  const found = { ...allowed, doing: { ...allowed.doing, input } };
  const missing = missingNeed(found.row, input);
  if (missing !== null) throw refused(missing);
  if (found.row.isDecision) await checkEditorStatements(ctx, found.contribution, input.statements);
  const brought = await broughtBy(ctx, found, input);
  const doing = { ...found.doing, input: brought.input };
  const after = applyRow(found.row, brought.facts, doing);
  // Drafts are deleted by the author's own service; here they only could be.
  if (after === null) throw new DomainError('FORBIDDEN');
  const settled = settledNeed(found.row, found.before, after);
  if (settled !== null) throw refused(settled);
  return { ...found, doing, after, letter: await actLetter(ctx, found.contribution, found.row, { ...input, revision }, found.before) };
}

/** Errors: NOT_FOUND. */
async function lock(ctx: Context, contributionId: number): Promise<Contribution> {
  signedIn(ctx);
  const contribution = await ctx.em.findOne(Contribution, contributionId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (contribution !== null) return contribution;
  // As many statements as a hidden one costs.
  await factsOfNothing(ctx);
  throw notFound();
}

/** Finds the row that the act runs on, of a manuscript that is locked, or says why there is none. */
async function findAllowed(
  ctx: Context,
  contribution: Contribution,
  acts: readonly ActName[],
  input: PerformInput,
): Promise<Omit<Step, 'after' | 'letter'>> {
  const viewer = signedIn(ctx);
  // Read after the lock was won, so that nothing decided on is older than the manuscript.
  ctx.loaders.clear();
  const relation = await factsOf(ctx, contribution);
  const hidden = contributionPolicy.view(viewer, relation);
  if (hidden !== null) throw refused(hidden);
  const before = (await loadWorkflowFacts(ctx.em, [contribution.id])).get(contribution.id);
  if (before === undefined) throw notFound();
  const doing = { actor: actorOf(viewer, relation), input };
  const authorView = authorViewOf(contribution);
  const standing = standingOf(contribution);
  const row = acts.map((act) => findRow(before, doing.actor, act)).find((found) => found !== null) ?? null;
  if (row === null) throw refused(await whyNot(ctx, viewer, contribution, relation, before, acts));
  if (typeof input.version === 'number') checkVersion(contribution, input.version);
  return { contribution, row, before, doing, authorView, standing, version: contribution.version };
}

/** The gate's reason; else the change made meanwhile; else FORBIDDEN, when it would not be theirs in any state. */
async function whyNot(
  ctx: Context,
  viewer: ViewerSession,
  contribution: Contribution,
  relation: ContributionFacts,
  facts: WorkflowFacts,
  acts: readonly ActName[],
): Promise<Refusal> {
  const actor = actorOf(viewer, relation);
  const ofActs = rows.filter((row) => acts.includes(row.act));
  const answer = bestAnswer(ofActs.map((row) => answerOfRow(row, facts, actor)));
  if (typeof answer === 'string') return { code: answer };
  if (!ofActs.some((row) => couldEver(row, actor))) return { code: 'FORBIDDEN' };
  const reason = reasonInState(ofActs, facts, actor);
  if (reason !== null) return { code: reason };
  // People who may not know the events still know their own relation: an invitation is closed after its round, too (D2-54).
  const ofParties = bestAnswer(ofActs.map((row) => answerOfParties(row, facts, actor)));
  const unspecified: Refusal = { code: typeof ofParties === 'string' ? ofParties : 'CONFLICT' };
  // The author does not learn which act of the office it was.
  const mayKnow = (event: WorkflowEvent) =>
    workflowEventPolicy.viewAct(viewer, {
      ...relation,
      act: event.act,
      actorKind: event.actorKind ?? null,
      isForAuthor: event.isForAuthor,
      isReviewerAct: event.isReviewerAct,
      isOfEarlierJournal: isOfEarlierJournal(contribution, event),
    }) === null;
  const events = await ctx.em.find(WorkflowEvent, { contribution: contribution.id }, { orderBy: { id: 'desc' } });
  // To those who do not know of a decision that waits or was taken back the answer is as if it had never been.
  const last = events.find((event) => mayKnow(event) || !(isUndone(event, events) || isHeld(event, contribution, events)));
  const kind = last?.actorKind ?? null;
  if (last === undefined || kind === null || !mayKnow(last)) return unspecified;
  const at = new Intl.DateTimeFormat(ctx.language, { timeZone: 'Asia/Shanghai', dateStyle: 'medium', timeStyle: 'short' }).format(last.at);
  return {
    code: 'STATE_CHANGED',
    params: {
      role: messageText(ctx.language, last.actor?.id === viewer.userId ? 'workflow.yourself' : `roleKind.${roleKindCode(kind)}`),
      act: messageText(ctx.language, `act.${actName(last.act)}`),
      at,
    },
  };
}

async function write(ctx: Context, step: Step, input: PerformInput): Promise<void> {
  const { contribution, row, before, after, doing } = step;
  const now = ctx.clock.now();
  const colloquiumId = contribution.colloquium.id;
  const effect = effectOf(row);
  const letGo = (await effect.record?.(ctx, contribution, doing)) ?? [];
  effect.clock?.(contribution, now, step, ctx.calendar.current());
  place(ctx, contribution, before, after);
  await moveDeadline(ctx, contribution, before.state);
  const event = ctx.em.create(WorkflowEvent, {
    contribution,
    act: EditorialAct[row.act],
    row: row.id,
    fromState: before.state,
    toState: after.state,
    actor: doing.actor.userId,
    actorKind: doing.actor.kind,
    at: now,
    comment: tidied(input.comment ?? '') || null,
    letter: step.letter?.html ?? null,
    // A decision is announced with its letter, later.
    isForAuthor: row.letter !== undefined && !row.isDecision,
    isReviewerAct: isReviewerAct(row),
    logGroup: contribution.logGroup,
    stage: contribution.stage,
    details: {
      ...input.details,
      ...detailsOf(input, row),
      ...(contribution.colloquium.id === colloquiumId ? {} : { fromColloquiumId: colloquiumId }),
      ...(await standInDetails(step)),
    },
  });
  if (row.isDecision) await keepEditorStatements(ctx, contribution, event, input.statements);
  await ctx.em.flush();
  await attachFiles(ctx, contribution, event, input.fileIds ?? [], doing.actor.userId);
  await takeActFiles(ctx, contribution, event, input.filePaths ?? []);
  const settled = await settleDecision(ctx, step, event, input);
  // The letter it takes back was never sent, so this one is not sent either.
  if (row.takesBackLetter && settled.isLetterTakenBack) event.letter = null;
  else if (step.letter !== null) await keepImages(ctx, step.letter.html);
  const mailId = await tell(ctx, { ...step, ...settled, event, letGo });
  if (mailId !== null) event.details = { ...event.details, mailId };
  await ctx.em.flush();
  await settleVersion(ctx, step);
  await keepHistory(ctx, contribution, row.act);
  ctx.loaders.clear();
  ctx.publish({
    type: 'contributionChanged',
    contributionId: contribution.id,
    ...(await audienceOf(ctx, step, event)),
    ...(input.clientMutationId ? { by: { userId: doing.actor.userId, clientMutationId: input.clientMutationId } } : {}),
  });
}

/** Where the manuscript stands from now on. */
function place(ctx: Context, contribution: Contribution, before: WorkflowFacts, after: WorkflowFacts): void {
  const person = (id: number | null | undefined) => (typeof id === 'number' ? ref(ctx.em.getReference(User, id)) : null);
  contribution.stage = stageOf(after, contribution.stage);
  contribution.state = after.state;
  contribution.heldBy = after.heldBy;
  contribution.returnedFrom = after.returnedFrom;
  contribution.invitedFrom = after.invitedFrom;
  contribution.compiledFrom = after.compiledFrom;
  contribution.responsible = person(after.responsible?.userId);
  contribution.responsibleKind = after.responsible?.kind ?? null;
  contribution.editor = person(after.editorId);
  contribution.deputy = person(after.deputyId);
  contribution.hasAuthorized = after.hasAuthorized;
  contribution.poolConsent = after.poolConsent;
  if (after.isInPool && !before.isInPool) contribution.enteredPoolAt = ctx.clock.now();
  contribution.isInPool = after.isInPool;
  if (after.state !== before.state) contribution.stateChangedAt = ctx.clock.now();
}

/** The act's input, as ids, without values that have their own column. */
function detailsOf(
  { receiverId, reviewerIds, issueId, colloquiumId, letter, revisionDueOn, revisionExtent, similarity }: PerformInput,
  row: Row,
): WorkflowEvent['details'] {
  return {
    ...(receiverId === undefined ? {} : { receiverId }),
    ...(reviewerIds === undefined ? {} : { reviewerIds: [...reviewerIds] }),
    ...(issueId === undefined ? {} : { issueId }),
    ...(colloquiumId === undefined ? {} : { colloquiumId }),
    ...(revisionDueOn && asksRevision(row) ? { revisionDueOn, ...(revisionExtent ? { revisionExtent } : {}) } : {}),
    ...(similarity === undefined ? {} : { similarity }),
    // Who corrects the letter begins with it as it was written.
    ...(letter !== undefined && (row.isDecision || row.rewritesLetter) ? { isLetterEdited: true } : {}),
  };
}
