// The signs of the wizard’s tabs.
import { expect, it } from 'vitest';
import { tabsFor, type TabKey } from './place.ts';
import { furthestOf, tabState } from './tab-states.ts';

const TAB_KEYS = tabsFor(false);

/** The tabs that stand in each sign. `empty`: complete because they may stay empty. */
function signs(
  current: TabKey,
  furthest: TabKey,
  complete: readonly TabKey[] = [],
  empty: readonly TabKey[] = [],
  begun: readonly TabKey[] = [],
): Record<string, TabKey[]> {
  return Object.groupBy(TAB_KEYS, (tab) =>
    tabState(tab, {
      current,
      furthest,
      isComplete: complete.includes(tab) || empty.includes(tab),
      isEmpty: empty.includes(tab),
      isBegun: begun.includes(tab),
    }),
  ) as Record<string, TabKey[]>;
}
const OPTIONAL = ['funding', 'explanation', 'recommendedReviewers', 'opposedReviewers'] as const;

it('warns of incomplete tabs that were jumped over (R1-093, R1-095, R1-096)', () => {
  expect(signs('files', 'files', ['authors'], OPTIONAL)).toEqual({
    incomplete: ['title', 'summary'],
    done: ['authors'],
    optional: [...OPTIONAL],
    current: ['files'],
    todo: ['review'],
  });
});

it('takes the warning away while the tab is open again, and puts it back (R1-101, R1-102)', () => {
  expect(signs('title', 'summary', [], OPTIONAL)).toMatchObject({ current: ['title'], incomplete: ['authors', 'summary'] });
  expect(signs('summary', 'summary', [], OPTIONAL)).toMatchObject({ incomplete: ['title', 'authors'], current: ['summary'] });
});

it('does not warn of what lies ahead', () => {
  expect(signs('title', 'title')).toEqual({ current: ['title'], todo: TAB_KEYS.slice(1) });
  expect(furthestOf('files', 'title')).toBe('files');
});

it('calls a tab that may stay empty optional for as long as it is empty, before and after it was passed (R1-140, R1-154)', () => {
  for (const at of ['title', 'funding', 'summary', 'review'] as const) expect(signs(at, at, [], OPTIONAL)['optional']).toEqual(OPTIONAL);
  expect(signs('title', 'title', ['funding'], ['explanation']), 'something is in it').toMatchObject({ done: ['funding'] });
});

it('warns of a half-filled one (R1-141)', () => {
  expect(signs('summary', 'summary', [], ['explanation'])).toMatchObject({ incomplete: ['title', 'authors', 'funding'] });
});

it('warns of one that was half filled at an earlier sitting, wherever the manuscript is opened (R1-141)', () => {
  expect(signs('title', 'title', [], ['explanation', 'recommendedReviewers'], ['funding', 'opposedReviewers'])).toEqual({
    current: ['title'],
    incomplete: ['funding', 'opposedReviewers'],
    optional: ['explanation', 'recommendedReviewers'],
    todo: ['authors', 'summary', 'files', 'review'],
  });
  expect(signs('funding', 'funding', [], [], ['funding']), 'not while one is in it').toMatchObject({ current: ['funding'] });
});
