// The office changes the authors of an accepted manuscript: all of them are sent, in their order. Whom it touches is asked to confirm again.
import { creditInOrder, type CreditRoleName } from '../../../shared/credit.ts';
import { authorSchema } from '../../../shared/forms/contribution.ts';
import type { PersonName } from '../../../shared/forms/person-name.ts';
import { MAX_AUTHORS } from '../../../shared/limits.ts';
import type { Context } from '../../context.ts';
import { checkVersion, DomainError, invalidInput, notFound } from '../../errors.ts';
import { authorsInOrder } from '../contributions/authors/contribution-author.service.ts';
import { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import { unitsAs } from '../contributions/authors/said-units.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Issue } from '../issues/issue.entity.ts';
import { namedAs } from '../names/names.types.ts';
import { settleAuthors } from './asking.service.ts';
import { isSameList, listed, type ListedAuthor } from './listed-author.ts';

export interface ChangedAuthor {
  /** Null: one who is added. */
  authorId: number | null;
  /** Each change raises all of them, so that the first author’s tells of any; null: a client that does not say what it read. */
  revision: number | null;
  personName: string;
  name: PersonName | null;
  email: string;
  company: string;
  isCorresponding: boolean;
  creditRoles: readonly CreditRoleName[];
}

const rules = authorSchema.pick({ personName: true, name: true, email: true, company: true });

/** The account says who they are; here only what stands beside the name. */
const isKnown = ({ isFirstAuthor, user }: ContributionAuthor): boolean => isFirstAuthor || Boolean(user);

/**
 * A list that may stand. Errors: NOT_FOUND for an author of another manuscript; CONFLICT when the authors were changed since they were read; FIRST_AUTHOR_LEADS, TOO_MANY_AUTHORS, AUTHORS_UNCHANGED;
 * INVALID_INPUT at `authors` and its fields.
 */
export async function checkedAuthors(contribution: Contribution, changed: readonly ChangedAuthor[]): Promise<readonly ChangedAuthor[]> {
  const present = await authorsInOrder(contribution);
  const ids = changed.map(({ authorId }) => authorId).filter((id) => id !== null);
  for (const { authorId, revision } of changed) {
    const row = present.find(({ id }) => id === authorId);
    if (row && revision !== null) checkVersion({ version: row.revision }, revision);
  }
  if (ids.some((id) => !present.some((author) => author.id === id)) || new Set(ids).size < ids.length) throw notFound();
  if (changed[0]?.authorId !== present[0]?.id) throw new DomainError('FIRST_AUTHOR_LEADS');
  if (changed.length > MAX_AUTHORS) throw new DomainError('TOO_MANY_AUTHORS', { maximum: MAX_AUTHORS });
  if (!changed.some(({ isCorresponding }) => isCorresponding)) throw invalidInput({ authors: { code: 'form.correspondingRequired' } });
  const checked = changed.map((author, index) => {
    const row = present.find(({ id }) => id === author.authorId);
    const typed = row && isKnown(row) ? { ...author, personName: row.personName, name: row.nameParts ?? null } : author;
    return checkedAuthor(typed, row, index);
  });
  const then = checked.map((author, index) => standing(author, present, index));
  if (isSameList(present.map(listed), then)) throw new DomainError('AUTHORS_UNCHANGED');
  return checked;
}

/** Errors: INVALID_INPUT at the fields. */
function checkedAuthor(author: ChangedAuthor, row: ContributionAuthor | undefined, index: number): ChangedAuthor {
  const keepsAddress = row !== undefined && (isKnown(row) || author.email.trim().toLowerCase() === (row.email ?? ''));
  const { personName, name, company } = author;
  const result = (keepsAddress ? rules.omit({ email: true }) : rules).safeParse({ personName, name, company, email: author.email });
  if (!result.success) {
    const at = result.error.issues.map(({ path, message }) => [`authors.${index}.${path.join('.')}`, { code: message }] as const);
    throw invalidInput(Object.fromEntries(at));
  }
  const email = keepsAddress ? (row.email ?? '') : author.email.trim().toLowerCase();
  const { text, said } = namedAs(
    result.data.personName,
    result.data.name ?? null,
    row ? { text: row.personName, said: row.nameParts } : null,
  );
  return { ...author, personName: text, name: said, company: result.data.company, email, creditRoles: creditInOrder(author.creditRoles) };
}

function standing(author: ChangedAuthor, present: readonly ContributionAuthor[], index: number): ListedAuthor {
  const row = present.find(({ id }) => id === author.authorId);
  return {
    authorId: row?.id ?? 0,
    name: author.personName,
    parts: author.name,
    unit: author.company,
    position: index + 1,
    isCorresponding: author.isCorresponding,
    roles: creditInOrder(author.creditRoles),
    units: row?.company === author.company ? (row.units ?? null) : null,
    orcid: row?.orcid ?? null,
    email: author.email || null,
    hasAccount: Boolean(row?.user),
  };
}

/** `changed` has been checked. The contents of its issue are exported anew before it is sent. */
export async function changeAuthors(
  ctx: Context,
  contribution: Contribution,
  changed: readonly ChangedAuthor[],
  reason: string,
): Promise<void> {
  const present = await authorsInOrder(contribution);
  for (const row of present) {
    if (changed.some(({ authorId }) => authorId === row.id)) continue;
    contribution.authors.remove(row);
    ctx.em.remove(row);
  }
  for (const [index, { authorId, personName, name, email, company, isCorresponding, creditRoles }] of changed.entries()) {
    const row = present.find(({ id }) => id === authorId);
    const values = {
      // Units and iD are printed as well: those of another text and of another person go.
      ...(await unitsAs(ctx, company, null, row ?? null)),
      ...(row && row.personName !== personName && row.email !== (email || null) && { orcid: null }),
      personName,
      nameParts: name,
      email: email || null,
      isCorresponding,
      creditRoles: creditInOrder(creditRoles),
      position: index + 1,
    };
    if (row) ctx.em.assign(row, { ...values, revision: row.revision + 1 });
    else contribution.authors.add(ctx.em.create(ContributionAuthor, { ...values, contribution }));
  }
  await ctx.em.flush();
  if (contribution.issue) await ctx.em.nativeUpdate(Issue, { id: contribution.issue.id, sentAt: null }, { exportedAt: null });
  await settleAuthors(ctx, contribution, { reason });
}
