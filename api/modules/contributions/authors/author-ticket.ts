// Signed tickets for people found by the viewer: adding them asks for no second look-up, and counts none (principles, Blind review).
import { z } from 'zod';
import type { Clock } from '../../../context.ts';
import { readSignedTicket, signedTicket } from '../../../secrets/signed.ts';

const LIFETIME_MS = 60 * 60_000;

const ticketShape = z.object({
  personId: z.number().int(),
  /** The person who looked them up; the ticket is worthless to everyone else. */
  viewerId: z.number().int(),
  expiresAt: z.number().int(),
});

/** For an hour: as long as a look-up counts. */
export function authorTicket(secret: string, { personId, viewerId }: { personId: number; viewerId: number }, clock: Clock): string {
  const ticket: z.infer<typeof ticketShape> = { personId, viewerId, expiresAt: clock.now().getTime() + LIFETIME_MS };
  return signedTicket(secret, 'authors', ticket);
}

/** The number of the person's account, or null when the ticket is forged, another's, or has expired. */
export function personOfTicket(secret: string, text: string, viewerId: number, clock: Clock): number | null {
  const ticket = readSignedTicket(secret, 'authors', text, ticketShape, clock);
  return ticket?.viewerId === viewerId ? ticket.personId : null;
}
