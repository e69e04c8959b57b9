// GET /files/:ticket: hands out a file to the person its ticket was made for, if they may still see it.
import type { RequestHandler } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../../shared/errors.ts';
import type { CopyFailureName } from '../../../shared/file-copies.ts';
import { DomainError } from '../../errors.ts';
import { admit, attachment, refuse, type AdmissionDeps } from './admission.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { StorageFailure } from '../../storage/storage-failure.ts';
import { FileMissing } from '../../storage/storage.ts';
import { readTicket } from './ticket.ts';
import { copyStateOf, openCleaned } from './cleaning/cleaned-copy.ts';
import { NotCleaned } from './cleaning/without-properties.ts';

export interface ContentDeps {
  clock: Context['clock'];
  storage: Context['storage'];
  log: Context['log'];
  /** The policy contributionFile.view. */
  mayView(ctx: Context, file: ContributionFile): Promise<Refusal | null> | Refusal | null;
  /** Whether the reader may know whose file it is; others get it without the identifying properties. */
  mayKnowUploader(ctx: Context, file: ContributionFile): Promise<boolean>;
  /** Writes down that the copy for blind readers has been made (null), or why it cannot. */
  noteCopy(file: ContributionFile, failure: CopyFailureName | null): Promise<void>;
}

export interface DownloadDeps extends ContentDeps, AdmissionDeps {
  secret: string;
  /** Counts the download; false when the person has had too many. */
  isWithinLimit(ctx: Context): Promise<boolean>;
}

/** A bad ticket, an ended session, a hidden and a missing file are answered alike: 404 and a page with the remedy. */
export function downloadHandler(deps: DownloadDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    const ticket = readTicket(deps.secret, request.params.ticket, deps.clock);
    const ctx = await admit(deps, { request, response }, ticket, deps.isWithinLimit);
    if (!ctx || !ticket) return;
    const found = await findFile(deps, ctx, ticket.fileId);
    const content = found && (await contentOf(deps, found, ticket.userId).catch(refusalOf));
    if (!content || content instanceof DomainError) {
      refuse(response, content?.code === 'FILE_WITHHELD' ? 'unclean' : content ? 'busy' : 'gone');
      return;
    }
    response.set({
      'Content-Type': found.file.mime,
      'Content-Length': String(content.size),
      'Content-Disposition': attachment(ticket.name),
    });
    if (request.method === 'HEAD') {
      content.stream.destroy();
      response.end();
      return;
    }
    await pipeline(content.stream, response).catch((error: unknown) => {
      deps.log.info({ err: error, fileId: found.file.id }, 'a download broke off');
    });
  };
}

interface Found {
  file: ContributionFile;
  isBlind: boolean;
}

export async function findFile(deps: ContentDeps, ctx: Context, fileId: number): Promise<Found | null> {
  const file = await ctx.em.findOne(ContributionFile, fileId);
  return file && !(await deps.mayView(ctx, file)) ? { file, isBlind: !(await deps.mayKnowUploader(ctx, file)) } : null;
}

/** The refusal shown to a reader who may not have the file; any other error, that of the storage too, is thrown on. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError && !(error instanceof StorageFailure)) return error;
  throw error;
}

/**
 * The bytes this reader gets; null when the storage has lost them. Errors: StorageFailure; FILE_WITHHELD for a blind reader of a file that
 * cannot be cleaned, FILE_NOT_READY where the machine failed.
 */
export async function contentOf(
  deps: ContentDeps,
  { file, isBlind }: Found,
  asker: number,
): Promise<{ stream: Readable; size: number } | null> {
  try {
    if (!isBlind) return { stream: await deps.storage.get(file.storageKey), size: file.size };
    const state = copyStateOf(file);
    if (state === 'FAILED') throw new DomainError('FILE_WITHHELD');
    const { storageKey, mime, uploadedBy } = file;
    const opened = await openCleaned(deps, { storageKey, mime, asker, owner: uploadedBy.id });
    if (state === 'MAKING') await deps.noteCopy(file, null);
    return opened;
  } catch (error) {
    if (error instanceof NotCleaned) {
      deps.log.warn({ err: error, fileId: file.id }, 'a file is kept from a blind reader: its properties cannot be taken out');
      if (error.failure === null) throw new DomainError('FILE_NOT_READY');
      await deps.noteCopy(file, error.failure);
      throw new DomainError('FILE_WITHHELD');
    }
    if (!(error instanceof FileMissing)) throw error;
    deps.log.error({ err: error, fileId: file.id }, 'the storage has lost a file');
    return null;
  }
}
