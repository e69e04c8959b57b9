// A letter about a manuscript, sent again by its office.
import { LockMode } from '@mikro-orm/core';
import { signedIn, type Context } from '../../context.ts';
import { DomainError, notFound, refused } from '../../errors.ts';
import { withFreshTicket } from '../reviews/tickets/fresh-ticket.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { factsOfNothing } from '../contributions/access/contribution.facts.ts';
import { Mail } from '../mail/mail.entity.ts';
import { mailFactsOf } from './mail.facts.ts';
import { mailPolicy } from './mail.policy.ts';
import { queueWritten } from '../mail/mail.service.ts';

/**
 * The same letter once more, to the address that its addressee has now: a new one that points at the first. Asked twice for the same
 * letter, it is sent once; the one that followed is answered. Errors: NOT_FOUND, FORBIDDEN, MAIL_NOT_SENT_YET, MAIL_CANCELLED.
 */
export async function resendMail(ctx: Context, mailId: number): Promise<Mail> {
  const mail = await ctx.em.findOne(Mail, { id: mailId, contribution: { $ne: null } });
  if (!mail) {
    // As many statements as a hidden one costs.
    await ctx.em.findOne(Contribution, 0);
    await factsOfNothing(ctx);
    throw notFound();
  }
  const [viewer, facts] = [signedIn(ctx), await mailFactsOf(ctx, mail)];
  const refusal = mailPolicy.view(viewer, facts) ?? mailPolicy.resend(viewer, facts);
  if (refusal !== null) throw refused(refusal);
  const first = await ctx.em.findOneOrFail(Mail, mail.first?.id ?? mail.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const last = await ctx.em.findOne(Mail, { first: first.id }, { orderBy: { id: 'desc' }, refresh: true });
  if (last !== null && last.id > mail.id) return last;
  const { status } = last ?? first;
  if (status === 'queued') throw new DomainError('MAIL_NOT_SENT_YET');
  if (status === 'cancelled') throw new DomainError('MAIL_CANCELLED');
  return await ctx.em.findOneOrFail(Mail, await queueAgain(ctx, first));
}

async function queueAgain(ctx: Context, first: Mail): Promise<number> {
  const [contribution, recipient] = [await first.contribution?.loadOrFail(), await first.recipient?.load()];
  // An account that is gone took its letters' addressees with it.
  if (!contribution || !recipient || first.recipientKind == null) throw notFound();
  const { subject, isRich, images, event, review } = first;
  return await queueWritten(ctx, {
    to: recipient.email,
    subject,
    ...(await withFreshTicket(ctx, first)),
    language: first.language ?? recipient.language,
    isRich,
    images,
    firstId: first.id,
    about: {
      contribution,
      recipientId: recipient.id,
      role: first.recipientKind,
      ...(event ? { eventId: event.id } : {}),
      ...(review ? { reviewId: review.id } : {}),
    },
  });
}
