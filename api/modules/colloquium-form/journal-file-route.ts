// GET /journal-files/:ticket: the cover of a journal or a file for its readers, while it is the journal's.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';
import type { Readable } from 'node:stream';
import { openCleaned } from '../files/cleaning/cleaned-copy.ts';
import { NotCleaned } from '../files/cleaning/without-properties.ts';
import { shownFile, type ShownFileDeps } from '../files/shown-file.ts';
import { FileMissing } from '../../storage/storage.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { readJournalFileTicket, type JournalFileTicket } from './colloquium-files.ts';

type JournalFileDeps = ShownFileDeps<JournalFileTicket>;

async function fileOf(em: EntityManager, { colloquiumId, fileId }: JournalFileTicket): Promise<UploadedFile | null> {
  const of = [{ cover: fileId }, { forewordFile: fileId }, { callForPapersFile: fileId }];
  return (await em.count(Colloquium, { id: colloquiumId, $or: of })) === 0 ? null : await em.findOne(UploadedFile, fileId);
}

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
  return shownFile(async (given) => {
    const ticket = readJournalFileTicket(secret, given, clock);
    const file = ticket && (await isTheirs(ticket)) ? await fileOf(em(), ticket) : null;
    const opened = file && ticket && (await open(file, ticket.userId));
    if (!file || !opened) return null;
    const { id: fileId, name, mime } = file;
    return { name, mime, ...opened, brokenOff: (error) => log.info({ err: error, fileId }, 'a download broke off') };
  });
}
