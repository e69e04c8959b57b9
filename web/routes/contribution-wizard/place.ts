// Where in the wizard an address points to (S1 §2, D13-067, D13-068).

/** In the order of the wizard. Adding a tab: see tab-list.ts. */
export const TAB_KEYS = ['title', 'authors', 'funding', 'summary', 'explanation', 'recommendedReviewers', 'opposedReviewers', 'files', 'review'] as const;
export type TabKey = (typeof TAB_KEYS)[number];
export type OuterStep = 'journal' | 'statement';
export type Place = { kind: 'step'; step: OuterStep } | { kind: 'tab'; tab: TabKey };

export interface Situation {
  /** Under /main/create. */
  isNew: boolean;
  /** The manuscript exists already. */
  hasContribution: boolean;
}

/** The outer steps belong to a new manuscript, and to a change that asks for them with `change=1`. */
export function mayChangeJournal(search: URLSearchParams, isNew: boolean): boolean {
  return isNew || search.get('change') === '1';
}

export function placeOf(search: URLSearchParams, { isNew, hasContribution }: Situation): Place {
  if (!hasContribution) return { kind: 'step', step: 'journal' };
  const hasOuterSteps = mayChangeJournal(search, isNew);
  const tab = TAB_KEYS.find((key) => key === search.get('tab'));
  if (tab !== undefined) return { kind: 'tab', tab };
  if (!hasOuterSteps) return { kind: 'tab', tab: 'title' };
  return { kind: 'step', step: search.get('step') === 'statement' ? 'statement' : 'journal' };
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
