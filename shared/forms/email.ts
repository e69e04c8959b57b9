// Form of mail addresses: the rule of the forms, and that of the outbox. Plain code: every page may need it.
import { plainForms, tidied } from './tidied.ts';

/**
 * Addresses accepted by forms: plain ASCII, because a look-alike, or another spelling of the same mailbox, would count as another person
 * for limits and conflicts of interest. Addresses are simple on purpose beyond that (D13-111). The length comes first: on a megabyte of
 * dots the rest would try every dot with every other.
 */
export const EMAIL_PATTERN = /^(?=.{3,320}$)[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** Addresses that a letter may be sent to, including older forms: without characters that have a meaning in the header. */
export const MAILABLE_PATTERN = /^(?=.{3,320}$)[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Visible ASCII characters. */
const PLAIN = /^[!-~]+$/;

/** An address as it is kept: full-width letters as their plain ones, and nothing unseen that came along when it was pasted. */
export function tidiedEmail(text: string): string {
  return plainForms(text)
    .replaceAll(/[\p{Cf}\p{Cc}\p{Cs}]/gu, '')
    .trim();
}

/**
 * Address or user name of an account that there is: tidied as it was at registering; one of other letters, from earlier days, as it is
 * typed.
 */
export function knownAccount(text: string): string {
  const plain = tidiedEmail(text);
  return PLAIN.test(plain) ? plain : tidied(text);
}
