// Accounts of people who have not registered: made from an inviter's data. Such an account has no password; its person signs in once they
// register with the address or set a password by mail, and meets the invitations written there meanwhile.
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { newPersonSchema, type CheckedNewPerson } from '../../../../shared/forms/new-person.ts';
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';
import type { FieldProblems } from '../../../../shared/errors.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DomainError, invalidInput, parseInput } from '../../../errors.ts';
import { Role } from '../../organization/role.entity.ts';
import { namedAs } from '../../names/names.types.ts';
import type { Profile } from '../profile/profile.entity.ts';
import { dictionaryEntry, entryKey, keyText } from '../../reference/dictionary.service.ts';
import type { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { Region } from '../../reference/region.entity.ts';
import { Sex, sexName } from '../viewer/accounts.types.ts';
import { HeldRole } from '../viewer/held-role.entity.ts';
import { User } from '../viewer/user.entity.ts';
import type { NewPersonInput } from './account.inputs.ts';
import { newAccount } from './account.service.ts';
import { lockAddress } from './activation-letter.ts';

/** A typed person, checked, with the choices from lists. */
export interface NewPerson extends Omit<CheckedNewPerson, 'degreeId' | 'regionCode'> {
  degree: DictionaryEntry | null;
  region: Region;
}

/**
 * Errors: INVALID_INPUT at the fields of the form, their names after `at` (`invitations.2.`); NOT_FOUND for a degree that is no entry of a
 * dictionary.
 */
export async function checkNewPerson(ctx: Context, input: NewPersonInput, at = ''): Promise<NewPerson> {
  try {
    const { degreeId, regionCode, ...person } = parseInput(newPersonSchema, {
      realName: input.realName ?? '',
      name: input.name ?? null,
      sex: sexName(input.sex) ?? '',
      degreeId: keyText(entryKey(input.degreeId)),
      email: input.email ?? '',
      company: input.company ?? '',
      regionCode: input.regionCode ?? '',
    });
    const degree = await dictionaryEntry(ctx, {
      type: 'DEGREE',
      id: Number(degreeId),
      field: 'degreeId',
      isNew: true,
      otherwise: 'input.required',
    });
    const region = await ctx.em.findOne(Region, { code: regionCode });
    if (!region || (await ctx.em.count(Region, { parent: region.code })) > 0)
      throw invalidInput({ regionCode: { code: 'input.required' } });
    return { ...person, degree, region };
  } catch (error) {
    throw error instanceof DomainError && error.fields ? invalidInput(prefixed(error.fields, at)) : error;
  }
}

function prefixed(fields: FieldProblems, at: string): FieldProblems {
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [`${at}${name}`, problem]));
}

/**
 * The account of this address: the existing one, unchanged, or one made for the person. It has the role from here on. While the address is
 * unconfirmed, only the letter opens the invitations: an administrator may have taken the address and has the password. The address is
 * locked until the transaction ends, so a registration or invitation at the same moment meets this account.
 */
export async function accountFor(ctx: Context, person: NewPerson, role: RoleKindCode): Promise<User> {
  const { email, realName, name, sex, degree, company, region } = person;
  const named = namedAs(realName, name ?? null, null);
  await lockAddress(ctx.em, email);
  const known = await ctx.em.findOne(User, { email });
  if (known) {
    await giveRole(ctx.em, [known.id], role);
    return known;
  }
  const about = { sex: Sex[sex], degree: degree && ref(degree), workplaces: [company], region: ref(region) };
  return await makeUnregistered(ctx, { email, realName: named.text, nameParts: named.said, language: ctx.language }, about, [role]);
}

/** An account of an address that has none, for a person who has not come. */
export async function makeUnregistered(
  ctx: Context,
  account: Pick<User, 'email' | 'realName' | 'nameParts' | 'language'>,
  about: Pick<Profile, 'sex' | 'degree' | 'workplaces' | 'region'>,
  roles: readonly RoleKindCode[],
): Promise<User> {
  const { user, profile } = await newAccount(
    ctx.em,
    roles.map((role) => ctx.em.getReference(Role, RoleKind[role])),
    { ...account, createdAt: ctx.clock.now() },
  );
  ctx.em.assign(profile, about);
  await ctx.em.flush();
  await ctx.em.nativeUpdate(HeldRole, { user: user.id }, { isByInvitation: true });
  return user;
}

/** Invited people who hold no record of this kind get the one that comes with the product. */
export async function giveRole(em: EntityManager, userIds: readonly number[], role: RoleKindCode): Promise<void> {
  const kind = RoleKind[role];
  await sql`
    insert into user_role (user_id, role_id, is_by_invitation) select u.id, ${kind}, true from user_account u where u.id = any(${[...userIds]})
      and not exists (select from user_role h join role r on r.id = h.role_id where h.user_id = u.id and r.kind = ${kind})
    on conflict do nothing`.execute(query(em));
}

/**
 * Its person has come: the data of their registration are the account's now, whose code, invitations and reviews stay. The parts of the name
 * are theirs to say.
 */
export function takeOver(
  em: EntityManager,
  user: User,
  registered: Pick<User, 'realName' | 'passwordHash' | 'language' | 'orcid' | 'activatedAt'>,
): void {
  em.assign(user, { ...registered, nameParts: null });
  user.roles.add(em.getReference(Role, RoleKind.AUTHOR));
}
