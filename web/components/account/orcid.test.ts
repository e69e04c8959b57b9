// Parameters of the address after a visit to ORCID.
import { expect, it } from 'vitest';
import { orcidFailureKey } from './orcid-failure.ts';
import { orcidIn } from './orcid-id.ts';

it('shows the iD of a ticket, and nothing of anything else', () => {
  expect(orcidIn('0000-0002-1825-0097.1795000000000.abc')).toBe('0000-0002-1825-0097');
  for (const other of [null, '', 'x.y.z', '0000-0002-1825-0098.1.a', '<b>.1.a']) expect(orcidIn(other)).toBeNull();
});

it('has a text for every reason', () => {
  expect(orcidFailureKey(null)).toBeNull();
  expect(orcidFailureKey('cancelled')).toBe('orcid.failure.cancelled');
  expect(orcidFailureKey('something new')).toBe('orcid.failure.failed');
});
