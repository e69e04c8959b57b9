// The cover of a journal and the files beside its foreword and its call for papers: uploads that its row refers to.
import { z } from 'zod';
import type { ColloquiumFile } from '../../../../shared/forms/colloquium.ts';
import { COVER_RULE, JOURNAL_FILE_RULE, type FileRule } from '../../../../shared/limits.ts';
import { signedIn, type Clock, type Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import { readSignedTicket, signedTicket } from '../../../signed.ts';
import { checkByRule } from '../../files/receive.ts';
import { UploadedFile } from '../../files/uploaded-file.entity.ts';
import type { Colloquium } from '../colloquium.entity.ts';

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

/** A page may stand open as long as a session that nobody touches. */
const LIFETIME_MS = 12 * 3_600_000;
/** Within it a reader gets the same address again, which the browser has the picture of. */
const STEADY_MS = 3_600_000;
export const JOURNAL_FILES = '/journal-files';

const ticketShape = z.object({
  colloquiumId: z.number().int(),
  fileId: z.number().int(),
  userId: z.number().int(),
  /** Null for API tokens. */
  sessionId: z.number().int().nullable(),
  /** The one that asked; null for sessions. */
  apiTokenId: z.number().int().nullable().default(null),
  roleId: z.number().int(),
  expiresAt: z.number().int(),
});
export type JournalFileTicket = z.infer<typeof ticketShape>;

export function journalFileUrl(ctx: Pick<Context, 'viewer' | 'env' | 'clock'>, colloquiumId: number, fileId: number): string {
  const { userId, sessionId, apiTokenId = null, roleId } = signedIn(ctx);
  const expiresAt = Math.ceil(ctx.clock.now().getTime() / STEADY_MS) * STEADY_MS + LIFETIME_MS;
  const ticket: JournalFileTicket = { colloquiumId, fileId, userId, sessionId, apiTokenId, roleId, expiresAt };
  return `${JOURNAL_FILES}/${signedTicket(ctx.env.SECRET_KEY, 'journalFiles', ticket)}`;
}

/** What a ticket says, or null when it is forged, broken or has expired. */
export function readJournalFileTicket(secret: string, text: string, clock: Clock): JournalFileTicket | null {
  return readSignedTicket(secret, 'journalFiles', text, ticketShape, clock);
}
