// The reviewers that the author recommends or asks to avoid: the submitter saves and removes them while writing (S1 §5, tabs 5 and 6).
import {
  isEmptySuggestedReviewer,
  suggestedReviewersDraftSchema,
  type SuggestedReviewerKindId,
} from '../../../../shared/forms/suggested-reviewers.ts';
import type { Context } from '../../../context.ts';
import { notFound, parseInput } from '../../../errors.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import type { DictionaryEntry, DictionaryTypeName } from '../../reference/dictionary-entry.entity.ts';
import { dictionaryEntries, keyText } from '../../reference/dictionary.service.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { editable, touch } from '../manuscript/contribution.service.ts';
import { rowsOfEntries } from './list-rows.ts';
import { SuggestedReviewer } from './suggested-reviewer.entity.ts';

export interface SuggestedReviewerInput {
  id: number | null;
  personName: string;
  sex: '' | 'MALE' | 'FEMALE';
  email: string;
  company: string;
  collegeName: string;
  degreeId: number | null;
  dutyId: number | null;
  professionalTitleId: number | null;
  reason: string;
}

export interface SuggestedReviewersInput {
  contributionId: number;
  version: number;
  kind: SuggestedReviewerKindId;
  /** The whole list of this kind in its order; null ids are looked for by their content. Empty entries count for nothing. */
  reviewers: readonly SuggestedReviewerInput[];
}

/**
 * Makes these the recommended, or the opposed, reviewers of the manuscript, complete or not; those not named any more go.
 * Errors: INVALID_INPUT at `reviewers.N.…` (R1-152), NOT_FOUND for one of another manuscript or kind, CONFLICT.
 */
export async function saveSuggestedReviewers(ctx: Context, input: SuggestedReviewersInput): Promise<Contribution> {
  const form = parseInput(suggestedReviewersDraftSchema, {
    reviewers: input.reviewers.map((entry) => ({
      ...entry,
      degreeId: keyText(entry.degreeId),
      dutyId: keyText(entry.dutyId),
      professionalTitleId: keyText(entry.professionalTitleId),
    })),
  });
  const { kind } = input;
  const contribution = await editable(ctx, input.contributionId, input.version, ['suggestedReviewers']);
  const dictionary = await dictionaryOf(ctx, input.reviewers);
  const entries = form.reviewers.flatMap((entry, index) => {
    const given = input.reviewers[index];
    return given && !isEmptySuggestedReviewer(entry) ? [{ ...entry, email: entry.email.toLowerCase(), id: given.id, given }] : [];
  });
  const rows = contribution.suggestedReviewers.getItems().filter((row) => row.kind === kind);
  const { found, rest, hasUnknown } = rowsOfEntries(
    rows,
    entries,
    (row, entry) => row.personName === entry.personName && row.email === entry.email,
  );
  if (hasUnknown) throw notFound();
  for (const reviewer of rest) remove(ctx, contribution, reviewer);
  for (const [index, { personName, sex, email, company, collegeName, reason, given }] of entries.entries()) {
    const values = {
      position: index + 1,
      personName,
      sex: sex === '' ? null : Sex[sex],
      email,
      company,
      collegeName,
      reason,
      degree: dictionary(given.degreeId),
      duty: dictionary(given.dutyId),
      professionalTitle: dictionary(given.professionalTitleId),
    };
    const row = found[index];
    if (row) ctx.em.assign(row, values);
    else ctx.em.create(SuggestedReviewer, { ...values, kind, contribution });
  }
  touch(ctx, contribution);
  await ctx.em.flush();
  return contribution;
}

/** Takes one of them away. Errors: NOT_FOUND, CONFLICT. */
export async function deleteSuggestedReviewer(
  ctx: Context,
  { contributionId, version, suggestedReviewerId }: { contributionId: number; version: number; suggestedReviewerId: number },
): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, version, ['suggestedReviewers']);
  const reviewer = contribution.suggestedReviewers.getItems().find((candidate) => candidate.id === suggestedReviewerId);
  if (!reviewer) throw notFound();
  remove(ctx, contribution, reviewer);
  touch(ctx, contribution);
  await ctx.em.flush();
  return contribution;
}

function remove(ctx: Context, contribution: Contribution, reviewer: SuggestedReviewer): void {
  contribution.suggestedReviewers.remove(reviewer);
  ctx.em.remove(reviewer);
}

const TYPES = { degreeId: 'DEGREE', dutyId: 'DUTY', professionalTitleId: 'PROFESSIONAL_TITLE' } as const satisfies Record<
  string,
  DictionaryTypeName
>;

/**
 * The entries that reviewers are described by, by their numbers, in one statement. Errors: INVALID_INPUT at `reviewers.N.…` for one that
 * its dictionary does not have.
 */
async function dictionaryOf(
  ctx: Context,
  reviewers: readonly SuggestedReviewerInput[],
): Promise<(id: number | null) => DictionaryEntry | null> {
  const fields = ['degreeId', 'dutyId', 'professionalTitleId'] as const;
  const chosen = reviewers.flatMap((reviewer, index) =>
    fields.map((field) => ({ type: TYPES[field], id: reviewer[field], field: `reviewers.${index}.${field}` })),
  );
  const found = new Map((await dictionaryEntries(ctx, chosen)).flatMap((entry) => (entry ? [[entry.id, entry] as const] : [])));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}
