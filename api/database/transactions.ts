// Transactions: the one around a mutation or several, and savepoints for the parts of a bulk act.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context, DomainEvent, WriteTogether } from '../context.ts';
import { forgetDecisions } from '../graphql/auth-guard.ts';

/**
 * Runs `work` in a transaction on a fresh entity manager, which stays `ctx.em` afterwards so that payload fields resolve on the loaded
 * entities. Events published meanwhile go out with the commit; an error rolls everything back and is thrown on. Inside an open transaction
 * (a facade call with several documents) it is part of that one, done or undone with it.
 */
export async function inTransaction<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  if (ctx.em.isInTransaction()) return await asPart(ctx, work);
  const release = await takePlace(ctx.em);
  const { em: outer, publish, together } = ctx;
  const em = outer.fork({ clear: true });
  try {
    await em.begin();
    const events: DomainEvent[] = [];
    const gathered = new Gathered();
    ctx.em = em;
    ctx.publish = (event) => void events.push(event);
    ctx.together = gathered.add;
    const result = await work();
    await em.flush();
    await gathered.hand((write, rows) => write(em, rows));
    await ctx.pubsub.send(em, events);
    await em.commit();
    return result;
  } catch (error) {
    ctx.em = outer;
    // The connection may be lost; the first error is the one to report.
    if (em.isInTransaction()) await em.rollback().catch((lost: unknown) => ctx.log.warn({ err: lost }, 'rollback failed'));
    throw error;
  } finally {
    ctx.publish = publish;
    ctx.together = together;
    ctx.loaders.clear();
    forgetDecisions(ctx);
    release();
  }
}

/** Rows that are written together, by who writes them. */
class Gathered {
  private readonly rows = new Map<WriteTogether<unknown>, unknown[]>();

  readonly add: Context['together'] = (write, rows) => {
    // Each gets back the rows that it has given.
    const key = write as WriteTogether<unknown>;
    this.rows.set(key, [...(this.rows.get(key) ?? []), ...rows]);
    return Promise.resolve();
  };

  async hand(to: <T>(write: WriteTogether<T>, rows: readonly T[]) => Promise<void>): Promise<void> {
    for (const [write, rows] of this.rows) await to(write, rows);
  }
}

/** Rows read before the lock that `work` takes are read again; no savepoint, because an error undoes the whole. */
async function asPart<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const forget = () => {
    ctx.loaders.clear();
    forgetDecisions(ctx);
  };
  const { together } = ctx;
  ctx.em.clear();
  forget();
  // The next part may read what this one writes.
  ctx.together = (write, rows) => write(ctx.em, rows);
  try {
    const result = await work();
    await ctx.em.flush();
    forget();
    return result;
  } finally {
    ctx.together = together;
  }
}

/** Runs `work` in a savepoint of the open transaction: an error undoes this part, its events too, and is thrown on. */
export async function inSavepoint<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const { em: outer, publish, together } = ctx;
  const events: DomainEvent[] = [];
  const gathered = new Gathered();
  try {
    const result = await outer.transactional(async (em) => {
      ctx.em = em;
      ctx.publish = (event) => void events.push(event);
      ctx.together = gathered.add;
      return await work();
    });
    await gathered.hand(together);
    for (const event of events) publish(event);
    return result;
  } finally {
    ctx.em = outer;
    ctx.publish = publish;
    ctx.together = together;
    ctx.loaders.clear();
    forgetDecisions(ctx);
  }
}

/** A transaction holds a connection and may need a second one for `own`: some must stay free, or all would wait for each other. */
const spareConnections = 2;
const places = new WeakMap<object, { free: number; waiting: (() => void)[] }>();

async function takePlace(em: EntityManager): Promise<() => void> {
  const pool = em.config.get('pool')?.max ?? 10;
  let place = places.get(em.getDriver());
  if (!place) places.set(em.getDriver(), (place = { free: Math.max(1, pool - spareConnections), waiting: [] }));
  const { waiting } = place;
  const taken = place;
  if (taken.free > 0) taken.free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return () => {
    const next = waiting.shift();
    if (next) next();
    else taken.free += 1;
  };
}
