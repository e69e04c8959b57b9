// Invitations that nobody has answered by their day lapse, where somebody in reserve waits for that (docs/decisions/0037); all others stay
// as they are.
import { sql } from 'kysely';
import { kindOfMemberType, RoleKind, type MemberType } from '../../../shared/roles.ts';
import { ContributionState as S, ReviewStatus } from '../../../shared/workflow.ts';
import { createContext, type Context, type Services } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import { DomainError } from '../../errors.ts';
import { viewerInRole } from '../accounts/viewer/viewer.service.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { claimed } from '../deadlines/reminder.entity.ts';
import { queueMessage } from '../messages/message.service.ts';
import { dayOf } from '../../../shared/day.ts';
import { letterParams } from '../letters/letter-params.ts';
import { staffOver } from '../workflow/perform/people.ts';
import { perform, viewerOptions } from '../workflow/perform/perform.ts';
import { waitsInReserve } from '../reviews/invitations/invite.ts';

interface Overdue {
  id: number;
  contributionId: number;
  inviterId: number;
}

/**
 * The morning's part. Each lapses in a transaction of its own, which asks again whether it may: done twice, or by two processes, it is done
 * once.
 */
export async function lapseInvitations(services: Services): Promise<void> {
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  for (const overdue of await findOverdue(ctx)) {
    try {
      if (!(await lapse(services, ctx, overdue))) await inTransaction(ctx, () => tellOperations(ctx, overdue));
    } catch (error) {
      // One that fails holds up neither the others nor the reminders of the day.
      services.log.error({ err: error, reviewId: overdue.id }, 'an invitation could not lapse');
    }
  }
}

/** Those of open rounds in which somebody waits for it; first invited first, as the reserve goes round. */
async function findOverdue(ctx: Context): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select r.id, r.contribution_id as "contributionId", r.invited_by_id as "inviterId"
    from review r join contribution c on c.id = r.contribution_id
    where r.status = ${sql.lit(ReviewStatus.PENDING)} and r.answer_due_on < ${dayOf(ctx.clock.now())}::date and c.review_round = r.review_round
      and c.state in (${sql.lit(S.REVIEWERS_INVITED)}, ${sql.lit(S.REVIEWERS_AT_WORK)})
      and exists (select from review_reserve s where ${waitsInReserve} and s.is_for_lapse)
    order by r.id`.execute(query(ctx.em));
  return rows;
}

/** In the name of a member who may withdraw it: its inviter, else another. False: nobody may. */
async function lapse(services: Services, ctx: Context, { id, contributionId, inviterId }: Overdue): Promise<boolean> {
  for (const { userId, roleId } of await officeOf(ctx, contributionId, inviterId)) {
    const viewer = await viewerInRole(ctx.em, userId, roleId);
    if (viewer === null) continue;
    const acting = createContext(services, { viewer, language: viewer.language, address: 'worker' });
    const contribution = await acting.em.findOneOrFail(Contribution, contributionId);
    const options = await viewerOptions(acting, contribution);
    if (!options.some(({ act, refusal }) => act === 'CLOSE_INVITATION' && refusal === null)) continue;
    try {
      await inTransaction(acting, () =>
        perform(acting, contributionId, 'CLOSE_INVITATION', { reviewId: id, isLapse: true, details: { lapsed: 'true' } }),
      );
    } catch (error) {
      // Another process, the reviewer or the office was faster, or somebody else has taken the reserve.
      if (!(error instanceof DomainError)) throw error;
    }
    return true;
  }
  return false;
}

/** The members of its journal with their roles, the inviter first. The workflow says which of them may. */
async function officeOf(ctx: Context, contributionId: number, inviterId: number): Promise<{ userId: number; roleId: number }[]> {
  const kinds = (Object.keys(kindOfMemberType) as MemberType[]).map((type) => sql`(${type}::text, ${kindOfMemberType[type]}::int)`);
  const { rows } = await sql<{ userId: number; roleId: number }>`
    select m.user_id as "userId", role.id as "roleId"
    from contribution c join colloquium_member m on m.colloquium_id = c.colloquium_id
    join (values ${sql.join(kinds)}) as held (type, kind) on held.type = m.type
    join user_role ur on ur.user_id = m.user_id join role on role.id = ur.role_id and role.kind = held.kind
    where c.id = ${contributionId} order by m.user_id <> ${inviterId}, m.position, m.user_id, role.id`.execute(query(ctx.em));
  return rows;
}

/** Once for each invitation: only the operations centre can name somebody for the journal. */
async function tellOperations(ctx: Context, { id, contributionId }: Overdue): Promise<void> {
  const key = `lapse:${id}`;
  if (!(await claimed(ctx.em, [key], ctx.clock.now())).has(key)) return;
  const contribution = await ctx.em.findOneOrFail(Contribution, contributionId, { populate: ['colloquium'] });
  await queueMessage(ctx, {
    to: await staffOver(ctx, contribution, RoleKind.OPERATIONS),
    key: 'workflow.lapseWithoutOffice',
    params: await letterParams(contribution),
    contributionId,
  });
}
