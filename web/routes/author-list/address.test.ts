// The author’s filter of status, in the address and in the query.
import { expect, it } from 'vitest';
import { AuthorStatus, type AuthorStatusName } from '../../../shared/workflow.ts';
import { AUTHORED_MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import { listVariables, offered } from '../../components/lists/address.ts';

const { status } = AUTHORED_MANUSCRIPTS.filters;
const statusesOf = (query: string) => listVariables(AUTHORED_MANUSCRIPTS, new URLSearchParams(query)).filter.statuses;

it('offers the codes 1 to 9, and only 4 and 6 among what waits for the author (R2-031, R2-032)', () => {
  const codes = (scope: 'ALL' | 'PENDING') => (offered(status, scope) ?? []).map((name) => AuthorStatus[name as AuthorStatusName]);
  expect(codes('ALL')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(codes('PENDING')).toEqual([4, 6]);
});

it('leaves out of the address what the scope does not offer', () => {
  expect(statusesOf('status=RECEIVED,AWAITING_REVISION')).toEqual(['RECEIVED', 'AWAITING_REVISION']);
  expect(statusesOf('scope=pending&status=RECEIVED,AWAITING_REVISION')).toEqual(['AWAITING_REVISION']);
  expect(statusesOf('scope=pending&status=RECEIVED')).toBeNull();
  expect(statusesOf('status=UNFINISHED')).toBeNull();
});
