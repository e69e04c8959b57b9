// The lists of drafts, as their address says them.
import { expect, it } from 'vitest';
import { DRAFTS } from '../../components/contribution/manuscript-address.ts';
import { readList, sortPatch } from '../../components/lists/address.ts';
import { draftsVariables, tabPatch } from './address.ts';

const of = (query: string) => new URLSearchParams(query);
const read = (query: string) => readList(DRAFTS, of(query));

it('is everything, the last saved first, page 1 when the address says nothing', () => {
  expect(read('roleId=1')).toMatchObject({ filters: {}, sort: { key: 'saved', direction: 'DESC' }, page: 1 });
  expect(sortPatch(DRAFTS, { scope: 'ALL', filters: {} }, { key: 'saved', direction: 'DESC' })).toEqual({
    sort: undefined,
    dir: undefined,
  });
});

it('leaves out what makes no sense', () => {
  expect(read('saved=yesterday..&sort=colour&dir=up&page=0&title=%20')).toEqual(read(''));
});

it('becomes the variables of the list that is shown', () => {
  expect(draftsVariables(of('title=敦煌&journal=艺术&saved=2026-01-01..&sort=saved&dir=asc&page=2'))).toMatchObject({
    isUnaccepted: false,
    page: 2,
    direction: 'ASC',
    draftFilter: { title: '敦煌', colloquium: '艺术', saved: { from: '2026-01-01', to: null } },
  });
  expect(draftsVariables(of('tab=unaccepted&number=WX&sort=number&dir=asc'))).toMatchObject({
    isUnaccepted: true,
    filter: { manuscriptNumber: 'WX', awaitsPoolConsent: true },
    orderBy: { field: 'MANUSCRIPT_NUMBER', direction: 'ASC' },
  });
});

it('takes nothing of one list along to the other', () => {
  const address = of('title=a&journal=b&saved=2026-01-01..&number=c&submitted=2026-01-01..&sort=number&dir=asc');
  for (const [key, value] of Object.entries(tabPatch(true))) {
    if (value === undefined) address.delete(key);
    else address.set(key, value);
  }
  expect(address.toString()).toBe('tab=unaccepted');
});
