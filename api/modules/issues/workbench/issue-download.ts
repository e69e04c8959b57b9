// GET /issues/:ticket: a document of an issue or of a single publication, or a file that went to the press, for the person of the link,
// made or read while it is sent.
import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Refusal } from '../../../../shared/errors.ts';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { admit, attachment, refuse, type AdmissionDeps } from '../../files/admission.ts';
import { StorageFailure } from '../../../storage/storage-failure.ts';
import { FileMissing } from '../../../storage/storage.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { Issue } from '../issue.entity.ts';
import { IssueFile } from '../../press/issue-file.entity.ts';
import { openSingle } from '../single/single-export.ts';
import { SingleDocument, type SingleDocumentName } from '../single/single-export.types.ts';
import { openDocument, type OpenDocument } from './issue-documents.ts';
import { readIssueTicket, type IssueTicket } from './issue-ticket.ts';
import { IssueDocument, type IssueDocumentName } from './workbench.types.ts';

export interface IssueDownloadDeps extends AdmissionDeps {
  secret: string;
  clock: Context['clock'];
  log: Context['log'];
  /** Counts the download; false when the person has had too many. */
  isIssueWithinLimit(ctx: Context): Promise<boolean>;
  /** The policy issue.viewContents. */
  mayViewContents(ctx: Context, issue: Issue): Promise<Refusal | null>;
  /** The policy contribution.exportSingle. */
  mayExportSingle(ctx: Context, contribution: Contribution): Promise<Refusal | null>;
}

export function issueDownloadHandler(deps: IssueDownloadDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    const ticket = readIssueTicket(deps.secret, request.params.ticket, deps.clock);
    const ctx = await admit(deps, { request, response }, ticket, deps.isIssueWithinLimit);
    if (!ctx || !ticket) return;
    const found = await (ticket.issueId === null ? ofSingle(deps, ctx, ticket) : ofIssue(deps, ctx, ticket)).catch(known);
    if (found === null) {
      refuse(response, 'gone');
      return;
    }
    response.set({ 'Content-Type': found.mime, 'Content-Disposition': attachment(ticket.name) });
    if (request.method === 'HEAD') {
      found.content.destroy();
      response.end();
      return;
    }
    await pipeline(found.content, response).catch((error: unknown) => {
      deps.log.info({ err: error, issueId: ticket.issueId, contributionId: ticket.contributionId }, 'the download of an issue broke off');
    });
  };
}

async function ofSingle(deps: IssueDownloadDeps, ctx: Context, { contributionId, document }: IssueTicket): Promise<OpenDocument | null> {
  const contribution = await ctx.em.findOne(Contribution, contributionId ?? 0);
  if (contribution === null || (await deps.mayExportSingle(ctx, contribution)) !== null) return null;
  return isOfSingle(document) ? await openSingle(ctx, contribution, document) : null;
}

async function ofIssue(deps: IssueDownloadDeps, ctx: Context, { issueId, document, fileId }: IssueTicket): Promise<OpenDocument | null> {
  const issue = await ctx.em.findOne(Issue, issueId ?? 0);
  if (issue === null || (await deps.mayViewContents(ctx, issue)) !== null) return null;
  if (!isDocument(document)) {
    const file = await ctx.em.findOne(IssueFile, { id: fileId ?? 0, issue: issue.id });
    return file && { mime: file.mime, content: await ctx.storage.get(file.storageKey) };
  }
  return await openDocument(ctx, issue, document);
}

const isOfSingle = (document: string): document is SingleDocumentName => document in SingleDocument;
const isDocument = (document: string): document is IssueDocumentName => document in IssueDocument;

/** Changed since the link was made, or lost by the storage: there is nothing to download. */
function known(error: unknown): null {
  if (error instanceof StorageFailure) throw error;
  if (error instanceof DomainError || error instanceof FileMissing) return null;
  throw error;
}
