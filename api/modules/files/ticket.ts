// Signed download links: a ticket names one file for one person's session, for five minutes; nobody can make or change one.
import { z } from 'zod';
import type { Clock, ViewerSession } from '../../context.ts';
import { readSignedTicket, signedTicket } from '../../signed.ts';

const LIFETIME_MS = 5 * 60_000;

const ticketShape = z.object({
  fileId: z.number().int(),
  userId: z.number().int(),
  /** Null for API tokens. */
  sessionId: z.number().int().nullable(),
  roleId: z.number().int(),
  /** The name the viewer may see, which is the one the download gets. */
  name: z.string(),
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
  return `/files/${signedTicket(secret, 'files', ticket)}`;
}

/** What a ticket says, or null when it is forged, broken or has expired. */
export function readTicket(secret: string, text: string, clock: Clock): Ticket | null {
  return readSignedTicket(secret, 'files', text, ticketShape, clock);
}
