// Why a letter did not leave, as it is kept and as it is told.
import { hasMessage, messageText, type LanguageTag } from '../../../shared/messages.ts';

const LONGEST = 500;
/** By nodemailer's code. What answered is no mail server that took a letter, or none at all: its words would tell what else listens inside the house. */
const KINDS: Readonly<Record<string, string>> = {
  ECONNECTION: 'mail.unreachable',
  ESOCKET: 'mail.unreachable',
  EDNS: 'mail.unreachable',
  ETIMEDOUT: 'mail.unreachable',
  ETLS: 'mail.notEncrypted',
  EREQUIRETLS: 'mail.notEncrypted',
  EPROTOCOL: 'mail.noMailServer',
};

/** What is kept of it: what a mail server replied to a letter or a sign-in, of all else the kind, as the key of a message. */
export function reasonOf(failure: Error): string {
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return KINDS[code] ?? failure.message.slice(0, LONGEST);
}

export function reasonText(language: LanguageTag, reason: string): string {
  return hasMessage(reason) ? messageText(language, reason) : reason;
}
