// What of the gate's answer the page shows: acts that have a screen as buttons, blocked ones with their reason.
import type { ActName } from '../../../shared/workflow.ts';

export interface OfferedAct {
  readonly act: ActName;
  readonly isAllowed: boolean;
  readonly refusal: string | null | undefined;
}

/** Acts that can be done from here. The others are offered once they have a screen: no dead buttons. */
export const SHOWN_ACTS = ['RECEIVE', 'REFUSE', 'CHANGE', 'AUTHORIZE', 'WITHDRAW'] as const satisfies readonly ActName[];
export type ShownAct = (typeof SHOWN_ACTS)[number];

export function allowedActs(options: readonly OfferedAct[]): ShownAct[] {
  return SHOWN_ACTS.filter((shown) => options.some(({ act, isAllowed }) => act === shown && isAllowed));
}

/** Blocked acts by their reason, in the gate's order. */
export function blockedActs(options: readonly OfferedAct[]): { reason: string; acts: ActName[] }[] {
  const byReason = new Map<string, ActName[]>();
  for (const { act, isAllowed, refusal } of options) {
    if (!isAllowed && refusal) byReason.set(refusal, [...(byReason.get(refusal) ?? []), act]);
  }
  return [...byReason].map(([reason, acts]) => ({ reason, acts }));
}
