// A sample of statements on AI is drawn, and what is found is noted; figures of both (B-111).
import { sql } from 'kysely';
import { z } from 'zod';
import { checkRule, sampleRule, type CheckResult } from '../../../shared/forms/statement-check.ts';
import { wordsIn } from '../../../shared/messages.ts';
import { signedIn, type Context } from '../../context.ts';
import { lockName } from '../../database/locks.ts';
import { query } from '../../database/tables.ts';
import { checkVersion, invalidInput, notFound, parseInput } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { defineExport, type ExportColumn } from '../exports/export.ts';
import { mayCheck } from './ai-statements.list.ts';
import { STATEMENT_CHECKERS, type AiStatementFigure } from './ai-statements.types.ts';
import { StatementCheck } from './statement-check.entity.ts';

/** Statements on AI that the viewer may look into, of `statement` and its manuscript. */
const ofViewer = (ctx: Context) => sql`from statement join contribution on contribution.id = statement.contribution_id
  where statement.kind = 'AI_USE' and statement.party = 'AUTHOR' and statement.handed_in_at is not null and ${mayCheck(ctx)}`;

/**
 * Draws at random among those that something is stated in and nobody has looked into; what is drawn stays drawn. Two samples at once follow
 * each other, and have none in common. Errors: INVALID_INPUT at count or since.
 */
export async function drawSample(
  ctx: Context,
  { colloquiumId, count, since }: { colloquiumId: number | null; count: number; since: string | null },
): Promise<number> {
  const form = parseInput(sampleRule, { count });
  if (since !== null && !z.iso.date().safeParse(since).success) throw invalidInput({ since: { code: 'input.invalid' } });
  await lockName(ctx.em, 'statement sample');
  const { rows } = await sql<{ id: number }>`insert into statement_check (statement_id, drawn_by_id, drawn_at)
    select statement.id, ${signedIn(ctx).userId}::int, ${ctx.clock.now()}::timestamptz ${ofViewer(ctx)} and statement.answer ->> 'choice' <> ''
      and not exists (select from statement_check k where k.statement_id = statement.id)
      ${colloquiumId === null ? sql`` : sql`and contribution.colloquium_id = ${colloquiumId}::int`}
      ${since === null ? sql`` : sql`and statement.handed_in_at >= (${since}::date)::timestamp at time zone 'Asia/Shanghai'`}
    order by random() limit ${form.count} returning id`.execute(query(ctx.em));
  return rows.length;
}

/** Notes what was found. Errors: NOT_FOUND; CONFLICT; INVALID_INPUT at result or note. */
export async function noteResult(
  ctx: Context,
  { statementId, result, note, version }: { statementId: number; result: CheckResult; note: string; version: number },
): Promise<void> {
  const form = parseInput(checkRule, { result, note });
  const { rows } = await sql<{ id: number }>`select statement.id ${ofViewer(ctx)} and statement.id = ${statementId}::int`.execute(
    query(ctx.em),
  );
  if (rows.length === 0) throw notFound();
  // Two first results meet at this row, and the second is refused.
  await sql`insert into statement_check (statement_id, version) values (${statementId}::int, 0) on conflict do nothing`.execute(
    query(ctx.em),
  );
  const check = await ctx.em.findOneOrFail(StatementCheck, { statement: statementId });
  checkVersion(check, version);
  ctx.em.assign(check, {
    ...form,
    checkedBy: ctx.em.getReference(User, signedIn(ctx).userId, { wrapped: true }),
    checkedAt: ctx.clock.now(),
  });
  await ctx.em.flush();
}

interface FigureRow extends Omit<AiStatementFigure, 'colloquiumId' | 'colloquiumName'> {
  id: number;
  name: string;
  name_en: string | null;
}

/** By journal and year, newest year first. */
export async function figures(ctx: Context): Promise<AiStatementFigure[]> {
  const { rows } =
    await sql<FigureRow>`with own as (select contribution.colloquium_id, statement.id, statement.answer ->> 'choice' as choice,
      extract(year from statement.handed_in_at at time zone 'Asia/Shanghai')::int as year ${ofViewer(ctx)})
    select j.id, j.name, j.name_en, own.year, count(*)::int as asked, count(*) filter (where own.choice <> '')::int as stated,
      count(*) filter (where own.choice = 'USED')::int as used, count(k.result)::int as checked,
      count(*) filter (where k.result = 'IN_ORDER')::int as "inOrder", count(*) filter (where k.result = 'QUESTIONS')::int as questions,
      count(*) filter (where k.result = 'BREACH')::int as breaches
    from own join colloquium j on j.id = own.colloquium_id left join statement_check k on k.statement_id = own.id
    group by j.id, own.year order by own.year desc, j.number, j.id limit 1000`.execute(query(ctx.em));
  return rows.map(({ id, name, name_en, ...counts }) => ({
    ...counts,
    colloquiumId: encodeId('Colloquium', id),
    colloquiumName: wordsIn(ctx.language, name, name_en),
  }));
}

const counted = (header: string, of: (row: AiStatementFigure) => number): ExportColumn<AiStatementFigure> => ({
  header: `export.aiStatementFigures.${header}`,
  kind: 'number',
  value: of,
});

export const figuresExport = defineExport({
  name: 'aiStatementFigures',
  fileName: 'export.aiStatementFigures',
  roles: STATEMENT_CHECKERS,
  asked: z.object({}),
  columns: [
    { header: 'export.aiStatements.journal', value: ({ colloquiumName }: AiStatementFigure) => colloquiumName },
    counted('year', ({ year }) => year),
    counted('asked', ({ asked }) => asked),
    counted('stated', ({ stated }) => stated),
    counted('used', ({ used }) => used),
    counted('checked', ({ checked }) => checked),
    counted('inOrder', ({ inOrder }) => inOrder),
    counted('questions', ({ questions }) => questions),
    counted('breaches', ({ breaches }) => breaches),
  ],
  async *rows(ctx) {
    yield await figures(ctx);
  },
});
