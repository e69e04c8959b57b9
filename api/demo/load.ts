// Loads the demo publisher once: people, periodicals, manuscripts, and their history of two years, played by those people on a clock that
// is set back.
import { toGlobalId } from 'graphql-relay';
import { sql } from 'kysely';
import { createContext, Loaders, type Context, type Services } from '../context.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { SEND_MAIL } from '../modules/mail/mail.service.ts';
import { TELL_DECISION } from '../modules/workflow/hold/decision-hold.ts';
import { query } from '../database/tables.ts';
import { inTransaction } from '../database/transactions.ts';
import { tellAbsences } from './absences.ts';
import { askAuthors } from './authorship.ts';
import { Cast } from './cast.ts';
import { FileShelf } from './files.ts';
import { inviteLongAgo, inviteOfLate } from './invited-authors.ts';
import { foundRegister } from './institutions.ts';
import { compileIssues } from './issues.ts';
import { noteLooks } from './looks.ts';
import { demoManuscripts } from './manuscripts.ts';
import { play } from './play.ts';
import type { Stage } from './stage.ts';
import { stateAll } from './statements.ts';
import { receivePreprints } from './preprints.ts';
import { dictionary, foundPublisher } from './publisher.ts';
import type { EntryId } from './suggestions.ts';
import { fillFromTemplate, keepTemplate, type KeptTemplate, takeTurn, type TemplatePlace } from './template.ts';
import { writeDrafts, type WrittenManuscript } from './writing.ts';

export interface DemoPlace {
  databaseUrl: string;
  /** Null: the demo is played. */
  template: TemplatePlace | null;
}

/**
 * Loads the demo publisher unless there is a house already, this one or one that was restored: all of it in one transaction, so a killed
 * first start leaves nothing half-done. Answers with the template that is being kept.
 */
export async function loadDemo(services: Services, { databaseUrl, template }: DemoPlace): Promise<KeptTemplate | null> {
  if ((await services.orm.em.fork().count(User, {})) > 0) return null;
  if (template && (await fillFromTemplate(services, databaseUrl, template))) return null;
  const endTurn = template && (await takeTurn(template));
  // Another process has played it meanwhile.
  if (template && endTurn === null && (await fillFromTemplate(services, databaseUrl, template))) return null;
  let kept: KeptTemplate | null = null;
  try {
    await playHouse(services);
    kept = template && (await keepTemplate(services, databaseUrl, template));
  } finally {
    if (kept) void kept.done.then(() => endTurn?.());
    else await endTurn?.();
  }
  return kept;
}

async function playHouse(services: Services): Promise<void> {
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'demo' });
  await inTransaction(ctx, async () => {
    const { publish, together } = ctx;
    // What the acts write is read and moved into the past before the commit.
    ctx.together = (write, rows) => write(ctx.em, rows);
    // Nobody listens yet, and thousands of events would go out with the commit.
    ctx.publish = () => undefined;
    const now = services.clock.now();
    const cast = new Cast(await foundPublisher(ctx.em, now));
    await foundRegister(ctx.em);
    const shelf = new FileShelf(services.storage);
    const written = await writeDrafts(ctx.em, demoManuscripts(cast), shelf, now, services.calendar.current());
    const submitted = written.filter((one) => !one.manuscript.isDraft).sort((a, b) => a.readyAt.getTime() - b.readyAt.getTime());
    const byPeriodical = Map.groupBy(submitted, (one) => one.manuscript.periodical.number);
    const entry = await dictionary(ctx.em);
    const entryId: EntryId = (type, value) => entry(type, value).id;
    const stage: Stage = { cast, shelf, entryId, globalEntryId: (...asked) => toGlobalId('DictionaryEntry', String(entryId(...asked))) };
    await inviteLongAgo(ctx, stage);
    await countRows(ctx);
    let played = 0;
    const tell = async () => {
      played += 1;
      if (COUNTED_AFTER.has(played)) await countRows(ctx);
    };
    await Promise.all([...byPeriodical.values()].map((manuscripts) => playAll(ctx, stage, manuscripts, tell)));
    await inviteOfLate(ctx, stage);
    await tellAbsences(ctx, cast);
    await compileIssues(ctx, stage, now);
    await askAuthors({ ...ctx, em: ctx.em.fork({ clear: true, keepTransactionContext: true }), loaders: new Loaders() }, stage, written);
    await noteLooks(ctx);
    await stateAll(ctx, now);
    await settlePast(ctx, now);
    await receivePreprints(ctx.em, shelf, now);
    await shelf.done();
    ctx.publish = publish;
    ctx.together = together;
  });
}

/**
 * The manuscripts of one periodical, in the order of their submission, as their numbers ask for. All periodicals are played at once in
 * the one transaction: while the database works on an act of one, this process prepares an act of another.
 */
async function playAll(
  ctx: Context,
  stage: Stage,
  manuscripts: readonly WrittenManuscript[],
  afterEach: () => Promise<void>,
): Promise<void> {
  const own: Context = { ...ctx, em: ctx.em.fork({ clear: true, keepTransactionContext: true }), loaders: new Loaders() };
  for (const manuscript of manuscripts) {
    await play(own, stage, manuscript);
    // Frees the loaded entities, which every act on the others would have to check.
    own.em.clear();
    await afterEach();
  }
}

/** After so many manuscripts of all journals. */
const COUNTED_AFTER: ReadonlySet<number> = new Set([20, 60, 140]);

/** The server plans by the rows it knows of. In this one transaction it counts none itself, and would go on as if the tables were empty. */
async function countRows({ em }: Context): Promise<void> {
  await em.execute('analyze');
}

/** Letters of the past have been sent. People have read most messages: those older than two weeks and some newer ones, never the newest. */
async function settlePast(ctx: Context, now: Date): Promise<void> {
  const db = query(ctx.em);
  await sql`update mail set status = 'sent', attempts = 1, sent_at = send_after where send_after <= ${now}`.execute(db);
  await sql`select graphile_worker.complete_jobs(array(select job.id from graphile_worker.jobs job where job.task_identifier in (${SEND_MAIL}, ${TELL_DECISION}) and not exists (
    select from mail where mail.status = 'queued' and mail.created_at > ${now}::timestamptz - interval '1 hour')))`.execute(db);
  await sql`update message set read_at = least(created_at + interval '20 hours', ${now}) 
    where (created_at < ${now}::timestamptz - interval '14 days' or id % 3 = 0)
      and id not in (select distinct on (user_id) id from message order by user_id, created_at desc, id desc)`.execute(db);
}
