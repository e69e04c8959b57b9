// A list’s scope, filters, order and page, as its address says them.
import { describe, expect, it } from 'vitest';
import { manuscriptsBy } from '../contribution/manuscript-address.ts';
import { chosenOf, dayRange, isNarrowed, listVariables, nextSort, readList, sortPatch, widened } from './address.ts';

const LIST = manuscriptsBy({ kind: 'choices', field: 'states', values: ['NEW_SUBMISSION', 'ACCEPTED'] });

const ALL = { scope: 'ALL', filters: {} } as const;

const read = (query: string) => readList(LIST, new URLSearchParams(query));

describe('a manuscript list in the address', () => {
  it('is everything, newest first, page 1 when the address says nothing (P2-014, D13-142)', () => {
    expect(read('roleId=3')).toEqual({
      scope: 'ALL',
      search: '',
      usual: [],
      filters: {},
      sort: { key: 'submitted', direction: 'DESC' },
      page: 1,
      size: 10,
    });
  });

  it('reads scope, filters, order and page', () => {
    expect(read('scope=pending&title=敦煌&submitted=2026-01-01..&status=ACCEPTED&sort=number&dir=desc&page=3')).toEqual({
      scope: 'PENDING',
      search: '',
      usual: [],
      filters: { title: '敦煌', submitted: '2026-01-01..', status: 'ACCEPTED' },
      sort: { key: 'number', direction: 'DESC' },
      page: 3,
      size: 10,
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
    expect(listVariables(LIST, new URLSearchParams('q=城市&number=WX&submitted=..2026-02-01&sort=number&size=50'))).toEqual({
      scope: 'ALL',
      first: 50,
      page: 1,
      search: '城市',
      orderBy: { field: 'MANUSCRIPT_NUMBER', direction: 'ASC' },
      filter: { manuscriptNumber: 'WX', title: null, colloquium: null, submitted: { from: null, to: '2026-02-01' }, states: null },
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
    expect(sortPatch(LIST, ALL, { key: 'submitted', direction: 'DESC' })).toEqual({ sort: undefined, dir: undefined });
    expect(
      read(new URLSearchParams(sortPatch(LIST, ALL, { key: 'submitted', direction: 'ASC' }) as Record<string, string>).toString()).sort,
    ).toEqual({ key: 'submitted', direction: 'ASC' });
  });
});

it('takes day ranges with one open end, and nothing else', () => {
  expect(dayRange('2026-01-01..2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(dayRange('..')).toBeNull();
  expect(dayRange('2026-13-45..')).toBeNull();
  expect(dayRange('1..2..3')).toBeNull();
});

it('is narrowed by what is searched, chosen or pending, and widened by taking all of it away', () => {
  for (const query of ['q=a', 'title=a', 'status=ACCEPTED', 'scope=pending']) expect(isNarrowed(read(query)), query).toBe(true);
  expect(isNarrowed(read('roleId=3&page=2&sort=number&size=20'))).toBe(false);
  const left = new URLSearchParams('q=a&title=a&status=ACCEPTED&scope=pending&roleId=3');
  for (const key of Object.keys(widened(LIST))) left.delete(key);
  expect(left.toString()).toBe('roleId=3');
});

it('has ten rows a page unless 20, 50 or 100 are asked for, here or the last time (R2-016, R2-206)', () => {
  expect(read('size=7').size).toBe(10);
  localStorage.setItem('listPageSize', '50');
  expect(read('').size).toBe(50);
  expect(read('size=20').size).toBe(20);
  localStorage.clear();
});
