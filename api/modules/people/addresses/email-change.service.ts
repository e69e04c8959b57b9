// The account moves to another address: the person asks with the password and confirms by the link in a letter to the new address (S1 §2,
// D13-088).
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { changeEmailSchema } from '../../../../shared/forms/account.ts';
import type { Context } from '../../../context.ts';
import { DomainError, invalidInput, parseInput } from '../../../errors.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { addressOf, leaveAddress, type LeftAddress } from '../merge/leave-address.ts';
import { stepAside, takeIn } from '../merge/merge.service.ts';
import { confirmAddress } from '../../accounts/addresses/confirm-address.ts';
import { askMailbox } from '../../accounts/registration/ask-mailbox.ts';
import { holdToMove } from '../../accounts/registration/held-accounts.ts';
import { useCode, withdrawCodes } from '../../accounts/registration/mail-code.service.ts';
import { confirmOwn } from '../../accounts/passwords/password.service.ts';
import { consume } from '../../accounts/limits/rate-limit.ts';
import { isUnregistered } from '../../accounts/registration/registered.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { peopleLimits } from '../people.doors.ts';
import { nameOfAccount } from '../../names/display-name.ts';

/**
 * Sends the letter; nothing changes yet. Errors: INVALID_INPUT (at password when it is wrong), EMAIL_TAKEN at newEmail (D13-089),
 * RATE_LIMITED, FORBIDDEN for API tokens.
 */
export async function requestEmailChange(ctx: Context, input: { newEmail: string; password: string }): Promise<void> {
  const { newEmail, password } = parseInput(changeEmailSchema, input);
  const user = await confirmOwn(ctx, password, { password: { code: 'form.passwordWrong' } });
  if (newEmail === user.email) throw invalidInput({ newEmail: { code: 'form.emailUnchanged' } });
  await consume(ctx, peopleLimits['emailChange:user'], String(user.id));
  const holder = await ctx.em.findOne(User, { email: newEmail });
  // For an account made for somebody who has never been here, only the mailbox is told.
  if (holder && !isUnregistered(holder)) throw taken();
  await askMailbox(ctx, user, newEmail);
}

/**
 * Moves the account, and tells the old address. Invitations to the new address belong to the account from now on, as after a registration.
 * Errors: LINK_EXPIRED, LINK_USED, CONFLICT, EMAIL_TAKEN when somebody was quicker, or when such invitations may not be the account's.
 */
export async function confirmEmailChange(ctx: Context, code: string): Promise<User> {
  const { user, email } = await useCode(ctx, 'EMAIL_CHANGE', code);
  // Somebody may activate an account of the address at the same moment.
  await holdToMove(ctx, [user.id], [email]);
  await ctx.em.refresh(user);
  const holder = await unregisteredAt(ctx, email);
  const [before, now] = [addressOf(user), ctx.clock.now()];
  if (holder) await stepAside(ctx, holder, now);
  ctx.em.assign(user, { email, addressConfirmedAt: null, addressSince: now, version: user.version + 1 });
  await ctx.em.flush().catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? taken() : error;
  });
  await leaveAddress(ctx, user, before);
  await confirmMoved(ctx, user, before);
  if (holder)
    await takeIn(ctx, user, holder).catch((error: unknown) => {
      throw error instanceof DomainError ? taken() : error;
    });
  await withdrawCodes(ctx, user, ['PASSWORD_RESET']);
  await queueMail(ctx, {
    to: before.email,
    key: 'letter.emailChanged',
    params: { name: nameOfAccount(user.language, user), email },
    language: user.language,
    about: { accountId: user.id },
  });
  return user;
}

/** The account that waits for the address's person, which is held; null where the address is free. Errors: EMAIL_TAKEN. */
async function unregisteredAt(ctx: Context, email: string): Promise<User | null> {
  const found = await ctx.em.findOne(User, { email }, { refresh: true });
  if (found && !isUnregistered(found)) throw taken();
  return found;
}

/** Where the earlier address was proved as well, the account's access belongs to its person, and stays. */
async function confirmMoved(ctx: Context, user: User, { addressConfirmedAt }: LeftAddress): Promise<void> {
  const { viewer } = ctx;
  if (addressConfirmedAt) user.addressConfirmedAt = ctx.clock.now();
  else await confirmAddress(ctx, user, viewer?.userId === user.id ? viewer.sessionId : null);
}

function taken(): DomainError {
  return new DomainError('EMAIL_TAKEN', {}, { newEmail: { code: 'error.EMAIL_TAKEN' } });
}
