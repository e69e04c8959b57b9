// The check digit of ORCID iDs.
import { expect, it } from 'vitest';
import { isOrcid } from './orcid.ts';

it.each(['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X'])('takes %s', (orcid) => {
  expect(isOrcid(orcid)).toBe(true);
});

it.each([
  ['another check digit', '0000-0002-1825-0098'],
  ['two digits exchanged', '0000-0002-1852-0097'],
  ['X where a digit belongs', '0000-0002-1825-009X'],
  ['a small x', '0000-0002-1694-233x'],
  ['no hyphens', '0000000218250097'],
  ['an address', 'https://orcid.org/0000-0002-1825-0097'],
  ['space around', ' 0000-0002-1825-0097'],
  ['other numerals', '００００-0002-1825-0097'],
  ['nothing', ''],
])('refuses %s', (_what, text) => {
  expect(isOrcid(text)).toBe(false);
});
