// People for tests: accounts in any roles, their profiles, and the sessions and API tokens they act by.
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';
import type { Clock } from '../../../context.ts';
import { Department } from '../../organization/department.entity.ts';
import { Menu } from '../../organization/menu.entity.ts';
import { Role } from '../../organization/role.entity.ts';
import { Profile } from '../profile/profile.entity.ts';
import { DictionaryEntry, type DictionaryTypeName } from '../../reference/dictionary-entry.entity.ts';
import { ApiToken } from '../sessions/api-token.entity.ts';
import { hashPassword } from '../passwords/password.ts';
import { Session } from '../sessions/session.entity.ts';
import { hashToken, newToken } from '../sessions/token.ts';
import { User } from './user.entity.ts';
import { nextNumber } from '../../../testing/numbers.ts';

/** Password of every account that `buildUser` makes. */
export const PASSWORD = 'Colloquium1';
const BORN = new Date('2026-01-05T02:00:00Z');

let passwordHash: Promise<string> | undefined;

type Own = Partial<
  Pick<
    User,
    | 'id'
    | 'email'
    | 'username'
    | 'realName'
    | 'code'
    | 'language'
    | 'nameParts'
    | 'orcid'
    | 'passwordHash'
    | 'isEnabled'
    | 'createdAt'
    | 'activatedAt'
    | 'addressConfirmedAt'
    | 'allowsManySessions'
  >
>;

export interface UserOverrides extends Own {
  /** Seeded role records; AUTHOR when not said. */
  roles?: readonly RoleKindCode[];
  /** Further role records. */
  records?: readonly Role[];
  workplaces?: string[];
  address?: string;
  /** False: the personal information says too little to submit. */
  hasCompleteProfile?: boolean;
}

/** The rest of a profile that says enough to submit. */
const COMPLETE = {
  birthDate: '1985-04-12',
  region: '330106',
  major: 'History',
  researchArea: 'Local history',
  department: 'Department of History',
  phone: '13800000000',
};

async function choices(em: EntityManager) {
  const entries = await em.find(DictionaryEntry, { type: { $in: ['DEGREE', 'PROFESSIONAL_TITLE', 'DUTY'] }, position: 1 });
  const first = (type: DictionaryTypeName) => entries.find((entry) => entry.type === type) ?? null;
  return { degree: first('DEGREE'), professionalTitle: first('PROFESSIONAL_TITLE'), duty: first('DUTY') };
}

/**
 * An activated account with a confirmed address and a profile, in the roles it is given. One that is not activated has confirmed nothing.
 */
export async function buildUser(
  em: EntityManager,
  { roles = ['AUTHOR'], records = [], workplaces, address, hasCompleteProfile = true, ...own }: UserOverrides = {},
): Promise<User> {
  const number = nextNumber('account');
  passwordHash ??= hashPassword(PASSWORD);
  const user = em.create(User, {
    email: `person${number}@example.org`,
    realName: `Person ${number}`,
    // The product draws codes that begin with A: none of them may happen to be this one.
    code: `B${String(number).padStart(6, '0')}`,
    language: 'en-US',
    activatedAt: BORN,
    addressConfirmedAt: own.activatedAt === null ? null : BORN,
    createdAt: BORN,
    passwordHash: await passwordHash,
    ...own,
  });
  user.roles.set([...roles.map((code) => em.getReference(Role, RoleKind[code])), ...records]);
  const profile = em.create(Profile, {
    user,
    sex: 1,
    workplaces: workplaces ?? [`University ${number}`],
    address: address ?? `Street ${number}`,
  });
  if (hasCompleteProfile) em.assign(profile, { ...COMPLETE, ...(await choices(em)) });
  await em.flush();
  return user;
}

/** A role record of this kind whose data scope is these departments, with every menu of its kind or those with these addresses. */
export async function buildRole(
  em: EntityManager,
  kind: RoleKindCode,
  departments: readonly Department[],
  screens: readonly string[] | null = null,
): Promise<Role> {
  const number = nextNumber('account');
  const role = em.create(Role, { kind: RoleKind[kind], nameZh: `角色${number}`, nameEn: `Role ${number}` });
  role.departments.set([...departments]);
  const menus = await em.find(Menu, screens === null ? {} : { url: { $in: [...screens] } });
  role.menus.set(menus.filter(({ kinds }) => kinds.includes(RoleKind[kind])));
  await em.flush();
  return role;
}

/** A department below `parent`; below the root when it is not said. */
export async function buildDepartment(em: EntityManager, parent?: Department): Promise<Department> {
  const number = nextNumber('account');
  const above = parent ?? (await em.findOneOrFail(Department, { parent: null }));
  const department = em.create(Department, { name: `部门${number}`, nameEn: `Department ${number}`, parent: ref(above), position: number });
  await em.flush();
  return department;
}

interface SessionOverrides {
  /** A seeded role by its code, or a record; the person's first when not said. */
  role?: RoleKindCode | Role;
  language?: 'zh-CN' | 'en-US';
  isRemembered?: boolean;
}

/** An active session that began at the clock's moment. Answers its token. Sessions made here may stand side by side. */
export async function buildSession(em: EntityManager, user: User, clock: Clock, overrides: SessionOverrides = {}): Promise<string> {
  const { token } = await buildSessionRow(em, user, clock, overrides);
  return token;
}

/** The same, with the row. */
export async function buildSessionRow(
  em: EntityManager,
  user: User,
  clock: Clock,
  { role, language = 'en-US', isRemembered = false }: SessionOverrides = {},
): Promise<{ token: string; session: Session }> {
  const token = newToken();
  const now = clock.now();
  const first = user.roles.getItems()[0];
  const current = typeof role === 'string' ? em.getReference(Role, RoleKind[role]) : (role ?? first);
  if (!current) throw new Error('A session needs a role');
  const session = em.create(Session, {
    user,
    language,
    isRemembered,
    role: ref(current),
    tokenHash: hashToken(token),
    status: 'active',
    isExclusive: false,
    address: '203.0.113.9',
    createdAt: now,
    lastActAt: now,
    expiresAt: new Date(now.getTime() + (isRemembered ? 7 * 24 : 12) * 3_600_000),
  });
  await em.flush();
  return { token, session };
}

/** An API token for 30 days. Answers the token. */
export async function buildApiToken(em: EntityManager, user: User, clock: Clock, role: RoleKindCode | Role): Promise<string> {
  const token = newToken();
  const createdAt = clock.now();
  em.create(ApiToken, {
    user,
    role: typeof role === 'string' ? em.getReference(Role, RoleKind[role]) : role,
    name: 'test',
    tokenHash: hashToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 30 * 86_400_000),
  });
  await em.flush();
  return token;
}
