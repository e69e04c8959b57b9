// Acting in the demo: one person, in one role, at one moment; and decisions at the time to tell them.
import type { Context } from '../context.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { DECISION_HOLD_MS, tellHeldDecision } from '../modules/workflow/hold/decision-hold.ts';
import type { Cast, Player } from './cast.ts';

/** Does something as one person in one role at one moment. */
export async function as<T>(ctx: Context, cast: Cast, player: Player, moment: Date, act: () => Promise<T>): Promise<T> {
  const { clock } = ctx;
  ctx.viewer = await cast.viewer(ctx.em, player);
  ctx.clock = { now: () => moment };
  try {
    return await act();
  } finally {
    ctx.clock = clock;
  }
}

/** A decision is told with its letter, unless that is still to go out. */
export async function tellInTime(ctx: Context, contribution: Contribution, decidedAt: Date): Promise<void> {
  const moment = new Date(decidedAt.getTime() + DECISION_HOLD_MS);
  if (!contribution.heldDecision || moment >= ctx.clock.now()) return;
  const { clock } = ctx;
  ctx.clock = { now: () => moment };
  await tellHeldDecision(ctx, contribution);
  ctx.clock = clock;
}
