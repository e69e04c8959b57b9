// An invitation to submit whose letter did not arrive is sent again, to a corrected address or once more to the same (decision 71).
import { LockMode, ref } from '@mikro-orm/core';
import { RoleKind } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { DomainError, invalidInput, notFound } from '../../errors.ts';
import { accountAtCorrected, correctedAddress } from '../accounts/registration/corrected-address.ts';
import { isUnregistered } from '../accounts/registration/registered.ts';
import { giveRole } from '../accounts/registration/unregistered.service.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { queueWritten } from '../mail/mail.service.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { AuthorInvitation } from './author-invitation.entity.ts';
import { invitationAddress } from './author-invitations.service.ts';
import { invitingJournal } from './inviting-journal.ts';

/** Addresses that one invitation may go to. */
const MOST_ADDRESSES = 4;

/** Errors: NOT_FOUND, also for one that is used up; LETTER_NOT_REFUSED; ADDRESSES_USED_UP; INVALID_INPUT at email. */
export async function correctAuthorInvitation(ctx: Context, invitationId: number, typed: string): Promise<void> {
  const email = correctedAddress(typed);
  const invitation = await ctx.em.findOne(AuthorInvitation, { id: invitationId, usedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const colloquium = await invitingJournal(ctx, invitation?.colloquium.id ?? 0);
  if (!invitation || !colloquium) throw notFound();
  const letters = await ctx.em.find(Mail, { authorInvitation: invitation }, { orderBy: { id: 'desc' } });
  const [last] = letters;
  if (last?.status !== 'failed') throw new DomainError('LETTER_NOT_REFUSED');
  if (letters.length >= MOST_ADDRESSES) throw new DomainError('ADDRESSES_USED_UP', { maximum: MOST_ADDRESSES });
  const before = await invitation.user.loadOrFail();
  const user = email === before.email ? before : await handOver(ctx, invitation, before, email);
  await ctx.em.flush();
  const { subject, text, html, isRich, images, language } = last;
  // A person without an account to sign in to registers first.
  const led = (written: string) => written.replaceAll(invitationAddress(ctx, before), () => invitationAddress(ctx, user));
  await queueWritten(ctx, {
    to: email,
    subject,
    text: led(text),
    html: led(html),
    isRich,
    images,
    language: language ?? user.language,
    firstId: last.first?.id ?? last.id,
    about: { authorInvitationId: invitation.id, colloquiumId: colloquium.id },
  });
}

/** The account of the new address has the invitation from now on, and its message. */
async function handOver(ctx: Context, invitation: AuthorInvitation, before: User, email: string): Promise<User> {
  const { user: known, move } = await accountAtCorrected(ctx, before, email);
  // A disabled account is not distinguished: it gets the letter, and cannot be signed in to.
  const isInvited =
    known && (await ctx.em.count(AuthorInvitation, { user: known.id, colloquium: invitation.colloquium.id, usedAt: null })) > 0;
  if (isInvited) throw invalidInput({ email: { code: 'invitation.alreadyInvited' } });
  const user = await move('AUTHOR');
  await giveRole(ctx.em, [user.id], 'AUTHOR');
  invitation.user = ref(user);
  const { name, nameEn } = await invitation.colloquium.loadOrFail();
  if (!isUnregistered(user))
    await queueMessage(ctx, {
      to: inRole(RoleKind.AUTHOR, [user.id]),
      key: 'invitation.author',
      params: { colloquium: name, colloquiumEn: nameEn ?? name },
    });
  return user;
}
