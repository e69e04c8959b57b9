// The funds of a manuscript: the submitter saves and removes them while writing (S1 §5, tab 2).
import { fundingDraftSchema, isEmptyFunding } from '../../../../shared/forms/funding.ts';
import type { Context } from '../../../context.ts';
import { notFound, parseInput } from '../../../errors.ts';
import { ContributionFunding } from './contribution-funding.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { editable, touch } from '../manuscript/contribution.service.ts';
import { rowsOfEntries } from './list-rows.ts';

export interface FundingsInput {
  contributionId: number;
  version: number;
  /** The whole list in its order; null ids are looked for by their content. Empty entries count for nothing. */
  fundings: readonly { id: number | null; fundNumber: string; fundName: string }[];
}

/**
 * Makes these the funds of the manuscript, half filled or not; those that are not named any more go.
 * Errors: INVALID_INPUT at `fundings.N.…` (R1-137, decision 73), NOT_FOUND for a fund of another manuscript, CONFLICT.
 */
export async function saveFundings(ctx: Context, input: FundingsInput): Promise<Contribution> {
  const form = parseInput(fundingDraftSchema, { fundings: input.fundings });
  const entries = form.fundings
    .map((entry, index) => ({ ...entry, id: input.fundings[index]?.id ?? null }))
    .filter((entry) => !isEmptyFunding(entry));
  const contribution = await editable(ctx, input.contributionId, input.version, ['fundings']);
  const { found, rest, hasUnknown } = rowsOfEntries(
    contribution.fundings.getItems(),
    entries,
    (row, entry) => row.fundNumber === entry.fundNumber,
  );
  if (hasUnknown) throw notFound();
  for (const funding of rest) remove(ctx, contribution, funding);
  for (const [index, { fundNumber, fundName }] of entries.entries()) {
    const values = { position: index + 1, fundNumber, fundName };
    const row = found[index];
    if (row) ctx.em.assign(row, values);
    else ctx.em.create(ContributionFunding, { ...values, contribution });
  }
  touch(ctx, contribution);
  await ctx.em.flush();
  return contribution;
}

/** Takes one fund away. Errors: NOT_FOUND, CONFLICT. */
export async function deleteFunding(
  ctx: Context,
  { contributionId, version, fundingId }: { contributionId: number; version: number; fundingId: number },
): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, version, ['fundings']);
  const funding = contribution.fundings.getItems().find((candidate) => candidate.id === fundingId);
  if (!funding) throw notFound();
  remove(ctx, contribution, funding);
  touch(ctx, contribution);
  await ctx.em.flush();
  return contribution;
}

function remove(ctx: Context, contribution: Contribution, funding: ContributionFunding): void {
  contribution.fundings.remove(funding);
  ctx.em.remove(funding);
}
