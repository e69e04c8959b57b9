// The sign of each tab: done, incomplete, optional, or not begun (R1-095, R1-096, R1-101, R1-102).
import type { StepTab } from '../../ui/page/StepTabs.tsx';
import { TAB_KEYS, type TabKey } from './place.ts';

interface TabSituation {
  current: TabKey;
  furthest: TabKey;
  isComplete: boolean;
  /** Nothing is in it. */
  isEmpty?: boolean;
  /** Something is in it. */
  isBegun?: boolean;
}

/**
 * A tab left incomplete is marked once it has been passed: visited and left, or jumped over. The tab one is in carries no
 * warning. One that may stay empty is optional for as long as it does, wherever one is; one that was begun at an earlier sitting and left
 * half filled is marked from the start. `furthest` is the last tab seen so far; the review is never done or incomplete.
 */
export function tabState(tab: TabKey, { current, furthest, isComplete, isEmpty = false, isBegun = false }: TabSituation): StepTab['state'] {
  if (tab === 'review') return tab === current ? 'current' : 'todo';
  if (isComplete) return isEmpty ? 'optional' : 'done';
  if (tab === current) return 'current';
  return isBegun || TAB_KEYS.indexOf(tab) <= TAB_KEYS.indexOf(furthest) ? 'incomplete' : 'todo';
}

export function furthestOf(one: TabKey, other: TabKey): TabKey {
  return TAB_KEYS.indexOf(one) >= TAB_KEYS.indexOf(other) ? one : other;
}
