// A letter about a review that is sent again: the ticket of the first may be over, and each letter has its own (decision 39).
import type { Context } from '../../../context.ts';
import { letterLink } from '../../mail/letter-link.ts';
import type { Mail } from '../../mail/mail.entity.ts';
import { invitationLink } from './invitation-link.ts';

export async function withFreshTicket(
  ctx: Pick<Context, 'em' | 'clock' | 'env'>,
  { text, html, review }: Pick<Mail, 'text' | 'html' | 'review'>,
): Promise<Pick<Mail, 'text' | 'html'>> {
  const before = letterLink(ctx, 'invitation', { ticket: '' });
  if (!review || !text.includes(before)) return { text, html };
  const link = await invitationLink(ctx, await review.loadOrFail());
  const fresh = (written: string) =>
    written
      .split(before)
      .map((part, index) => (index === 0 ? part : `${link}${part.replace(/^[\w-]+/, '')}`))
      .join('');
  return { text: fresh(text), html: fresh(html) };
}
