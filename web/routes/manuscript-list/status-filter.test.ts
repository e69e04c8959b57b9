// The groups of statuses that the office filters by.
import { expect, it } from 'vitest';
import { officeStatusFilter, STATUS_GROUPS } from './status-filter.ts';

it('has every state that the office filters by in one group (S2 §4.2)', () => {
  expect(STATUS_GROUPS.flatMap(({ states }) => states).toSorted()).toEqual(officeStatusFilter.toSorted());
});
