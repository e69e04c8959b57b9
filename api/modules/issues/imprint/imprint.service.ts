// Saving the publication data of an issue. Once it is sent, the publisher fills what is missing and changes nothing that was said: ISBN and CIP
// data are applied for when the press has the issue, and its sheets and price are known there, while what was sent and exported holds the rest
// (decision 92).
import { LockMode } from '@mikro-orm/core';
import { IMPRINT_FIELDS, ISSUE_NUMBERS, publicationDataSchema } from '../../../../shared/forms/imprint.ts';
import { pick } from '../../../../shared/forms/field-list.ts';
import { wordsIn } from '../../../../shared/messages.ts';
import { signedIn, type Context } from '../../../context.ts';
import { lockName } from '../../../database/locks.ts';
import { checkVersion, DomainError, invalidInput, notFound, parseInput, refused } from '../../../errors.ts';
import { Issue } from '../issue.entity.ts';
import { issueFactsOf } from '../issue.loader.ts';
import { issuePolicy } from '../issue.policy.ts';
import type { SaveIssueImprintInput } from './imprint.types.ts';

/** Errors: NOT_FOUND, ISSUE_ALREADY_SENT, also where a sent issue says another thing already; CONFLICT; INVALID_INPUT at the field. */
export async function saveImprint(
  ctx: Context,
  id: number,
  { version, volume, totalNumber, ...input }: Omit<SaveIssueImprintInput, 'issueId'>,
): Promise<Issue> {
  const issue = await ctx.em.findOne(Issue, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (issue === null) throw notFound();
  const refusal = issuePolicy.saveImprint(signedIn(ctx), await issueFactsOf(ctx, issue));
  if (refusal !== null) throw refused(refusal);
  checkVersion(issue, version);
  const values = parseInput(publicationDataSchema, {
    ...input,
    volume: volume?.toString() ?? '',
    totalNumber: totalNumber?.toString() ?? '',
  });
  const numbers = pick(values, ISSUE_NUMBERS);
  const imprint = pick(values, IMPRINT_FIELDS);
  if (issue.sentAt) {
    const isSaid = ISSUE_NUMBERS.some((field) => issue[field] != null && issue[field] !== numbers[field]);
    const isPrinted = IMPRINT_FIELDS.some((field) => issue.imprint[field] !== '' && issue.imprint[field] !== imprint[field]);
    if (isSaid || isPrinted) throw new DomainError('ISSUE_ALREADY_SENT');
  }
  if (numbers.isbn !== null && numbers.isbn !== issue.isbn) await holdIsbn(ctx, numbers.isbn);
  Object.assign(issue, numbers, { imprint });
  await ctx.em.flush();
  return issue;
}

/**
 * An ISBN is one book's, so that two who take the same at once are told apart. The other issue is named to a viewer who may know of it.
 * Errors: INVALID_INPUT at isbn.
 */
async function holdIsbn(ctx: Context, isbn: string): Promise<void> {
  await lockName(ctx.em, `ISBN ${isbn}`);
  const other = await ctx.em.findOne(Issue, { isbn }, { populate: ['colloquium'] });
  if (other === null) return;
  if (issuePolicy.view(signedIn(ctx), await issueFactsOf(ctx, other)) !== null) throw invalidInput({ isbn: { code: 'form.isbnTaken' } });
  const { name, nameEn } = other.colloquium.unwrap();
  throw invalidInput({ isbn: { code: 'form.isbnTakenBy', params: { name: wordsIn(ctx.language, name, nameEn), number: other.number } } });
}

/** The total number of the issue before and one more; of the first that is kept here its own number. */
export async function offeredTotalNumber(ctx: Context, { colloquium, number }: Issue): Promise<number> {
  const before = await ctx.em.findOne(Issue, { colloquium: colloquium.id, number: { $lt: number } }, { orderBy: { number: 'desc' } });
  return before?.totalNumber == null ? number : before.totalNumber + 1;
}
