// All ways into the house at once: how many there are after a restore, and their end.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../../context.ts';

export interface Access {
  accounts: number;
  /** Number of accounts. */
  disabled: number;
  /** Sessions in use now, including those that wait to take over. */
  sessions: number;
  tokens: number;
}

export async function accessOf(em: EntityManager, clock: Clock): Promise<Access> {
  const now = clock.now();
  const [counts] = await em.execute<Access[]>(
    `select (select count(*)::int from user_account) as accounts, (select count(*)::int from user_account where not is_enabled) as disabled,
       (select count(*)::int from session s join user_account u on u.id = s.user_id where u.is_enabled and s.status <> 'ended' and s.expires_at > ?) as sessions,
       (select count(*)::int from api_token t join user_account u on u.id = t.user_id where u.is_enabled and t.revoked_at is null and t.expires_at > ?) as tokens`,
    [now, now],
  );
  if (!counts) throw new Error('The database counts nothing');
  return counts;
}

/**
 * Ends every session and revokes every API token; open sockets close within seconds. Answers how many worked until now. Doing it twice does
 * nothing.
 */
export async function endAllAccess(em: EntityManager, clock: Clock): Promise<Pick<Access, 'sessions' | 'tokens'>> {
  const now = clock.now();
  return await em.transactional(async (tx) => {
    const { sessions, tokens } = await accessOf(tx, clock);
    await tx.execute(`update session set status = 'ended', ended_at = ?, end_reason = 'SIGNED_OUT' where status <> 'ended'`, [now]);
    await tx.execute('update api_token set revoked_at = ? where revoked_at is null', [now]);
    return { sessions, tokens };
  });
}
