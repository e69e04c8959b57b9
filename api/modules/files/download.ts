// GET /files/:ticket: hands out a file to the person its ticket was made for, if they may still see it.
import type { RequestHandler } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../../shared/errors.ts';
import { admit, attachment, refuse, type AdmissionDeps } from './admission.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { FileMissing } from './storage.ts';
import { readTicket } from './ticket.ts';
import { openCleaned } from './cleaning/cleaned-copy.ts';
import { NotCleaned } from './cleaning/without-properties.ts';

export interface ContentDeps {
  clock: Context['clock'];
  storage: Context['storage'];
  log: Context['log'];
  /** The policy contributionFile.view. */
  mayView(ctx: Context, file: ContributionFile): Promise<Refusal | null> | Refusal | null;
  /** Whether the reader may know whose file it is; who may not gets it without the properties that tell. */
  mayKnowUploader(ctx: Context, file: ContributionFile): Promise<boolean>;
  /** Tells the office that a file is kept from its blind readers. */
  tellWithheld(file: ContributionFile): Promise<void>;
}

export interface DownloadDeps extends ContentDeps, AdmissionDeps {
  secret: string;
  /** Counts the download; false when the person has had too many. */
  isWithinLimit(ctx: Context): Promise<boolean>;
}

/** A bad ticket, an ended session, a hidden and a missing file are answered alike: 404 and a page that says what to do. */
export function downloadHandler(deps: DownloadDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    const ticket = readTicket(deps.secret, request.params.ticket, deps.clock);
    const ctx = await admit(deps, { request, response }, ticket, deps.isWithinLimit);
    if (!ctx || !ticket) return;
    const found = await findFile(deps, ctx, ticket.fileId);
    const content = found && (await contentOf(deps, found, ticket.userId));
    if (!content || typeof content === 'string') {
      refuse(response, content ?? 'gone');
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

export interface Found {
  file: ContributionFile;
  isBlind: boolean;
}

export async function findFile(deps: ContentDeps, ctx: Context, fileId: number): Promise<Found | null> {
  const file = await ctx.em.findOne(ContributionFile, fileId);
  return file && !(await deps.mayView(ctx, file)) ? { file, isBlind: !(await deps.mayKnowUploader(ctx, file)) } : null;
}

/** The bytes this reader gets; null when the storage has lost them. */
export async function contentOf(
  deps: ContentDeps,
  { file, isBlind }: Found,
  asker: number,
): Promise<{ stream: Readable; size: number } | 'unclean' | 'busy' | null> {
  try {
    if (!isBlind) return { stream: await deps.storage.get(file.storageKey), size: file.size };
    return await openCleaned(deps, { storageKey: file.storageKey, mime: file.mime, asker });
  } catch (error) {
    if (error instanceof NotCleaned) {
      deps.log.warn({ err: error, fileId: file.id }, 'a file is kept from a blind reader: its properties cannot be taken out');
      if (!error.isKnown && !error.isPassing) await deps.tellWithheld(file);
      return error.isPassing ? 'busy' : 'unclean';
    }
    if (!(error instanceof FileMissing)) throw error;
    deps.log.error({ err: error, fileId: file.id }, 'the storage has lost a file');
    return null;
  }
}
