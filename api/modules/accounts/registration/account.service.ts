// A new account: its row, its roles, an empty profile and a person code of its own.
import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';
import { Role } from '../../organization/role.entity.ts';
import { Profile } from '../profile/profile.entity.ts';
import { newPersonCode } from '../sessions/token.ts';
import { User } from '../viewer/user.entity.ts';

type NewAccount = Omit<RequiredEntityData<User>, 'code' | 'roles'>;

/** `email` in lower case. In the seeded record of the role, whose id is its kind's number. */
export async function createAccount(em: EntityManager, role: RoleKindCode, account: NewAccount): Promise<User> {
  return (await newAccount(em, [em.getReference(Role, RoleKind[role])], account)).user;
}

/** The same in any role records. */
export async function newAccount(
  em: EntityManager,
  roles: readonly Role[],
  account: NewAccount,
): Promise<{ user: User; profile: Profile }> {
  const user = em.create(User, { ...account, code: await unusedCode(em) });
  user.roles.set([...roles]);
  const profile = em.create(Profile, { user });
  await em.flush();
  return { user, profile };
}

async function unusedCode(em: EntityManager): Promise<string> {
  for (;;) {
    const code = newPersonCode();
    if ((await em.count(User, { code })) === 0) return code;
  }
}
