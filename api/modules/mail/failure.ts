// Why a letter did not leave, as it is kept and as it is told.
import { hasMessage, messageText, type LanguageTag } from '../../../shared/messages.ts';

const LONGEST = 500;
/** By nodemailer's code: no mail server answered. The words of what did answer are not kept: they would tell what else listens inside the house. */
const KINDS: Readonly<Record<string, string>> = {
  ECONNECTION: 'mail.unreachable',
  ESOCKET: 'mail.unreachable',
  EDNS: 'mail.unreachable',
  ETIMEDOUT: 'mail.unreachable',
  ETLS: 'mail.notEncrypted',
  EREQUIRETLS: 'mail.notEncrypted',
  EPROTOCOL: 'mail.noMailServer',
};

/** The text that is kept: a mail server's reply to a letter or a sign-in; of every other failure its kind, as the key of a message. */
export function reasonOf(failure: Error): string {
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return KINDS[code] ?? failure.message.slice(0, LONGEST);
}

export function reasonText(language: LanguageTag, reason: string): string {
  return hasMessage(reason) ? messageText(language, reason) : reason;
}
