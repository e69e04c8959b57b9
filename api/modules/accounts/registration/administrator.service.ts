// Making an administrator from outside: an installation has none to begin with (principles, Running).
import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { registerSchema } from '../../../../shared/forms/account.ts';
import { passwordRule } from '../../../../shared/forms/password.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import type { Clock } from '../../../context.ts';
import { Role } from '../../organization/role.entity.ts';
import { createAccount } from './account.service.ts';
import { hashPassword } from '../passwords/password.ts';
import { User } from '../viewer/user.entity.ts';

/** exists: the account is an administrator already; promoted: it got the role and kept its password. */
type AdministratorOutcome = 'created' | 'promoted' | 'exists';

/**
 * Email and name are as in registering. Throws a ZodError for a malformed email, name or password, its messages keys of the catalogue; the
 * password is only needed (and only used) for a new account.
 */
export async function createAdministrator(
  em: EntityManager,
  clock: Clock,
  input: { email: string; name: string; password(): Promise<string> },
): Promise<AdministratorOutcome> {
  const email = registerSchema.shape.email.parse(input.email);
  return await em.transactional(async (tx) => {
    // The seeded record of a kind has the kind's number as its id.
    const role = await tx.findOneOrFail(Role, RoleKind.ADMINISTRATOR);
    const user = await tx.findOne(User, { email }, { populate: ['roles'] });
    if (user?.roles.contains(role)) return 'exists';
    if (user) {
      user.roles.add(role);
      return 'promoted';
    }
    const now = clock.now();
    const account = {
      realName: registerSchema.shape.realName.parse(input.name),
      passwordHash: await hashPassword(passwordRule.parse(await input.password())),
      activatedAt: now,
    };
    await createAccount(tx, 'ADMINISTRATOR', { ...account, email, createdAt: now });
    return 'created';
  });
}

/** A password that satisfies the rule, for people who would not choose one now. */
export function generatePassword(): string {
  const letters = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'];
  const all = letters.join('');
  for (;;) {
    const password = Array.from({ length: 16 }, () => all[randomInt(all.length)]).join('');
    if (passwordRule.safeParse(password).success) return password;
  }
}
