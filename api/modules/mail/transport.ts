// How letters leave the house: by SMTP, or in a demo not at all (they are read on the demo mail page).
import { createTransport } from 'nodemailer';
import type { Env } from '../../env.ts';
import type { Mail, MailImage } from './mail.entity.ts';
import type { MailSender, MailServer } from './sender.ts';

export interface AttachedImage extends Pick<MailImage, 'cid' | 'name' | 'mime'> {
  content: Buffer;
}

export interface MailTransport {
  /** No server but those of journals: the publisher's own is not known. */
  isOwnOnly?: true;
  /** Resolves once the next server has taken the letter over. `sender`: the journal's mailbox; null: the publisher's default. */
  send(
    mail: Pick<Mail, 'id' | 'to' | 'subject' | 'text' | 'html'> & { images: readonly AttachedImage[] },
    sender: MailSender | null,
  ): Promise<void>;
  close(): void;
}

/** In production without SMTP_URL journals with a server of their own write; other letters wait in the outbox until it is set. Elsewhere they are taken as sent. */
export function mailTransport(env: Pick<Env, 'MODE' | 'SMTP_URL' | 'PUBLIC_URL'>): MailTransport {
  const isStrict = env.MODE === 'production';
  return env.SMTP_URL || isStrict ? smtpTransport(env.SMTP_URL, env.PUBLIC_URL, isStrict) : demoMailbox;
}

/** The row in the table is the mailbox. */
const demoMailbox: MailTransport = { send: () => Promise.resolve(), close: () => undefined };

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

function smtpTransport(smtpUrl: string | null, publicUrl: string, isStrict: boolean): MailTransport {
  const { hostname } = new URL(publicUrl);
  const user = smtpUrl === null ? '' : decodeURIComponent(new URL(smtpUrl).username);
  // Most servers take letters only from the account that signed in.
  const from = { name: 'Colloquium', address: user.includes('@') ? user : `no-reply@${hostname}` };
  const house = smtpUrl === null ? null : createTransport({ url: smtpUrl, pool: true, maxConnections: 3, ...PATIENCE });
  return {
    ...(house === null ? { isOwnOnly: true as const } : {}),
    async send({ id, to, subject, text, html, images }, sender) {
      const transport = sender?.server ? ownTransport(sender.server, isStrict) : house;
      if (transport === null) throw new Error('SMTP_URL is not set');
      await transport.sendMail({
        from: sender ? { name: sender.name ?? from.name, address: sender.address } : from,
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
        messageId: `<mail-${id}@${hostname}>`,
        // Nobody's out-of-office note should answer a machine.
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => house?.close(),
  };
}

/** The addressee's server said no, and will say so again. Troubles of our own account or server are worth another try. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
