// GET /exports/:ticket: a list as a spreadsheet, written while it is sent, or a document, for the person of the link as they are now.
import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { admit, attachment, refuse, type AdmissionDeps } from '../files/admission.ts';
import { readExportTicket } from './export-ticket.ts';
import type { Export, OpenDocument, OpenExport, OpenSheet } from './export.ts';
import { workbook, type Cell } from './workbook.ts';

interface ExportRouteDeps extends AdmissionDeps {
  secret: string;
  clock: Context['clock'];
  log: Context['log'];
  exports: Readonly<Record<string, Export>>;
  /** Whether the current menu of the person's role has a screen that the export belongs to. */
  isOnMenu(ctx: Context, exportName: string): boolean;
  /** Counts the export; false when the person has had too many. */
  isWithinLimit(ctx: Context): Promise<boolean>;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A bad link, an ended session and a role that may not have it are answered alike. */
export function exportHandler(deps: ExportRouteDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    const ticket = readExportTicket(deps.secret, request.params.ticket, deps.clock);
    const ctx = await admit(deps, { request, response }, ticket, deps.isWithinLimit);
    if (!ctx || !ticket) return;
    const asked = Object.hasOwn(deps.exports, ticket.export) ? deps.exports[ticket.export] : undefined;
    const open = deps.isOnMenu(ctx, ticket.export) ? asked?.open(ctx, ticket.asked) : undefined;
    const facts = { export: ticket.export, userId: ticket.userId };
    if (open && isDocument(open)) {
      const bytes = await open.write().catch(refusal);
      if (bytes === null) {
        refuse(response, 'gone');
        return;
      }
      response.set({ 'Content-Type': open.mime, 'Content-Disposition': attachment(ticket.name) }).end(Buffer.from(bytes));
      deps.log.info({ ...facts, bytes: bytes.length }, 'exported');
      return;
    }
    // The first page is read before anything is sent, so that an early failure answers a page of words and no broken file.
    const first = open && (await open.rows.next().catch(refusal));
    if (!open || !first) {
      refuse(response, 'gone');
      return;
    }
    response.set({ 'Content-Type': XLSX, 'Content-Disposition': attachment(ticket.name) });
    if (request.method === 'HEAD') {
      await open.rows.return?.();
      response.end();
      return;
    }
    const count = { rows: 0 };
    const sheet = workbook(open.title, open.columns, rowsOf(open, first, count));
    await pipeline(sheet, response).then(
      () => deps.log.info({ ...facts, ...count }, 'exported'),
      (error: unknown) => deps.log.info({ ...facts, ...count, err: error }, 'an export broke off'),
    );
  };
}

const isDocument = (open: OpenExport): open is OpenDocument => 'write' in open;

async function* rowsOf(
  { rows }: OpenSheet,
  first: IteratorResult<Cell[][], void>,
  count: { rows: number },
): AsyncGenerator<readonly Cell[]> {
  try {
    for (let page = first; !page.done; page = await rows.next()) {
      count.rows += page.value.length;
      yield* page.value;
    }
  } finally {
    await rows.return?.();
  }
}

/** The rows' own refusal: there is nothing to download. */
function refusal(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
