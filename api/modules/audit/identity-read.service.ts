// Notes that an office holder was shown who reviews a manuscript, unless the review is open: asked by the rule that answers it, and nowhere else.
import { sql } from 'kysely';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { dayOf } from '../../../shared/day.ts';

interface Noted {
  day: string;
  keys: Set<string>;
}

/** What this process has noted today, by its events: reading on costs nothing. */
const notedBy = new WeakMap<object, Noted>();

function notedOn(ctx: Context, day: string): Noted {
  const known = notedBy.get(ctx.pubsub);
  if (known?.day === day) return known;
  const today = { day, keys: new Set<string>() };
  notedBy.set(ctx.pubsub, today);
  return today;
}

const noteReads = defineLoader<number, true>(async (ctx, contributionIds) => {
  const { userId, kind } = signedIn(ctx);
  const at = ctx.clock.now();
  const day = dayOf(at);
  const { keys } = notedOn(ctx, day);
  const fresh = contributionIds.filter((id) => !keys.has(`${userId}:${kind}:${id}`));
  if (fresh.length > 0) {
    // Outlives a mutation that is undone: it was seen.
    await ctx.own(async (em) => {
      await sql`insert into identity_read (user_id, role_kind, contribution_id, day, at)
        select ${userId}, ${kind}, id, ${day}::date, ${at} from unnest(${fresh}::int[]) as id order by id on conflict do nothing`.execute(
        query(em),
      );
    });
    for (const id of fresh) keys.add(`${userId}:${kind}:${id}`);
  }
  return contributionIds.map(() => true);
});

/** Once a day, manuscript and role; all of one request in one statement. */
export async function noteIdentityRead(ctx: Context, contributionId: number): Promise<void> {
  await ctx.loaders.of(ctx, noteReads).load(contributionId);
}
