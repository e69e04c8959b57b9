// Co-authors from the register: found by the exact person code alone, which only the person can have given (principles, Blind review).
import { ref } from '@mikro-orm/core';
import { firstAuthorSchema } from '../../../../shared/forms/contribution.ts';
import { registeredAuthorSchema } from '../../../../shared/forms/registered-author.ts';
import { signedIn, type Context } from '../../../context.ts';
import { DomainError, invalidInput, parseInput } from '../../../errors.ts';
import type { Person } from '../../accounts/viewer/accounts.types.ts';
import { mainWorkplaceOf, personOf } from '../../accounts/viewer/person.service.ts';
import { consume } from '../../accounts/limits/rate-limit.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { authorTicket, personOfTicket } from './author-ticket.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { authorsInOrder, nextPosition } from './contribution-author.service.ts';
import { editable, touch } from '../manuscript/contribution.service.ts';
import { contributionsLimits } from '../contributions.doors.ts';

/** Errors: INVALID_INPUT without a code (R1-130), RATE_LIMITED beyond twenty an hour, NOT_FOUND at code (R1-131). */
async function registered(ctx: Context, typed: string): Promise<User> {
  const { code } = parseInput(registeredAuthorSchema, { code: typed });
  await consume(ctx, contributionsLimits['personCode:user'], String(signedIn(ctx).userId));
  return await present(ctx, { code: code.toUpperCase() });
}

/**
 * Someone who can sign in, and whose address is their own: else an author would be named who is somebody else. Errors: NOT_FOUND at code.
 */
async function present(ctx: Context, who: { code: string } | { id: number }): Promise<User> {
  const user = await ctx.em.findOne(User, { ...who, isEnabled: true, activatedAt: { $ne: null }, addressConfirmedAt: { $ne: null } });
  if (!user) throw new DomainError('NOT_FOUND', {}, { code: { code: 'author.notFound' } });
  return user;
}

/** Lets the viewer add a person they have found, within the hour, without looking them up again. */
export function ticketFor(ctx: Context, personId: number): string {
  return authorTicket(ctx.env.SECRET_KEY, { personId, viewerId: signedIn(ctx).userId }, ctx.clock);
}

/** Name and unit of the person with this code, and nothing else about them. Errors: INVALID_INPUT, RATE_LIMITED, NOT_FOUND. */
export async function lookUpAuthor(ctx: Context, code: string): Promise<{ author: Person; ticket: string }> {
  const user = await registered(ctx, code);
  return { author: personOf(user), ticket: ticketFor(ctx, user.id) };
}

export interface RegisteredAuthorInput {
  contributionId: number;
  /** The person's exact code, or the ticket of an earlier look-up. */
  code: string | null;
  ticket: string | null;
  /** The person's main workplace when not said. */
  company: string | null;
}

/**
 * Adds a person of the register behind the other authors, with the name of the account; nothing else of the register is shown. Errors:
 * those of `editable` and of the look-up, TOO_MANY_AUTHORS, INVALID_INPUT at code (an author already) or company.
 */
export async function addRegisteredAuthor(
  ctx: Context,
  input: RegisteredAuthorInput,
): Promise<{ contribution: Contribution; author: ContributionAuthor }> {
  const contribution = await editable(ctx, input.contributionId, null);
  const known = input.ticket ? personOfTicket(ctx.env.SECRET_KEY, input.ticket, signedIn(ctx).userId, ctx.clock) : null;
  const user = known === null ? await registered(ctx, input.code ?? '') : await present(ctx, { id: known });
  const authors = await authorsInOrder(contribution);
  if (authors.some((author) => author.user?.id === user.id)) throw invalidInput({ code: { code: 'author.alreadyAdded' } });
  const { company } = parseInput(firstAuthorSchema, { company: input.company || (await mainWorkplaceOf(ctx, user.id)) || '' });
  const author = ctx.em.create(ContributionAuthor, {
    contribution,
    company,
    user: ref(user),
    personName: user.realName,
    nameParts: user.nameParts ?? null,
    position: nextPosition(authors),
  });
  touch(ctx, contribution);
  await ctx.em.flush();
  return { contribution, author };
}
