// API tokens of integration partners: made from the command line or on the screen (people/tokens), shown once, stored as a hash
// (principles, Doors).
import type { EntityManager } from '@mikro-orm/postgresql';
import { roleKindCode } from '../../../../shared/roles.ts';
import type { Clock } from '../../../context.ts';
import type { Role } from '../../organization/role.entity.ts';
import { ApiToken } from './api-token.entity.ts';
import { accountName } from '../sign-in/credentials.ts';
import { hashToken, newToken } from './token.ts';
import { User } from '../viewer/user.entity.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_DAYS = 3660;

interface NewApiToken {
  /** Email or user name of the person it acts as. */
  account: string;
  /** One of the person's roles: the code of its kind (OPERATIONS), or the number of its record. */
  role: string;
  /** Purpose of the token. */
  name: string;
  /** 1 to 3660. */
  days: number;
}

/** Tokens of an account that work, oldest first. Throws an Error when there is no such account. */
export async function liveApiTokens(em: EntityManager, clock: Clock, text: string): Promise<ApiToken[]> {
  const account = accountName(text);
  const user = await em.findOne(User, { $or: [{ email: account }, { username: account }] });
  if (!user) throw new Error(`There is no account "${account}"`);
  return await em.find(
    ApiToken,
    { user, revokedAt: null, expiresAt: { $gt: clock.now() } },
    { populate: ['role'], orderBy: { id: 'asc' } },
  );
}

/** Ends some of an account's tokens, which their sockets notice within five seconds; answers those that worked until now. */
export async function revokeApiTokens(
  em: EntityManager,
  clock: Clock,
  account: string,
  ids: readonly number[] | 'all',
): Promise<ApiToken[]> {
  const found = (await liveApiTokens(em, clock, account)).filter(({ id }) => ids === 'all' || ids.includes(id));
  for (const token of found) token.revokedAt = clock.now();
  await em.flush();
  return found;
}

/** Throws an Error with the reason: unknown or disabled account, a role the person does not hold, a bad number of days. */
export async function createApiToken(em: EntityManager, clock: Clock, input: NewApiToken): Promise<{ token: string; expiresAt: Date }> {
  const account = accountName(input.account);
  const user = await em.findOne(User, { $or: [{ email: account }, { username: account }] }, { populate: ['roles'] });
  if (!user?.isEnabled) throw new Error(`There is no enabled account "${account}"`);
  const wanted = input.role.trim().toUpperCase();
  const held = user.roles.getItems().map((role) => ({ role, code: roleKindCode(role.kind) }));
  const role = held.find((one) => one.code === wanted || String(one.role.id) === wanted)?.role;
  if (!role)
    throw new Error(
      `${account} does not hold the role ${wanted}, only ${held.map((one) => `${one.code} (${one.role.id})`).join(', ') || 'none'}`,
    );
  if (!input.name.trim()) throw new Error('The token needs a name that tells what it is for');
  if (!Number.isInteger(input.days) || input.days < 1 || input.days > MAX_DAYS)
    throw new Error(`The days must be a number from 1 to ${MAX_DAYS}`);
  const { apiToken, token } = await issueApiToken(em, clock, { user, role, name: input.name.trim(), days: input.days });
  return { token, expiresAt: apiToken.expiresAt };
}

/** Writes the row of a new token, and answers the token itself, which nothing keeps. */
export async function issueApiToken(
  em: EntityManager,
  clock: Clock,
  { user, role, name, days }: { user: User; role: Role; name: string; days: number },
): Promise<{ apiToken: ApiToken; token: string }> {
  const token = newToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
  const apiToken = em.create(ApiToken, { user, role, name, tokenHash: hashToken(token), createdAt, expiresAt });
  await em.flush();
  return { apiToken, token };
}
