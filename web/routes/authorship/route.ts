// /authorship?ticket=: where the letter to a co-author leads. The ticket leaves the address at once.
import { replace } from 'react-router-dom';
import { linkCode } from '../../components/account/link-code.ts';
import { screen } from '../../relay/screen.ts';
import { AUTHORSHIP, storedTicket, storeTicket } from './ticket.ts';

export const authorship = screen(
  async () => (await import('./AuthorshipPage.tsx')).AuthorshipPage,
  async ({ request }) => {
    const ticket = linkCode(new URL(request.url).searchParams, 'ticket');
    if (ticket !== null) {
      storeTicket(ticket);
      return replace(AUTHORSHIP);
    }
    const kept = storedTicket();
    return kept === null ? null : await (await import('./look-at-authorship.ts')).lookAtAuthorship(kept);
  },
);
