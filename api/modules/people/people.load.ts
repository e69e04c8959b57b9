// A person as an administrator is about to change them: locked, and asked whether they may be.
import { LockMode } from '@mikro-orm/core';
import { signedIn, type Context } from '../../context.ts';
import { notFound, refused } from '../../errors.ts';
import { isUnregistered } from '../accounts/registration/registered.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Profile } from '../accounts/profile/profile.entity.ts';
import { reachesBeyond } from '../organization/roles/reach.ts';
import { userPolicy, type PersonFacts } from './user.policy.ts';

/** For `change` and `end`. */
export async function factsToChange(ctx: Context, user: User): Promise<PersonFacts & { reachesBeyond: boolean }> {
  return { ...personFacts(user), reachesBeyond: await ctx.loaders.of(ctx, reachesBeyond).load(user.id) };
}

export function personFacts(user: User): PersonFacts {
  return {
    userId: user.id,
    departmentId: user.department?.id ?? null,
    isDeleted: Boolean(user.deletedAt),
    isUnregistered: isUnregistered(user),
  };
}

/** In the order of their numbers, each with roles and department. Errors: NOT_FOUND, PERSON_BEYOND_SCOPE, OWN_ACCOUNT. */
export async function peopleTo(ctx: Context, act: 'change' | 'end', userIds: readonly number[]): Promise<User[]> {
  const ids = [...new Set(userIds)].sort((a, b) => a - b);
  // A question that only looks has no transaction.
  if (ctx.em.isInTransaction())
    await ctx.em.find(User, { id: { $in: ids } }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const users = await ctx.em.find(User, { id: { $in: ids } }, { orderBy: { id: 'asc' }, populate: ['roles', 'department'] });
  const viewer = signedIn(ctx);
  const people = await Promise.all(users.map(async (user) => ({ user, facts: await factsToChange(ctx, user) })));
  // A hidden person is refused like a missing one, before other refusals are told.
  if (people.length < ids.length || people.some(({ facts }) => userPolicy.view(viewer, facts))) throw notFound();
  for (const { user, facts } of people) {
    const refusal = userPolicy[act](viewer, facts);
    if (refusal) throw refused({ ...refusal, params: { name: user.realName } });
  }
  return users;
}

/** One of them. Errors: as `peopleTo`. */
export async function personTo(ctx: Context, act: 'change' | 'end', userId: number): Promise<User> {
  const [user] = await peopleTo(ctx, act, [userId]);
  if (!user) throw notFound();
  return user;
}

/** The person's own profile; an administrator maintains only the phone. */
export async function profileOf(ctx: Context, user: User): Promise<Profile> {
  return (await ctx.em.findOne(Profile, { user })) ?? ctx.em.create(Profile, { user });
}

/** A save of either adds one: an administrator's form never overwrites the person's simultaneous save. */
export function versionOf(user: User, profile: Pick<Profile, 'version'> | null): number {
  return user.version + (profile?.version ?? 0);
}
