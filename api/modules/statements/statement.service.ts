// What an author states with each submission: asked by the journal, written while the manuscript is, kept as it was handed in (B-110).
import { LockMode } from '@mikro-orm/core';
import { sql, type RawBuilder } from 'kysely';
import type { FieldProblems } from '../../../shared/errors.ts';
import {
  answerRule,
  askedOf,
  EMPTY_ANSWER,
  keptAnswer,
  lacksOf,
  missingIn,
  NO_POLICY,
  type StatementAnswer,
  type StatementDemand,
  type StatementKind,
  type StatementPolicy,
  type StatementRule,
} from '../../../shared/forms/statements.ts';
import { z } from '../../../shared/forms/zod.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { parseInput } from '../../errors.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { factsOf } from '../contributions/access/contribution.facts.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { editable, touch } from '../contributions/manuscript/contribution.service.ts';
import { Statement } from './statement.entity.ts';
import { statementPolicy } from './statement.policy.ts';
import { StatementPolicyRow } from './statement-policy.entity.ts';
import { shownAnswer, type AskedStatement, type GivenStatement, type OwnStatements, type StatementType } from './statement.types.ts';

/** What journals ask for; nothing where nobody has said anything. */
export const policies = defineLoader(
  async (ctx, colloquiumIds: readonly number[]): Promise<{ rules: StatementPolicy; version: number }[]> => {
    const found = await ctx.em.find(StatementPolicyRow, { colloquium: { $in: [...colloquiumIds] } });
    const rows = new Map(found.map((row) => [row.colloquium.id, row]));
    return colloquiumIds.map((id) => ({ rules: wholePolicy(rows.get(id)?.rules), version: rows.get(id)?.version ?? 0 }));
  },
);

/** A rule that a later release has added is off. */
export const wholePolicy = (rules: Partial<StatementPolicy> | null | undefined): StatementPolicy => ({ ...NO_POLICY, ...rules });

/** What a journal asks, and what is there of it. */
interface Stated {
  rules: StatementPolicy;
  /** Of its author, earlier versions first. */
  rows: StatedRow[];
  /** Of its editors, with decisions. */
  decided: StatedRow[];
}

export interface StatedRow {
  /** Null: not with an event. */
  eventId: number | null;
  kind: StatementKind;
  version: number;
  demand: StatementDemand;
  answer: StatementAnswer;
  isConfirmed: boolean;
  handedInAt: Date | null;
}

interface JsonRow extends Omit<StatedRow, 'handedInAt'> {
  handedInAt: string | null;
}

/** The statements that fulfil a condition on `s`, as one column. */
export const statedRows = (condition: RawBuilder<unknown>) => sql<JsonRow[]>`coalesce((
  select json_agg(json_build_object('eventId', s.event_id, 'kind', s.kind, 'version', s.version, 'demand', s.demand, 'answer', s.answer,
    'isConfirmed', s.is_confirmed, 'handedInAt', s.handed_in_at) order by s.version, s.id) from statement s where ${condition}), '[]')`;

export const statedRow = ({ handedInAt, ...row }: JsonRow): StatedRow => ({
  ...row,
  handedInAt: handedInAt === null ? null : new Date(handedInAt),
});

/** Of the authors of manuscripts, and of their editors with decisions, in one statement. */
export const ofManuscripts = defineLoader(async (ctx, contributionIds: readonly number[]): Promise<Stated[]> => {
  const { rows } = await sql<{ id: number; rules: Partial<StatementPolicy> | null; rows: JsonRow[]; decided: JsonRow[] }>`
    select c.id, p.rules, ${statedRows(sql`s.contribution_id = c.id and s.party = 'AUTHOR'`)} as rows,
      ${statedRows(sql`s.contribution_id = c.id and s.party = 'EDITOR'`)} as decided
    from contribution c left join statement_policy p on p.colloquium_id = c.colloquium_id
    where c.id = any(${contributionIds})`.execute(query(ctx.em));
  const found = new Map(rows.map((row) => [row.id, row]));
  return contributionIds.map((id) => ({
    rules: wholePolicy(found.get(id)?.rules),
    rows: (found.get(id)?.rows ?? []).map(statedRow),
    decided: (found.get(id)?.decided ?? []).map(statedRow),
  }));
});

