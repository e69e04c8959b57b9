// A journal's mailbox that takes no letters: operations are told once, until somebody changes its settings. The letters are retried
// meanwhile.
import { sql } from 'kysely';
import { z } from 'zod';
import { RoleKind } from '../../../shared/roles.ts';
import { createContext, type Services } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { inScopeOfRole } from '../organization/data-scope.ts';
import { claimed } from '../deadlines/reminder.entity.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { ColloquiumSender } from '../mail/colloquium-sender.entity.ts';

const payload = z.object({ colloquiumId: z.number() });

/** The job. Done twice it does nothing. */
export async function tellFailingSender(services: Services, job: unknown): Promise<void> {
  const { colloquiumId } = payload.parse(job);
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  await inTransaction(ctx, async () => {
    const sender = await ctx.em.findOne(ColloquiumSender, { colloquium: colloquiumId });
    if (!sender) return;
    const key = `sender:${colloquiumId}:${sender.updatedAt.toISOString()}`;
    if (!(await claimed(ctx.em, [key], ctx.clock.now())).has(key)) return;
    const { name, nameEn } = await ctx.em.findOneOrFail(Colloquium, colloquiumId);
    const { rows } = await sql<{ id: number }>`select distinct u.id from user_account u join user_role ur on ur.user_id = u.id
      join role r on r.id = ur.role_id where r.kind = ${RoleKind.OPERATIONS} and u.is_enabled
      and ${inScopeOfRole(sql.ref('r.id'), sql.val(colloquiumId))} order by u.id`.execute(query(ctx.em));
    await queueMessage(ctx, {
      to: inRole(
        RoleKind.OPERATIONS,
        rows.map(({ id }) => id),
      ),
      key: 'mail.senderFails',
      params: { colloquium: name, colloquiumEn: nameEn ?? name, address: sender.address },
    });
  });
}
