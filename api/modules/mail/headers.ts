// The head of a letter: sender, reply address, thread, and marks for programs. Written here alone.
import { randomBytes } from 'node:crypto';
import type { LanguageTag } from '../../../shared/messages.ts';
import { signatureOf } from '../../secrets/signed.ts';
import type { MailboxRow, MailSender } from './sender.ts';

interface Address {
  name: string;
  address: string;
}

/** The transport's description of the publisher's own server. */
export interface House {
  /** The sender of letters where no mailbox is set. */
  from: Address;
  /** Whether its mail is read: it is an account, not a no-reply address. */
  isRead: boolean;
  /** Host of the house's web address, used in Message-IDs. */
  hostname: string;
}

/** The headers that put a letter into a thread. */
export interface Threaded {
  language: LanguageTag | null;
  contributionId: number | null;
  recipientId: number | null;
  authorInvitationId: number | null;
}

export interface LetterHead {
  from: Address;
  /** The mailbox whose server sends for somebody else. */
  sender: Address | null;
  replyTo: Address | null;
  messageId: string;
  /** The thread that it belongs to; null where it stands alone. */
  thread: string | null;
  headers: Record<string, string>;
}

interface Written {
  mail: Threaded & Numbered;
  /** The mailbox that writes, with its server; null: the house itself. */
  sender: MailSender | null;
  /** The publisher's mailbox. */
  publisher: MailboxRow | null;
  house: House;
  secret: string;
}

export function letterHead({ mail, sender, publisher, house, secret }: Written): LetterHead {
  const from = sender ? { name: sender.name ?? house.from.name, address: sender.address } : house.from;
  const own = publisher ? { name: publisher.name ?? house.from.name, address: publisher.address } : house.from;
  const isForAnother = sender !== null && !sender.isOwnServer && from.address !== own.address;
  return {
    from,
    // Their server knows the house, not the journal: without it the letter reads as forged.
    sender: isForAnother ? own : null,
    replyTo: replyTo(sender, publisher, house),
    messageId: messageId(mail, house),
    thread: threadOf(mail, house, secret),
    headers: {
      // No out-of-office note should answer a machine; reports of failed delivery should.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(mail.language === null ? {} : { 'Content-Language': mail.language }),
    },
  };
}

/** The mailbox of the office: the journal's, else the publisher's. Never a person's own address; null where no mailbox is read. */
function replyTo(sender: MailSender | null, publisher: MailboxRow | null, house: House): Address | null {
  if (sender) return { name: sender.name ?? house.from.name, address: sender.address };
  if (publisher) return { name: publisher.name ?? house.from.name, address: publisher.address };
  return house.isRead ? house.from : null;
}

interface Numbered {
  id: number;
  messageKey?: string | null | undefined;
}

/**
 * Drawn when the letter is written, and kept on its row. Numbers come again in a house that was restored from a backup: mailboxes would
 * drop its letters as known.
 */
export function newMessageKey(): string {
  return randomBytes(16).toString('hex');
}

/** The same for every attempt, so that mailboxes know a letter that comes twice. */
function messageId({ id, messageKey }: Numbered, { hostname }: House): string {
  return `<${messageKey ?? `mail-${id}`}@${hostname}>`;
}

/** One for each addressee of a manuscript, or of an invitation. Signed, so that it reveals neither a number nor the letters of others. */
function threadOf({ contributionId, recipientId, authorInvitationId }: Threaded, { hostname }: House, secret: string): string | null {
  const what =
    contributionId !== null && recipientId !== null
      ? `manuscript ${contributionId} ${recipientId}`
      : authorInvitationId === null
        ? null
        : `invitation ${authorInvitationId}`;
  return what === null ? null : `<thread-${signatureOf(secret, 'threads', what)}@${hostname}>`;
}
