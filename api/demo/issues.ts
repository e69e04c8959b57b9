// The demo's issues: the editors-in-chief have compiled some accepted manuscripts, and left enough for a visitor to compile.
import { sql } from 'kysely';
import { dayOf } from '../../shared/day.ts';
import { ContributionState } from '../../shared/workflow.ts';
import type { Context } from '../context.ts';
import { query } from '../database/tables.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { openIssueFor } from '../modules/issues/issue.service.ts';
import { perform } from '../modules/workflow/perform/perform.ts';
import { as } from './acting.ts';
import type { Cast } from './cast.ts';
import type { FileShelf } from './files.ts';
import { paces } from './habits.ts';
import { isOver, officeDay, officeMoment } from './office-hours.ts';
import { demoPeriodicals } from './periodicals.ts';
import { sayImprint } from './publication.ts';
import { seededRandom, type Random } from './random.ts';
import { confirmReceipt, saveOrder, sendToPress } from './sent-issues.ts';

const HOUR = 3_600_000;

/** An issue of the demo holds no more. */
const MOST = 6;
/** So many accepted manuscripts wait for the visitor in each journal. */
const LEFT = 3;
/**
 * All that these had accepted went to the press with their first issue; the account `publisher` has said that the first of them is there,
 * and is to say so of the other.
 */
const SENT_OF: Readonly<Record<string, { isReceived: boolean }>> = { JNWH: { isReceived: true }, FYYH: { isReceived: false } };
/** No issue of this journal is compiled: it has enough manuscripts for the visitor to fill one. */
const UNTOUCHED = 'STPL';
/** The contents of this one’s open issue are saved, and wait to be exported. */
const SAVED = 'SJKX';
/** Between the last manuscript and the press, and from there to the receipt, in days. */
const SENDING_DAYS = [2, 4] as const;
const RECEIPT_DAYS = [1, 2] as const;
/** More than both may take. */
const DAYS_TO_RECEIPT = 10;

/**
 * Compiles the longest accepted of each journal into its open issue, each some time after its acceptance; of some journals it has been
 * sent.
 */
export async function compileIssues(ctx: Context, { cast, shelf }: { cast: Cast; shelf: FileShelf }, now: Date): Promise<void> {
  await putInOrder(ctx);
  for (const { number } of demoPeriodicals) {
    const colloquium = await ctx.em.findOneOrFail(Colloquium, { number });
    const ready = await ctx.em.find(
      Contribution,
      { colloquium, state: { $in: [ContributionState.ACCEPTED, ContributionState.SINGLE_PUBLISHED] } },
      { orderBy: { stateChangedAt: 'asc', id: 'asc' } },
    );
    const random = seededRandom(colloquium.id);
    const desk: Desk = { cast, number, colloquiumId: colloquium.id, now, random };
    const sentOf = SENT_OF[number];
    if (sentOf) await sendFirst(ctx, desk, { articles: ready.slice(0, MOST), shelf, ...sentOf });
    else if (number !== UNTOUCHED) await compile(ctx, desk, ready.slice(0, Math.max(0, Math.min(MOST, ready.length - LEFT))));
    await openIssueFor(ctx, colloquium.id);
    await sayOpen(ctx, desk);
    if (number === SAVED) await orderOpen(ctx, desk);
  }
}

interface Desk {
  cast: Cast;
  number: string;
  colloquiumId: number;
  now: Date;
  random: Random;
}

/** Each by an editor-in-chief who did not write it, some time after its acceptance. Answers when the last was compiled; null: none was. */
async function compile(
  ctx: Context,
  { cast, number, colloquiumId, now, random }: Desk,
  articles: readonly Contribution[],
): Promise<Date | null> {
  const issue = await openIssueFor(ctx, colloquiumId);
  if (issue === null) return null;
  let last: Date | null = null;
  for (const contribution of articles) {
    const player = cast.office(number, 'chief').find(({ person }) => person.id !== contribution.submitter.id);
    if (player === undefined) continue;
    const moment = officeMoment(ctx.calendar.current(), contribution.stateChangedAt, random.between(...paces.publication), random);
    if (!isOver(moment, now)) continue;
    await as(ctx, cast, player, moment, () => perform(ctx, contribution.id, 'COMPILE', { issueId: issue.id }));
    if (last === null || moment > last) last = moment;
  }
  return last;
}

/** Compiled early enough to be put in order, sent and received by now. */
async function sendFirst(
  ctx: Context,
  desk: Desk,
  { articles, shelf, isReceived }: { articles: readonly Contribution[]; shelf: FileShelf; isReceived: boolean },
): Promise<void> {
  const { cast, number, colloquiumId, now, random } = desk;
  const until = officeDay(ctx.calendar.current(), dayOf(now), -DAYS_TO_RECEIPT);
  const compiledAt = await compile(ctx, { ...desk, now: new Date(until) }, articles);
  const [chief] = cast.office(number, 'chief');
  const issue = await openIssueFor(ctx, colloquiumId);
  if (compiledAt === null || chief === undefined || issue === null) return;
  const at = officeMoment(ctx.calendar.current(), compiledAt, random.between(...SENDING_DAYS), random);
  await saveOrder(ctx, { cast, chief, issueId: issue.id, at }, random);
  await sayImprint(ctx, { cast, chief, number, issueId: issue.id, at });
  await sendToPress(ctx, { cast, chief, issueId: issue.id, at }, shelf);
  const receivedAt = officeMoment(ctx.calendar.current(), at, random.between(...RECEIPT_DAYS), random);
  const publisher = { person: cast.byAccount('publisher'), role: 'PUBLISHING_EDITOR' as const };
  if (isReceived) await confirmReceipt(ctx, { cast, publisher, issueId: issue.id, at: receivedAt });
  ctx.em.clear();
}

/** Its publication data, as far as they are known. */
async function sayOpen(ctx: Context, { cast, number, colloquiumId, now }: Desk): Promise<void> {
  const [chief] = cast.office(number, 'chief');
  const issue = await openIssueFor(ctx, colloquiumId);
  if (chief && issue) await sayImprint(ctx, { cast, chief, number, issueId: issue.id, at: new Date(now.getTime() - HOUR) });
  ctx.em.clear();
}

/** Its contents are saved and not exported: the visitor goes on from there. */
async function orderOpen(ctx: Context, { cast, number, colloquiumId, now, random }: Desk): Promise<void> {
  const [chief] = cast.office(number, 'chief');
  const issue = await openIssueFor(ctx, colloquiumId);
  const isFilled = issue !== null && (await ctx.em.count(Contribution, { issue: issue.id })) > 0;
  if (chief && isFilled) await saveOrder(ctx, { cast, chief, issueId: issue.id, at: new Date(now.getTime() - HOUR) }, random);
}

/** Manuscripts are played one after the other, not day by day: single publications are counted anew, as they came out. */
async function putInOrder(ctx: Context): Promise<void> {
  const db = query(ctx.em);
  await sql`update contribution set publication_order = null where publication_order is not null`.execute(db);
  await sql`update contribution c set publication_order = n.place from (
    select id, row_number() over (partition by colloquium_id order by published_on, id) as place from contribution where published_on is not null
  ) n where n.id = c.id`.execute(db);
}
