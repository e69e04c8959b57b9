// Where in the wizard an address points to (S1 §2, D13-067, D13-068).

/** In the order of the wizard. Adding a tab: see tab-list.ts. */
export const TAB_KEYS = [
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
] as const;
export type TabKey = (typeof TAB_KEYS)[number];

/** The tabs of a manuscript: that of statements is there only where the journal asks for some. */
export const tabsFor = (asksStatements: boolean): readonly TabKey[] => TAB_KEYS.filter((key) => key !== 'statements' || asksStatements);
export type OuterStep = 'journal' | 'statement';
export type Place = { kind: 'step'; step: OuterStep } | { kind: 'tab'; tab: TabKey };

interface Situation {
  /** Under /main/create. */
  isNew: boolean;
  /** The manuscript exists already. */
  hasContribution: boolean;
  /** Left out: all. */
  tabs?: readonly TabKey[];
  /** Where a change that names no place begins: at the first step that lacks something, else where everything is checked. */
  start?: Place;
}

/** The outer steps belong to a new manuscript, and to a change that asks for them with `change=1`. */
export function mayChangeJournal(search: URLSearchParams, isNew: boolean): boolean {
  return isNew || search.get('change') === '1';
}

export function placeOf(
  search: URLSearchParams,
  { isNew, hasContribution, tabs = TAB_KEYS, start = { kind: 'step', step: 'journal' } }: Situation,
): Place {
  if (!hasContribution) return { kind: 'step', step: 'journal' };
  const hasOuterSteps = mayChangeJournal(search, isNew);
  const tab = tabs.find((key) => key === search.get('tab'));
  if (tab !== undefined) return { kind: 'tab', tab };
  if (!hasOuterSteps) return { kind: 'tab', tab: 'title' };
  const step = search.get('step');
  if (step === null && !isNew) return start;
  return { kind: 'step', step: step === 'statement' ? 'statement' : 'journal' };
}

/** Where Previous leads from a tab: one tab back, from the title to the outer steps where there are any (R1-091, R1-092). */
export function placeBefore(tab: TabKey, hasOuterSteps: boolean, tabs: readonly TabKey[] = TAB_KEYS): Place | null {
  const previous = tabs[tabs.indexOf(tab) - 1];
  if (previous !== undefined) return { kind: 'tab', tab: previous };
  return hasOuterSteps ? { kind: 'step', step: 'statement' } : null;
}

/** Where Next and Skip lead from a tab: one tab on (R1-091). */
export function placeAfter(tab: TabKey, tabs: readonly TabKey[] = TAB_KEYS): Place | null {
  const next = tabs[tabs.indexOf(tab) + 1];
  return next === undefined ? null : { kind: 'tab', tab: next };
}

/** The query parameters of `place`, keeping those that say which manuscript and how it was opened. */
export function searchOf(place: Place, current: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(current);
  next.delete('step');
  next.delete('tab');
  if (place.kind === 'tab') next.set('tab', place.tab);
  else next.set('step', place.step);
  return next;
}
