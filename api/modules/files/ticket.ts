// Signed links: a ticket names its target and the session or API token it is good for; nobody can make or change one. Links to downloads
// last five minutes, those to pictures and files on a page half a day.
import { z } from 'zod';
import type { Clock, ViewerSession } from '../../context.ts';
import { readSignedTicket, signedTicket } from '../../secrets/signed.ts';

const DOWNLOAD_MS = 5 * 60_000;
/** A page may stand open as long as a session that nobody touches. */
const SHOWN_MS = 12 * 3_600_000;
/** Within it a reader gets the same address again, whose answer the browser has kept. */
const STEADY_MS = 3_600_000;

/** Shape of any link; each module adds its own target. */
export const holderShape = z.object({
  userId: z.number().int(),
  /** Null for API tokens. */
  sessionId: z.number().int().nullable(),
  /** The one that asked; null for sessions. */
  apiTokenId: z.number().int().nullable().default(null),
  roleId: z.number().int(),
  /** The role that the request asked for in place of the session's; null: the session's, which it must still have. */
  askedRoleId: z.number().int().nullable().default(null),
  expiresAt: z.number().int(),
});
/** Shape of a download link: `name` is the file name that the viewer may see. */
export const downloadShape = holderShape.extend({ name: z.string() });
const ticketShape = downloadShape.extend({ fileId: z.number().int() });
const archiveShape = downloadShape.extend({ contributionId: z.number().int() });

/** The owner of a link, and its expiry. */
export type LinkHolder = z.infer<typeof holderShape>;
type Ticket = z.infer<typeof ticketShape>;
type ArchiveTicket = z.infer<typeof archiveShape>;

/** `/files/<ticket>`: relative to the API's own address. `name` is the result of displayName() for this viewer. */
export function downloadUrl(secret: string, file: { id: number; name: string }, viewer: ViewerSession, clock: Clock): string {
  const ticket: Ticket = { fileId: file.id, name: file.name, ...holderOf(viewer, downloadUntil(clock)) };
  return `/files/${signedTicket(secret, 'files', ticket)}`;
}

/** `/archives/<ticket>`: all files of a manuscript in one; `name` reveals no more than its number does. */
export function archiveUrl(secret: string, archive: { contributionId: number; name: string }, viewer: ViewerSession, clock: Clock): string {
  const ticket: ArchiveTicket = { contributionId: archive.contributionId, name: archive.name, ...holderOf(viewer, downloadUntil(clock)) };
  return `/archives/${signedTicket(secret, 'archives', ticket)}`;
}

export function holderOf({ userId, sessionId, apiTokenId, roleId, askedRoleId }: ViewerSession, expiresAt: number): LinkHolder {
  return { userId, sessionId, apiTokenId, roleId, askedRoleId, expiresAt };
}

export const downloadUntil = (clock: Clock): number => clock.now().getTime() + DOWNLOAD_MS;

/** Expiry of links shown on a page: the same moment for all requests within an hour. */
export const steadyUntil = (clock: Clock): number => Math.ceil(clock.now().getTime() / STEADY_MS) * STEADY_MS + SHOWN_MS;

/** The contents of a ticket, or null when it is forged, broken or has expired. */
export function readTicket(secret: string, text: string, clock: Clock): Ticket | null {
  return readSignedTicket(secret, 'files', text, ticketShape, clock);
}

export function readArchiveTicket(secret: string, text: string, clock: Clock): ArchiveTicket | null {
  return readSignedTicket(secret, 'archives', text, archiveShape, clock);
}
