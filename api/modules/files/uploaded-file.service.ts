// Files uploaded before their purpose is known (file/upload of S2 §7): kept for a day, unless a later form takes them.
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { FileKindName } from '../../../shared/limits.ts';
import { signedIn, type Clock, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { newToken } from '../accounts/sessions/token.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { checkManuscriptFile, type ReceivedFile } from './receive.ts';
import { UploadedFile } from './uploaded-file.entity.ts';

const KEPT_MS = 24 * 3_600_000;

/**
 * Keeps a received file under a path that nobody can guess, for its uploader. Documents and pictures up to 100 MB, no archives, unless its
 * purpose is known already. Errors: FILE_KIND_REFUSED, FILE_TOO_LARGE at `file`; RATE_LIMITED.
 */
export async function keepUpload(
  ctx: Context,
  file: ReceivedFile,
  { kind = 'SUPPLEMENT', maxBytes }: { kind?: FileKindName; maxBytes?: number } = {},
): Promise<UploadedFile> {
  const { userId } = signedIn(ctx);
  checkManuscriptFile(file, kind, 'file', maxBytes);
  const { key, name, extension, mime, size } = file;
  const upload = ctx.em.create(UploadedFile, {
    user: ctx.em.getReference(User, userId),
    path: newToken(),
    storageKey: key,
    name,
    extension,
    mime,
    size,
    uploadedAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  return upload;
}

/**
 * Hourly, before the sweep of files without a row: a form that took one has a row of its own for it, or is a journal's and refers to it.
 */
export async function forgetUnusedUploads(em: EntityManager, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await sql`delete from uploaded_file u where u.uploaded_at < ${before}
    and not exists (select from colloquium c where u.id in (c.cover_id, c.foreword_file_id, c.call_for_papers_file_id))`.execute(query(em));
}
