// Authors of a manuscript: what the submitter adds, changes and takes away while writing (S1 §5, tab 1).
import { authorSchema, firstAuthorSchema } from '../../../shared/forms/contribution.ts';
import { MAX_AUTHORS } from '../../../shared/limits.ts';
import type { Context } from '../../context.ts';
import { DomainError, notFound, parseInput } from '../../errors.ts';
import { Sex } from '../accounts/accounts.types.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import { dictionaryEntry, editable, touch } from './contribution.service.ts';

export interface AuthorInput {
  contributionId: number;
  version?: number | null;
  /** Null adds one at the end. */
  authorId: number | null;
  personName: string;
  sex: 'MALE' | 'FEMALE' | null;
  professionalTitleId: number | null;
  degreeId: number | null;
  email: string;
  company: string;
  address: string;
}

/**
 * Adds or changes one author. Of the first author and of those from the register, who have accounts, only the affiliation is chosen here.
 * Errors: INVALID_INPUT per field (R1-128, R1-129), NOT_FOUND for an author of another manuscript, CONFLICT, TOO_MANY_AUTHORS.
 */
export async function saveAuthor(ctx: Context, input: AuthorInput): Promise<{ contribution: Contribution; author: ContributionAuthor }> {
  const contribution = await editable(ctx, input.contributionId, input.version);
  const authors = await contribution.authors.loadItems();
  const known = authors.find((author) => author.id === input.authorId);
  if (input.authorId !== null && !known) throw notFound();
  if (known?.isFirstAuthor || known?.user) {
    known.company = parseInput(firstAuthorSchema, { company: input.company }).company;
    return { contribution: touch(ctx, contribution), author: known };
  }
  const form = parseInput(authorSchema, {
    ...input,
    professionalTitleId: input.professionalTitleId === null ? '' : String(input.professionalTitleId),
    degreeId: input.degreeId === null ? '' : String(input.degreeId),
  });
  const values = {
    personName: form.personName,
    sex: Sex[form.sex],
    professionalTitle: await dictionaryEntry(ctx, 'PROFESSIONAL_TITLE', input.professionalTitleId, 'professionalTitleId'),
    degree: await dictionaryEntry(ctx, 'DEGREE', input.degreeId, 'degreeId'),
    email: form.email.toLowerCase(),
    company: form.company,
    address: form.address,
  };
  const author = known
    ? ctx.em.assign(known, values)
    : ctx.em.create(ContributionAuthor, { ...values, contribution, position: nextPosition(authors) });
  touch(ctx, contribution);
  await ctx.em.flush();
  return { contribution, author };
}

/** Behind the authors there are. Errors: TOO_MANY_AUTHORS. */
export function nextPosition(authors: readonly ContributionAuthor[]): number {
  if (authors.length >= MAX_AUTHORS) throw new DomainError('TOO_MANY_AUTHORS', { maximum: MAX_AUTHORS });
  return Math.max(0, ...authors.map((other) => other.position)) + 1;
}

/** Removes an author other than the first; those behind move up. Errors: NOT_FOUND, FIRST_AUTHOR_STAYS, CONFLICT. */
export async function removeAuthor(ctx: Context, { contributionId, version, authorId }: { contributionId: number; version?: number | null; authorId: number }): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, version);
  const authors = await contribution.authors.loadItems();
  const author = authors.find((candidate) => candidate.id === authorId);
  if (!author) throw notFound();
  if (author.isFirstAuthor) throw new DomainError('FIRST_AUTHOR_STAYS');
  contribution.authors.remove(author);
  ctx.em.remove(author);
  for (const [index, other] of authors.filter((candidate) => candidate !== author).sort((a, b) => a.position - b.position).entries()) other.position = index + 1;
  touch(ctx, contribution);
  await ctx.em.flush();
  return contribution;
}

/** Makes exactly these authors the corresponding ones. Errors: NOT_FOUND, CONFLICT. */
export async function setCorrespondingAuthors(
  ctx: Context,
  { contributionId, version, authorIds }: { contributionId: number; version?: number | null; authorIds: readonly number[] },
): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, version);
  const authors = await contribution.authors.loadItems();
  if (authorIds.some((id) => !authors.some((author) => author.id === id))) throw notFound();
  for (const author of authors) author.isCorresponding = authorIds.includes(author.id);
  return touch(ctx, contribution);
}
