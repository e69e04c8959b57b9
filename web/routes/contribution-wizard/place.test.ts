// Where in the wizard an address leads.
import { expect, it } from 'vitest';
import { placeOf, searchOf, TAB_KEYS } from './place.ts';

const at = (query: string, isNew: boolean, hasContribution = true) => placeOf(new URLSearchParams(query), { isNew, hasContribution });

it('begins a new manuscript at the journal, whatever the address says (R1-088, R1-089, D13-068)', () => {
  expect(at('tab=files', true, false)).toEqual({ kind: 'step', step: 'journal' });
  expect(at('', true)).toEqual({ kind: 'step', step: 'journal' });
});

it('opens a change at the tabs, or at the journal with change=1 (R1-087, R1-088, D13-067)', () => {
  expect(at('id=x', false)).toEqual({ kind: 'tab', tab: 'title' });
  expect(at('id=x&change=1', false)).toEqual({ kind: 'step', step: 'journal' });
});

it('does not lead back to the outer steps without change=1 (R1-092, D13-067)', () => {
  expect(at('id=x&step=statement', false)).toEqual({ kind: 'tab', tab: 'title' });
});

it('keeps the place over a reload', () => {
  const search = searchOf({ kind: 'tab', tab: 'summary' }, new URLSearchParams('id=x&change=1&step=statement'));
  expect(search.toString()).toBe('id=x&change=1&tab=summary');
  expect(placeOf(search, { isNew: false, hasContribution: true })).toEqual({ kind: 'tab', tab: 'summary' });
  expect(at('id=x&step=statement', true)).toEqual({ kind: 'step', step: 'statement' });
  expect(at('id=x&tab=nonsense', false)).toEqual({ kind: 'tab', tab: 'title' });
});

it('has eight tabs in their order, and a last one to check everything (R1-090)', () => {
  expect(TAB_KEYS).toEqual(['title', 'authors', 'funding', 'summary', 'explanation', 'recommendedReviewers', 'opposedReviewers', 'files', 'review']);
});
