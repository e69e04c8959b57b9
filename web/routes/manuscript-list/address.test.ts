// The groups of statuses that the office filters by.
import { expect, it } from 'vitest';
import { OFFICE_MANUSCRIPTS, STATUS_GROUPS } from './address.ts';

it('has every state that the office filters by in one group (P2-009, R2-030, S2 §4.2)', () => {
  expect(STATUS_GROUPS.flatMap(({ states }) => states).toSorted()).toEqual(OFFICE_MANUSCRIPTS.filters.status.values.toSorted());
});
