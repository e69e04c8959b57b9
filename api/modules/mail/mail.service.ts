// The mail outbox. A letter is written with the transaction that causes it and sent by the worker after the commit (DESIGN §7).
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { MessageParams } from '../../../shared/errors.ts';
import { type LanguageTag, messageText } from '../../../shared/messages.ts';
import type { Clock, Context } from '../../context.ts';
import { addJob } from '../../database/jobs.ts';
import { htmlOf } from './mail.html.ts';
import { Mail } from './mail.entity.ts';
import { type MailTransport, isRefusedForGood } from './transport.ts';

export const SEND_MAIL = 'send_mail';
/** With graphile-worker's pauses: about three days. */
const MAX_ATTEMPTS = 20;

export interface NewMail {
  /** One address. */
  to: string;
  /** The catalogue has `<key>.subject` and `<key>.body`; blank lines part paragraphs, empty ones fall out. */
  key: string;
  params?: MessageParams;
  /** The addressee's. */
  language: LanguageTag;
  /** Whose letter it is. */
  colloquiumId?: number;
  /** Decisions are held for a while, so that they can be taken back. */
  sendAfter?: Date;
}

/** Writes the letter and its job in the open transaction. Answers the id of the mail. */
export async function queueMail(ctx: Context, mail: NewMail): Promise<number> {
  const now = ctx.clock.now();
  const sendAfter = mail.sendAfter ?? now;
  const body = messageText(mail.language, `${mail.key}.body`, mail.params);
  const text = `${body}\n\n${messageText(mail.language, 'mail.footer', { url: ctx.env.PUBLIC_URL })}`.replaceAll(/\n{3,}/g, '\n\n');
  const subject = messageText(mail.language, `${mail.key}.subject`, mail.params).replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const id = await ctx.em.insert(Mail, {
    to: z.email().parse(mail.to),
    subject,
    text,
    html: htmlOf({ subject, text, language: mail.language, trustedOrigin: ctx.env.PUBLIC_URL }),
    colloquium: mail.colloquiumId ?? null,
    createdAt: now,
    sendAfter,
  });
  await addJob(ctx.em, SEND_MAIL, { mailId: id }, { delayMs: sendAfter.getTime() - now.getTime(), maxAttempts: MAX_ATTEMPTS });
  if (ctx.env.MODE === 'production' && !ctx.env.SMTP_URL) ctx.log.warn({ mailId: id }, 'a mail waits in the outbox: SMTP_URL is not set');
  return id;
}

export interface MailDeps {
  em: EntityManager;
  transport: MailTransport;
  clock: Clock;
  log: Context['log'];
}

/**
 * Sends one letter and notes its fate on its row. A process killed between the two sends it again (with the same Message-ID, by which
 * mailboxes know a duplicate), but no letter is lost. Throws while another attempt is worth it.
 */
export async function sendMail({ em, transport, clock, log }: MailDeps, mailId: number, isLastAttempt: boolean): Promise<void> {
  const mail = await em.findOne(Mail, mailId);
  if (mail?.status !== 'queued') return;
  mail.attempts += 1;
  try {
    await transport.send(mail);
    mail.status = 'sent';
    mail.sentAt = clock.now();
    mail.lastError = null;
    await em.flush();
    log.info({ mailId, attempts: mail.attempts }, 'mail sent');
  } catch (error) {
    const isFinal = isLastAttempt || isRefusedForGood(error);
    mail.lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (isFinal) mail.status = 'failed';
    await em.flush();
    log.warn({ mailId, attempts: mail.attempts, err: error }, isFinal ? 'mail failed for good' : 'mail not sent; it will be tried again');
    if (!isFinal) throw error;
  }
}
