// An account leaves an address: requests to the mailbox stay with it, the person's manuscripts stay theirs (decision 60).
import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { FormerAddress } from '../../accounts/addresses/former-address.entity.ts';
import { makeUnregistered } from '../../accounts/registration/unregistered.service.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { profileOf } from '../people.load.ts';
import { moveAsked, rolesAskedIn } from './move-columns.ts';

/** An address as the account had it. */
export type LeftAddress = Pick<User, 'email' | 'addressConfirmedAt' | 'addressSince'>;

export function addressOf({ email, addressConfirmedAt, addressSince }: User): LeftAddress {
  return { email, addressConfirmedAt: addressConfirmedAt ?? null, addressSince: addressSince ?? null };
}

/**
 * Called for every move of an account from one address to another, once the row has the new one and the left one is free: both are held
 * (`holdToMove`). The person stays an author of manuscripts that name a confirmed address; from an unconfirmed one only the conflict of
 * interest goes along. Nobody is told: a notice would reveal requests to the mailbox.
 */
export async function leaveAddress(ctx: Context, user: User, left: LeftAddress): Promise<void> {
  const { email, addressConfirmedAt } = left;
  if (addressConfirmedAt)
    await sql`update contribution_author set user_id = ${user.id} where user_id is null and email = ${email}`.execute(query(ctx.em));
  const leftTo = addressConfirmedAt ? null : await leftWithMailbox(ctx, user, left);
  ctx.em.create(FormerAddress, { user: ref(user), email, leftTo: leftTo && ref(leftTo) });
  await ctx.em.flush();
}

/**
 * An account that waits for the mailbox's person like one made by an invitation, with all requests from the time when the address was
 * the account's; null where there were none.
 */
async function leftWithMailbox(ctx: Context, user: User, { email, addressSince }: LeftAddress): Promise<User | null> {
  const since = addressSince ?? null;
  const roles = await rolesAskedIn(ctx, user.id, since);
  if (roles.length === 0) return null;
  const { sex, degree, workplaces, region } = await profileOf(ctx, user);
  const { realName, language } = user;
  const made = await makeUnregistered(ctx, { email, realName, language }, { sex, degree, workplaces, region }, roles);
  await moveAsked(ctx, user.id, made.id, since);
  return made;
}
