// The experts about to be invited, with their days and conflicts, and the letter as edited: kept until they are invited.
import { z } from '../../../shared/forms/zod.ts';
import { personToInvite } from '../../components/people/person-to-invite.ts';

const toInvite = personToInvite.extend({
  /** YYYY-MM-DD; null: untouched, empty: taken away. Then as the journal gives days when it is sent. */
  answerDueOn: z.string().nullable(),
  reviewDueOn: z.string().nullable(),
  /** Conflicts of the person, in sentences. */
  evidence: z.array(z.string()),
  conflictReason: z.string(),
  /** Invited only when somebody else declines. */
  isReserve: z.boolean(),
});
export type ReviewerToInvite = z.output<typeof toInvite>;

export const invitationDraft = z.object({
  reviewers: z.array(toInvite).default([]),
  /** Null: as the template has it. */
  letter: z.string().nullable().default(null),
  /** The reserve is also invited when an invitation is not answered in time. */
  isForLapse: z.boolean().default(false),
});

export type InvitationDraft = z.output<typeof invitationDraft>;

export const BLANK = { answerDueOn: null, reviewDueOn: null, evidence: [], conflictReason: '', isReserve: false };

interface FoundReviewer {
  readonly code: string;
  readonly displayName: string;
  readonly email: string;
  readonly companies: readonly string[];
  readonly warnings: readonly { readonly evidence: readonly string[] }[];
}

export function found({ code, displayName, email, companies, warnings }: FoundReviewer): ReviewerToInvite {
  const evidence = warnings.flatMap((warning) => warning.evidence);
  return {
    ...BLANK,
    code,
    realName: displayName,
    email,
    company: companies[0] ?? '',
    companies: [...companies],
    newPerson: null,
    evidence,
  };
}

/** As the API takes it. */
export function invitationOf({ code, company, newPerson, answerDueOn, reviewDueOn, conflictReason }: ReviewerToInvite) {
  return {
    code,
    newReviewer: newPerson,
    company: company || null,
    answerDueOn: answerDueOn || null,
    reviewDueOn: reviewDueOn || null,
    conflictReason: conflictReason.trim() || null,
  };
}
