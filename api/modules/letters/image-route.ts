// GET /letter-images/:ticket: an image of a letter, for the person whose text shows it.
import type { RequestHandler } from 'express';
import { FileMissing } from '../../storage/storage.ts';
import { shownFile, type ShownFileDeps } from '../files/shown-file.ts';
import { readImageTicket, type ImageTicket } from './image-links.ts';
import { LetterImage } from './letter-image.entity.ts';

type ImageDeps = ShownFileDeps<ImageTicket>;

export function letterImageHandler({ secret, clock, storage, log, em, isTheirs }: ImageDeps): RequestHandler<{ ticket: string }> {
  return shownFile(async (given) => {
    const ticket = readImageTicket(secret, given, clock);
    const image = ticket && (await isTheirs(ticket)) ? await em().findOne(LetterImage, ticket.imageId) : null;
    if (!image) return null;
    const { id: imageId, storageKey, name, mime, size } = image;
    const stream = await storage.get(storageKey).catch((error: unknown) => {
      if (!(error instanceof FileMissing)) throw error;
      log.error({ err: error, imageId }, 'the storage has lost an image of a letter');
      return null;
    });
    return stream && { name, mime, size, stream, brokenOff: (error) => log.info({ err: error, imageId }, 'an image broke off') };
  });
}
