// The demo publisher as the browser tests know it: its accounts, their password, and the fixed answer of the captcha.
import path from 'node:path';

export const PASSWORD = 'Colloquium1';
/** What CAPTCHA_ANSWER fixes for the run. */
export const CAPTCHA_ANSWER = 'abcd';

/** One account for each role kind, where S1 §4 says it lands, and that role's name. */
export const ROLE_ACCOUNTS = [
  { account: 'author', role: '作者', landing: '/main/authormanuList' },
  { account: 'editor', role: '编辑', landing: '/main/editorManusList' },
  { account: 'deputy', role: '副主编', landing: '/main/editorManusList' },
  { account: 'chief', role: '主编', landing: '/main/editorChiefManusList' },
  { account: 'executive', role: '执行主编', landing: '/main/editorChiefManusList' },
  { account: 'reviewer2', role: '审稿专家', landing: '/main/expertList' },
  { account: 'publisher', role: '出版编辑', landing: '/main/optList' },
  { account: 'operations', role: '期刊运营中心', landing: '/main/optList' },
  { account: 'admin', role: '普通管理员', landing: '/main/managePerson' },
] as const;

/** Accounts whose sign-in is made once for the whole run. */
export const STORED_ACCOUNTS = [...ROLE_ACCOUNTS.map(({ account }) => account), 'author2', 'editor2', 'many'] as const;
export type Account = (typeof STORED_ACCOUNTS)[number];

/** The stored sign-in of an account, as Playwright reads it. */
export function signInFile(account: Account): string {
  return path.resolve(import.meta.dirname, '../test-results/signed-in', `${account}.json`);
}
