// Reminders to reviewers: a message and a letter on the day the invitation or the review is due, and once more after it (F-026). They name
// the journal and the title, nobody else; the letter leads to the page where the reviewer can answer.
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import { ContributionState as S, ReviewStatus } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import { hasConflict } from '../accounts/addresses/authorship.ts';
import { queueMail } from '../mail/mail.service.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { dayOf, formalDay } from '../../../shared/day.ts';
import { Review } from '../reviews/review.entity.ts';
import { invitationLink } from '../reviews/tickets/invitation-link.ts';
import { letterParams } from '../letters/letter-params.ts';
import { claimed } from '../deadlines/reminder.entity.ts';
import { nameOfAccount } from '../names/display-name.ts';

const PAGE = 100;

interface DueReview {
  id: number;
  what: 'ANSWER' | 'REVIEW';
  when: 'ON' | 'AFTER';
  on: string;
  key: string;
}

export async function remindReviewers(ctx: Context): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    after = await inTransaction(ctx, () => remindPage(ctx, from));
  }
}

async function remindPage(ctx: Context, after: number): Promise<number | null> {
  const rows = await dueToday(ctx, after);
  const mine = await claimed(
    ctx.em,
    rows.map(({ key }) => key),
    ctx.clock.now(),
  );
  const due = rows.filter(({ key }) => mine.has(key));
  const reviews = await ctx.em.find(
    Review,
    { id: { $in: due.map(({ id }) => id) } },
    { populate: ['reviewer', 'contribution', 'contribution.colloquium'] },
  );
  for (const { id, what, when, on } of due) {
    const review = reviews.find((one) => one.id === id);
    if (review) await remind(ctx, review, `${what}.${when}`, on);
  }
  return rows.length < PAGE ? null : (rows.at(-1)?.id ?? null);
}

/** `NO_DAY`: there was none, and the texts speak of none. */
type ReviewReminder = `${DueReview['what']}.${'BEFORE' | DueReview['when'] | 'NO_DAY'}`;

/** Reminds by message and letter of tasks due on the day, whether or not it has been done before. */
export async function remind(ctx: Context, review: Review, kind: ReviewReminder, day: string): Promise<void> {
  const [contribution, reviewer] = [await review.contribution.loadOrFail(), await review.reviewer.loadOrFail()];
  const params = { ...(await letterParams(contribution)), day };
  await queueMessage(ctx, {
    to: inRole(RoleKind.REVIEWER, [reviewer.id]),
    key: `reviewReminder.${kind}`,
    params,
    contributionId: contribution.id,
  });
  await queueMail(ctx, {
    to: reviewer.email,
    key: `letter.reviewReminder.${kind}`,
    language: reviewer.language,
    about: { contribution, recipientId: reviewer.id, role: RoleKind.REVIEWER, reviewId: review.id },
    params: {
      ...params,
      day: day && formalDay(reviewer.language, day),
      name: nameOfAccount(reviewer.language, reviewer),
      link: await invitationLink(ctx, review),
    },
  });
}

/** Outstanding invitations of rounds that are still open. */
async function dueToday(ctx: Context, after: number): Promise<DueReview[]> {
  const today = dayOf(ctx.clock.now());
  const isAnswer = sql`r.status = ${sql.lit(ReviewStatus.PENDING)}`;
  const on = sql`case when ${isAnswer} then r.answer_due_on else r.review_due_on end`;
  const what = sql`case when ${isAnswer} then 'ANSWER' else 'REVIEW' end`;
  const when = sql`case when ${on} < ${today}::date then 'AFTER' else 'ON' end`;
  const key = sql`'review:' || r.id || ':' || ${what} || ':' || ${when}`;
  const { rows } = await sql<DueReview>`
    select r.id, ${what} as what, ${when} as when, (${on})::text as "on", ${key} as key
    from review r join contribution c on c.id = r.contribution_id join user_account u on u.id = r.reviewer_id
    where r.id > ${after} and r.status in (${sql.lit(ReviewStatus.PENDING)}, ${sql.lit(ReviewStatus.ACCEPTED)}) and ${on} <= ${today}::date
      and c.review_round = r.review_round and c.state in (${sql.lit(S.REVIEWERS_INVITED)}, ${sql.lit(S.REVIEWERS_AT_WORK)}, ${sql.lit(S.REVIEWERS_DONE)})
      and u.is_enabled and not ${hasConflict(sql.ref('u.id'), sql.ref('c.id'))}
      and not exists (select from reminder m where m.key = ${key})
    order by r.id limit ${sql.lit(PAGE)} for no key update of r`.execute(query(ctx.em));
  return rows;
}
