// The sender of one letter, from the rows of its journal's mailbox and of the publisher's.
import { unseal } from '../../secrets/sealed.ts';
import { placeOf } from './colloquium-sender.entity.ts';
import { PUBLISHER_PLACE } from './publisher-sender.entity.ts';

export interface MailServer {
  host: string;
  port: number;
  isSecure: boolean;
  userName: string | null;
  password: string | null;
}

export interface MailSender {
  name: string | null;
  address: string;
  /** Null: the publisher's server sends. */
  server: MailServer | null;
  /** The server is the mailbox's own. */
  isOwnServer: boolean;
}

/** As PostgreSQL answers. */
export interface MailboxRow {
  name: string | null;
  address: string;
  host: string | null;
  port: number | null;
  is_secure: boolean;
  user_name: string | null;
  sealed_password: string | null;
}

export interface SenderRow extends MailboxRow {
  colloquium_id: number;
}

/**
 * The journal's mailbox, by its own server or the publisher's; else the publisher's; null where neither is set. Throws when a password was
 * sealed with another secret.
 */
export function senderOfLetter(secret: string, journal: SenderRow | null, house: MailboxRow | null): MailSender | null {
  const own = journal && senderFrom(secret, placeOf(journal.colloquium_id), journal);
  if (own?.server) return own;
  const publisher = house && senderFrom(secret, PUBLISHER_PLACE, house);
  return own ? { ...own, server: publisher?.server ?? null, isOwnServer: false } : publisher;
}

function senderFrom(secret: string, place: string, row: MailboxRow): MailSender {
  const { host, port, is_secure: isSecure, user_name: userName, sealed_password: sealed } = row;
  const password = sealed === null ? null : unseal(secret, place, sealed);
  return {
    name: row.name,
    address: row.address,
    server: host === null || port === null ? null : { host, port, isSecure, userName, password },
    isOwnServer: host !== null && port !== null,
  };
}
