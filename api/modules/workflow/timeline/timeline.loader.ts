// The timelines of manuscripts, loaded once for all fields of a screen that ask for them.
import { defineLoader } from '../../../context.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';

/** All events of each manuscript, oldest first. */
export const eventsOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const events = await ctx.em.find(
    WorkflowEvent,
    { contribution: { $in: [...contributionIds] } },
    { orderBy: { id: 'asc' }, populate: ['actor'], strategy: 'joined' },
  );
  return contributionIds.map((id) => events.filter((event) => event.contribution.id === id));
});

/** Colloquiums by their numbers; null for one that is gone. */
export const colloquiumsByNumber = defineLoader(async (ctx, ids: readonly number[]) => {
  const found = await ctx.em.find(Colloquium, { id: { $in: [...ids] } });
  return ids.map((id) => found.find((colloquium) => colloquium.id === id) ?? null);
});
