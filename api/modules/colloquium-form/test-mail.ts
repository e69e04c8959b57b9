// A letter to oneself from a journal's mailbox, to see whether the mailbox sends.
import { signedIn, type Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { ColloquiumSender } from '../mail/colloquium-sender.entity.ts';
import { sendToOneself } from '../mail/test-mail.ts';
import type { TestMail } from '../mail/test-mail.types.ts';
import { managedColloquium } from '../colloquiums/managed-colloquium.ts';
import { nameOfAccount } from '../names/display-name.ts';

/** Errors: NOT_FOUND; INVALID_INPUT at senderAddress while there is no mailbox. */
export async function sendTestMail(ctx: Context, colloquiumId: number): Promise<TestMail> {
  const colloquium = await managedColloquium(ctx, colloquiumId);
  const sender = await ctx.em.findOne(ColloquiumSender, { colloquium: colloquiumId });
  if (sender === null) throw invalidInput({ senderAddress: { code: 'form.senderRequired' } });
  const user = await ctx.em.findOneOrFail(User, signedIn(ctx).userId);
  const params = {
    name: nameOfAccount(user.language, user),
    colloquium: colloquium.name,
    colloquiumEn: colloquium.nameEn ?? colloquium.name,
    address: sender.address,
  };
  return await sendToOneself(ctx, { language: user.language, key: 'letter.testMail', params }, colloquiumId);
}
