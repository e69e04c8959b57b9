// GET /archives/:ticket: all files of a manuscript that its reader may open, in one archive that is made while it is sent.
import type { RequestHandler } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../../shared/errors.ts';
import { messageText } from '../../../shared/messages.ts';
import { DomainError } from '../../errors.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { admit, attachment, refuse, type AdmissionDeps } from './admission.ts';
import { contentOf, findFile, refusalOf, type ContentDeps } from './download.ts';
import { readArchiveTicket } from './ticket.ts';
import { begun, safeName, uniqueNames, zipped, type ZipEntry } from './zip.ts';

export interface ArchiveDeps extends ContentDeps, AdmissionDeps {
  secret: string;
  /** Counts the archive; false when the person has had too many. */
  isArchiveWithinLimit(ctx: Context): Promise<boolean>;
  /** The policy contribution.downloadArchive. */
  mayDownload(ctx: Context, contribution: Contribution): Promise<Refusal | null>;
  /** The files that the reader may open, with the names they know. */
  filesFor(ctx: Context, contribution: Contribution): Promise<{ file: ContributionFile; name: string }[]>;
}

export function archiveHandler(deps: ArchiveDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    const ticket = readArchiveTicket(deps.secret, request.params.ticket, deps.clock);
    const ctx = await admit(deps, { request, response }, ticket, deps.isArchiveWithinLimit);
    if (!ctx || !ticket) return;
    const contribution = await ctx.em.findOne(Contribution, ticket.contributionId);
    const files = contribution && !(await deps.mayDownload(ctx, contribution)) ? await deps.filesFor(ctx, contribution) : [];
    if (files.length === 0) {
      refuse(response, 'gone');
      return;
    }
    const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': attachment(ticket.name) };
    if (request.method === 'HEAD') {
      response.set(headers).end();
      return;
    }
    const archive = await begun(zipped(entriesOf(deps, ctx, files)));
    response.set(headers);
    await pipeline(archive, response).catch((error: unknown) => {
      deps.log.info({ err: error, contributionId: ticket.contributionId }, 'the download of an archive broke off');
    });
  };
}

/** Each file is opened in its turn. Unavailable files are named at the end, so that nobody takes the archive for complete. */
async function* entriesOf(
  deps: ArchiveDeps,
  ctx: Context,
  files: readonly { file: ContributionFile; name: string }[],
): AsyncGenerator<ZipEntry> {
  const earlier = messageText(ctx.language, 'file.archive.earlier');
  const noteName = messageText(ctx.language, 'file.archive.missingName');
  const names = uniqueNames([noteName, ...files.map(({ file, name }) => (file.isCurrent ? '' : `${earlier}/`) + safeName(name))]).slice(1);
  const missing: string[] = [];
  for (const [index, { file }] of files.entries()) {
    const name = names[index] ?? '';
    const found = await findFile(deps, ctx, file.id);
    const content = found && (await contentOf(deps, found, ctx.viewer?.userId ?? 0).catch(refusalOf));
    if (content && !(content instanceof DomainError)) yield { name, modifiedAt: file.uploadedAt, content: content.stream };
    else missing.push(name);
  }
  if (missing.length === 0) return;
  const note = messageText(ctx.language, 'file.archive.missing', { names: missing.join('\n') });
  yield { name: noteName, modifiedAt: ctx.clock.now(), content: Readable.from([Buffer.from(note)]) };
}
