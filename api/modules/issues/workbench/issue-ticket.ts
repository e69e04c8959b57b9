// Signed links to documents of an issue or a single publication: for one person's session, for five minutes.
import { z } from 'zod';
import type { Clock, ViewerSession } from '../../../context.ts';
import { readSignedTicket, signedTicket } from '../../../secrets/signed.ts';
import { downloadShape, downloadUntil, holderOf } from '../../files/ticket.ts';
import { IssueDocument } from './workbench.types.ts';

const ticketShape = downloadShape.extend({
  /** Null: of a single publication. */
  issueId: z.number().int().nullable(),
  contributionId: z.number().int().nullable(),
  /** FILE: one that the editor-in-chief sent along. */
  document: z.enum([...Object.values(IssueDocument), 'FILE']),
  fileId: z.number().int().nullable(),
});
export type IssueTicket = z.infer<typeof ticketShape>;

/** `/issues/<ticket>`: relative to the API's own address. */
export function issueDocumentUrl(
  secret: string,
  { issueId = null, contributionId = null, document, fileId = null, name }: Pick<IssueTicket, 'document' | 'name'> & Partial<IssueTicket>,
  viewer: ViewerSession,
  clock: Clock,
): string {
  const ticket: IssueTicket = { issueId, contributionId, document, fileId, name, ...holderOf(viewer, downloadUntil(clock)) };
  return `/issues/${signedTicket(secret, 'issues', ticket)}`;
}

/** The contents of a ticket, or null when it is forged, broken or has expired. */
export function readIssueTicket(secret: string, text: string, clock: Clock): IssueTicket | null {
  return readSignedTicket(secret, 'issues', text, ticketShape, clock);
}
