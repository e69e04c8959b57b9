// The uploader of a file, and who may know it.
import { signedIn, type Context } from '../../../context.ts';
import { reviewFactsOf } from '../access/review.facts.ts';
import { reviewPolicy } from '../access/review.policy.ts';
import { workflowEventPolicy } from '../access/workflow-event.policy.ts';
import { eventFactsOf, factsOf } from '../access/contribution.facts.ts';
import type { ContributionFile } from './contribution-file.entity.ts';
import { contributionPolicy } from '../access/contribution.policy.ts';

/**
 * Decides what the viewer may know of a file beyond its text: its own name and description may reveal the uploader: an author, with an
 * editorial act the person who did it, with a review its reviewer.
 */
export async function mayKnowUploader(ctx: Context, file: ContributionFile): Promise<boolean> {
  const viewer = signedIn(ctx);
  const review = await file.review?.load();
  if (review) return reviewPolicy.viewReviewer(viewer, await reviewFactsOf(ctx, review)) === null;
  const event = await file.event?.load();
  if (event) return workflowEventPolicy.viewActor(viewer, await eventFactsOf(ctx, event)) === null;
  return contributionPolicy.viewAuthors(viewer, await factsOf(ctx, await file.contribution.loadOrFail())) === null;
}
