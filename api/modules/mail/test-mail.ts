// A test letter of operations for a mailbox, the publisher's or a journal's: to their own address, by the way that all letters go.
import { RoleKind } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import type { AboutMailbox } from './about.ts';
import { failureOf } from './failure.ts';
import { fateOf } from './mail-fate.ts';
import { Mail } from './mail.entity.ts';
import { queueMail, type NewMail } from './mail.service.ts';
import type { TestMail } from './test-mail.types.ts';
import { nameOfAccount } from '../names/display-name.ts';

/** From the publisher's mailbox. */
export async function sendTestMail(ctx: Context): Promise<TestMail> {
  const user = await accountOfViewer(ctx);
  const { language } = user;
  return await sendToOneself(ctx, { key: 'letter.testOfPublisher', params: { name: nameOfAccount(language, user) }, language });
}

/** From a journal's mailbox, or the publisher's. */
export async function sendToOneself(
  ctx: Context,
  letter: Omit<NewMail, 'to' | 'about' | 'sendAfter'>,
  mailboxOf: AboutMailbox['mailboxOf'] = 'publisher',
): Promise<TestMail> {
  const { id: userId, email } = await accountOfViewer(ctx);
  const id = await queueMail(ctx, { ...letter, to: email, about: { mailboxOf, askedBy: userId, role: RoleKind.OPERATIONS } });
  return told(ctx, await ctx.em.findOneOrFail(Mail, id, { refresh: true }));
}

/** The viewer's latest from the mailbox of this journal, of the publisher without one; null before the first. */
export async function lastTestMail(ctx: Context, colloquiumId: number | null = null): Promise<TestMail | null> {
  const mail = await ctx.em.findOne(
    Mail,
    { recipient: signedIn(ctx).userId, recipientKind: RoleKind.OPERATIONS, contribution: null, colloquium: colloquiumId },
    { orderBy: { id: 'desc' } },
  );
  return mail && told(ctx, mail);
}

const accountOfViewer = (ctx: Context): Promise<User> => ctx.em.findOneOrFail(User, signedIn(ctx).userId);

const told = (ctx: Context, mail: Mail): TestMail => ({
  to: mail.to,
  fate: fateOf(mail, ctx.clock.now()),
  error: failureOf(ctx.language, mail),
  createdAt: mail.createdAt,
});
