// The signs of the wizard’s tabs.
import { expect, it } from 'vitest';
import { TAB_KEYS, type TabKey } from './place.ts';
import { furthestOf, tabState } from './tab-states.ts';

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
    done: ['authors', ...OPTIONAL],
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

it('shows a tab that may stay empty as done once it has been passed, not before (R1-140, R1-154)', () => {
  expect(signs('title', 'title', [], OPTIONAL)).toEqual({ current: ['title'], todo: TAB_KEYS.slice(1) });
  expect(signs('funding', 'funding', [], OPTIONAL)).toMatchObject({ current: ['funding'] });
  expect(signs('summary', 'summary', [], OPTIONAL)).toMatchObject({ done: ['funding'] });
});

it('warns of a half-filled one (R1-141)', () => {
  expect(signs('summary', 'summary', [], ['explanation'])).toMatchObject({ incomplete: ['title', 'authors', 'funding'] });
});

it('warns of one that was half filled at an earlier sitting, wherever the manuscript is opened (R1-141)', () => {
  expect(signs('title', 'title', [], ['explanation', 'recommendedReviewers'], ['funding', 'opposedReviewers'])).toEqual({
    current: ['title'],
    incomplete: ['funding', 'opposedReviewers'],
    todo: ['authors', 'summary', 'explanation', 'recommendedReviewers', 'files', 'review'],
  });
  expect(signs('funding', 'funding', [], [], ['funding']), 'not while one is in it').toMatchObject({ current: ['funding'] });
});
