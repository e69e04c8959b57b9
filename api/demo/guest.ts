// An expert without an account, whom a journal has asked to review: the reminder of the day of the demo's first start has the link to answer by
// (decision 39), and stands among the demo's mails.
import { sql } from 'kysely';
import { ContributionState, ReviewStatus, ReviewType } from '../../shared/workflow.ts';
import type { Context } from '../context.ts';
import { query } from '../database/tables.ts';
import { createAccount } from '../modules/accounts/registration/account.service.ts';
import { dayOf } from '../modules/reference/working-days.ts';
import { Review } from '../modules/reviews/review.entity.ts';

const GUEST = { email: 'liang.qiwen@example.org', realName: '梁启文', language: 'zh-CN' } as const;
/** Working days, as journals give them. */
const REVIEW_DAYS = 20;

/** Into the youngest double-blind round whose reviewers are at work; nowhere when there is none. */
export async function inviteGuest(ctx: Context, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; round: number; editor: number }>`
    select c.id, c.review_round as round, c.editor_id as editor from contribution c join colloquium j on j.id = c.colloquium_id
    where c.state = ${ContributionState.REVIEWERS_AT_WORK} and j.review_type = ${ReviewType.DOUBLE_BLIND} and c.editor_id is not null
    order by c.submitted_at desc limit 1`.execute(query(ctx.em));
  const [asked] = rows;
  if (!asked) return;
  const guest = await createAccount(ctx.em, 'REVIEWER', { ...GUEST, createdAt: now });
  await ctx.em.insert(Review, {
    contribution: asked.id,
    reviewRound: asked.round,
    reviewer: guest,
    invitedBy: asked.editor,
    status: ReviewStatus.PENDING,
    invitedAt: now,
    answerDueOn: dayOf(now),
    reviewDueOn: ctx.calendar.current().add(dayOf(now), REVIEW_DAYS).day,
    reviewType: ReviewType.DOUBLE_BLIND,
  });
}
