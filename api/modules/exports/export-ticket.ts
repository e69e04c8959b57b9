// Signed links to spreadsheets: the request of one person's session, valid for five minutes.
import { z } from 'zod';
import type { Clock, ViewerSession } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { readSignedTicket, signedTicket } from '../../secrets/signed.ts';
import { downloadShape, downloadUntil, holderOf } from '../files/ticket.ts';

const ticketShape = downloadShape.extend({ export: z.string(), asked: z.unknown() });
type ExportTicket = z.infer<typeof ticketShape>;

/** Longest address that servers and proxies accept. */
const LONGEST_LINK = 7000;

/** `/exports/<ticket>`: relative to the API's own address. Errors: REQUEST_TOO_LARGE. */
export function exportLink(
  secret: string,
  { export: of, asked, name }: Pick<ExportTicket, 'export' | 'asked' | 'name'>,
  viewer: ViewerSession,
  clock: Clock,
): string {
  const ticket: ExportTicket = { export: of, asked, name, ...holderOf(viewer, downloadUntil(clock)) };
  const link = `/exports/${signedTicket(secret, 'exports', ticket)}`;
  if (link.length > LONGEST_LINK) throw new DomainError('REQUEST_TOO_LARGE');
  return link;
}

/** The contents of a ticket, or null when it is forged, broken or has expired. */
export function readExportTicket(secret: string, text: string, clock: Clock): ExportTicket | null {
  return readSignedTicket(secret, 'exports', text, ticketShape, clock);
}
