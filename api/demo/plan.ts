// The parts of a manuscript's planned history (plans.ts), and helpers to write one.
import type { ActName } from '../../shared/workflow.ts';
import type { DemoSuggestion } from './opinions.ts';

/** A reviewer who is asked. */
export interface Asked {
  account: string;
  /** Days to answer and to review, counted from the day the demo is loaded; without them the journal's own apply. */
  due?: readonly [answer: number, review: number];
}

/** Those who invite reviewers. */
type Inviting = 'editor' | 'deputy' | 'chief';
type Office = Inviting | 'publisher';

export type Step =
  | { does: 'INVITE'; by: Inviting; reviewers: readonly (Asked | 'GUEST')[]; reserve: readonly string[]; takesReserveOnLapse: boolean }
  | { does: 'ACCEPT' | 'LAPSE' | 'WITHDRAW' | 'DRAFT'; reviewer: string }
  | { does: 'DECLINE'; reviewer: string; reason: string; colleagues: string }
  | { does: 'REVIEW'; reviewer: string; suggestion: DemoSuggestion; bringsFile: boolean }
  | { does: 'SUMMARISE'; reviewer: string; summary: string }
  | { does: 'OFFICE'; by: Office; act: ActName }
  | { does: 'AGREE' | 'SEND_AGREEMENT' };

export interface Plan {
  periodical: string;
  /** How long before the demo was loaded it was submitted; counted as working days, like all days of the plan (office-hours.ts). */
  daysAgo: number;
  /** Accounts. */
  submitter: string;
  editor: string;
  /** A co-author with an account. */
  writtenWith?: string;
  /** The other co-author has an address at UNIVERSITY_DOMAIN. */
  hasColleagueElsewhere?: true;
  /** The reviewer that the author asks to avoid. */
  opposes?: string;
  fund?: readonly [number: string, name: string];
  /** It is submitted by the special invitation that its author has. */
  isInvited?: true;
  steps: readonly Step[];
}

export const asked = (account: string, answer?: number, review?: number): Asked =>
  answer === undefined || review === undefined ? { account } : { account, due: [answer, review] };
export const invites = (
  by: Inviting,
  reviewers: readonly (Asked | 'GUEST')[],
  { reserve = [], takesReserveOnLapse = false }: { reserve?: readonly string[]; takesReserveOnLapse?: boolean } = {},
): Step => ({ does: 'INVITE', by, reviewers, reserve, takesReserveOnLapse });
export const accepts = (reviewer: string): Step => ({ does: 'ACCEPT', reviewer });
export const declines = (reviewer: string, reason: string, colleagues = ''): Step => ({ does: 'DECLINE', reviewer, reason, colleagues });
export const reviews = (reviewer: string, suggestion: DemoSuggestion, bringsFile = false): Step => ({
  does: 'REVIEW',
  reviewer,
  suggestion,
  bringsFile,
});
export const office = (by: Office, act: ActName): Step => ({ does: 'OFFICE', by, act });
/** From the editor-in-chief's judgement until its author is asked to agree to the transfer. */
export const awaitsTransfer: readonly Step[] = [
  office('chief', 'CHIEF_PRE_ACCEPT'),
  office('publisher', 'PRE_REVIEW'),
  office('chief', 'CHIEF_ACCEPT'),
];
/** Until its author has agreed to the transfer. */
export const accepted: readonly Step[] = [...awaitsTransfer, { does: 'AGREE' }, { does: 'SEND_AGREEMENT' }];
