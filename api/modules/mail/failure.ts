// Why a letter did not leave: the stored and the shown reason.
import { hasMessage, messageText, type LanguageTag } from '../../../shared/messages.ts';
import type { Mail } from './mail.entity.ts';

const LONGEST = 500;
/** By nodemailer's code. In these cases no mail server spoke, and the words of the peer would reveal other services inside the house. */
const KINDS: Readonly<Record<string, string>> = {
  ECONNECTION: 'mail.unreachable',
  ESOCKET: 'mail.unreachable',
  EDNS: 'mail.unreachable',
  ETIMEDOUT: 'mail.unreachable',
  ETLS: 'mail.notEncrypted',
  EREQUIRETLS: 'mail.notEncrypted',
  EPROTOCOL: 'mail.noMailServer',
};

/** Enhanced status codes about the mailbox (RFC 3463 §3.2, §3.3), in answer to any command. */
const OF_MAILBOX = /\b5\.[12]\.\d{1,3}\b/;

/** The addressee's server said no, and will say so again. Troubles of our own account or server are worth another try. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error) || !(Number(error.responseCode) >= 500))
    return false;
  return error.command === 'RCPT TO' || (error.command === 'DATA' && OF_MAILBOX.test(error.message));
}

/** The stored reason: the mail server's reply to a letter or a sign-in; for all other failures their kind, as the key of a message. */
export function reasonOf(failure: Error): string {
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return KINDS[code] ?? failure.message.slice(0, LONGEST);
}

/** Meanings of refusals, by status code or, where servers give none, by their words. The first match counts. */
const MEANINGS: readonly [key: string, reply: RegExp][] = [
  ['mail.refused.domain', /\b5\.1\.(2|10)\b|domain (not found|does not exist)|unrouteable|relay(ing)? (access )?denied/i],
  ['mail.refused.closed', /\b5\.2\.1\b|disabled|suspended|inactive|closed|deactivated/i],
  ['mail.refused.full', /\b5\.2\.2\b|quota|mailbox (is )?full|insufficient storage/i],
  ['mail.refused.tooLarge', /\b5\.(2\.3|3\.4)\b|too (large|big)|size limit/i],
  ['mail.refused.policy', /\b5\.7\.\d+\b|spam|policy|blocked|black ?list|block ?list|reputation|dmarc|\bspf\b/i],
  [
    'mail.refused.unknown',
    /\b5\.1\.\d+\b|no such|unknown|not found|does(n't| not) exist|invalid (recipient|mailbox|address)|mailbox unavailable/i,
  ],
];

/** nodemailer's words before the server's. */
const OURS = /^[^:]*recipients were rejected: |^[A-Z][a-z]+(?: command)? failed: /;

/** The shown reason, a refusal in plain words before the server's own; null when the letter was sent, or has not been tried. */
export function failureOf(
  language: LanguageTag,
  { status, isRefused, lastError }: Pick<Mail, 'status' | 'isRefused' | 'lastError'>,
): string | null {
  if (status === 'sent' || lastError == null) return null;
  if (hasMessage(lastError)) return messageText(language, lastError);
  if (!isRefused) return lastError;
  const reply = lastError.replace(OURS, '');
  const meaning = messageText(language, MEANINGS.find(([, pattern]) => pattern.test(reply))?.[0] ?? 'mail.refused.other');
  return messageText(language, 'mail.refused.said', { meaning, reply });
}

/** For readers who may know of the letter, and not of each address in a reply. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(（]+@[^\s<>"')）]+/g, '…');
}
