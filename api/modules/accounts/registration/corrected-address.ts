// An invitation goes to another address than it went to before. The account that was written to keeps its own; the one of the new address
// has it from now on (decision 71).
import { newPersonSchema } from '../../../../shared/forms/new-person.ts';
import type { RoleKindCode } from '../../../../shared/roles.ts';
import type { Context } from '../../../context.ts';
import { invalidInput, parseInput } from '../../../errors.ts';
import { Profile } from '../profile/profile.entity.ts';
import { User } from '../viewer/user.entity.ts';
import { holdAccounts } from './held-accounts.ts';
import { makeUnregistered } from './unregistered.service.ts';

/** As it is kept. Errors: INVALID_INPUT at email. */
export function correctedAddress(email: string): string {
  return parseInput(newPersonSchema.pick({ email: true }), { email }).email;
}

interface Corrected {
  /** The account that there is; null: nobody has the address. */
  user: User | null;
  /** Answers it, or one made for the person, who is described as the account that was written to. */
  move: (role: RoleKindCode) => Promise<User>;
}

/** Both accounts are held until the transaction ends. Errors: INVALID_INPUT at email where it is the same address. */
export async function accountAtCorrected(ctx: Context, before: User, email: string): Promise<Corrected> {
  if (email === before.email) throw invalidInput({ email: { code: 'form.emailUnchanged' } });
  await holdAccounts(ctx, { ids: [before.id], emails: [email] });
  const user = await ctx.em.findOne(User, { email }, { refresh: true });
  return { user, move: async (role) => user ?? (await madeAs(ctx, before, email, role)) };
}

async function madeAs(ctx: Context, before: User, email: string, role: RoleKindCode): Promise<User> {
  const { realName, language } = before;
  const profile = await ctx.em.findOne(Profile, { user: before });
  const { sex = null, degree = null, workplaces = [], region = null } = profile ?? {};
  return await makeUnregistered(ctx, { email, realName, language }, { sex, degree, workplaces, region }, [role]);
}
