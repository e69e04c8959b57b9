// Signed download links: a ticket names one file for one person's session, for five minutes; nobody can make or change one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock, ViewerSession } from '../../context.ts';

const LIFETIME_MS = 5 * 60_000;

const ticketShape = z.object({
  fileId: z.number().int(),
  userId: z.number().int(),
  /** Null for API tokens. */
  sessionId: z.number().int().nullable(),
  roleId: z.number().int(),
  /** The name the viewer may see, which is the one the download gets. */
  name: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number().int(),
});

export type Ticket = z.infer<typeof ticketShape>;

/** `/files/<ticket>`: relative to the API's own address. `name` is what displayName() gave for this viewer. */
export function downloadUrl(secret: string, file: { id: number; name: string }, viewer: ViewerSession, clock: Clock): string {
  const ticket: Ticket = {
    fileId: file.id,
    userId: viewer.userId,
    sessionId: viewer.sessionId,
    roleId: viewer.roleId,
    name: file.name,
    expiresAt: clock.now().getTime() + LIFETIME_MS,
  };
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `/files/${body}.${sign(secret, body)}`;
}

/** What a ticket says, or null when it is forged, broken or has expired. */
export function readTicket(secret: string, text: string, clock: Clock): Ticket | null {
  const [body, signature, ...rest] = text.split('.');
  if (!body || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(secret, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Signed by us, but perhaps by an earlier release with another shape.
  const { data: ticket } = ticketShape.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return ticket && ticket.expiresAt > clock.now().getTime() ? ticket : null;
}

/** A key of its own, so that no other signature made with the secret is a ticket. */
function sign(secret: string, body: string): string {
  const key = createHmac('sha256', secret).update('colloquium:files').digest();
  return createHmac('sha256', key).update(body).digest('base64url');
}
