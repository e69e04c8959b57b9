// The end of an ORCID iD as a way in.
import type { Context } from '../../../context.ts';
import { queueMail } from '../../mail/mail.service.ts';
import type { User } from '../viewer/user.entity.ts';
import { nameOfAccount } from '../../names/display-name.ts';

/** Takes the iD off the account and tells its person; without one nothing happens. */
export async function takeOffOrcid(ctx: Context, user: User): Promise<void> {
  const { orcid } = user;
  if (!orcid) return;
  user.orcid = null;
  await ctx.em.flush();
  await queueMail(ctx, {
    to: user.email,
    key: 'letter.orcidUnbound',
    language: user.language,
    params: { name: nameOfAccount(user.language, user), orcid },
    about: { accountId: user.id },
  });
}
