// The cover of a journal and the files beside its foreword and its call for papers: uploads that its row refers to.
import { z } from 'zod';
import type { ColloquiumFile } from '../../../shared/forms/colloquium.ts';
import { COVER_RULE, JOURNAL_FILE_RULE, type FileRule } from '../../../shared/limits.ts';
import { signedIn, type Clock, type Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { readSignedTicket, signedTicket } from '../../secrets/signed.ts';
import { checkByRule } from '../files/receive.ts';
import { holderOf, holderShape, steadyUntil } from '../files/ticket.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';

const RULES: Record<ColloquiumFile, FileRule> = {
  cover: COVER_RULE,
  forewordFile: JOURNAL_FILE_RULE,
  callForPapersFile: JOURNAL_FILE_RULE,
};

/** The one that it has, or an upload of the viewer's own. Errors, at `field`: INVALID_INPUT, FILE_KIND_REFUSED, FILE_TOO_LARGE. */
export async function fileNamed(ctx: Context, field: ColloquiumFile, path: string, known: Colloquium | null): Promise<UploadedFile | null> {
  if (path === '') return null;
  const present = (await known?.[field]?.load()) ?? null;
  if (present?.path === path) return present;
  const upload = await ctx.em.findOne(UploadedFile, { path, user: signedIn(ctx).userId });
  if (upload === null) throw invalidInput({ [field]: { code: 'form.uploadGone' } });
  checkByRule(upload, RULES[field], field);
  return upload;
}

export const JOURNAL_FILES = '/journal-files';

const ticketShape = holderShape.extend({ colloquiumId: z.number().int(), fileId: z.number().int() });
export type JournalFileTicket = z.infer<typeof ticketShape>;

export function journalFileUrl(ctx: Pick<Context, 'viewer' | 'env' | 'clock'>, colloquiumId: number, fileId: number): string {
  const ticket: JournalFileTicket = { colloquiumId, fileId, ...holderOf(signedIn(ctx), steadyUntil(ctx.clock)) };
  return `${JOURNAL_FILES}/${signedTicket(ctx.env.SECRET_KEY, 'journalFiles', ticket)}`;
}

/** The contents of a ticket, or null when it is forged, broken or has expired. */
export function readJournalFileTicket(secret: string, text: string, clock: Clock): JournalFileTicket | null {
  return readSignedTicket(secret, 'journalFiles', text, ticketShape, clock);
}
