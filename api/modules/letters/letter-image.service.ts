// Images of letters: taken in cleaned, kept for a journal, and removed once nothing shows them.
import { Readable } from 'node:stream';
import { LETTER_IMAGE_RULE } from '../../../shared/limits.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { NotCleaned, withoutProperties } from '../files/cleaning/without-properties.ts';
import { checkFile, type ReceivedFile } from '../files/receive.ts';
import { newStorageKey, type Storage } from '../files/storage.ts';
import { LetterImage } from './letter-image.entity.ts';
import { journalFor } from './letter-templates.service.ts';

/** Keeps an image, without what its file says beside the picture. Errors: NOT_FOUND; FILE_KIND_REFUSED, FILE_TOO_LARGE, INVALID_INPUT at file. */
export async function keepLetterImage(ctx: Context, colloquiumId: number, file: ReceivedFile): Promise<LetterImage> {
  const colloquium = await journalFor(ctx, colloquiumId, 'preview');
  checkFile(file, LETTER_IMAGE_RULE);
  const clean = await cleaned(ctx.storage, file);
  const storageKey = newStorageKey();
  await ctx.storage.put(storageKey, Readable.from(clean));
  await ctx.storage.remove(file.key);
  const image = ctx.em.create(LetterImage, {
    colloquium,
    storageKey,
    name: file.name,
    mime: file.mime,
    size: clean.length,
    uploadedAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  return image;
}

async function cleaned(storage: Storage, file: ReceivedFile): Promise<Buffer> {
  try {
    return await withoutProperties(() => storage.get(file.key), file.mime);
  } catch (error) {
    if (!(error instanceof NotCleaned)) throw error;
    throw invalidInput({ file: { code: 'letter.imageUnsound', params: { name: file.name } } });
  }
}
