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
  /** Done by the viewer, the act decides on it. */
  readonly isDecision: boolean;
}

/** Outcome for one manuscript. `refusal`: why it was not done, in the reader's language. */
export interface ActResult {
  readonly id: string;
  readonly done: boolean;
  readonly refusal: string | null;
}

/** The gate's answer for one act. */
export interface ActOffer {
  readonly act: ActName;
  readonly isAllowed: boolean;
  readonly refusal?: string | null | undefined;
  readonly isDecision: boolean;
}

/** The gate's answer on the act for one manuscript. `otherwise`: the reason where it does not mention the act. */
export function answerOf(act: ShownAct, offers: readonly ActOffer[], otherwise: string): Pick<ActTarget, 'refusal' | 'isDecision'> {
  const offer = offers.find((candidate) => candidate.act === act);
  return { refusal: offer?.isAllowed ? null : (offer?.refusal ?? otherwise), isDecision: offer?.isDecision === true };
}

/** Blocked acts by their reason, in the gate's order. */
export function blockedActs(offers: readonly Omit<ActOffer, 'isDecision'>[]): { reason: string; acts: ActName[] }[] {
  const byReason = new Map<string, ActName[]>();
  for (const { act, isAllowed, refusal } of offers) {
    if (!isAllowed && refusal) byReason.set(refusal, [...(byReason.get(refusal) ?? []), act]);
  }
  return [...byReason].map(([reason, acts]) => ({ reason, acts }));
}
