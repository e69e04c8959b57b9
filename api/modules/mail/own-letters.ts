// The letters that a person has been sent, for their copy of their data.
import type { Context } from '../../context.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { Mail } from './mail.entity.ts';

export interface OwnLetter {
  subject: string;
  text: string;
  sentAt: Date;
}

/**
 * What went to the address of the account since it is theirs, oldest first: before, it may have been another person's. Letters that are
 * still held back are not told, and links lose their codes: the copy is a file that lies about.
 */
export async function ownLetters(
  { em }: Pick<Context, 'em'>,
  account: Pick<User, 'email' | 'createdAt' | 'addressConfirmedAt' | 'addressSince'>,
): Promise<OwnLetter[]> {
  // What is written to an address is its mailbox's, which nobody has shown to be this person's.
  if (!account.addressConfirmedAt) return [];
  const since = account.addressSince ?? account.createdAt;
  const letters = await em.find(Mail, { to: account.email, status: 'sent', createdAt: { $gte: since } }, { orderBy: { id: 'asc' } });
  return letters.map(({ subject, text, sentAt, createdAt }) => ({ subject, text: withoutCodes(text), sentAt: sentAt ?? createdAt }));
}

function withoutCodes(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s?]+)\?\S*/g, '$1');
}
