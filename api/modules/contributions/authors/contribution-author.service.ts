// Authors of a manuscript: the submitter adds, changes, orders and removes them while writing (S1 §5, tab 1).
import { creditInOrder, type CreditRoleName } from '../../../../shared/credit.ts';
import { authorSchema, firstAuthorSchema } from '../../../../shared/forms/contribution.ts';
import type { AuthorUnit } from '../../../../shared/forms/institution.ts';
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import { MAX_AUTHORS } from '../../../../shared/limits.ts';
import type { Context } from '../../../context.ts';
import { checkVersion, DomainError, invalidInput, notFound, parseInput } from '../../../errors.ts';
import { namedAs } from '../../names/names.types.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { dictionaryEntries, keyText } from '../../reference/dictionary.service.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { editable, touch } from '../manuscript/contribution.service.ts';
import { unitsAs } from './said-units.ts';

export interface AuthorInput {
  contributionId: number;
  /** Null adds one at the end. */
  authorId: number | null;
  /** The author's revision that was read; null where one is added. */
  revision: number | null;
  personName: string;
  /** Null: as old clients send it, without parts. */
  name: PersonName | null;
  sex: 'MALE' | 'FEMALE' | null;
  professionalTitleId: number | null;
  degreeId: number | null;
  email: string;
  company: string;
  /** Null: as old clients send it, without units. */
  units: readonly AuthorUnit[] | null;
  address: string;
  /** Null: as old clients send it; it stays. */
  orcid: string | null;
  /** Null: as old clients send it; they stay. */
  creditRoles: readonly CreditRoleName[] | null;
}

/**
 * Adds or changes one author. For the first author and for those from the register, who have accounts, only the affiliation is chosen here.
 * Errors: INVALID_INPUT per field (R1-128, R1-129), NOT_FOUND for an author of another manuscript, CONFLICT when changed elsewhere since
 * `revision` was read, TOO_MANY_AUTHORS.
 */
export async function saveAuthor(ctx: Context, input: AuthorInput): Promise<{ contribution: Contribution; author: ContributionAuthor }> {
  const contribution = await editable(ctx, input.contributionId, null);
  const authors = await authorsInOrder(contribution);
  const known = authors.find((author) => author.id === input.authorId);
  if (input.authorId !== null && !known) throw notFound();
  if (known) checkRevision(known, input.revision);
  const typed =
    known?.isFirstAuthor || known?.user
      ? rolesIn(parseInput(firstAuthorSchema, { company: input.company, ...saidRoles(input) }))
      : await typedIn(ctx, input, known ?? null);
  const values = { ...typed, ...(await unitsAs(ctx, typed.company, input.units, known ?? null)) };
  const author = known
    ? ctx.em.assign(known, { ...values, revision: known.revision + 1 })
    : ctx.em.create(ContributionAuthor, { personName: input.personName, ...values, contribution, position: nextPosition(authors) });
  touch(ctx, contribution);
  await ctx.em.flush();
  return { contribution, author };
}

async function typedIn(ctx: Context, input: AuthorInput, known: ContributionAuthor | null) {
  const { professionalTitleId, degreeId } = input;
  const { personName, name, sex, email, company, address, orcid, creditRoles } = parseInput(authorSchema, {
    ...input,
    ...saidRoles(input),
    orcid: input.orcid ?? known?.orcid ?? '',
    professionalTitleId: keyText(professionalTitleId),
    degreeId: keyText(degreeId),
  });
  const [professionalTitle, degree] = await dictionaryEntries(ctx, [
    { type: 'PROFESSIONAL_TITLE', id: professionalTitleId, field: 'professionalTitleId' },
    { type: 'DEGREE', id: degreeId, field: 'degreeId' },
  ]);
  const named = namedAs(personName, name ?? null, known && { text: known.personName, said: known.nameParts });
  return rolesIn({
    personName: named.text,
    nameParts: named.said,
    sex: Sex[sex],
    email: email.toLowerCase(),
    company,
    address,
    professionalTitle,
    degree,
    orcid: orcid || null,
    creditRoles,
  });
}

const saidRoles = ({ creditRoles }: AuthorInput) => ({ creditRoles: creditRoles === null ? undefined : [...creditRoles] });

/** Said roles in their order; unsaid ones are not touched. */
function rolesIn<Values extends object>({ creditRoles, ...values }: Values & { creditRoles?: readonly string[] | undefined }) {
  return creditRoles === undefined ? values : { ...values, creditRoles: creditInOrder(creditRoles) };
}

