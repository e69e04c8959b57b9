// The rules of the tabs for recommended and opposed reviewers, shared by their screens and the API (S1 §5 "Reviewers"). Messages are keys
// of the catalogue.
import { EMAIL_PATTERN, tidiedEmail } from './email.ts';
import { longText, shortName, shortText } from './text-rules.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

/** Most reviewers that an author may recommend, and as many to avoid. */
export const MAX_SUGGESTED_REVIEWERS = 50;

/** isSuggest: how the author thinks of a reviewer (R1-155). */
export const SuggestedReviewerKind = { RECOMMENDED: 0, OPPOSED: 1 } as const;
type SuggestedReviewerKindName = keyof typeof SuggestedReviewerKind;
export type SuggestedReviewerKindId = (typeof SuggestedReviewerKind)[SuggestedReviewerKindName];

/** A reviewer as one is typed; empty where nothing is. Dictionary entries by their ids. */
export interface SuggestedReviewerEntry {
  personName: string;
  sex: '' | 'MALE' | 'FEMALE';
  email: string;
  company: string;
  collegeName: string;
  degreeId: string;
  dutyId: string;
  professionalTitleId: string;
  reason: string;
}

export const EMPTY_SUGGESTED_REVIEWER: SuggestedReviewerEntry = {
  personName: '',
  sex: '',
  email: '',
  company: '',
  collegeName: '',
  degreeId: '',
  dutyId: '',
  professionalTitleId: '',
  reason: '',
};

export function isEmptySuggestedReviewer(entry: SuggestedReviewerEntry): boolean {
  return Object.values(entry).every((value: string) => tidied(value) === '');
}

/** Fields an entry needs beyond a draft (R1-147 to R1-152). */
const NEEDED = ['personName', 'sex', 'email', 'company', 'degreeId', 'reason'] as const satisfies readonly (keyof SuggestedReviewerEntry)[];

const suggestedReviewerEntry = z.object({
  personName: shortName,
  sex: z.enum(['', 'MALE', 'FEMALE']),
  email: shortText.overwrite(tidiedEmail).refine((email) => email === '' || EMAIL_PATTERN.test(email), 'form.reviewerEmailFormat'),
  company: shortText,
  collegeName: shortText,
  degreeId: z.string(),
  dutyId: z.string(),
  professionalTitleId: z.string(),
  reason: longText,
});

const listOf = <Entry extends typeof suggestedReviewerEntry>(entry: Entry) =>
  z.array(entry).max(MAX_SUGGESTED_REVIEWERS, 'form.tooManyReviewers');

/** Tabs 5 and 6. A draft, which may be incomplete: only an invalid address is refused (D13-071). */
export const suggestedReviewersDraftSchema = z.object({ reviewers: listOf(suggestedReviewerEntry) });

/** Tabs 5 and 6, complete: every entry that was begun has all it needs; none at all is complete too (R1-154, D13-072). */
export const suggestedReviewersSchema = z.object({
  reviewers: listOf(
    suggestedReviewerEntry.check(({ value: entry, issues }) => {
      if (isEmptySuggestedReviewer(entry)) return;
      for (const field of NEEDED)
        if (entry[field] === '') issues.push({ code: 'custom', message: 'form.reviewerIncomplete', path: [field], input: '' });
    }),
  ),
});

/** Next leads on once the first entry has a name (R1-153); Skip does always. */
export function isFirstSuggestedReviewerNamed(entries: readonly Pick<SuggestedReviewerEntry, 'personName'>[]): boolean {
  return tidied(entries[0]?.personName ?? '') !== '';
}
