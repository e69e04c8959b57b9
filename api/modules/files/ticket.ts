// Signed links: a ticket names what it leads to and whose session or API token it is good for; nobody can make or change one. Links to downloads
// last five minutes, those to pictures and files that a page shows half a day.
import { z } from 'zod';
import type { Clock, ViewerSession } from '../../context.ts';
import { readSignedTicket, signedTicket } from '../../secrets/signed.ts';

const DOWNLOAD_MS = 5 * 60_000;
/** A page may stand open as long as a session that nobody touches. */
const SHOWN_MS = 12 * 3_600_000;
/** Within it a reader gets the same address again, whose answer the browser has kept. */
const STEADY_MS = 3_600_000;

/** Of any link: what it leads to is added by its own module. */
export const holderShape = z.object({
  userId: z.number().int(),
  /** Null for API tokens. */
  sessionId: z.number().int().nullable(),
  /** The one that asked; null for sessions. */
  apiTokenId: z.number().int().nullable().default(null),
  roleId: z.number().int(),
  expiresAt: z.number().int(),
});
/** Of a link to a download: `name` is the one that the viewer may see, which the download gets. */
export const downloadShape = holderShape.extend({ name: z.string() });
const ticketShape = downloadShape.extend({ fileId: z.number().int() });
const archiveShape = downloadShape.extend({ contributionId: z.number().int() });

/** Whose link it is, and until when. */
export type LinkHolder = z.infer<typeof holderShape>;
export type Ticket = z.infer<typeof ticketShape>;
export type ArchiveTicket = z.infer<typeof archiveShape>;

/** `/files/<ticket>`: relative to the API's own address. `name` is what displayName() gave for this viewer. */
export function downloadUrl(secret: string, file: { id: number; name: string }, viewer: ViewerSession, clock: Clock): string {
  const ticket: Ticket = { fileId: file.id, name: file.name, ...holderOf(viewer, downloadUntil(clock)) };
  return `/files/${signedTicket(secret, 'files', ticket)}`;
}

/** `/archives/<ticket>`: all files of a manuscript in one; `name` tells no more than its number does. */
export function archiveUrl(secret: string, archive: { contributionId: number; name: string }, viewer: ViewerSession, clock: Clock): string {
  const ticket: ArchiveTicket = { contributionId: archive.contributionId, name: archive.name, ...holderOf(viewer, downloadUntil(clock)) };
  return `/archives/${signedTicket(secret, 'archives', ticket)}`;
}

export function holderOf({ userId, sessionId, apiTokenId, roleId }: ViewerSession, expiresAt: number): LinkHolder {
  return { userId, sessionId, apiTokenId, roleId, expiresAt };
}

export const downloadUntil = (clock: Clock): number => clock.now().getTime() + DOWNLOAD_MS;

/** Of what a page shows: the same moment for all that is asked within an hour. */
export const steadyUntil = (clock: Clock): number => Math.ceil(clock.now().getTime() / STEADY_MS) * STEADY_MS + SHOWN_MS;

/** What a ticket says, or null when it is forged, broken or has expired. */
export function readTicket(secret: string, text: string, clock: Clock): Ticket | null {
  return readSignedTicket(secret, 'files', text, ticketShape, clock);
}

export function readArchiveTicket(secret: string, text: string, clock: Clock): ArchiveTicket | null {
  return readSignedTicket(secret, 'archives', text, archiveShape, clock);
}
