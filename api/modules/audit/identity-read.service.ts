// Records that an office holder was shown the reviewers of a manuscript, unless all its reviews are open. `noted` wraps rules that answer a
// reviewer's name: the record is written when the rule allows it, before the name goes out.
import { sql } from 'kysely';
import { dayOf } from '../../../shared/day.ts';
import type { Refusal } from '../../../shared/errors.ts';
import { ReviewType } from '../../../shared/workflow.ts';
import { defineLoader, signedIn, type Context, type ViewerSession } from '../../context.ts';
import { query } from '../../database/tables.ts';

interface Noted {
  day: string;
  keys: Set<string>;
}

/** Views that this process has recorded today, by event: further reading costs nothing. */
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
    // Survives a rollback of the mutation: the name was seen. Open reviews may be followed by others today: only recorded looks are
    // remembered.
    const guarded = await ctx.own(async (em) => {
      const { rows } = await sql<{ id: number }>`with guarded as (
          select distinct r.contribution_id as id from review r join contribution c on c.id = r.contribution_id join colloquium j on j.id = c.colloquium_id
          where r.contribution_id = any(${fresh}::int[]) and coalesce(r.review_type, j.review_type) <> ${ReviewType.OPEN}),
        written as (insert into identity_read (user_id, role_kind, contribution_id, day, at)
          select ${userId}, ${kind}, id, ${day}::date, ${at} from guarded order by id on conflict do nothing)
        select id from guarded`.execute(query(em));
      return rows;
    });
    for (const { id } of guarded) keys.add(`${userId}:${kind}:${id}`);
  }
  return contributionIds.map(() => true);
});

/** Once a day, manuscript and role; all of one request in one statement. A manuscript whose reviews are all open leaves no line. */
export async function noteIdentityRead(ctx: Context, contributionId: number): Promise<void> {
  await ctx.loaders.of(ctx, noteReads).load(contributionId);
}

/**
 * A rule as a policy of `@Auth`, which records each yes that shows an office holder the reviewers of a manuscript. `reviewedIn`: the number
 * of that manuscript; null when the answer names no reviewer, or one who is no secret.
 */
export function noted<Source, Facts>(
  rule: (viewer: ViewerSession, facts: Facts) => Refusal | null,
  factsOf: (ctx: Context, source: Source) => Facts | Promise<Facts>,
  reviewedIn: (source: Source, viewer: ViewerSession, facts: Facts) => number | null,
): (ctx: Context, source: Source) => Promise<Refusal | null> {
  return async (ctx, source) => {
    const viewer = signedIn(ctx);
    const facts = await factsOf(ctx, source);
    const refusal = rule(viewer, facts);
    const contributionId = refusal === null ? reviewedIn(source, viewer, facts) : null;
    if (contributionId !== null) await noteIdentityRead(ctx, contributionId);
    return refusal;
  };
}
