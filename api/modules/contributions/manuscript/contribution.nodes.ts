// Finds a manuscript and its parts by their ids. A missing one costs the same statements as a hidden one.
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { askedFields } from '../../../graphql/asked-fields.ts';
import type { NodeLoader } from '../../../graphql/node.ts';
import { Contribution } from './contribution.entity.ts';
import { factsOfNothing } from '../access/contribution.facts.ts';
import { readContributions } from './contribution.rows.ts';

/** Finds a manuscript. Nobody finds one without a session, and an ended session is reported for any id, existing or not. */
export const contributionNode: NodeLoader<Context> = async (ctx, id, info) => {
  if (ctx.deadToken) throw new DomainError(ctx.deadToken);
  if (!ctx.viewer) return null;
  const [found] = await readContributions(ctx, [id], (type, ...path) => askedFields(info, type, ...path));
  return found ?? null;
};

/** Finds a part of a manuscript, whose rule asks about the manuscript. `bringsManuscript`: it comes in the same statement. */
export const partNode =
  (find: NodeLoader<Context>, { bringsManuscript = false } = {}): NodeLoader<Context> =>
  async (ctx, id, info) => {
    if (ctx.deadToken) throw new DomainError(ctx.deadToken);
    const found = await find(ctx, id, info);
    if (!found && ctx.viewer) {
      if (!bringsManuscript) await ctx.em.findOne(Contribution, 0);
      await factsOfNothing(ctx);
    }
    return found;
  };
