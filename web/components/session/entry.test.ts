// Where signing in leads.
import { expect, it } from 'vitest';
import { landingOf, nextPage, PASSING_MS } from './entry.ts';

it.each(['/main', '/main/msgCenter?roleId=1', '/main?x=1'])('leads back to %s', (next) => {
  expect(nextPage(next)).toBe(next);
});

it.each([null, '', '/login', '/mainframe', '//example.org/main', 'https://example.org/main', '/\\example.org', 'javascript:alert(1)'])(
  'never leads to %j',
  (next) => {
    expect(nextPage(next)).toBeNull();
  },
);

it('leads to the landing page of the role (R1-065, R1-071), and to the shell when it is not known (R1-025)', () => {
  expect(landingOf({ number: 3, landingPath: '/main/editorManusList' })).toBe('/main/editorManusList?roleId=3');
  expect(landingOf(undefined)).toBe('/main');
});

it('passes on after one second (R1-028, R1-029)', () => {
  expect(PASSING_MS).toBe(1000);
});
