// Adding, changing, disabling and deleting people (S3 §2.17): within the administrator's departments, and never beyond the rights they
// could give.
import { ref } from '@mikro-orm/core';
import type { z } from 'zod';
import { newPersonAccountSchema, personSchema, type CheckedPerson } from '../../../shared/forms/person.ts';
import { signedIn, signedInPerson, type Context } from '../../context.ts';
import { lockName } from '../../database/locks.ts';
import { DomainError, invalidInput, parseInput } from '../../errors.ts';
import { decodeId } from '../../graphql/node.ts';
import { Department } from '../organization/department.entity.ts';
import { Role } from '../organization/role.entity.ts';
import { newAccount } from '../accounts/registration/account.service.ts';
import { askMailbox } from '../accounts/registration/ask-mailbox.ts';
import { holdToMove } from '../accounts/registration/held-accounts.ts';
import { withdrawCodes } from '../accounts/registration/mail-code.service.ts';
import { isUnregistered } from '../accounts/registration/registered.ts';
import { hashPassword } from '../accounts/passwords/password.ts';
import { replacePassword } from '../accounts/passwords/password.service.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { letterLink } from '../mail/letter-link.ts';
import { queueMail } from '../mail/mail.service.ts';
import { endActingUnder } from './ending.ts';
import { keepingAnAdministrator } from '../organization/last-administrator.ts';
import { disable, layToRest } from './lay-to-rest.ts';
import { addressOf, leaveAddress } from './merge/leave-address.ts';
import { peopleTo, personTo, profileOf, versionOf } from './people.load.ts';
import { lockPower } from '../organization/power-lock.ts';
import { rolesToGive } from '../organization/roles/reach.ts';
import { isShown } from '../organization/roles/roles-shown.ts';
import { holdsDepartment } from './user.policy.ts';
import { makeWay, takeInWaiting } from './waiting-account.ts';
import { nameOfAccount } from '../names/display-name.ts';

type PersonInput = z.input<typeof personSchema>;

/**
 * The address is the administrator's word: its person confirms it. Errors: INVALID_INPUT, EMAIL_TAKEN at email, USERNAME_TAKEN at username;
 * FORBIDDEN to API tokens.
 */
export async function addPerson(ctx: Context, input: PersonInput): Promise<User> {
  signedInPerson(ctx);
  const person = parseInput(newPersonAccountSchema, input);
  const { email, realName, isEnabled, mobile } = person;
  // It takes a while, in which nobody need wait.
  const passwordHash = await hashPassword(person.password);
  await lockPower(ctx);
  await holdToMove(ctx, [], [email]);
  const waiting = await claim(ctx, person, null);
  const now = ctx.clock.now();
  const [department, roles] = [await departmentOf(ctx, person, null), await rolesOf(ctx, person, [])];
  const username = person.username || null;
  const own = { username, realName, isEnabled, passwordHash, language: ctx.language, activatedAt: now, createdAt: now };
  if (waiting) await makeWay(ctx, waiting);
  const { user, profile } = await newAccount(ctx.em, roles, { ...own, email, department: department && ref(department) });
  profile.phone = mobile || null;
  await ctx.em.flush();
  if (waiting) await takeInWaiting(ctx, user, waiting);
  // Without the password, which the administrator gives to its person.
  await queueMail(ctx, {
    to: email,
    key: 'letter.accountMade',
    params: { name: nameOfAccount(user.language, user), signIn: letterLink(ctx, 'signIn'), reset: letterLink(ctx, 'forgotPassword') },
    language: user.language,
    about: { accountId: user.id },
  });
  return user;
}

/**
 * To an administrator who writes no other address answers at once: its mailbox decides, whether or not somebody has been asked by it
 * (decision 63). Errors: NOT_FOUND, CONFLICT, INVALID_INPUT, EMAIL_TAKEN, USERNAME_TAKEN, PERSON_BEYOND_SCOPE, OWN_ACCOUNT,
 * LAST_ADMINISTRATOR; FORBIDDEN to API tokens for another address, a new password, a further role, another department, and enabling.
 */
export async function savePerson(ctx: Context, userId: number, version: number, input: PersonInput): Promise<User> {
  const person = parseInput(personSchema, input);
  return await keepingAnAdministrator(ctx, async () => {
    await holdToMove(ctx, [userId], [person.email]);
    const user = await personTo(ctx, 'change', userId);
    const profile = await profileOf(ctx, user);
    if (version !== versionOf(user, profile)) throw new DomainError('CONFLICT');
    // Either is a way to sign in.
    if (person.password !== '' || person.email !== user.email) signedInPerson(ctx);
    await claim(ctx, person, user);
    const before = { address: addressOf(user), isEnabled: user.isEnabled, roles: user.roles.getItems() };
    const isAsked = person.email !== user.email && signedIn(ctx).isWritingAdministrator;
    const roles = await rolesOf(ctx, person, before.roles);
    const department = await departmentOf(ctx, person, user);
    if (before.isEnabled && !person.isEnabled && userId === signedIn(ctx).userId) throw new DomainError('OWN_ACCOUNT');
    const isGivenMore =
      (person.isEnabled && !before.isEnabled) ||
      roles.some((role) => !before.roles.includes(role)) ||
      (department?.id ?? null) !== (user.department?.id ?? null);
    // Opens the account, gives it power, or gives it into the hands of another department.
    if (isGivenMore) signedInPerson(ctx);
    // Of another name nobody has said the parts.
    if (user.realName !== person.realName) user.nameParts = null;
    ctx.em.assign(user, { username: person.username || null, realName: person.realName });
    if (!isAsked) user.email = person.email;
    user.department = department && ref(department);
    user.isEnabled = person.isEnabled;
    user.roles.set(roles);
    user.version += 1;
    profile.phone = person.mobile || null;
    const isMoved = before.address.email !== user.email;
    if (isMoved) ctx.em.assign(user, { addressConfirmedAt: null, addressSince: ctx.clock.now() });
    await ctx.em.flush();
    if (isAsked) await askMailbox(ctx, user, person.email);
    if (isMoved) {
      await leaveAddress(ctx, user, before.address);
      await tellMoved(ctx, user, before.address.email);
    }
    if (person.password !== '') await setPasswordOf(ctx, user, person.password);
    await endActingUnder(
      ctx,
      user,
      before.roles.filter((role) => !roles.includes(role)),
    );
    if (before.isEnabled && !person.isEnabled) await disable(ctx, user);
    return user;
  });
}

