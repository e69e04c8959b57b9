// A file that a page shows by a signed link, streamed to the person whose page it is.
import type { RequestHandler } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../context.ts';
import { attachment } from './admission.ts';

export interface ShownFileDeps<Ticket> {
  secret: string;
  clock: Context['clock'];
  storage: Context['storage'];
  log: Context['log'];
  /** A fresh entity manager. */
  em(): EntityManager;
  /** Whether the ticket's person is still signed in as before. */
  isTheirs(ticket: Ticket): Promise<boolean>;
}

interface Shown {
  name: string;
  mime: string;
  size: number;
  stream: Readable;
  /** Told when the reader goes away. */
  brokenOff(error: unknown): void;
}

/** `open`: null for a bad ticket, a missing file and one that is shown no more, which are answered alike: 404 without a body. */
export function shownFile(open: (ticket: string) => Promise<Shown | null>): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    const file = await open(request.params.ticket);
    if (!file) {
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
    await pipeline(file.stream, response).catch((error: unknown) => file.brokenOff(error));
  };
}
