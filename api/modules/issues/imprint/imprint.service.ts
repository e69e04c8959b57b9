// Saving the publication data of an issue. Once it is sent, the publisher fills what is missing: ISBN and CIP data are applied for when the press
// has the issue, and its sheets and price are known there. What a sent issue said is corrected with a reason, which is kept: files that were
// sent and deposits that were made say it otherwise (decisions 92 and 97).
import { LockMode, ref } from '@mikro-orm/core';
import {
  IMPRINT_FIELDS,
  ISSUE_NUMBERS,
  PUBLICATION_DATA,
  publicationDataSchema,
  type PublicationDatum,
} from '../../../../shared/forms/imprint.ts';
import { pick } from '../../../../shared/forms/field-list.ts';
import type { Imprint } from '../../../../shared/forms/publication.ts';
import { wordsIn } from '../../../../shared/messages.ts';
import { signedIn, type Context } from '../../../context.ts';
import { lockName } from '../../../database/locks.ts';
import { checkVersion, invalidInput, notFound, parseInput, refused } from '../../../errors.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Issue } from '../issue.entity.ts';
import { issueFactsOf } from '../issue.loader.ts';
import { issuePolicy } from '../issue.policy.ts';
import type { SaveIssueImprintInput } from './imprint.types.ts';
import { isbnText } from '../../colloquiums/publication/isbn-text.ts';
import { IssueCorrection } from './issue-correction.entity.ts';

/** Errors: NOT_FOUND, ISSUE_ALREADY_SENT, ISSUE_NOT_SENT, CONFLICT, INVALID_INPUT at the field, and at the reason where a correction has none. */
export async function saveImprint(
  ctx: Context,
  id: number,
  { version, volume, totalNumber, reason, ...input }: Omit<SaveIssueImprintInput, 'issueId'>,
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
    reason: reason ?? '',
  });
  const numbers = pick(values, ISSUE_NUMBERS);
  const imprint = pick(values, IMPRINT_FIELDS);
  const changes = issue.sentAt ? correctionsOf(printed(issue, issue.imprint), printed(numbers, imprint)) : [];
  if (changes.length > 0 && values.reason === '') throw invalidInput({ reason: { code: 'form.correctionReason' } });
  if (numbers.isbn !== null && numbers.isbn !== issue.isbn) await holdIsbn(ctx, numbers.isbn);
  if (changes.length > 0)
    ctx.em.persist(
      ctx.em.create(IssueCorrection, {
        issue: ref(issue),
        correctedBy: ref(ctx.em.getReference(User, signedIn(ctx).userId)),
        correctedAt: ctx.clock.now(),
        reason: values.reason,
        changes,
      }),
    );
  Object.assign(issue, numbers, { imprint });
  await ctx.em.flush();
  return issue;
}

type Numbers = Partial<Record<'isbn' | 'cipNumber', string | null>> & Partial<Record<'volume' | 'totalNumber', number | null>>;

/** As the copyright page has them. */
const printed = ({ isbn, cipNumber, volume, totalNumber }: Numbers, imprint: Imprint): Record<PublicationDatum, string> => ({
  ...imprint,
  isbn: isbn ? isbnText(isbn) : '',
  cipNumber: cipNumber ?? '',
  volume: volume?.toString() ?? '',
  totalNumber: totalNumber?.toString() ?? '',
});

/** What was said and is said otherwise; what was empty is filled. */
const correctionsOf = (before: Record<PublicationDatum, string>, after: Record<PublicationDatum, string>) =>
  PUBLICATION_DATA.filter((field) => before[field] !== '' && before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));

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
