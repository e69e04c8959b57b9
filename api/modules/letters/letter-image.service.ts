// Images of letters: cleaned on arrival, kept for a journal, and removed once nothing shows them.
import type { EntityManager } from '@mikro-orm/postgresql';
import { LETTER_IMAGE_RULE } from '../../../shared/limits.ts';
import type { Clock, Context } from '../../context.ts';
import { checkFile, type ReceivedFile } from '../files/receive.ts';
import { imageIdsIn } from './image-links.ts';
import { LetterImage } from './letter-image.entity.ts';
import { journalFor } from './letter-templates.service.ts';

/** Keeps an image that came in cleaned (receive-picture.ts). Errors: NOT_FOUND; FILE_KIND_REFUSED, FILE_TOO_LARGE at file. */
export async function keepLetterImage(ctx: Context, colloquiumId: number, file: ReceivedFile): Promise<LetterImage> {
  const colloquium = await journalFor(ctx, colloquiumId, 'preview');
  checkFile(file, LETTER_IMAGE_RULE);
  const image = ctx.em.create(LetterImage, {
    colloquium,
    storageKey: file.key,
    name: file.name,
    mime: file.mime,
    size: file.size,
    uploadedAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  return image;
}

/** The images of a letter that is sent or kept with an act: from now on they stay. */
export async function keepImages({ em }: Pick<Context, 'em'>, html: string): Promise<LetterImage[]> {
  const ids = imageIdsIn(html);
  if (ids.length === 0) return [];
  const images = await em.find(LetterImage, { id: { $in: ids } });
  for (const image of images) image.isSent = true;
  await em.flush();
  return images;
}

/** A text being written may show an image for as long; an older draft learns that it is gone. */
const UNUSED_MS = 7 * 24 * 3_600_000;

/** Hourly: images that no template shows and no letter took along. Their bytes go with the files that no row knows (orphans.ts). */
export async function forgetUnusedImages(em: EntityManager, clock: Clock): Promise<void> {
  await em.execute(
    `delete from letter_image i where not i.is_sent and i.uploaded_at < ? and not exists (select from letter_templates t where t.colloquium_id = i.colloquium_id
      and position(encode(convert_to('LetterImage:' || i.id, 'UTF8'), 'base64') in t.invite_author || t.invite_reviewer || t.return_head || t.return_tail) > 0)`,
    [new Date(clock.now().getTime() - UNUSED_MS)],
  );
}
