// People for tests, and their open sessions.
import type { EntityManager } from '@mikro-orm/postgresql';
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import type { Clock } from '../../context.ts';
import { Role } from '../access/role.entity.ts';
import { Session } from './session.entity.ts';
import { hashToken, newPersonCode, newToken } from './token.ts';
import { User } from './user.entity.ts';

let count = 0;

/** A person with these roles (author when none is said), without a password. */
export async function buildUser(em: EntityManager, overrides: Partial<Pick<User, 'email' | 'username' | 'realName' | 'code' | 'passwordHash' | 'isEnabled' | 'allowsManySessions'>> = {}, roles: readonly RoleKindCode[] = ['AUTHOR']): Promise<User> {
  count += 1;
  const now = new Date('2026-01-05T01:00:00Z');
  const user = em.create(User, { email: `person${count}@example.org`, realName: `人${count}`, code: newPersonCode(), activatedAt: now, createdAt: now, ...overrides });
  user.roles.set(roles.map((kind) => em.getReference(Role, RoleKind[kind])));
  await em.flush();
  return user;
}

/** A live session of the person in one of their roles; answers its token. Lives a week of the test's clock. */
export async function openSession(em: EntityManager, user: User, clock: Clock, { role = 'AUTHOR', language = 'zh-CN' }: { role?: RoleKindCode; language?: 'zh-CN' | 'en-US' } = {}): Promise<{ token: string; sessionId: number }> {
  const token = newToken();
  const now = clock.now();
  const session = em.create(Session, {
    user, tokenHash: hashToken(token), status: 'active', isExclusive: false, role: em.getReference(Role, RoleKind[role]), language, isRemembered: true,
    address: '127.0.0.1', createdAt: now, lastActAt: now, expiresAt: new Date(now.getTime() + 7 * 86_400_000),
  });
  await em.flush();
  return { token, sessionId: session.id };
}