/** Errors: NOT_FOUND, PERSON_BEYOND_SCOPE, OWN_ACCOUNT, LAST_ADMINISTRATOR; FORBIDDEN to API tokens that enable. */
export async function setEnabled(ctx: Context, userId: number, isEnabled: boolean): Promise<User> {
  return await keepingAnAdministrator(ctx, async () => {
    const user = await personTo(ctx, 'end', userId);
    if (user.isEnabled === isEnabled) return user;
    if (isEnabled) signedInPerson(ctx);
    user.isEnabled = isEnabled;
    user.version += 1;
    if (!isEnabled) await disable(ctx, user);
    return user;
  });
}

const MOST_AT_ONCE = 100;

/** Deletes all of them or none. Their earlier acts keep their name (F-091). Errors: as `setEnabled`, INVALID_INPUT at userIds. */
export async function deletePeople(ctx: Context, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) throw invalidInput({ userIds: { code: 'form.chooseRows' } });
  if (userIds.length > MOST_AT_ONCE) throw invalidInput({ userIds: { code: 'input.tooBig', params: { maximum: MOST_AT_ONCE } } });
  await keepingAnAdministrator(ctx, async () => {
    for (const user of await peopleTo(ctx, 'end', userIds)) await layToRest(ctx, user);
  });
}

/**
 * Claims the address (locked) and user name for this person until the transaction ends. For an added person, answers the account that waits
 * at the address; an account that moves there finds it taken, because the two may not be one person (decision 60). A writing administrator
 * is told nothing of a waiting account (decision 63).
 */
async function claim(
  ctx: Context,
  { email, username }: Pick<CheckedPerson, 'email' | 'username'>,
  user: User | null,
): Promise<User | null> {
  const others = user === null ? {} : { id: { $ne: user.id } };
  const holder = user?.email === email ? null : await ctx.em.findOne(User, { email, ...others }, { populate: ['roles'], refresh: true });
  const isHidden = holder !== null && isUnregistered(holder) && signedIn(ctx).isWritingAdministrator;
  if (holder && !isHidden && (user || !isUnregistered(holder) || !holder.isEnabled))
    throw new DomainError('EMAIL_TAKEN', {}, { email: { code: 'error.EMAIL_TAKEN' } });
  if (username === '' || user?.username === username) return holder;
  await lockName(ctx.em, `username ${username}`);
  if ((await ctx.em.count(User, { username, ...others })) > 0)
    throw new DomainError('USERNAME_TAKEN', {}, { username: { code: 'error.USERNAME_TAKEN' } });
  return holder;
}

/** The one of a person who has been there already needs no permission. */
async function departmentOf(
  ctx: Context,
  { departmentId }: Pick<CheckedPerson, 'departmentId'>,
  user: User | null,
): Promise<Department | null> {
  const found = departmentId === '' ? null : await ctx.em.findOne(Department, decodeId('Department', departmentId));
  if (departmentId !== '' && !found) throw invalidInput({ departmentId: { code: 'input.invalid' } });
  const isKept = user !== null && (found?.id ?? null) === (user.department?.id ?? null);
  if (!isKept && !holdsDepartment(signedIn(ctx), found?.id ?? null))
    throw invalidInput({ departmentId: { code: found ? 'form.departmentBeyondScope' : 'input.required' } });
  return found;
}

/** Roles already held may stay, and do so where the viewer is not shown them. */
async function rolesOf(ctx: Context, { roleIds }: Pick<CheckedPerson, 'roleIds'>, kept: readonly Role[]): Promise<Role[]> {
  const wanted = [...new Set(roleIds.map((id) => decodeId('Role', id)))];
  const viewer = signedIn(ctx);
  const [shown, hidden] = [kept.filter((role) => isShown(viewer, role)), kept.filter((role) => !isShown(viewer, role))];
  const allowed = new Set([...(await rolesToGive(ctx)), ...shown.map(({ id }) => id)]);
  if (wanted.some((id) => !allowed.has(id))) throw invalidInput({ roleIds: { code: 'form.roleBeyondScope' } });
  return [...(await ctx.em.find(Role, { id: { $in: wanted } })), ...hidden];
}

async function tellMoved(ctx: Context, user: User, from: string): Promise<void> {
  await withdrawCodes(ctx, user, ['PASSWORD_RESET', 'EMAIL_CHANGE']);
  const { email, language } = user;
  const name = nameOfAccount(language, user);
  await queueMail(ctx, { to: from, key: 'letter.emailChanged', params: { name, email }, language, about: { accountId: user.id } });
}

/** An account that was made for somebody who never came can be signed in to from now on; whose mailbox it names is another question. */
async function setPasswordOf(ctx: Context, user: User, password: string): Promise<void> {
  user.activatedAt ??= ctx.clock.now();
  await replacePassword(ctx, user, password);
}
