// The mail outbox. A letter is written with the transaction that causes it and sent by the worker after the commit (architecture, Running).
import type { Task } from 'graphile-worker';
import type { ClientBase } from 'pg';
import { MAILABLE_PATTERN } from '../../../shared/forms/email.ts';
import type { MessageParams } from '../../../shared/errors.ts';
import type { RoleKindId } from '../../../shared/roles.ts';
import { type LanguageTag, messageText } from '../../../shared/messages.ts';
import type { Clock, Context, Services } from '../../context.ts';
import { addJob } from '../../database/jobs.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { htmlOf } from './mail.html.ts';
import { TELL_FAILING_SENDER } from './failing-sender.ts';
import { reasonOf } from './failure.ts';
import { Mail, type MailImage } from './mail.entity.ts';
import { senderOfLetter, type MailboxRow, type SenderRow } from './sender.ts';
import { FileMissing, type Storage } from '../files/storage.ts';
import { type AttachedImage, type MailTransport, isRefusedForGood } from './transport.ts';

export const SEND_MAIL = 'send_mail';
/** The same of a letter that no journal's server sends, while the publisher's is not known: no worker takes it until then. */
export const SEND_HOUSE_MAIL = 'send_house_mail';
/** The mailboxes of accounts that were deleted: no server has any below this name (RFC 2606). */
export const NOBODYS = '@deleted.invalid';
/** With graphile-worker's pauses: about three days. */
export const MAX_ATTEMPTS = 20;

/** What a letter needs of a request or a job. */
export type MailContext = Pick<Context, 'em' | 'clock' | 'env' | 'log'>;

/** A job that writes letters, in a transaction of its own. */
export function mailJob({ orm, env, clock, log }: Services, write: (ctx: MailContext, payload: unknown) => Promise<void>): Task {
  return (payload) => orm.em.fork().transactional((em) => write({ em, env, clock, log }, payload));
}

/** It goes out from the journal's mailbox and stands on the manuscript's log. */
export interface MailAbout {
  contribution: Pick<Contribution, 'id' | 'colloquium'>;
  /** The addressee's account, and the role in which they are written to. */
  recipientId: number;
  role: RoleKindId;
  /** The act that it comes of. */
  eventId?: number;
}

export interface NewMail {
  /** One address. */
  to: string;
  /** The catalogue has `<key>.subject` and `<key>.body`; blank lines part paragraphs, empty ones fall out. */
  key: string;
  params?: MessageParams;
  /** The addressee's. */
  language: LanguageTag;
  /** Of a letter about a manuscript. */
  about?: MailAbout;
  /** Of a journal's letter that is about no manuscript: its mailbox sends it. */
  colloquiumId?: number;
  /** Decisions are held for a while, so that they can be taken back. */
  sendAfter?: Date;
}

/** Writes a letter of the catalogue's words and its job in the open transaction. Answers the id of the mail. */
export async function queueMail(ctx: MailContext, mail: NewMail): Promise<number> {
  const body = messageText(mail.language, `${mail.key}.body`, mail.params);
  const text = `${body}\n\n${mailFooter(ctx, mail.language)}`.replaceAll(/\n{3,}/g, '\n\n');
  const subject = subjectLine(messageText(mail.language, `${mail.key}.subject`, mail.params));
  const html = htmlOf({ subject, text, language: mail.language, trustedOrigin: ctx.env.PUBLIC_URL });
  return await queueWritten(ctx, { ...mail, subject, text, html });
}

export function mailFooter({ env }: MailContext, language: LanguageTag): string {
  return messageText(language, 'mail.footer', { url: env.PUBLIC_URL });
}

/** On one line: what follows a line end would be read as another header. */
export function subjectLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** A letter that is written already; both forms say the same. */
export interface WrittenMail extends Pick<NewMail, 'to' | 'about' | 'colloquiumId' | 'sendAfter'>, Pick<Mail, 'subject' | 'text' | 'html'> {
  isRich?: boolean;
  images?: readonly MailImage[];
  /** Of one that is sent again. */
  firstId?: number;
}

/** Writes a letter and its job in the open transaction. Answers the id of the mail. */
export async function queueWritten(ctx: MailContext, mail: WrittenMail): Promise<number> {
  const now = ctx.clock.now();
  const sendAfter = mail.sendAfter ?? now;
  const id = await ctx.em.insert(Mail, {
    to: addressee(mail.to),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    isRich: mail.isRich ?? false,
    images: [...(mail.images ?? [])],
    colloquium: mail.about?.contribution.colloquium.id ?? mail.colloquiumId ?? null,
    contribution: mail.about?.contribution.id ?? null,
    recipient: mail.about?.recipientId ?? null,
    recipientKind: mail.about?.role ?? null,
    event: mail.about?.eventId ?? null,
    first: mail.firstId ?? null,
    createdAt: now,
    sendAfter,
    // It stands on the log; nobody is there to read it.
    ...(mail.to.endsWith(NOBODYS) && { status: 'cancelled' as const }),
  });
  if (mail.to.endsWith(NOBODYS)) return id;
  await addJob(ctx.em, SEND_MAIL, { mailId: id }, { delayMs: sendAfter.getTime() - now.getTime(), maxAttempts: MAX_ATTEMPTS });
  return id;
}

