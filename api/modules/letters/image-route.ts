// GET /letter-images/:ticket: an image of a letter, for the person whose text shows it.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { attachment } from '../files/admission.ts';
import { FileMissing } from '../../storage/storage.ts';
import { readImageTicket, type ImageTicket } from './image-links.ts';
import { LetterImage } from './letter-image.entity.ts';

export interface ImageDeps {
  secret: string;
  clock: Context['clock'];
  storage: Context['storage'];
  log: Context['log'];
  /** A fresh entity manager. */
  em(): EntityManager;
  /** Whether the ticket's person is still signed in as before. */
  isTheirs(ticket: ImageTicket): Promise<boolean>;
}

/** A bad ticket, an ended session and a missing image are answered alike: 404 without a body. */
export function letterImageHandler({ secret, clock, storage, log, em, isTheirs }: ImageDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    const ticket = readImageTicket(secret, request.params.ticket, clock);
    const image = ticket && (await isTheirs(ticket)) ? await em().findOne(LetterImage, ticket.imageId) : null;
    const stream =
      image &&
      (await storage.get(image.storageKey).catch((error: unknown) => {
        if (!(error instanceof FileMissing)) throw error;
        log.error({ err: error, imageId: image.id }, 'the storage has lost an image of a letter');
        return null;
      }));
    if (!image || !stream) {
      response.status(404).set('Cache-Control', 'no-store').end();
      return;
    }
    // Shown by an `img` all the same; opened by itself it is a file, never a page.
    response.set({
      'Cache-Control': 'private, max-age=3600',
      'Content-Type': image.mime,
      'Content-Length': String(image.size),
      'Content-Disposition': attachment(image.name),
    });
    await pipeline(stream, response).catch((error: unknown) => log.info({ err: error, imageId: image.id }, 'an image broke off'));
  };
}
