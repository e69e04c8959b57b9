// Who uploaded a file, and who may know it.
import { signedIn, type Context } from '../../../context.ts';
import { workflowEventPolicy } from '../../workflow/workflow-event.policy.ts';
import { eventFactsOf, factsOf } from '../access/contribution.facts.ts';
import type { ContributionFile } from './contribution-file.entity.ts';
import { contributionPolicy } from '../access/contribution.policy.ts';

/**
 * Decides what the viewer may be told of a file beyond its text: its own name and description may tell who uploaded it, an author or,
 * with an editorial act, the person who did that act.
 */
export async function mayKnowUploader(ctx: Context, file: ContributionFile): Promise<boolean> {
  const viewer = signedIn(ctx);
  const event = await file.event?.load();
  if (event) return workflowEventPolicy.viewActor(viewer, await eventFactsOf(ctx, event)) === null;
  return contributionPolicy.viewAuthors(viewer, await factsOf(ctx, await file.contribution.loadOrFail())) === null;
}
