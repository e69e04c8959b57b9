// Signed download links: a ticket names one file, or all of a manuscript, for one person's session, for five minutes; nobody can make or change one.
import { z } from 'zod';
import type { Clock, ViewerSession } from '../../context.ts';
import { readSignedTicket, signedTicket } from '../../signed.ts';

const LIFETIME_MS = 5 * 60_000;

/** Of any link: what it leads to is added by its own module. */
export const holderShape = z.object({
  userId: z.number().int(),
  /** Null for API tokens. */
  sessionId: z.number().int().nullable(),
  /** The one that asked; null for sessions. */
  apiTokenId: z.number().int().nullable().default(null),
  roleId: z.number().int(),
  /** The name the viewer may see, which is the one the download gets. */
  name: z.string(),
  expiresAt: z.number().int(),
});
const ticketShape = holderShape.extend({ fileId: z.number().int() });
const archiveShape = holderShape.extend({ contributionId: z.number().int() });

/** Whose link it is. */
export type LinkHolder = z.infer<typeof holderShape>;
export type Ticket = z.infer<typeof ticketShape>;
export type ArchiveTicket = z.infer<typeof archiveShape>;

/** `/files/<ticket>`: relative to the API's own address. `name` is what displayName() gave for this viewer. */
export function downloadUrl(secret: string, file: { id: number; name: string }, viewer: ViewerSession, clock: Clock): string {
  const ticket: Ticket = { fileId: file.id, ...holderOf(viewer, file.name, clock) };
  return `/files/${signedTicket(secret, 'files', ticket)}`;
}

/** `/archives/<ticket>`: all files of a manuscript in one; `name` tells no more than its number does. */
export function archiveUrl(secret: string, archive: { contributionId: number; name: string }, viewer: ViewerSession, clock: Clock): string {
  const ticket: ArchiveTicket = { contributionId: archive.contributionId, ...holderOf(viewer, archive.name, clock) };
  return `/archives/${signedTicket(secret, 'archives', ticket)}`;
}

export function holderOf({ userId, sessionId, apiTokenId = null, roleId }: ViewerSession, name: string, clock: Clock): LinkHolder {
  return { userId, sessionId, apiTokenId, roleId, name, expiresAt: clock.now().getTime() + LIFETIME_MS };
}

/** What a ticket says, or null when it is forged, broken or has expired. */
export function readTicket(secret: string, text: string, clock: Clock): Ticket | null {
  return readSignedTicket(secret, 'files', text, ticketShape, clock);
}

export function readArchiveTicket(secret: string, text: string, clock: Clock): ArchiveTicket | null {
  return readSignedTicket(secret, 'archives', text, archiveShape, clock);
}
