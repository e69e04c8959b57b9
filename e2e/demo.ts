// The demo publisher as the browser tests know it: its accounts, their password, and the fixed answer of the captcha.
import path from 'node:path';

export const PASSWORD = 'Colloquium1';
/** The answer that CAPTCHA_ANSWER sets for the run. */
export const CAPTCHA_ANSWER = 'wxyz';

/** Accounts whose sign-in is made once for the whole run: one for each role kind, and those that stories need beside them. */
export const STORED_ACCOUNTS = [
  'author',
  'editor',
  'deputy',
  'chief',
  'executive',
  'reviewer2',
  'publisher',
  'operations',
  'admin',
  'author2',
  'editor2',
  'many',
] as const;
export type Account = (typeof STORED_ACCOUNTS)[number];

/** The stored sign-in of an account, as Playwright reads it. */
export function signInFile(account: Account): string {
  return path.resolve(import.meta.dirname, '../test-results/signed-in', `${account}.json`);
}