/** The journal takes nothing without a role of each author; programs of the old calls, which know none, are not asked. */
export async function needsRoles(ctx: Context, { colloquium }: Pick<Contribution, 'colloquium'>): Promise<boolean> {
  return !ctx.isOldCall && (await colloquium.loadOrFail()).creditPolicy === 'REQUIRED';
}

/** Behind the authors there are. Errors: TOO_MANY_AUTHORS. */
export function nextPosition(authors: readonly ContributionAuthor[]): number {
  if (authors.length >= MAX_AUTHORS) throw new DomainError('TOO_MANY_AUTHORS', { maximum: MAX_AUTHORS });
  return Math.max(0, ...authors.map((other) => other.position)) + 1;
}

/** Removes an author other than the first; those behind move up. Errors: NOT_FOUND, FIRST_AUTHOR_STAYS, CONFLICT. */
export async function deleteAuthor(
  ctx: Context,
  { contributionId, authorId, revision }: { contributionId: number; authorId: number; revision: number },
): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, null);
  const authors = await authorsInOrder(contribution);
  const author = authors.find((candidate) => candidate.id === authorId);
  if (!author) throw notFound();
  if (author.isFirstAuthor) throw new DomainError('FIRST_AUTHOR_STAYS');
  checkRevision(author, revision);
  contribution.authors.remove(author);
  ctx.em.remove(author);
  number(authors.filter((other) => other !== author));
  touch(ctx, contribution);
  await ctx.em.flush();
  return contribution;
}

/** The state that an act on the whole list was based on; another's change since then is not overwritten. */
interface ListAct {
  contributionId: number;
  authorIds: readonly number[];
  /** The same, as the screen showed it before. */
  seenAuthorIds: readonly number[];
}

/**
 * Puts the authors in this order, the first author in front. Sent twice it is done once.
 * Errors: FIRST_AUTHOR_LEADS; CONFLICT when the list is not the one that was seen, or these are not its authors, each once.
 */
export async function reorderAuthors(ctx: Context, { contributionId, authorIds, seenAuthorIds }: ListAct): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, null);
  const authors = await authorsInOrder(contribution);
  const present = authors.map(({ id }) => id);
  if (isSame(present, authorIds)) return contribution;
  if (!isSame(present, seenAuthorIds)) throw new DomainError('CONFLICT');
  if (!isSame(sorted(present), sorted(authorIds))) throw new DomainError('CONFLICT');
  if (authorIds[0] !== present[0]) throw new DomainError('FIRST_AUTHOR_LEADS');
  number(authors.toSorted((one, other) => authorIds.indexOf(one.id) - authorIds.indexOf(other.id)));
  touch(ctx, contribution);
  await ctx.em.flush();
  return contribution;
}

/**
 * Makes exactly these authors the corresponding ones. Sent twice it is done once. Errors: NOT_FOUND, CONFLICT when others were ticked
 * meanwhile.
 */
export async function setCorrespondingAuthors(ctx: Context, { contributionId, authorIds, seenAuthorIds }: ListAct): Promise<Contribution> {
  const contribution = await editable(ctx, contributionId, null);
  const authors = await authorsInOrder(contribution);
  if (authorIds.some((id) => !authors.some((author) => author.id === id))) throw notFound();
  const present = sorted(authors.filter((author) => author.isCorresponding).map(({ id }) => id));
  if (isSame(present, sorted(authorIds))) return contribution;
  if (!isSame(present, sorted(seenAuthorIds))) throw new DomainError('CONFLICT');
  for (const author of authors) author.isCorresponding = authorIds.includes(author.id);
  touch(ctx, contribution);
  await ctx.em.flush();
  return contribution;
}

/** As printed, the first author in front; with titles and degrees, for the screens that show them. */
export async function authorsInOrder(contribution: Contribution): Promise<ContributionAuthor[]> {
  const items = contribution.authors.isInitialized()
    ? contribution.authors.getItems()
    : await contribution.authors.loadItems({ populate: ['professionalTitle', 'degree'], strategy: 'joined' });
  return items.toSorted((one, other) => one.position - other.position);
}

/** Errors: CONFLICT when the author was changed since `revision` was read; INVALID_INPUT when none is said. */
function checkRevision(author: ContributionAuthor, revision: number | null): void {
  if (revision === null) throw invalidInput({ revision: { code: 'input.required' } });
  checkVersion({ version: author.revision }, revision);
}

/** Positions count from 1 without holes (R1-134). */
function number(authors: readonly ContributionAuthor[]): void {
  for (const [index, author] of authors.entries()) author.position = index + 1;
}

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);
const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);
