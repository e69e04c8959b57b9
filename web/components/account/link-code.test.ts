import { expect, it } from 'vitest';
import { linkCode, linkEmail } from './link-code.ts';

it('takes what a link of a letter carries, and nothing that no letter has ever carried (SC-007, R1-032)', () => {
  const codeIn = (query: string) => linkCode(new URLSearchParams(query), 'validateCode');
  const emailIn = (query: string) => linkEmail(new URLSearchParams(query));
  expect(codeIn('email=a@b.cn&validateCode=Ab_9-x')).toBe('Ab_9-x');
  expect(codeIn('validateCode=%20Ab_9-x%0A'), 'copied with the end of the line').toBe('Ab_9-x');
  for (const query of [
    '',
    'validateCode=',
    'validatecode=Ab',
    'validateCode=%20',
    'validateCode=a.b',
    'validateCode=%3Cscript%3E',
    'validateCode=验证码',
  ])
    expect(codeIn(query), query).toBeNull();
  expect(emailIn('email=Li.Lei%40Example.org&validateCode=x')).toBe('Li.Lei@Example.org');
  for (const query of ['', 'email=', 'email=li.lei', 'email=a@b', 'email=a%20b@c.cn']) expect(emailIn(query), query).toBeNull();
});
