// /invitation?ticket=: where the letter of an invitation leads somebody without an account. The ticket leaves the address at once.
import { redirect, replace } from 'react-router-dom';
import { linkCode } from '../../components/account/link-code.ts';
import { screen } from '../../relay/screen.ts';
import { INVITATION, storedTicket, storedToken, storeTicket } from '../../relay/token.ts';

export const invitation = screen(
  async () => (await import('./InvitationPage.tsx')).InvitationPage,
  async ({ request }) => {
    const ticket = linkCode(new URL(request.url).searchParams, 'ticket');
    if (ticket !== null) {
      storeTicket(ticket);
      return replace(INVITATION);
    }
    if (storedToken() !== null) return redirect(`${INVITATION}/manuscript`);
    const kept = storedTicket();
    if (kept === null) return null;
    return await (await import('./look-at-invitation.ts')).lookAtInvitation(kept);
  },
);
