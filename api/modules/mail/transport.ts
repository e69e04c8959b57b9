// How letters leave the house: by SMTP, or in a demo not at all (they are read on the demo mail page).
import { createTransport } from 'nodemailer';
import type { Env } from '../../env.ts';
import type { House, LetterHead } from './headers.ts';
import type { Mail, MailImage } from './mail.entity.ts';
import type { MailServer } from './sender.ts';

export interface AttachedImage extends Pick<MailImage, 'cid' | 'name' | 'mime'> {
  content: Buffer;
}

export interface MailTransport {
  /** No server but those of journals: the publisher's own is not known. */
  isOwnOnly?: true;
  house: House;
  /** Resolves once the next server has taken the letter over. `server`: the mailbox's own; null: the publisher's default. */
  send(
    mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html'> & { images: readonly AttachedImage[] },
    head: LetterHead,
    server: MailServer | null,
  ): Promise<void>;
  close(): void;
}

/**
 * In production without SMTP_URL journals with a server of their own write; other letters wait in the outbox until it is set. Elsewhere
 * they are taken as sent.
 */
export function mailTransport(env: Pick<Env, 'MODE' | 'SMTP_URL' | 'PUBLIC_URL'>): MailTransport {
  const isStrict = env.MODE === 'production';
  const house = houseOf(env);
  return env.SMTP_URL || isStrict ? smtpTransport(env.SMTP_URL, house, isStrict) : demoMailbox(house);
}

/** The row in the table is the mailbox. */
const demoMailbox = (house: House): MailTransport => ({ house, send: () => Promise.resolve(), close: () => undefined });

/** Most servers take letters only from the account that signed in. */
function houseOf({ SMTP_URL, PUBLIC_URL }: Pick<Env, 'SMTP_URL' | 'PUBLIC_URL'>): House {
  const { hostname } = new URL(PUBLIC_URL);
  const user = SMTP_URL === null ? '' : decodeURIComponent(new URL(SMTP_URL).username);
  const isRead = user.includes('@');
  return { from: { name: 'Colloquium', address: isRead ? user : `no-reply@${hostname}` }, isRead, hostname };
}

const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** One letter at a time: a journal writes few. In production no password goes over a line that others read. */
function ownTransport({ host, port, isSecure, userName, password }: MailServer, isStrict: boolean) {
  return createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: isStrict && userName !== null,
    ...(userName === null ? {} : { auth: { user: userName, pass: password ?? '' } }),
    ...PATIENCE,
  });
}

function smtpTransport(smtpUrl: string | null, house: House, isStrict: boolean): MailTransport {
  const publishers = smtpUrl === null ? null : createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...PATIENCE });
  return {
    ...(publishers === null ? { isOwnOnly: true as const } : {}),
    house,
    async send({ to, subject, text, html, images }, { from, sender, replyTo, messageId, thread, headers }, server) {
      const transport = server ? ownTransport(server, isStrict) : publishers;
      if (transport === null) throw new Error('SMTP_URL is not set');
      await transport.sendMail({
        from,
        // Bounces go back to the mailbox whose server sent the letter.
        envelope: { from: (sender ?? from).address, to },
        ...(sender ? { sender } : {}),
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        html,
        to: { name: '', address: to },
        attachments: images.map(({ cid, name, mime, content }) => ({
          cid,
          content,
          filename: name,
          contentType: mime,
          contentDisposition: 'inline' as const,
        })),
        messageId,
        ...(thread === null ? {} : { references: thread, inReplyTo: thread }),
        headers,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => publishers?.close(),
  };
}
