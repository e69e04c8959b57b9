import { expect, it } from 'vitest';
import { TAB_KEYS, type TabKey } from './place.ts';
import { furthestOf, tabState } from './tab-states.ts';

const signs = (current: TabKey, furthest: TabKey, complete: readonly TabKey[] = []) =>
  TAB_KEYS.map((tab) => tabState(tab, { current, furthest, isComplete: complete.includes(tab) }));

it('warns of incomplete tabs that were jumped over (R1-096)', () => {
  expect(signs('files', 'files', ['authors'])).toEqual(['incomplete', 'done', 'incomplete', 'current', 'todo']);
});

it('takes the warning away while the tab is open again, and puts it back (R1-102)', () => {
  expect(signs('title', 'summary')).toEqual(['current', 'incomplete', 'incomplete', 'todo', 'todo']);
  expect(signs('summary', 'summary')).toEqual(['incomplete', 'incomplete', 'current', 'todo', 'todo']);
});

it('does not warn of what lies ahead', () => {
  expect(signs('title', 'title')).toEqual(['current', 'todo', 'todo', 'todo', 'todo']);
  expect(furthestOf('files', 'title')).toBe('files');
});
