// What reviewers state with a review, and editors with a decision that goes to the author (B-110). Authors never learn of either.
import { sql } from 'kysely';
import type { FieldProblems } from '../../../shared/errors.ts';
import {
  askedOf,
  EMPTY_ANSWER,
  lacksOf,
  missingIn,
  type StatementKind,
  type StatementPolicy,
  type StatementRule,
} from '../../../shared/forms/statements.ts';
import { ReviewStatus, type ReviewStatusId } from '../../../shared/workflow.ts';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { DomainError } from '../../errors.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { factsOf } from '../contributions/access/contribution.facts.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { Review } from '../reviews/review.entity.ts';
import type { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { Statement } from './statement.entity.ts';
import {
  askedStatement,
  checkedAnswers,
  ofManuscripts,
  policies,
  statedRow,
  statedRows,
  wholePolicy,
  type StatedRow,
} from './statement.service.ts';
import { statementPolicy } from './statement.policy.ts';
import { shownAnswer, type AskedStatement, type GivenStatement, type StatedAnswer } from './statement.types.ts';

interface Question {
  kind: StatementKind;
  rule: StatementRule;
}

interface OfReview {
  status: ReviewStatusId;
  rules: StatementPolicy;
  rows: StatedRow[];
}

const ofReviews = defineLoader(async (ctx, reviewIds: readonly number[]): Promise<(OfReview | null)[]> => {
  const { rows } = await sql<{
    id: number;
    status: ReviewStatusId;
    rules: Partial<StatementPolicy> | null;
    rows: Parameters<typeof statedRow>[0][];
  }>`select r.id, r.status, p.rules, ${statedRows(sql`s.review_id = r.id`)} as rows
    from review r join contribution c on c.id = r.contribution_id left join statement_policy p on p.colloquium_id = c.colloquium_id
    where r.id = any(${reviewIds})`.execute(query(ctx.em));
  const found = new Map(rows.map((row) => [row.id, { ...row, rules: wholePolicy(row.rules), rows: row.rows.map(statedRow) }]));
  return reviewIds.map((id) => found.get(id) ?? null);
});

/** What is asked of a reviewer at work, with what is written; of a review that is handed in, what was stated with it. */
export async function statementsOfReview(ctx: Context, review: Review): Promise<AskedStatement[]> {
  const found = await ctx.loaders.of(ctx, ofReviews).load(review.id);
  if (found === null) return [];
  const { status, rules, rows } = found;
  if (status === ReviewStatus.ACCEPTED)
    return askedOf(rules, 'REVIEWER').map(({ kind, rule }) => askedStatement(kind, rule, rows.find((row) => row.kind === kind)?.answer));
  return rows
    .filter(({ handedInAt }) => handedInAt !== null)
    .map(({ kind, demand, answer }) => askedStatement(kind, { demand, guidanceZh: '', guidanceEn: '' }, answer));
}

/** Keeps what a reviewer at work has written of it, complete or not. The review is locked. Errors: INVALID_INPUT at `statements.<KIND>.…`. */
export async function keepReviewStatements(ctx: Context, review: Review, given: readonly GivenStatement[]): Promise<void> {
  const answers = checkedAnswers(given);
  const rows = await ctx.em.find(Statement, { review });
  const contribution = await review.contribution.loadOrFail();
  for (const { kind, rule } of await questions(ctx, contribution, 'REVIEWER')) {
    const answer = answers.find((one) => one.kind === kind)?.answer;
    if (answer === undefined) continue;
    const values = { ...writtenNow(ctx), demand: rule.demand, answer };
    const row = rows.find((one) => one.kind === kind);
    if (row) ctx.em.assign(row, values);
    else ctx.em.create(Statement, { ...values, contribution, review, party: 'REVIEWER', kind });
  }
  await ctx.em.flush();
  ctx.loaders.clear();
}

/**
 * What a review that is handed in lacks, by field. `given` undefined: the client asks for none, and what is missing is kept as not stated
 * (decision 94).
 */
export async function missingInReviewStatements(
  ctx: Context,
  contribution: Contribution,
  given: readonly GivenStatement[] | undefined,
): Promise<FieldProblems> {
  return given === undefined ? {} : lacking(await questions(ctx, contribution, 'REVIEWER'), checkedAnswers(given));
}

/** Keeps what was stated with a review that is handed in. */
export async function handInReviewStatements(
  ctx: Context,
  contribution: Contribution,
  review: Review,
  given: readonly GivenStatement[] | undefined,
): Promise<void> {
  const asked = await questions(ctx, contribution, 'REVIEWER');
  if (asked.length === 0) return;
  const answers = checkedAnswers(given ?? []);
  const rows = await ctx.em.find(Statement, { review });
  for (const question of asked) {
    const row = rows.find(({ kind }) => kind === question.kind);
    const kept = given === undefined && row ? [{ kind: row.kind, answer: row.answer }] : answers;
    const values = handedIn(ctx, question, kept);
    if (row) ctx.em.assign(row, values);
    else ctx.em.create(Statement, { ...values, contribution, review, party: 'REVIEWER', kind: question.kind });
  }
  await ctx.em.flush();
}

/**
 * Checks what an editor states with a decision. `given` undefined: the client asks for none. Errors: STATEMENTS_REQUIRED with a field for
 * each; INVALID_INPUT at `statements.<KIND>.…`.
 */
export async function checkEditorStatements(
  ctx: Context,
  contribution: Contribution,
  given: readonly GivenStatement[] | undefined,
): Promise<void> {
  if (given === undefined) return;
  const missing = lacking(await questions(ctx, contribution, 'EDITOR'), checkedAnswers(given));
  if (Object.keys(missing).length > 0) throw new DomainError('STATEMENTS_REQUIRED', {}, missing);
}

/** Keeps what an editor stated with the decision of this event. */
export async function keepEditorStatements(
  ctx: Context,
  contribution: Contribution,
  event: WorkflowEvent,
  given: readonly GivenStatement[] | undefined,
): Promise<void> {
  const answers = checkedAnswers(given ?? []);
  for (const question of await questions(ctx, contribution, 'EDITOR'))
    ctx.em.create(Statement, { ...handedIn(ctx, question, answers), contribution, event, party: 'EDITOR', kind: question.kind });
}

/** What any of the journals asks: the stricter demand, the words of the first. */
export async function statementsOfDecision(ctx: Context, contributionIds: readonly number[]): Promise<AskedStatement[]> {
  const viewer = signedIn(ctx);
  const found = await ctx.em.find(Contribution, { id: { $in: [...contributionIds] } }, { orderBy: { id: 'asc' } });
  const asked = await Promise.all(
    found.map(async (contribution) =>
      statementPolicy.viewEditorsQuestions(viewer, await factsOf(ctx, contribution)) === null
        ? await questions(ctx, contribution, 'EDITOR')
        : [],
    ),
  );
  return [...Map.groupBy(asked.flat(), ({ kind }) => kind)].flatMap(([kind, [first, ...rest]]) => {
    if (first === undefined) return [];
    const isRequired = [first, ...rest].some(({ rule }) => rule.demand === 'REQUIRED');
    return [askedStatement(kind, { ...first.rule, demand: isRequired ? 'REQUIRED' : 'OPTIONAL' })];
  });
}

export async function statementsOfEvent(ctx: Context, event: WorkflowEvent): Promise<StatedAnswer[]> {
  const { decided } = await ctx.loaders.of(ctx, ofManuscripts).load(event.contribution.id);
  return decided.filter(({ eventId }) => eventId === event.id).map(({ kind, demand, answer }) => shownAnswer(kind, demand, answer));
}

async function questions(ctx: Context, contribution: Contribution, party: 'REVIEWER' | 'EDITOR'): Promise<Question[]> {
  return askedOf((await ctx.loaders.of(ctx, policies).load(contribution.colloquium.id)).rules, party);
}

const lacking = (asked: readonly Question[], answers: readonly GivenStatement[]): FieldProblems =>
  Object.fromEntries(
    asked
      .filter(({ kind, rule }) => lacksOf(kind, rule.demand, answerOf(answers, kind)).length > 0)
      .map(({ kind }) => [`statements.${kind}`, { code: `statement.missing.${kind}` }]),
  );

const answerOf = (answers: readonly GivenStatement[], kind: StatementKind) =>
  answers.find((one) => one.kind === kind)?.answer ?? EMPTY_ANSWER;

const writtenNow = (ctx: Context) => ({
  person: ctx.em.getReference(User, signedIn(ctx).userId, { wrapped: true }),
  savedAt: ctx.clock.now(),
});

/** What is complete; else nothing is stated. */
function handedIn(ctx: Context, { kind, rule: { demand } }: Question, answers: readonly GivenStatement[]) {
  const given = answerOf(answers, kind);
  const answer = missingIn(kind, given).length === 0 ? given : EMPTY_ANSWER;
  return { ...writtenNow(ctx), demand, answer, isConfirmed: answer.choice !== '', handedInAt: ctx.clock.now() };
}
