// Who reviews a manuscript: whether the viewer may be told, and the note of each office holder who is while the review is not open.
import type { Refusal } from '../../../shared/errors.ts';
import { signedIn, type Context } from '../../context.ts';
import { noteIdentityRead } from '../audit/identity-read.service.ts';
import type { Review } from './review.entity.ts';
import { reviewFactsOf } from './review.facts.ts';
import { isGuardedName, reviewPolicy } from './review.policy.ts';

/** Null: yes, and it is noted. */
export async function askReviewerName(ctx: Context, review: Review): Promise<Refusal | null> {
  const viewer = signedIn(ctx);
  const facts = await reviewFactsOf(ctx, review);
  const refusal = reviewPolicy.viewReviewer(viewer, facts);
  if (refusal === null && isGuardedName(viewer, facts)) await noteIdentityRead(ctx, review.contribution.id);
  return refusal;
}