/** Whatever a form took as an address is one here too, also in earlier days. Errors: a plain Error, for then a caller has not asked a form. */
function addressee(to: string): string {
  if (!MAILABLE_PATTERN.test(to)) throw new Error('Not an address of mail');
  return to;
}

export interface MailDeps {
  /** A connection of the worker's own. */
  client: ClientBase;
  transport: MailTransport;
  storage: Storage;
  clock: Clock;
  log: Context['log'];
  /** That passwords of mailboxes are sealed with. */
  secret: string;
}

type MailRow = Pick<Mail, 'id' | 'to' | 'subject' | 'text' | 'html' | 'images' | 'attempts'> & {
  /** Of its journal, and of the publisher. */
  sender: SenderRow | null;
  house: MailboxRow | null;
};

/**
 * Sends one letter and notes its fate on its row, which stays locked meanwhile: an act that takes the letter back waits, and then
 * knows. A process killed between sending and noting sends it again (with the same Message-ID, by which mailboxes know a duplicate),
 * but no letter is lost. Throws while another attempt is worth it.
 */
export async function sendMail(
  { client, transport, storage, clock, log, secret }: MailDeps,
  mailId: number,
  isLastAttempt: boolean,
): Promise<void> {
  await client.query('begin');
  try {
    const { rows } = await client.query<MailRow>(
      `select m.id, m."to", m.subject, m.text, m.html, m.images, m.attempts, to_jsonb(s) as sender, to_jsonb(h) as house
       from mail m left join colloquium_sender s on s.colloquium_id = m.colloquium_id left join publisher_sender h on true where m.id = $1 and m.status = 'queued' for update of m`,
      [mailId],
    );
    const mail = rows[0];
    if (mail && transport.isOwnOnly && !mail.sender?.host && !mail.house?.host) {
      log.warn({ mailId }, 'a mail waits in the outbox: SMTP_URL is not set');
      await client.query(`select graphile_worker.add_job($1, payload => $2::json, max_attempts => $3, job_key => $4)`, [
        SEND_HOUSE_MAIL,
        JSON.stringify({ mailId }),
        MAX_ATTEMPTS,
        `${SEND_HOUSE_MAIL}:${mailId}`,
      ]);
      await client.query('commit');
      return;
    }
    const failure = mail ? await attempt(transport, secret, mail, await imagesIn(storage, log, mail)) : null;
    const isFinal = failure !== null && (isLastAttempt || isRefusedForGood(failure));
    if (mail) {
      const attempts = mail.attempts + 1;
      const status = failure === null ? 'sent' : isFinal ? 'failed' : 'queued';
      await client.query('update mail set status = $2, attempts = $3, last_error = $4, sent_at = $5 where id = $1', [
        mailId,
        status,
        attempts,
        failure && reasonOf(failure),
        status === 'sent' ? clock.now() : null,
      ]);
      if (failure === null) log.info({ mailId, attempts }, 'mail sent');
      else log.warn({ mailId, attempts, err: failure }, isFinal ? 'mail failed for good' : 'mail not sent; it will be tried again');
      // The journal's own mailbox failed, not the addressee's.
      if (failure !== null && mail.sender?.host && !isRefusedForGood(failure))
        await client.query(`select graphile_worker.add_job($1, payload => $2::json, job_key => $3)`, [
          TELL_FAILING_SENDER,
          JSON.stringify({ colloquiumId: mail.sender.colloquium_id }),
          `${TELL_FAILING_SENDER}:${mail.sender.colloquium_id}`,
        ]);
    }
    await client.query('commit');
    if (failure !== null && !isFinal) throw failure;
  } catch (error) {
    // Does nothing after the commit.
    await client.query('rollback');
    throw error;
  }
}

async function attempt(transport: MailTransport, secret: string, mail: MailRow, images: readonly AttachedImage[]): Promise<Error | null> {
  try {
    await transport.send({ ...mail, images }, senderOfLetter(secret, mail.sender, mail.house));
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The stored files that its HTML shows. A letter goes without one that the storage has lost. */
async function imagesIn(storage: Storage, log: Context['log'], { id, images }: MailRow): Promise<AttachedImage[]> {
  const attached: AttachedImage[] = [];
  for (const { storageKey, ...image } of images) {
    try {
      attached.push({ ...image, content: Buffer.concat(await (await storage.get(storageKey)).toArray()) });
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      log.error({ err: error, mailId: id }, 'the storage has lost an image of a letter');
    }
  }
  return attached;
}
