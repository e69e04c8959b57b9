// The experts about to be invited, with their days and what speaks against them, and the letter as edited: kept until they are invited.
import { newPersonSchema, type CheckedNewPerson } from '../../../shared/forms/new-person.ts';
import { z } from '../../../shared/forms/zod.ts';

const toInvite = z.object({
  /** Null for who is not in the register. */
  code: z.string().nullable(),
  realName: z.string(),
  email: z.string(),
  company: z.string(),
  /** Where the person works, to choose from. */
  companies: z.array(z.string()),
  newReviewer: newPersonSchema.nullable(),
  /** YYYY-MM-DD; empty: as the journal gives days. */
  answerDueOn: z.string(),
  reviewDueOn: z.string(),
  /** What speaks against the person, in sentences. */
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
  /** The reserve is also invited in place of who does not answer in time. */
  isForLapse: z.boolean().default(false),
});
export type InvitationDraft = z.output<typeof invitationDraft>;

const BLANK = { answerDueOn: '', reviewDueOn: '', evidence: [], conflictReason: '', isReserve: false };

export interface FoundReviewer {
  readonly code: string;
  readonly realName: string;
  readonly email: string;
  readonly companies: readonly string[];
  readonly warnings: readonly { readonly evidence: readonly string[] }[];
}

export function found({ code, realName, email, companies, warnings }: FoundReviewer): ReviewerToInvite {
  const evidence = warnings.flatMap((warning) => warning.evidence);
  return { ...BLANK, code, realName, email, company: companies[0] ?? '', companies: [...companies], newReviewer: null, evidence };
}

export function typedIn(person: CheckedNewPerson): ReviewerToInvite {
  const { realName, email, company } = person;
  return { ...BLANK, code: null, realName, email, company, companies: [company], newReviewer: person };
}

export const isSame = (a: ReviewerToInvite, b: ReviewerToInvite): boolean =>
  a.code !== null && b.code !== null ? a.code === b.code : a.email.toLowerCase() === b.email.toLowerCase();

/** As the API takes it. */
export function invitationOf({ code, company, newReviewer, answerDueOn, reviewDueOn, conflictReason }: ReviewerToInvite) {
  return {
    code,
    newReviewer,
    company: company || null,
    answerDueOn: answerDueOn || null,
    reviewDueOn: reviewDueOn || null,
    conflictReason: conflictReason.trim() || null,
  };
}
