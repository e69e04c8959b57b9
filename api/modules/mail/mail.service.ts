// The mail outbox. A letter is written with the transaction that causes it and sent by the worker after the commit (principles, Running).
import type { Task } from 'graphile-worker';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { MAILABLE_PATTERN } from '../../../shared/forms/email.ts';
import type { MessageParams } from '../../../shared/errors.ts';
import { formalDay } from '../../../shared/day.ts';
import { type LanguageTag, type LetterName, messageText } from '../../../shared/messages.ts';
import { RoleKind } from '../../../shared/roles.ts';
import type { Clock, Context, Services } from '../../context.ts';
import { insertOf } from '../../database/insert.ts';
import { query } from '../../database/tables.ts';
import { columnsOf, type MailAbout } from './about.ts';
import { courteous, type Courtesy } from './courtesy.ts';
import { letterHead, type LetterHead, newMessageKey, type Threaded } from './headers.ts';
import { letterLink } from './letter-link.ts';
import { htmlOf } from './mail.html.ts';
import { isRefusedForGood, reasonOf } from './failure.ts';
import { Mail, type MailImage } from './mail.entity.ts';
import { senderOfLetter, type MailboxRow, type SenderRow } from './sender.ts';
import { FileMissing, type Storage } from '../../storage/storage.ts';
import type { AttachedImage, MailTransport } from './transport.ts';

export const SEND_MAIL = 'send_mail';
/** Tells who caused a letter that it did not arrive (refused.ts). */
export const TELL_REFUSED = 'tell_refused';
/** Tells operations of a journal's mailbox that takes no letters. */
export const TELL_FAILING_SENDER = 'tell_failing_sender';
/** The same of a letter that no journal's server sends, while the publisher's is not known: no worker takes it until then. */
export const SEND_HOUSE_MAIL = 'send_house_mail';
/** The mailboxes of accounts that were deleted: no server has any below this name (RFC 2606). */
export const NOBODYS = '@deleted.invalid';
/** With graphile-worker's pauses: about three days. */
export const MAX_ATTEMPTS = 20;

/** The parts of a request or job that a letter needs. `viewer`: the person whose act writes it; jobs have none. */
export type MailContext = Pick<Context, 'em' | 'clock' | 'env' | 'log'> & Partial<Pick<Context, 'viewer'>>;

/** A job that writes letters, in a transaction of its own. */
export function mailJob({ orm, env, clock, log }: Services, write: (ctx: MailContext, payload: unknown) => Promise<void>): Task {
  return (payload) => orm.em.fork().transactional((em) => write({ em, env, clock, log }, payload));
}

export interface NewMail {
  /** One address. */
  to: string;
  /** Blank lines of the body part paragraphs, empty ones fall out. Greeting and closing are put around it. */
  key: LetterName;
  params?: MessageParams;
  /** The addressee's. */
  language: LanguageTag;
  about: MailAbout;
  /** Decisions are held for a while, so that they can be taken back. */
  sendAfter?: Date;
}

/** Writes a letter of the catalogue's words and its job in the open transaction. Answers the id of the mail. */
export async function queueMail(ctx: MailContext, mail: NewMail): Promise<number> {
  const body = messageText(mail.language, `${mail.key}.body`, mail.params);
  const letter = courteous(mail.language, body, courtesyOf(mail), {
    ...mail.params,
    publisher: messageText(mail.language, 'product.publisher'),
    today: formalDay(mail.language, ctx.clock.now()),
  });
  const text = `${letter}\n\n${mailFooter(ctx, mail.language)}`.replaceAll(/\n{3,}/g, '\n\n');
  const subject = subjectLine(messageText(mail.language, `${mail.key}.subject`, mail.params));
  const html = htmlOf({ subject, text, language: mail.language, trustedOrigin: ctx.env.PUBLIC_URL });
  return await queueWritten(ctx, { ...mail, subject, text, html });
}

/** Journals write to their authors and reviewers; all other letters come from the publisher. */
function courtesyOf({ about, params }: NewMail): Courtesy {
  const isOfJournal =
    'authorConfirmationId' in about || ('contribution' in about && (about.role === RoleKind.AUTHOR || about.role === RoleKind.REVIEWER));
  const named = isOfJournal ? 'scholar' : 'account';
  return { greeting: params?.['name'] ? named : 'unnamed', closing: isOfJournal ? 'journal' : 'publisher' };
}

export function mailFooter(house: Pick<MailContext, 'env'>, language: LanguageTag): string {
  return messageText(language, 'mail.footer', { url: letterLink(house, 'home') });
}

/** On one line: text after a line end would be read as another header. */
export function subjectLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** A letter that is written already; both forms say the same. */
export interface WrittenMail extends Pick<NewMail, 'to' | 'about' | 'language' | 'sendAfter'>, Pick<Mail, 'subject' | 'text' | 'html'> {
  isRich?: boolean;
  images?: readonly MailImage[];
  /** Number of the letter that is sent again. */
  firstId?: number;
}

