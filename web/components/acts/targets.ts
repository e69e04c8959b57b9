// The manuscripts that an act is about, each with the reason why it cannot be done for it.
import type { ActName } from '../../../shared/workflow.ts';
import type { ShownAct } from './acts.ts';

export interface ActTarget {
  readonly id: string;
  readonly number: string | null;
  /** In the reader's language. */
  readonly title: string;
  /** Null: the act can be done for it. */
  readonly refusal: string | null;
}

/** What became of one manuscript. `refusal`: why it was not done, in the reader's language. */
export interface ActResult {
  readonly id: string;
  readonly done: boolean;
  readonly refusal: string | null;
}

/** What the gate answers for one act. */
export interface ActOffer {
  readonly act: ActName;
  readonly isAllowed: boolean;
  readonly refusal?: string | null | undefined;
}

/** Null: the act can be done. `otherwise`: the reason where the gate does not speak of the act at all. */
export function refusalOf(act: ShownAct, offers: readonly ActOffer[], otherwise: string): string | null {
  const offer = offers.find((candidate) => candidate.act === act);
  return offer?.isAllowed ? null : (offer?.refusal ?? otherwise);
}

/** Blocked acts by their reason, in the gate's order. */
export function blockedActs(offers: readonly ActOffer[]): { reason: string; acts: ActName[] }[] {
  const byReason = new Map<string, ActName[]>();
  for (const { act, isAllowed, refusal } of offers) {
    if (!isAllowed && refusal) byReason.set(refusal, [...(byReason.get(refusal) ?? []), act]);
  }
  return [...byReason].map(([reason, acts]) => ({ reason, acts }));
}
