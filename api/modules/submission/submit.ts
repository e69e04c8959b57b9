// Handing a manuscript in: a draft, or a revision that the office asked for.
import { ContributionState } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { DomainError, invalidInput } from '../../errors.ts';
import { settleAuthors } from '../authorship/asking.service.ts';
import { isReceiving } from '../colloquiums/receiving.ts';
import { settleCopies } from '../contributions/files/file-copy.ts';
import { retireEarlierManuscripts } from '../contributions/files/revision-files.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { editable } from '../contributions/manuscript/contribution.service.ts';
import { sectionsOf } from '../contributions/sections/contribution-sections.ts';
import { performOnLocked } from '../workflow/perform/perform.ts';

/**
 * Hands the manuscript in. Errors: COLLOQUIUM_INACTIVE or CONFERENCE_CLOSED for a first submission, INVALID_INPUT at hasAgreed,
 * SECTION_INCOMPLETE with a field per section, and those of the workflow.
 */
export async function submit(ctx: Context, contributionId: number, version: number): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, version);
  // A manuscript already under way continues to its end.
  const isNew = contribution.state === ContributionState.UNFINISHED;
  const place = await contribution.colloquium.loadOrFail();
  if (isNew && !place.isActive) throw new DomainError('COLLOQUIUM_INACTIVE');
  if (isNew && !isReceiving(ctx, place)) throw new DomainError('CONFERENCE_CLOSED');
  if (!contribution.hasAgreedToStatement) throw invalidInput({ hasAgreed: { code: 'form.statementRequired' } });
  const incomplete = (await sectionsOf(ctx, contribution)).filter((section) => !section.isComplete);
  if (incomplete.length > 0) {
    throw new DomainError(
      'SECTION_INCOMPLETE',
      {},
      Object.fromEntries(incomplete.map(({ section }) => [section, { code: `section.${section}` }])),
    );
  }
  await retireEarlierManuscripts(ctx, contribution);
  const submitted = await performOnLocked(ctx, contribution, 'SUBMIT');
  await settleAuthors(ctx, submitted, { reason: null });
  await settleCopies(ctx, { contribution: submitted });
  return submitted;
}
