// Why a letter did not leave, as it is kept and as it is told.
import { hasMessage, messageText, type LanguageTag } from '../../../shared/messages.ts';
import type { Mail } from './mail.entity.ts';

const LONGEST = 500;
/** By nodemailer's code. In these cases no mail server spoke, and the words of what did would tell what else listens inside the house. */
const KINDS: Readonly<Record<string, string>> = {
  ECONNECTION: 'mail.unreachable',
  ESOCKET: 'mail.unreachable',
  EDNS: 'mail.unreachable',
  ETIMEDOUT: 'mail.unreachable',
  ETLS: 'mail.notEncrypted',
  EREQUIRETLS: 'mail.notEncrypted',
  EPROTOCOL: 'mail.noMailServer',
};

/** As it is kept: the mail server's reply to a letter or a sign-in; for all other failures their kind, as the key of a message. */
export function reasonOf(failure: Error): string {
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return KINDS[code] ?? failure.message.slice(0, LONGEST);
}

/** As it is told; null when the letter was sent, or has not been tried. */
export function failureOf(language: LanguageTag, { status, lastError }: Pick<Mail, 'status' | 'lastError'>): string | null {
  if (status === 'sent' || lastError == null) return null;
  return hasMessage(lastError) ? messageText(language, lastError) : lastError;
}
