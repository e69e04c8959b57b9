// How long the ticket of an invitation is good: while its round runs and the invitation is neither declined nor closed, for a person who is
// not shut out and has not confirmed their address (they would sign in instead). Asked with every request and of every open socket, so that
// nothing has to be ended by hand (decision 39).
import { ContributionState as S, ReviewStatus, type ContributionStateId, type ReviewStatusId } from '../../../../shared/workflow.ts';

const rounds: readonly ContributionStateId[] = [S.REVIEWERS_INVITED, S.REVIEWERS_AT_WORK, S.REVIEWERS_DONE];
/** A finished review may be read by its reviewer until the round is over. */
const live: readonly ReviewStatusId[] = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED, ReviewStatus.FINISHED];

/**
 * The number of the manuscript of a review whose ticket is good, else null: as SQL, from columns that hold the numbers of the review and of
 * its reviewer.
 */
export function manuscriptOfLiveReview(reviewColumn: string, userColumn: string): string {
  return `(select live_c.id from review live_r join contribution live_c on live_c.id = live_r.contribution_id join user_account live_u on live_u.id = live_r.reviewer_id
    where live_r.id = ${reviewColumn} and live_r.reviewer_id = ${userColumn} and live_r.status in (${live.join(', ')}) and live_r.review_round = live_c.review_round
      and live_c.state in (${rounds.join(', ')}) and live_u.is_enabled and live_u.address_confirmed_at is null)`;
}