async function ofAuthor(ctx: Context, contribution: Contribution) {
  const { rules, rows } = await ctx.loaders.of(ctx, ofManuscripts).load(contribution.id);
  return { asked: askedOf(rules, 'AUTHOR'), rows };
}

interface Stage {
  kind: StatementKind;
  handedInAt?: Date | null;
}
const isOpen = ({ handedInAt }: Stage): boolean => !handedInAt;
const ofKind = <Row extends Stage>(rows: readonly Row[], kind: StatementKind) => rows.filter((row) => row.kind === kind);
const openOf = <Row extends Stage>(rows: readonly Row[], kind: StatementKind) => ofKind(rows, kind).find(isOpen);

export const askedStatement = (kind: StatementKind, rule: StatementRule, answer?: StatementAnswer): AskedStatement => ({
  stated: shownAnswer(kind, rule.demand, answer),
  guidanceZh: rule.guidanceZh,
  guidanceEn: rule.guidanceEn,
});

/** What the author is asked, with what is written; where a submission asks again, what was stated the last time. */
export async function ownStatements(ctx: Context, contribution: Contribution): Promise<OwnStatements> {
  const { asked, rows } = await ofAuthor(ctx, contribution);
  return {
    asked: asked.map(({ kind, rule }) => askedStatement(kind, rule, (openOf(rows, kind) ?? ofKind(rows, kind).at(-1))?.answer)),
    isConfirmed: rows.some((row) => isOpen(row) && row.isConfirmed),
  };
}

interface StatementsSave {
  contributionId: number;
  version: number;
  statements: readonly GivenStatement[];
  isConfirmed: boolean;
}

/** Answers as they are kept. Errors: INVALID_INPUT at `statements.<KIND>.…`. */
export function checkedAnswers(given: readonly GivenStatement[]): GivenStatement[] {
  return given.map(({ kind, answer }) => ({ kind, answer: keptAnswer(kind, parseAt(kind, answer)) }));
}

function parseAt(kind: StatementKind, answer: StatementAnswer): StatementAnswer {
  const parsed = answerRule.safeParse(answer);
  if (parsed.success) return parsed.data;
  const rule = z.object({ statements: z.object({ [kind]: answerRule }) });
  return parseInput(rule, { statements: { [kind]: answer } }).statements[kind] ?? EMPTY_ANSWER;
}

/**
 * Keeps what the author has written, complete or not, until the manuscript is handed in. Errors: those of editable; INVALID_INPUT at
 * `statements.<KIND>.…`.
 */
export async function saveStatements(
  ctx: Context,
  { contributionId, version, statements, isConfirmed }: StatementsSave,
): Promise<Contribution> {
  const answers = checkedAnswers(statements);
  const contribution = await editable(ctx, contributionId, version);
  const { asked } = await ofAuthor(ctx, contribution);
  const rows = await ctx.em.find(Statement, { contribution, party: 'AUTHOR' }, { orderBy: { version: 'asc', id: 'asc' } });
  const next = nextVersion(rows);
  const now = ctx.clock.now();
  for (const { kind, rule } of asked) {
    const open = openOf(rows, kind);
    const answer = answers.find((given) => given.kind === kind)?.answer ?? (open ?? ofKind(rows, kind).at(-1))?.answer ?? EMPTY_ANSWER;
    const values = {
      answer,
      isConfirmed,
      demand: rule.demand,
      savedAt: now,
      person: ctx.em.getReference(User, signedIn(ctx).userId, { wrapped: true }),
    };
    if (open) ctx.em.assign(open, values);
    else ctx.em.create(Statement, { ...values, contribution, party: 'AUTHOR', kind, version: next });
  }
  touch(ctx, contribution);
  await ctx.em.flush();
  // The answer reads them anew.
  ctx.loaders.clear();
  return contribution;
}

const nextVersion = (rows: readonly Pick<Statement, 'version' | 'kind' | 'handedInAt'>[]): number =>
  Math.max(0, ...rows.filter((row) => !isOpen(row)).map(({ version }) => version)) + 1;

/** What a submission lacks, at `STATEMENTS.<KIND>`; empty: it is complete. */
export async function missingStatements(ctx: Context, contribution: Contribution): Promise<FieldProblems> {
  const { asked, rows } = await ofAuthor(ctx, contribution);
  return Object.fromEntries(
    asked.flatMap(({ kind, rule: { demand } }) => {
      const open = openOf(rows, kind);
      const answer = open?.answer ?? EMPTY_ANSWER;
      const isMissing = lacksOf(kind, demand, answer).length > 0 || (answer.choice !== '' && !open?.isConfirmed);
      return isMissing ? [[`STATEMENTS.${kind}`, { code: `statement.missing.${kind}` }]] : [];
    }),
  );
}

