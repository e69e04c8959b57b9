// The sender of one letter, from the row of its journal's mailbox.
import { unseal } from '../../sealed.ts';
import { placeOf } from './colloquium-sender.entity.ts';

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
}

/** As PostgreSQL answers. */
export interface SenderRow {
  colloquium_id: number;
  name: string | null;
  address: string;
  host: string | null;
  port: number | null;
  is_secure: boolean;
  user_name: string | null;
  sealed_password: string | null;
}

/** Throws when its password was sealed with another secret. */
export function senderFrom(secret: string, row: SenderRow): MailSender {
  const { host, port, is_secure: isSecure, user_name: userName, sealed_password: sealed } = row;
  const password = sealed === null ? null : unseal(secret, placeOf(row.colloquium_id), sealed);
  return {
    name: row.name,
    address: row.address,
    server: host === null || port === null ? null : { host, port, isSecure, userName, password },
  };
}
