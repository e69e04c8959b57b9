// The timelines of manuscripts, loaded once for all fields of a screen that ask for them.
import { sql } from 'kysely';
import { defineLoader } from '../../../context.ts';
import { answers } from '../../../database/answers.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';

const events = answers(WorkflowEvent, { actor: ['id', 'realName', 'nameParts', 'code', 'mergedInto'] });

/** All events of each manuscript, oldest first. */
export const eventsOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const found = await events(ctx.em, sql`workflow_event.contribution_id = any(${contributionIds})`);
  return contributionIds.map((id) => found.filter((event) => event.contribution.id === id));
});

/** Colloquiums by their numbers; null for one that is gone. */
export const colloquiumsByNumber = defineLoader(async (ctx, ids: readonly number[]) => {
  const found = await ctx.em.find(Colloquium, { id: { $in: [...ids] } });
  return ids.map((id) => found.find((colloquium) => colloquium.id === id) ?? null);
});
