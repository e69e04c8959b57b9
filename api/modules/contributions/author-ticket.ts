// Signed tickets for people whom the viewer has found already: adding them asks for no second look-up, and counts none (DESIGN §5).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../context.ts';

const LIFETIME_MS = 60 * 60_000;

const ticketShape = z.object({
  personId: z.number().int(),
  /** Who found them; worthless to everyone else. */
  viewerId: z.number().int(),
  /** Milliseconds since 1970. */
  expiresAt: z.number().int(),
});

/** For an hour: as long as a look-up counts. */
export function authorTicket(secret: string, { personId, viewerId }: { personId: number; viewerId: number }, clock: Clock): string {
  const ticket: z.infer<typeof ticketShape> = { personId, viewerId, expiresAt: clock.now().getTime() + LIFETIME_MS };
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${body}.${sign(secret, body)}`;
}

/** The number of the person's account, or null when the ticket is forged, another's, or has expired. */
export function personOfTicket(secret: string, text: string, viewerId: number, clock: Clock): number | null {
  const [body, signature, ...rest] = text.split('.');
  if (!body || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(secret, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { data: ticket } = ticketShape.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return ticket && ticket.viewerId === viewerId && ticket.expiresAt > clock.now().getTime() ? ticket.personId : null;
}

/** A key of its own, so that no other signature made with the secret is such a ticket. */
function sign(secret: string, body: string): string {
  const key = createHmac('sha256', secret).update('colloquium:authors').digest();
  return createHmac('sha256', key).update(body).digest('base64url');
}
