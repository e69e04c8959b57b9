// GET /preprint-files/:ticket: the Word file of a preprint, for the person of the ticket while they may read preprints.
import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { admit, attachment, refuse, type AdmissionDeps } from '../files/admission.ts';
import { FileMissing } from '../../storage/storage.ts';
import { readPreprintTicket } from './preprint-link.ts';
import { Preprint } from './preprint.entity.ts';
import { preprintPolicy } from './preprint.policy.ts';

interface PreprintFileDeps extends AdmissionDeps {
  secret: string;
  clock: Context['clock'];
  storage: Context['storage'];
  log: Context['log'];
  /** Counts the download; false when the person has had too many. */
  isWithinLimit(ctx: Context): Promise<boolean>;
}

/** A bad ticket, an ended session, another role and a missing file are answered alike: 404 and a page with the remedy. */
export function preprintFileHandler(deps: PreprintFileDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    const ticket = readPreprintTicket(deps.secret, request.params.ticket, deps.clock);
    const ctx = await admit(deps, { request, response }, ticket, deps.isWithinLimit);
    if (!ctx || !ticket) return;
    const mayView = ctx.viewer !== null && preprintPolicy.view(ctx.viewer) === null;
    const preprint = mayView ? await ctx.em.findOne(Preprint, ticket.preprintId) : null;
    const stream =
      preprint &&
      (await deps.storage.get(preprint.storageKey).catch((error: unknown) => {
        if (!(error instanceof FileMissing)) throw error;
        deps.log.error({ err: error, preprintId: preprint.id }, 'the storage has lost the file of a preprint');
        return null;
      }));
    if (!preprint || !stream) {
      refuse(response, 'gone');
      return;
    }
    response.set({
      'Content-Type': preprint.fileMime,
      'Content-Length': String(preprint.fileSize),
      'Content-Disposition': attachment(preprint.fileName),
    });
    if (request.method === 'HEAD') {
      stream.destroy();
      response.end();
      return;
    }
    await pipeline(stream, response).catch((error: unknown) =>
      deps.log.info({ err: error, preprintId: preprint.id }, 'a download broke off'),
    );
  };
}
