// Signed links to the files of preprints, as those of manuscripts are: for one person's session, for five minutes.
import { z } from 'zod';
import type { Clock, ViewerSession } from '../../context.ts';
import { readSignedTicket, signedTicket } from '../../secrets/signed.ts';
import { downloadShape, downloadUntil, holderOf } from '../files/ticket.ts';

export const PREPRINT_FILES = '/preprint-files';

const ticketShape = downloadShape.extend({ preprintId: z.number().int() });
type PreprintTicket = z.infer<typeof ticketShape>;

export function preprintFileUrl(secret: string, { id, name }: { id: number; name: string }, viewer: ViewerSession, clock: Clock): string {
  const ticket: PreprintTicket = { preprintId: id, name, ...holderOf(viewer, downloadUntil(clock)) };
  return `${PREPRINT_FILES}/${signedTicket(secret, 'preprints', ticket)}`;
}

/** The contents of a ticket, or null when it is forged, broken or has expired. */
export function readPreprintTicket(secret: string, text: string, clock: Clock): PreprintTicket | null {
  return readSignedTicket(secret, 'preprints', text, ticketShape, clock);
}
