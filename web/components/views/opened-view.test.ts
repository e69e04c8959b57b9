// What of a saved view a reader may use.
import { expect, it } from 'vitest';
import type { ListAddress } from '../lists/address.ts';
import { openedView, type Offered } from './opened-view.ts';

const ADDRESS = {
  filters: {
    title: { kind: 'text', field: 'title' },
    status: { kind: 'choices', field: 'states', values: ['NEW', 'DONE'] },
    colloquium: { kind: 'one', field: 'colloquiumId' },
  },
  sorts: { submitted: 'SUBMITTED_AT' },
  sort: { key: 'submitted', direction: 'DESC' },
} as const satisfies ListAddress;
const options = (...values: string[]) => ({ options: values.map((value) => ({ value })) });
const OFFER: Offered = { hasPending: true, hasSearch: true, choices: { status: options('NEW', 'DONE'), colloquium: options('own') } };
const NOTHING = { scope: undefined, q: undefined, title: undefined, status: undefined, colloquium: undefined };

it('takes filters, order, scope and size, ignores what no list has, and takes away what the list was narrowed by (B-414)', () => {
  const stored = 'scope=pending&q=a&status=NEW&colloquium=own&sort=submitted&dir=asc&size=50&evil=1&__proto__=x';
  expect(openedView(ADDRESS, OFFER, stored)).toEqual({
    patch: { title: undefined, scope: 'pending', q: 'a', status: 'NEW', colloquium: 'own', sort: 'submitted', dir: 'asc', size: '50' },
    dropped: [],
  });
  expect(openedView(ADDRESS, OFFER, '').patch).toEqual({ ...NOTHING, sort: undefined, dir: undefined, size: undefined });
});

it.each([
  ['a filter that the role has not', { ...OFFER, choices: {} }, 'status=NEW', ['status'], {}],
  ['a value that it has not', OFFER, 'status=NEW,SECRET', ['status'], { status: 'NEW' }],
  ['a journal that the reader has not', OFFER, 'colloquium=other', ['colloquium'], {}],
  ['what is pending, where nothing ever is', { ...OFFER, hasPending: false }, 'scope=pending&title=x', ['scope'], { title: 'x' }],
  ['an order that the list has not', OFFER, 'sort=secret&dir=asc', ['sort'], {}],
] as const)('drops %s, and says so (B-414)', (_what, offer, stored, dropped, kept) => {
  const { patch, dropped: said } = openedView(ADDRESS, offer, stored);
  expect(said).toEqual(dropped);
  expect(Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))).toEqual(kept);
});
