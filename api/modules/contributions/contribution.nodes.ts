// How a manuscript and its parts are found by their ids. What is missing costs the same statements as what is hidden.
import type { Context } from '../../context.ts';
import { unauthenticated } from '../../errors.ts';
import type { NodeLoader } from '../../graphql/node.ts';
import { Contribution } from './contribution.entity.ts';
import { factsOfNothing, standingToNothing } from './contribution.facts.ts';

/** What nearly every screen of a manuscript shows with it: in one statement. */
const beside = ['colloquium', 'subject', 'column', 'articleType', 'submitter', 'responsible'] as const;

/** Finds a manuscript. Nobody finds one without a session, and a dead one is told so for any id, whether it names something or not. */
export const contributionNode: NodeLoader<Context> = async (ctx, id) => {
  if (ctx.hasDeadToken) throw unauthenticated();
  const found = await ctx.em.findOne(Contribution, id, { populate: beside, strategy: 'joined' });
  if (!found) await standingToNothing(ctx);
  return found;
};

/** Finds a part of a manuscript, whose rule asks about the manuscript. */
export const partNode =
  (find: NodeLoader<Context>): NodeLoader<Context> =>
  async (ctx, id) => {
    if (ctx.hasDeadToken) throw unauthenticated();
    const found = await find(ctx, id);
    if (!found && ctx.viewer) {
      await ctx.em.findOne(Contribution, 0);
      await factsOfNothing(ctx);
    }
    return found;
  };
