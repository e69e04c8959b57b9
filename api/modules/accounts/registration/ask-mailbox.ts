// The letter with which a mailbox decides whether an account moves to it (email-change.service.ts).
import type { Context } from '../../../context.ts';
import { letterLink } from '../../mail/letter-link.ts';
import { queueMail } from '../../mail/mail.service.ts';
import type { User } from '../viewer/user.entity.ts';
import { CODE_LIFETIME, issueCode } from './mail-code.service.ts';

/** Nothing changes until its link is used; an earlier request to another mailbox lapses. */
export async function askMailbox(ctx: Context, user: User, email: string): Promise<void> {
  const url = letterLink(ctx, 'confirmEmail', { code: await issueCode(ctx, user, 'EMAIL_CHANGE', email) });
  await queueMail(ctx, {
    to: email,
    key: 'letter.emailChange',
    params: { url, hours: CODE_LIFETIME.EMAIL_CHANGE / 3_600_000 },
    language: user.language,
    about: { accountId: user.id },
  });
}
