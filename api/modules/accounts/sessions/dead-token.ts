// Why a token belongs to nobody, as its holder is told. An account signs in again; a ticket's session (decision 39) cannot, so the answer
// says why it is over.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeadTokenCode } from '../../../../shared/errors.ts';
import { ReviewStatus, type ReviewStatusId } from '../../../../shared/workflow.ts';
import { manuscriptOfLiveReview } from './live-review.ts';
import { hashToken } from './token.ts';

interface Row {
  has_account: boolean;
  is_enabled: boolean;
  status: ReviewStatusId;
  is_round: boolean;
  is_live: boolean;
}

/** Why `loadViewer` does not know a token. One statement. */
export async function whyDead(em: EntityManager, token: string): Promise<DeadTokenCode> {
  const [row] = await em.execute<Row[]>(
    `select u.address_confirmed_at is not null as has_account, u.is_enabled, r.status, r.closed_reason is not distinct from 'ROUND' as is_round,
       ${manuscriptOfLiveReview('r.id', 'u.id')} is not null as is_live
     from session s join review r on r.id = s.review_id join user_account u on u.id = s.user_id where s.token_hash = ?`,
    [hashToken(token)],
  );
  // A person who has an account by now signs in and finds the invitation there.
  if (!row || row.has_account) return 'UNAUTHENTICATED';
  if (row.is_live) return 'TICKET_RAN_OUT';
  if (row.status === ReviewStatus.DECLINED) return 'TICKET_DECLINED';
  // The office alone learns whether an invitation was withdrawn or lapsed (review.viewInvitation): one lapses only where a reserve waits
  // for the place.
  if (!row.is_enabled || (row.status === ReviewStatus.CLOSED && !row.is_round)) return 'TICKET_CLOSED';
  return 'TICKET_ROUND_OVER';
}
