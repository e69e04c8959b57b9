// GET /journal-files/:ticket: the cover of a journal or a file for its readers, while it is the journal's.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { attachment } from '../files/admission.ts';
import { openCleaned } from '../files/cleaning/cleaned-copy.ts';
import { NotCleaned } from '../files/cleaning/without-properties.ts';
import { FileMissing } from '../../storage/storage.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { readJournalFileTicket, type JournalFileTicket } from './colloquium-files.ts';

export interface JournalFileDeps {
  secret: string;
  clock: Context['clock'];
  storage: Context['storage'];
  log: Context['log'];
  /** A fresh entity manager. */
  em(): EntityManager;
  /** Whether the ticket's person is still signed in as before. */
  isTheirs(ticket: JournalFileTicket): Promise<boolean>;
}

async function fileOf(em: EntityManager, { colloquiumId, fileId }: JournalFileTicket): Promise<UploadedFile | null> {
  const of = [{ cover: fileId }, { forewordFile: fileId }, { callForPapersFile: fileId }];
  return (await em.count(Colloquium, { id: colloquiumId, $or: of })) === 0 ? null : await em.findOne(UploadedFile, fileId);
}

/** A bad ticket, an ended session and a file that is the journal's no more are answered alike: 404 without a body. */
export function journalFileHandler({ secret, clock, storage, log, em, isTheirs }: JournalFileDeps): RequestHandler<{ ticket: string }> {
  /** A picture leaves without its file's metadata: place and photographer. */
  async function open(
    { id, storageKey, mime, size, user }: UploadedFile,
    asker: number,
  ): Promise<{ stream: Readable; size: number } | null> {
    try {
      if (mime.startsWith('image/')) return await openCleaned({ storage, clock, log }, { storageKey, mime, asker, owner: user.id });
      return { stream: await storage.get(storageKey), size };
    } catch (error) {
      if (!(error instanceof FileMissing || error instanceof NotCleaned)) throw error;
      log.error({ err: error, fileId: id }, 'a file of a journal is lost, or no sound picture');
      return null;
    }
  }
  return async (request, response) => {
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    const ticket = readJournalFileTicket(secret, request.params.ticket, clock);
    const file = ticket && (await isTheirs(ticket)) ? await fileOf(em(), ticket) : null;
    const opened = file && ticket && (await open(file, ticket.userId));
    if (!file || !opened) {
      response.status(404).set('Cache-Control', 'no-store').end();
      return;
    }
    // Shown by an `img` all the same; opened by itself it is a file, never a page.
    response.set({
      'Cache-Control': 'private, max-age=3600',
      'Content-Type': file.mime,
      'Content-Length': String(opened.size),
      'Content-Disposition': attachment(file.name),
    });
    await pipeline(opened.stream, response).catch((error: unknown) => log.info({ err: error, fileId: file.id }, 'a download broke off'));
  };
}
