// A manuscript list’s tab, filters, order and page, as its address says them.
import { describe, expect, it } from 'vitest';
import { chosenOf, dayRange, listVariables, nextSort, readListState, sortPatch } from './list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query), ['NEW_SUBMISSION', 'ACCEPTED']);

describe('a manuscript list in the address', () => {
  it('is everything, newest first, page 1 when the address says nothing', () => {
    expect(read('roleId=3')).toEqual({ scope: 'ALL', filters: {}, sort: { key: 'submitted', direction: 'DESC' }, page: 1 });
  });

  it('reads scope, filters, order and page', () => {
    expect(read('scope=pending&title=敦煌&submitted=2026-01-01..&status=ACCEPTED&sort=number&dir=desc&page=3')).toEqual({
      scope: 'PENDING',
      filters: { title: '敦煌', submitted: '2026-01-01..', status: 'ACCEPTED' },
      sort: { key: 'number', direction: 'DESC' },
      page: 3,
    });
  });

  it('takes several statuses, in the order of the workflow, each once', () => {
    expect(read('status=ACCEPTED,NEW_SUBMISSION,NONSENSE,ACCEPTED').filters).toEqual({ status: 'NEW_SUBMISSION,ACCEPTED' });
    expect(chosenOf('ACCEPTED', ['NEW_SUBMISSION', 'ACCEPTED'])).toEqual(['ACCEPTED']);
    expect(chosenOf(undefined, ['ACCEPTED'])).toEqual([]);
  });

  it('leaves out what makes no sense', () => {
    expect(read('status=NONSENSE&submitted=yesterday..&sort=colour&page=-1&title=%20')).toEqual(read(''));
  });

  it('becomes the variables of the query', () => {
    expect(listVariables(read('number=WX&submitted=..2026-02-01&sort=number'))).toEqual({
      scope: 'ALL',
      page: 1,
      orderBy: { field: 'MANUSCRIPT_NUMBER', direction: 'ASC' },
      filter: { manuscriptNumber: 'WX', title: null, colloquium: null, submitted: { from: null, to: '2026-02-01' } },
    });
  });
});

describe('sorting (S2 §2.1)', () => {
  it('sorts ascending on the first click, descending on the second', () => {
    const first = nextSort({ key: 'submitted', direction: 'DESC' }, 'number');
    expect(first).toEqual({ key: 'number', direction: 'ASC' });
    expect(nextSort(first, 'number')).toEqual({ key: 'number', direction: 'DESC' });
    expect(nextSort({ key: 'submitted', direction: 'DESC' }, 'submitted')).toEqual({ key: 'submitted', direction: 'ASC' });
  });

  it('keeps the default order out of the address, and reads back any other', () => {
    expect(sortPatch({ key: 'submitted', direction: 'DESC' })).toEqual({ sort: undefined, dir: undefined });
    expect(read(new URLSearchParams(sortPatch({ key: 'submitted', direction: 'ASC' }) as Record<string, string>).toString()).sort).toEqual({
      key: 'submitted',
      direction: 'ASC',
    });
  });
});

it('takes day ranges with one open end, and nothing else', () => {
  expect(dayRange('2026-01-01..2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(dayRange('..')).toBeNull();
  expect(dayRange('2026-13-45..')).toBeNull();
  expect(dayRange('1..2..3')).toBeNull();
});
