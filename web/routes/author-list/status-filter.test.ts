// The author’s filter of status, in the address and in the query.
import { expect, it } from 'vitest';
import { AuthorStatus } from '../../../shared/workflow.ts';
import { readAuthorList, statusChoices, statusesOf } from './status-filter.ts';

const of = (query: string) => new URLSearchParams(query);

it('offers the codes 1 to 9, and only 4 and 6 among what waits for the author (R2-031, R2-032)', () => {
  expect(statusChoices('ALL').map((status) => AuthorStatus[status])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(statusChoices('PENDING').map((status) => AuthorStatus[status])).toEqual([4, 6]);
});

it('leaves out of the address what the scope does not offer', () => {
  expect(statusesOf(readAuthorList(of('status=RECEIVED,AWAITING_REVISION')))).toEqual(['RECEIVED', 'AWAITING_REVISION']);
  expect(statusesOf(readAuthorList(of('scope=pending&status=RECEIVED,AWAITING_REVISION')))).toEqual(['AWAITING_REVISION']);
  expect(statusesOf(readAuthorList(of('scope=pending&status=RECEIVED')))).toBeNull();
  expect(statusesOf(readAuthorList(of('status=UNFINISHED')))).toBeNull();
});
