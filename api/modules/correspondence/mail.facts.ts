// Facts for the rules about a letter: its manuscript's, and its recipient. Also the letters of manuscripts.
import { sql } from 'kysely';
import { defineLoader, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { factsOf } from '../contributions/access/contribution.facts.ts';
import { Mail } from '../mail/mail.entity.ts';
import type { MailFacts } from './mail.policy.ts';

/** Facts of a letter about a manuscript. */
export async function mailFactsOf(ctx: Context, mail: Mail): Promise<MailFacts> {
  const contribution = await mail.contribution?.loadOrFail();
  if (!contribution) throw new Error('Not about a manuscript');
  return {
    ...(await factsOf(ctx, contribution)),
    recipientKind: mail.recipientKind ?? null,
    isOfEarlierJournal: Boolean(contribution.adoptedAt && mail.createdAt < contribution.adoptedAt),
  };
}

/** All letters about each manuscript with their addressees, the latest first. */
export const mailsOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const mails = await ctx.em.find(
    Mail,
    { contribution: { $in: [...contributionIds] } },
    { orderBy: { id: 'desc' }, populate: ['recipient'], strategy: 'joined' },
  );
  return contributionIds.map((id) => mails.filter((mail) => mail.contribution?.id === id));
});

/** The last letter about each invitation or review, at its present owner. */
export const lastMailOfReview = defineLoader(async (ctx, reviewIds: readonly number[]) => {
  const { rows } = await sql<{
    id: number;
  }>`select max(id) as id from mail where review_id = any(${[...reviewIds]}::int[]) group by review_id`.execute(query(ctx.em));
  const mails = rows.length === 0 ? [] : await ctx.em.find(Mail, { id: { $in: rows.map(({ id }) => id) } });
  return reviewIds.map((id) => mails.find((mail) => mail.review?.id === id) ?? null);
});

/** A letter that was sent again is followed by another one; the last of them is the one that may be sent once more. */
export const lastOf = (mails: readonly Mail[], mail: Mail): Mail | undefined =>
  mails.find((one) => (one.first?.id ?? one.id) === (mail.first?.id ?? mail.id));
