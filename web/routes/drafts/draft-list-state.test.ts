// The lists of drafts, as their address says them.
import { expect, it } from 'vitest';
import { directionPatch, draftsVariables, readDraftList, tabPatch } from './draft-list-state.ts';

const of = (query: string) => new URLSearchParams(query);

it('is everything, the last saved first, page 1 when the address says nothing', () => {
  expect(readDraftList(of('roleId=1'))).toEqual({ filters: {}, direction: 'DESC', page: 1 });
  expect(directionPatch('DESC')).toEqual({ dir: undefined });
});

it('leaves out what makes no sense', () => {
  expect(readDraftList(of('saved=yesterday..&dir=up&page=0&title=%20'))).toEqual(readDraftList(of('')));
});

it('becomes the variables of the list that is shown', () => {
  expect(draftsVariables(of('title=敦煌&journal=艺术&saved=2026-01-01..&dir=asc&page=2'))).toMatchObject({
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
