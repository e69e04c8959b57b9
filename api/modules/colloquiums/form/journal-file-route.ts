// GET /journal-files/:ticket: the cover of a journal or a file that it tells its readers of, while it is the journal's.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../../context.ts';
import { attachment } from '../../files/admission.ts';
import { FileMissing } from '../../files/storage.ts';
import { UploadedFile } from '../../files/uploaded-file.entity.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { readJournalFileTicket, type JournalFileTicket } from './colloquium-files.ts';

export interface JournalFileDeps {
  secret: string;
  clock: Context['clock'];
  storage: Context['storage'];
  log: Context['log'];
  /** A fresh entity manager. */
  em(): EntityManager;
  /** Whether the person of the ticket is still signed in as they were. */
  isTheirs(ticket: JournalFileTicket): Promise<boolean>;
}

async function fileOf(em: EntityManager, { colloquiumId, fileId }: JournalFileTicket): Promise<UploadedFile | null> {
  const of = [{ cover: fileId }, { forewordFile: fileId }, { callForPapersFile: fileId }];
  return (await em.count(Colloquium, { id: colloquiumId, $or: of })) === 0 ? null : await em.findOne(UploadedFile, fileId);
}

/** A bad ticket, an ended session and a file that is the journal's no more are answered alike: 404 without a body. */
export function journalFileHandler({ secret, clock, storage, log, em, isTheirs }: JournalFileDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    const ticket = readJournalFileTicket(secret, request.params.ticket, clock);
    const file = ticket && (await isTheirs(ticket)) ? await fileOf(em(), ticket) : null;
    const stream =
      file &&
      (await storage.get(file.storageKey).catch((error: unknown) => {
        if (!(error instanceof FileMissing)) throw error;
        log.error({ err: error, fileId: file.id }, 'the storage has lost a file of a journal');
        return null;
      }));
    if (!file || !stream) {
      response.status(404).set('Cache-Control', 'no-store').end();
      return;
    }
    // Shown by an `img` all the same; opened by itself it is a file, never a page.
    response.set({
      'Cache-Control': 'private, max-age=3600',
      'Content-Type': file.mime,
      'Content-Length': String(file.size),
      'Content-Disposition': attachment(file.name),
    });
    await pipeline(stream, response).catch((error: unknown) => log.info({ err: error, fileId: file.id }, 'a download broke off'));
  };
}
