// The code in a letter's link, as it stands in the address.
import { MAILABLE_PATTERN } from '../../../shared/forms/email.ts';

/**
 * The code in the parameter `name`; null when there is none, or when a mail program or a hand has broken it. Whether it is good, the server
 * knows.
 */
export function linkCode(params: URLSearchParams, name: string): string | null {
  const code = params.get(name)?.trim() ?? '';
  return /^[\w-]+$/.test(code) ? code : null;
}

/** The address in `email`; null when it is none. */
export function linkEmail(params: URLSearchParams): string | null {
  const email = params.get('email')?.trim() ?? '';
  return MAILABLE_PATTERN.test(email) ? email : null;
}
