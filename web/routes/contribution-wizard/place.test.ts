// Where in the wizard an address leads.
import { expect, it } from 'vitest';
import { placeAfter, placeBefore, placeOf, searchOf, TAB_KEYS, tabsFor } from './place.ts';

const at = (query: string, isNew: boolean, hasContribution = true) => placeOf(new URLSearchParams(query), { isNew, hasContribution });

it('begins a new manuscript at the journal, whatever the address says (R1-088, R1-089, D13-068)', () => {
  expect(at('tab=files', true, false)).toEqual({ kind: 'step', step: 'journal' });
  expect(at('', true)).toEqual({ kind: 'step', step: 'journal' });
});

it('opens a change at the tabs, or at the journal with change=1 (R1-087, R1-088, D13-067)', () => {
  expect(at('id=x', false)).toEqual({ kind: 'tab', tab: 'title' });
  expect(at('id=x&change=1', false)).toEqual({ kind: 'step', step: 'journal' });
});

it('goes on with a draft where one was, unless the address says where (R1-087)', () => {
  const start = { kind: 'tab', tab: 'summary' } as const;
  const resumed = (query: string) => placeOf(new URLSearchParams(query), { isNew: false, hasContribution: true, start });
  expect(resumed('id=x&change=1')).toEqual(start);
  expect(resumed('id=x&change=1&step=journal')).toEqual({ kind: 'step', step: 'journal' });
  expect(resumed('id=x&change=1&tab=files')).toEqual({ kind: 'tab', tab: 'files' });
  expect(placeOf(new URLSearchParams('id=x'), { isNew: true, hasContribution: true, start })).toEqual({ kind: 'step', step: 'journal' });
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

it('has eight tabs in their order, one for statements, and a last one to check everything (R1-090)', () => {
  expect(TAB_KEYS).toEqual([
    'title',
    'authors',
    'funding',
    'summary',
    'explanation',
    'recommendedReviewers',
    'opposedReviewers',
    'statements',
    'files',
    'review',
  ]);
});

it('leads one tab on and one tab back, and no further than the last (R1-091)', () => {
  for (const [index, tab] of TAB_KEYS.entries()) {
    const next = TAB_KEYS[index + 1];
    const previous = TAB_KEYS[index - 1];
    expect(placeAfter(tab)).toEqual(next === undefined ? null : { kind: 'tab', tab: next });
    if (previous !== undefined) expect(placeBefore(tab, true)).toEqual({ kind: 'tab', tab: previous });
  }
});

it('leads back from the title to the outer steps when they are open, and else nowhere (R1-092)', () => {
  expect(placeBefore('title', true)).toEqual({ kind: 'step', step: 'statement' });
  expect(placeBefore('title', false)).toBeNull();
});

it('passes by the statements where the journal asks for none (B-110)', () => {
  const tabs = tabsFor(false);
  expect(tabs).not.toContain('statements');
  expect(placeAfter('opposedReviewers', tabs)).toEqual({ kind: 'tab', tab: 'files' });
  expect(placeBefore('files', true, tabs)).toEqual({ kind: 'tab', tab: 'opposedReviewers' });
  const search = new URLSearchParams('id=x&tab=statements');
  expect(placeOf(search, { isNew: false, hasContribution: true, tabs })).toEqual({ kind: 'tab', tab: 'title' });
  expect(placeOf(search, { isNew: false, hasContribution: true, tabs: tabsFor(true) })).toEqual({ kind: 'tab', tab: 'statements' });
});
