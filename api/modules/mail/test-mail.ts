// A letter by which somebody of operations sees whether the publisher's mailbox works: to their own address, by the way that all letters go.
import { RoleKind } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { reasonText } from './failure.ts';
import { fateOf } from './mail.facts.ts';
import { Mail } from './mail.entity.ts';
import { queueMail } from './mail.service.ts';
import type { TestMail } from './publisher-sender.types.ts';

export async function sendTestMail(ctx: Context): Promise<TestMail> {
  const { userId } = signedIn(ctx);
  const { email, realName } = await ctx.em.findOneOrFail(User, userId);
  const id = await queueMail(ctx, { to: email, key: 'letter.testOfPublisher', params: { name: realName }, language: ctx.language });
  // Of letters about no manuscript these alone name who asked for them, and in which role.
  await ctx.em.nativeUpdate(Mail, id, { recipient: userId, recipientKind: RoleKind.OPERATIONS });
  return told(ctx, await ctx.em.findOneOrFail(Mail, id, { refresh: true }));
}

/** The viewer's latest; null before the first. */
export async function lastTestMail(ctx: Context): Promise<TestMail | null> {
  const mail = await ctx.em.findOne(
    Mail,
    { recipient: signedIn(ctx).userId, recipientKind: RoleKind.OPERATIONS, contribution: null, colloquium: null },
    { orderBy: { id: 'desc' } },
  );
  return mail && told(ctx, mail);
}

const told = (ctx: Context, mail: Mail): TestMail => ({
  to: mail.to,
  fate: fateOf(mail, ctx.clock.now()),
  error: mail.status === 'sent' || mail.lastError == null ? null : reasonText(ctx.language, mail.lastError),
  createdAt: mail.createdAt,
});