/**
 * Keeps what was stated as it was handed in: what is complete and confirmed. What was asked for and is not there is kept as not stated,
 * which the office sees; so a client that knows no statements hands in as before (decision 94).
 */
export async function handInStatements(ctx: Context, contribution: Contribution): Promise<void> {
  const { asked, rows: known } = await ofAuthor(ctx, contribution);
  if (asked.length === 0 && !known.some(isOpen)) return;
  const rows = await ctx.em.find(Statement, { contribution, party: 'AUTHOR' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const now = ctx.clock.now();
  const version = nextVersion(rows);
  for (const { kind, rule } of asked) {
    const open = openOf(rows, kind);
    if (open?.isConfirmed && missingIn(kind, open.answer).length === 0) {
      ctx.em.assign(open, { demand: rule.demand, handedInAt: now });
      continue;
    }
    const values = { answer: EMPTY_ANSWER, demand: rule.demand, isConfirmed: false, person: null, savedAt: now, handedInAt: now };
    if (open) ctx.em.assign(open, values);
    else ctx.em.create(Statement, { ...values, contribution, party: 'AUTHOR', kind, version });
  }
  // What the journal no longer asks for is not stated.
  for (const row of rows.filter((one) => isOpen(one) && !asked.some(({ kind }) => kind === one.kind))) ctx.em.remove(row);
  await ctx.em.flush();
}

/** What was handed in, earlier versions first; for readers who may know no earlier ones, those that hold. */
export async function statementsIn(ctx: Context, contribution: Contribution): Promise<StatementType[]> {
  const rows = (await ofAuthor(ctx, contribution)).rows.filter((row) => !isOpen(row));
  const seesAll = statementPolicy.viewEarlier(signedIn(ctx), await factsOf(ctx, contribution)) === null;
  const last = Math.max(0, ...rows.map(({ version }) => version));
  return rows
    .filter(({ version }) => seesAll || version === last)
    .flatMap((row) => {
      const { kind, demand, answer, version, handedInAt } = row;
      return handedInAt ? [{ stated: shownAnswer(kind, demand, answer), version, handedInAt }] : [];
    });
}

export interface PrintedStatement {
  kind: StatementKind;
  headingZh: string;
  headingEn: string;
  textZh: string;
  textEn: string;
}

/** What is printed beside articles, by manuscript: the statements of the last submission in words of both languages; nothing where nothing is stated. */
export async function printedStatements(ctx: Context, contributionIds: readonly number[]): Promise<Map<number, PrintedStatement[]>> {
  const found = await ctx.loaders.of(ctx, ofManuscripts).loadMany(contributionIds);
  return new Map(
    contributionIds.map((id, at) => {
      const stated = found[at];
      const rows = stated === undefined || stated instanceof Error ? [] : stated.rows.filter((row) => !isOpen(row));
      const last = Math.max(0, ...rows.map(({ version }) => version));
      return [id, rows.filter(({ version, answer }) => version === last && answer.choice !== '').map(printed)];
    }),
  );
}

function printed({ kind, answer }: StatedRow): PrintedStatement {
  const inWords = (language: LanguageTag) => {
    const { address, board, approvalNumber, approvedOn, text } = answer;
    const uses = answer.uses.map(({ step, ...use }) =>
      messageText(language, 'printed.aiUse', { ...use, step: step === '' ? '' : messageText(language, `printed.step.${step}`) }),
    );
    const consent = answer.consent === '' ? '' : messageText(language, `printed.consent.${answer.consent}`);
    const approval = [approvalNumber, approvedOn].filter((part) => part !== '').join(', ');
    const said = messageText(language, `printed.choice.${answer.choice}`, { address, board, approval });
    return [said, ...uses, consent, text].filter((part) => part !== '').join(language === 'zh-CN' ? '' : ' ');
  };
  return {
    kind,
    headingZh: messageText('zh-CN', `statement.${kind}`),
    headingEn: messageText('en-US', `statement.${kind}`),
    textZh: inWords('zh-CN'),
    textEn: inWords('en-US'),
  };
}
