// Form of web addresses: one rule for every field, and for text before it is shown as a link.

/**
 * Characters that no address holds as they are, and that browsers read otherwise than written: spaces, controls and turns, angle brackets,
 * quotation marks, backslashes.
 */
const NEVER = /[\s\p{Cc}\p{Cf}<>"`\\^{}|]/u;

/** A name of labels, an address of IPv4, or one of IPv6 in brackets; not empty, and nothing before it. */
const FORM = /^https?:\/\/(?:\[[\da-f:.]+\]|[^\s/?#@:[\]]+)(?::\d{1,5})?(?:[/?#].*)?$/i;
const LABELS = /^[^.]+(?:\.[^.]+)*\.?$/;

/** Where a browser can go and whose place can be seen: an absolute URL of https or http, without a name and password before the place. */
export function isWebAddress(text: string): boolean {
  if (NEVER.test(text) || !FORM.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return LABELS.test(hostname) && username === '' && password === '';
}

/** A name or a password stands before the place. */
export const namesSomebody = (text: string): boolean => /^https?:\/\/[^/?#\s]*@/i.test(text);
