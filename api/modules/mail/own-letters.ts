// The letters that a person has been sent, for their copy of their data.
import type { Context } from '../../context.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { Mail } from './mail.entity.ts';

interface OwnLetter {
  subject: string;
  text: string;
  sentAt: Date;
}

/**
 * Letters to the account's address since its confirmation, oldest first: before, it may have been another person's. Letters still held back
 * are left out, and links lose their codes, because the copy is a file that may lie around.
 */
export async function ownLetters(
  { em }: Pick<Context, 'em'>,
  account: Pick<User, 'email' | 'createdAt' | 'addressConfirmedAt' | 'addressSince'>,
): Promise<OwnLetter[]> {
  // Letters to an unconfirmed address belong to its mailbox, which may not be this person's.
  if (!account.addressConfirmedAt) return [];
  const since = account.addressSince ?? account.createdAt;
  const letters = await em.find(Mail, { to: account.email, status: 'sent', createdAt: { $gte: since } }, { orderBy: { id: 'asc' } });
  return letters.map(({ subject, text, sentAt, createdAt }) => ({ subject, text: withoutCodes(text), sentAt: sentAt ?? createdAt }));
}

function withoutCodes(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s?]+)\?\S*/g, '$1');
}
