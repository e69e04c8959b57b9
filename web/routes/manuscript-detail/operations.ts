// What of the gate's answer the page shows: acts that have a screen as buttons, blocked ones with their reason.
import type { OperationName } from '../../../shared/workflow.ts';

export interface OfferedOperation {
  readonly operation: OperationName;
  readonly isAllowed: boolean;
  readonly refusal: string | null | undefined;
}

/** Acts that can be done from here. The others are offered once they have a screen: no dead buttons. */
export const SHOWN_OPERATIONS = ['RECEIVE', 'REFUSE', 'CHANGE', 'AUTHORIZE', 'WITHDRAW'] as const satisfies readonly OperationName[];
export type ShownOperation = (typeof SHOWN_OPERATIONS)[number];

export function allowedOperations(options: readonly OfferedOperation[]): ShownOperation[] {
  return SHOWN_OPERATIONS.filter((shown) => options.some(({ operation, isAllowed }) => operation === shown && isAllowed));
}

/** Blocked acts by their reason, in the gate's order. */
export function blockedOperations(options: readonly OfferedOperation[]): { reason: string; operations: OperationName[] }[] {
  const byReason = new Map<string, OperationName[]>();
  for (const { operation, isAllowed, refusal } of options) {
    if (!isAllowed && refusal) byReason.set(refusal, [...(byReason.get(refusal) ?? []), operation]);
  }
  return [...byReason].map(([reason, operations]) => ({ reason, operations }));
}
