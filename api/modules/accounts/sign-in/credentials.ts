// Proof of an account: account and password, counted so that guessing does not pay (principles, Accounts and sessions; decision 8).
import { knownAccount } from '../../../../shared/forms/email.ts';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { isRegisteredWith } from '../registration/activation-letter.ts';
import { checkPassword } from '../passwords/password.ts';
import { consume, forgive, lineOf } from '../limits/rate-limit.ts';
import { noteFailedSignIn } from './sign-in-failures.ts';
import { User } from '../viewer/user.entity.ts';
import { accountsLimits } from '../accounts.doors.ts';

/** Longer than any mail address or user name: longer input would only cost time. */
const LONGEST_ACCOUNT = 320;

export interface Credentials {
  /** Email or user name. */
  account: string;
  password: string;
}

/** The stored and counted form of account names: tidied as at registering, in small letters. */
export function accountName(text: string): string {
  return knownAccount(text).slice(0, LONGEST_ACCOUNT).toLowerCase();
}

/**
 * The name under which attempts are counted: one account's email and user name count as one; a name of no account counts as itself, after
 * the same statement.
 */
export async function countedAs(ctx: Context, account: string): Promise<string> {
  const [user] = await ctx.em.execute<{ id: number }[]>('select id from user_account where email = ? or username = ? order by id limit 1', [
    account,
    account,
  ]);
  return user ? `account ${user.id}` : account;
}

/**
 * The person of this password, with the answer of `prove`, which shows that a person asks and no program (captcha, mailed code, ORCID's
 * answer). It comes before the password is checked, or any program's requests would be counted against the account. Errors: RATE_LIMITED,
 * CREDENTIALS_WRONG (unknown account and wrong password alike), ACCOUNT_NOT_ACTIVATED for a registration with this password, whether or not
 * the address has an account with another (decision 23), ACCOUNT_DISABLED, and those of `prove`.
 */
export async function checkCredentials<Proof>(
  ctx: Context,
  credentials: Credentials,
  prove: (account: string) => Promise<Proof>,
): Promise<{ user: User; proof: Proof }> {
  const account = accountName(credentials.account);
  const proof = await prove(account);
  const counted = await countedAs(ctx, account);
  // Each address has its own ten: who knows an account's name cannot keep its person out.
  const here = `${counted} ${lineOf(ctx.address)}`;
  await consume(ctx, accountsLimits['signIn:account'], here);
  const isKnownHere = await hasSignedInFrom(ctx, account);
  if (!isKnownHere) await consume(ctx, accountsLimits['signIn:strangers'], counted);
  const user = await ctx.em.findOne(User, { $or: [{ email: account }, { username: account }] });
  if (!(await checkPassword(user?.passwordHash, credentials.password)) || !user) {
    await noteFailedSignIn(ctx, user?.id ?? null);
    throw new DomainError((await isRegisteredWith(ctx, account, credentials.password)) ? 'ACCOUNT_NOT_ACTIVATED' : 'CREDENTIALS_WRONG');
  }
  await forgive(ctx, accountsLimits['signIn:account'], here);
  if (!isKnownHere) await forgive(ctx, accountsLimits['signIn:strangers'], counted);
  await forgive(ctx, accountsLimits['signIn:address'], ctx.address);
  assertMayEnter(user);
  return { user, proof };
}

/**
 * Errors: ACCOUNT_DISABLED, ACCOUNT_NOT_ACTIVATED (an account that was made for somebody who has not confirmed it). Only for people who
 * have proved that the account is theirs.
 */
export function assertMayEnter(user: User): void {
  if (!user.isEnabled) throw new DomainError('ACCOUNT_DISABLED');
  if (!user.activatedAt) throw new DomainError('ACCOUNT_NOT_ACTIVATED');
}

/** Whether the account's person has signed in from this address before, as far as kept sessions show. A ticket is no sign-in. */
export async function hasSignedInFrom(ctx: Context, account: string): Promise<boolean> {
  const rows = await ctx.em.execute<{ address: string }[]>(
    'select distinct s.address from session s join user_account u on u.id = s.user_id where s.review_id is null and (u.email = ? or u.username = ?)',
    [account, account],
  );
  return rows.some(({ address }) => lineOf(address) === lineOf(ctx.address));
}
