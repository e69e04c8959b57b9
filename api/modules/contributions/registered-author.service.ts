// Co-authors from the register: found by the exact person code alone, which only the person can have told (DESIGN §5).
import { ref } from '@mikro-orm/core';
import { signedIn, type Context } from '../../context.ts';
import { DomainError, invalidInput, parseInput } from '../../errors.ts';
import { firstAuthorSchema } from '../../../shared/forms/contribution.ts';
import type { Person } from '../accounts/accounts.types.ts';
import { mainWorkplaceOf, personOf } from '../accounts/person.service.ts';
import { consume } from '../accounts/rate-limit.ts';
import { User } from '../accounts/user.entity.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import { nextPosition } from './contribution-author.service.ts';
import { editable, touch } from './contribution.service.ts';

/** Errors: RATE_LIMITED beyond twenty an hour, NOT_FOUND at code. */
async function registered(ctx: Context, code: string): Promise<User> {
  await consume(ctx, 'personCode:user', String(signedIn(ctx).userId));
  const user = await ctx.em.findOne(User, { code: code.trim().toUpperCase(), isEnabled: true, activatedAt: { $ne: null } });
  if (!user) throw new DomainError('NOT_FOUND', {}, { code: { code: 'author.notFound' } });
  return user;
}

/** Name and unit of the person with this code, and nothing else about them. Errors: RATE_LIMITED, NOT_FOUND. */
export async function lookUpAuthor(ctx: Context, code: string): Promise<Person> {
  return personOf(await registered(ctx, code));
}

/**
 * Adds the person with this code behind the other authors, with the name of the account; of the rest the register tells nothing.
 * Errors: those of `editable`, RATE_LIMITED, NOT_FOUND, TOO_MANY_AUTHORS, INVALID_INPUT at code (an author already) or company.
 */
export async function addRegisteredAuthor(
  ctx: Context,
  input: { contributionId: number; version?: number | null; code: string; company: string | null },
): Promise<{ contribution: Contribution; author: ContributionAuthor }> {
  const contribution = await editable(ctx, input.contributionId, input.version);
  const user = await registered(ctx, input.code);
  const authors = await contribution.authors.loadItems();
  if (authors.some((author) => author.user?.id === user.id)) throw invalidInput({ code: { code: 'author.alreadyAdded' } });
  const { company } = parseInput(firstAuthorSchema, { company: input.company || (await mainWorkplaceOf(ctx, user.id)) || '' });
  const author = ctx.em.create(ContributionAuthor, {
    contribution, company, user: ref(user), personName: user.realName, position: nextPosition(authors),
  });
  touch(ctx, contribution);
  await ctx.em.flush();
  return { contribution, author };
}
