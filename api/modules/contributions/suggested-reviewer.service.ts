// The reviewers whom the author recommends or asks to avoid: what the submitter saves and takes away while writing (S1 §5, tabs 5 and 6).
import { isEmptyReviewer, reviewersDraftSchema, type SuggestedReviewerKindId } from '../../../shared/forms/reviewers.ts';
import type { Context } from '../../context.ts';
import { invalidInput, notFound, parseInput } from '../../errors.ts';
import { Sex } from '../accounts/accounts.types.ts';
import { DictionaryEntry, type DictionaryTypeName } from '../reference/dictionary-entry.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import { editable, touch } from './contribution.service.ts';
import { rowsOfEntries } from './list-rows.ts';
import { SuggestedReviewer } from './suggested-reviewer.entity.ts';

export interface ReviewerInput {
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

export interface ReviewersInput {
  contributionId: number;
  version?: number | null;
  kind: SuggestedReviewerKindId;
  /** The whole list of this kind in its order; null ids are looked for by their content. Empty entries count for nothing. */
  reviewers: readonly ReviewerInput[];
}

/**
 * Makes these the recommended, or the opposed, reviewers of the manuscript, complete or not; those not named any more go.
 * Errors: INVALID_INPUT at `reviewers.N.…` (R1-152), NOT_FOUND for one of another manuscript or kind, CONFLICT.
 */
export async function saveReviewers(ctx: Context, input: ReviewersInput): Promise<Contribution> {
  const text = (id: number | null) => (id === null ? '' : String(id));
  const form = parseInput(reviewersDraftSchema, {
    reviewers: input.reviewers.map((entry) => ({ ...entry, degreeId: text(entry.degreeId), dutyId: text(entry.dutyId), professionalTitleId: text(entry.professionalTitleId) })),
  });
  const { kind } = input;
  const contribution = await editable(ctx, input.contributionId, input.version, ['suggestedReviewers']);
  const dictionary = await dictionaryOf(ctx, input.reviewers);
  const entries = form.reviewers.flatMap((entry, index) => {
    const given = input.reviewers[index];
    return given && !isEmptyReviewer(entry) ? [{ ...entry, email: entry.email.toLowerCase(), id: given.id, given }] : [];
  });
  const rows = contribution.suggestedReviewers.getItems().filter((row) => row.kind === kind);
  const { found, rest, hasUnknown } = rowsOfEntries(rows, entries, (row, entry) => row.personName === entry.personName && row.email === entry.email);
  if (hasUnknown) throw notFound();
  for (const reviewer of rest) remove(ctx, contribution, reviewer);
  for (const [index, { personName, sex, email, company, collegeName, reason, given }] of entries.entries()) {
    const values = {
      position: index + 1, personName, sex: sex === '' ? null : Sex[sex], email, company, collegeName, reason,
      degree: dictionary(given.degreeId), duty: dictionary(given.dutyId), professionalTitle: dictionary(given.professionalTitleId),
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
export async function deleteReviewer(ctx: Context, { contributionId, version, reviewerId }: { contributionId: number; version?: number | null; reviewerId: number }): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, version, ['suggestedReviewers']);
  const reviewer = contribution.suggestedReviewers.getItems().find((candidate) => candidate.id === reviewerId);
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

const TYPES = { degreeId: 'DEGREE', dutyId: 'DUTY', professionalTitleId: 'PROFESSIONAL_TITLE' } as const satisfies Record<string, DictionaryTypeName>;

/** The entries that reviewers are described by, in one statement. Errors: INVALID_INPUT at `reviewers.N.…` for one that its dictionary does not have. */
async function dictionaryOf(ctx: Context, reviewers: readonly ReviewerInput[]): Promise<(id: number | null) => DictionaryEntry | null> {
  const fields = ['degreeId', 'dutyId', 'professionalTitleId'] as const;
  const ids = new Set(reviewers.flatMap((reviewer) => fields.flatMap((field) => reviewer[field] ?? [])));
  if (ids.size === 0) return () => null;
  const found = new Map((await ctx.em.find(DictionaryEntry, { id: { $in: [...ids] } })).map((entry) => [entry.id, entry]));
  const wrong = reviewers.flatMap((reviewer, index) => fields.flatMap((field) => {
    const id = reviewer[field];
    return id === null || found.get(id)?.type === TYPES[field] ? [] : [[`reviewers.${index}.${field}`, { code: 'input.invalid' }] as const];
  }));
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}
