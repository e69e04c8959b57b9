// Finds the tokens that no longer belong to anyone, so that their open sockets are closed.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock, DomainEvent, SessionEndReason } from '../../../context.ts';
import { manuscriptOfLiveReview } from './live-review.ts';
import { hashToken } from './token.ts';

export interface EndedToken {
  token: string;
  /** Null for API tokens. */
  event: Extract<DomainEvent, { type: 'sessionEnded' }> | null;
}

interface Row {
  hash: string;
  session_id: number | null;
  user_id: number | null;
  end_reason: SessionEndReason | null;
}

/** The tokens that are ended, expired, revoked, of a disabled account, or of a ticket whose review is over. One statement for all. */
export async function endedTokens(em: EntityManager, tokens: readonly string[], clock: Clock): Promise<EndedToken[]> {
  if (tokens.length === 0) return [];
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]));
  const now = clock.now();
  const rows: Row[] = await em.execute(
    `select t.hash, s.id as session_id, s.user_id, case when u.is_enabled then s.end_reason else 'DISABLED' end as end_reason
     from jsonb_array_elements_text(?::jsonb) as t (hash)
     left join session s on s.token_hash = t.hash
     left join api_token a on a.token_hash = t.hash
     left join user_account u on u.id = coalesce(s.user_id, a.user_id)
     where not coalesce(u.is_enabled and (
       (s.status = 'active' and s.expires_at > ? and (s.review_id is null or ${manuscriptOfLiveReview('s.review_id', 's.user_id')} is not null)) or (a.id is not null and a.revoked_at is null and a.expires_at > ?)
     ), false)`,
    [JSON.stringify([...byHash.keys()]), now, now],
  );
  return rows.flatMap(({ hash, session_id: sessionId, user_id: userId, end_reason: reason }) => {
    const token = byHash.get(hash);
    if (token === undefined) return [];
    const event =
      sessionId === null || userId === null ? null : { type: 'sessionEnded' as const, sessionId, userId, reason: reason ?? 'EXPIRED' };
    return [{ token, event }];
  });
}