/** Writes a letter and its job in the open transaction. Answers the id of the mail. */
export async function queueWritten(ctx: MailContext, mail: WrittenMail): Promise<number> {
  const now = ctx.clock.now();
  const sendAfter = mail.sendAfter ?? now;
  const isNobodys = mail.to.endsWith(NOBODYS);
  const written = insertOf(ctx.em, Mail, [
    {
      messageKey: newMessageKey(),
      to: addressee(mail.to),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      isRich: mail.isRich ?? false,
      images: [...(mail.images ?? [])],
      language: mail.language,
      ...columnsOf(mail.about),
      cause: ctx.viewer?.userId ?? null,
      causeKind: ctx.viewer?.kind ?? null,
      first: mail.firstId ?? null,
      createdAt: now,
      sendAfter,
      // It stands on the log; nobody is there to read it.
      ...(isNobodys && { status: 'cancelled' }),
    },
  ]);
  const job = sql`graphile_worker.add_job(${SEND_MAIL}, payload => json_build_object('mailId', id),
    run_at => now() + ${Math.max(0, sendAfter.getTime() - now.getTime())} * interval '1 millisecond', max_attempts => ${MAX_ATTEMPTS})`;
  const { rows } = await sql<{ id: number }>`with written as (${written} returning id)
    select id${isNobodys ? sql`` : sql`, ${job} is null as job`} from written`.execute(query(ctx.em));
  const [row] = rows;
  if (!row) throw new Error('A letter that is written has a number');
  return row.id;
}

/** Accepts every address that a form has ever accepted. Errors: a plain Error, because the caller skipped the form. */
function addressee(to: string): string {
  if (!MAILABLE_PATTERN.test(to)) throw new Error('Not an address of mail');
  return to;
}

interface MailDeps {
  /** A connection of the worker's own. */
  client: ClientBase;
  transport: MailTransport;
  storage: Storage;
  clock: Clock;
  log: Context['log'];
  /** The key that encrypts passwords of mailboxes. */
  secret: string;
}

type MailRow = Pick<Mail, 'id' | 'messageKey' | 'to' | 'subject' | 'text' | 'html' | 'images' | 'attempts'> &
  Threaded & {
    /** Mailboxes of its journal and of the publisher. */
    sender: SenderRow | null;
    house: MailboxRow | null;
  };

/**
 * Sends one letter and notes the result on its row, which stays locked meanwhile: an act that withdraws the letter waits, and then knows. A
 * process killed between sending and noting sends it again (with the same Message-ID, so mailboxes drop the duplicate), but no letter is
 * lost. Throws while another attempt is worth it.
 */
export async function sendMail(
  { client, transport, storage, clock, log, secret }: MailDeps,
  mailId: number,
  isLastAttempt: boolean,
): Promise<void> {
  await client.query('begin');
  try {
    const { rows } = await client.query<MailRow>(
      `select m.id, m.message_key as "messageKey", m."to", m.subject, m.text, m.html, m.images, m.attempts, m.language, m.contribution_id as "contributionId", m.recipient_id as "recipientId", m.author_invitation_id as "authorInvitationId", to_jsonb(s) as sender, to_jsonb(h) as house
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
    const outcome = mail ? await attempt(transport, secret, mail, await imagesIn(storage, log, mail)) : null;
    const failure = outcome instanceof Error ? outcome : null;
    const head = outcome instanceof Error ? null : outcome;
    const isRefused = isRefusedForGood(failure);
    const isFinal = failure !== null && (isLastAttempt || isRefused);
    if (mail) {
      const attempts = mail.attempts + 1;
      const status = failure === null ? 'sent' : isFinal ? 'failed' : 'queued';
      await client.query(
        'update mail set status = $2, attempts = $3, last_error = $4, sent_at = $5, is_refused = $6, sent_from = $7, reply_to = $8, tried_at = $9 where id = $1',
        [
          mailId,
          status,
          attempts,
          failure && reasonOf(failure),
          status === 'sent' ? clock.now() : null,
          isRefused,
          head && shownAddress(head.from),
          head?.replyTo ? shownAddress(head.replyTo) : null,
          clock.now(),
        ],
      );
      if (isFinal)
        await client.query(`select graphile_worker.add_job($1, payload => $2::json)`, [TELL_REFUSED, JSON.stringify({ mailId })]);
      if (failure === null) log.info({ mailId, attempts }, 'mail sent');
      else log.warn({ mailId, attempts, err: failure }, isFinal ? 'mail failed for good' : 'mail not sent; it will be tried again');
      // The journal's own mailbox failed, not the addressee's.
      if (failure !== null && mail.sender?.host && !isRefused)
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

/** How it went, or why it did not. */
async function attempt(
  transport: MailTransport,
  secret: string,
  mail: MailRow,
  images: readonly AttachedImage[],
): Promise<LetterHead | Error> {
  try {
    const sender = senderOfLetter(secret, mail.sender, mail.house);
    const head = letterHead({ mail, sender, publisher: mail.house, house: transport.house, secret });
    await transport.send({ ...mail, images }, head, sender?.server ?? null);
    return head;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const shownAddress = ({ name, address }: LetterHead['from']): string => (name ? `${name} <${address}>` : address);

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
