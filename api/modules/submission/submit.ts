// Handing a manuscript in: a draft, or a revision that the office asked for.
import { ContributionState } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { DomainError, invalidInput } from '../../errors.ts';
import { settleAuthors } from '../authorship/asking.service.ts';
import { isReceiving } from '../colloquiums/receiving.ts';
import { placeUnitsOf } from '../contributions/authors/unit-places.ts';
import { settleCopies } from '../contributions/files/file-copy.ts';
import { retireEarlierManuscripts } from '../contributions/files/revision-files.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { editable } from '../contributions/manuscript/contribution.service.ts';
import { sectionsOf } from '../contributions/sections/contribution-sections.ts';
import { handInStatements, missingStatements } from '../statements/statement.service.ts';
import { performOnLocked } from '../workflow/perform/perform.ts';

interface Handover {
  contributionId: number;
  version: number;
  /** The client asks for statements. One that knows none hands in as ever, and what is missing is kept as not stated (decision 94). */
  asksStatements: boolean;
}

/**
 * Hands the manuscript in. Errors: COLLOQUIUM_INACTIVE or CONFERENCE_CLOSED for a first submission, INVALID_INPUT at hasAgreed,
 * SECTION_INCOMPLETE with a field per section, and at STATEMENTS.KIND for each statement, and those of the workflow.
 */
export async function submit(ctx: Context, { contributionId, version, asksStatements }: Handover): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, version);
  // A manuscript already under way continues to its end.
  const isNew = contribution.state === ContributionState.UNFINISHED;
  const place = await contribution.colloquium.loadOrFail();
  if (isNew && !place.isActive) throw new DomainError('COLLOQUIUM_INACTIVE');
  if (isNew && !isReceiving(ctx, place)) throw new DomainError('CONFERENCE_CLOSED');
  if (!contribution.hasAgreedToStatement) throw invalidInput({ hasAgreed: { code: 'form.statementRequired' } });
  const incomplete = (await sectionsOf(ctx, contribution)).filter((section) => !section.isComplete);
  const missing = {
    ...Object.fromEntries(incomplete.map(({ section }) => [section, { code: `section.${section}` }])),
    ...(asksStatements ? await missingStatements(ctx, contribution) : {}),
  };
  if (Object.keys(missing).length > 0) throw new DomainError('SECTION_INCOMPLETE', {}, missing);
  await handInStatements(ctx, contribution);
  await retireEarlierManuscripts(ctx, contribution);
  // From its number on, others who submit to the journal wait: what needs none comes before.
  await settleCopies(ctx, { contribution });
  await placeUnitsOf(ctx, contributionId);
  const submitted = await performOnLocked(ctx, contribution, 'SUBMIT');
  await settleAuthors(ctx, submitted, { reason: null });
  return submitted;
}
