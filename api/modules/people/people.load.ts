// A person as an administrator is about to change them: locked, and asked whether they may be.
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { notFound, refused } from '../../errors.ts';
import { isUnregistered } from '../accounts/registration/unregistered.service.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { reachesBeyond } from './reach.ts';
import { peopleVisibleTo, userPolicy, type PersonFacts } from './user.policy.ts';

/** For `change` and `end`. */
export async function factsToChange(ctx: Context, user: User): Promise<PersonFacts & { reachesBeyond: boolean }> {
  return { ...personFacts(user), reachesBeyond: await ctx.loaders.of(ctx, reachesBeyond).load(user.id) };
}

/** By id, as the lists show them (`peopleVisibleTo`). */
export async function findPerson(ctx: Context, id: number): Promise<User | null> {
  const user = await ctx.em.findOne(User, id);
  if (user === null || !isUnregistered(user) || ctx.viewer === null) return user;
  const { rows } = await sql<{
    id: number;
  }>`select user_account.id from user_account where user_account.id = ${id} and ${peopleVisibleTo(ctx.viewer)}`.execute(query(ctx.em));
  return rows.length > 0 ? user : null;
}

export function personFacts(user: User): PersonFacts {
  return { userId: user.id, departmentId: user.department?.id ?? null, isDeleted: Boolean(user.deletedAt) };
}

/** In the order of their numbers, each with roles and department. Errors: NOT_FOUND, PERSON_BEYOND_SCOPE, OWN_ACCOUNT. */
export async function peopleTo(ctx: Context, act: 'change' | 'end', userIds: readonly number[]): Promise<User[]> {
  const ids = [...new Set(userIds)].sort((a, b) => a - b);
  // A question that only looks has no transaction.
  if (ctx.em.isInTransaction())
    await ctx.em.find(User, { id: { $in: ids } }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const users = await ctx.em.find(User, { id: { $in: ids } }, { orderBy: { id: 'asc' }, populate: ['roles', 'department'] });
  if (users.length < ids.length) throw notFound();
  const viewer = signedIn(ctx);
  for (const user of users) {
    const refusal = userPolicy[act](viewer, await factsToChange(ctx, user));
    if (refusal) throw refused({ ...refusal, ...(refusal.code !== 'NOT_FOUND' && { params: { name: user.realName } }) });
  }
  return users;
}

/** One of them. Errors: as `peopleTo`. */
export async function personTo(ctx: Context, act: 'change' | 'end', userId: number): Promise<User> {
  const [user] = await peopleTo(ctx, act, [userId]);
  if (!user) throw notFound();
  return user;
}

/** What the person says of themselves, of which an administrator keeps the phone. */
export async function profileOf(ctx: Context, user: User): Promise<Profile> {
  return (await ctx.em.findOne(Profile, { user })) ?? ctx.em.create(Profile, { user });
}

/** A save of either is one more: an administrator's form never writes over what the person saved meanwhile. */
export function versionOf(user: User, profile: Pick<Profile, 'version'> | null): number {
  return user.version + (profile?.version ?? 0);
}
