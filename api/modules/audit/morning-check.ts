// Each morning the seals are checked, and administrators are told when they do not hold.
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import { createContext } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import type { JobDeps } from '../../module.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { checkAndKeep } from './check.service.ts';

export async function checkEachMorning(deps: JobDeps): Promise<void> {
  const ctx = createContext(deps, { viewer: null, language: 'zh-CN', address: 'worker' });
  const check = await checkAndKeep(ctx.em, ctx.clock, ctx.env.SECRET_KEY, null);
  deps.log.info(
    { seals: check.seals, rows: check.rows, head: check.head, fault: check.fault, faultSource: check.faultSource },
    'logs were checked against their seals',
  );
  if (!check.fault) return;
  await inTransaction(ctx, async () => {
    const { rows } = await sql<{ id: number }>`select distinct u.id from user_account u join user_role ur on ur.user_id = u.id
      join role r on r.id = ur.role_id where r.kind = ${RoleKind.ADMINISTRATOR} and u.is_enabled order by u.id`.execute(query(ctx.em));
    await queueMessage(ctx, {
      to: inRole(
        RoleKind.ADMINISTRATOR,
        rows.map(({ id }) => id),
      ),
      key: 'audit.broken',
    });
  });
}
