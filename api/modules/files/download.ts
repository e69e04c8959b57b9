// GET /files/:ticket: hands out a file to the person its ticket was made for, if they may still see it.
import type { Request, RequestHandler } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import type { Refusal } from '../../../shared/errors.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import { escapeHtml } from '../mail/mail.html.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { FileMissing } from './storage.ts';
import { type Ticket, readTicket } from './ticket.ts';
import { openCleaned } from './cleaning/cleaned-copy.ts';
import { NotCleaned } from './cleaning/without-properties.ts';

export interface DownloadDeps {
  secret: string;
  clock: Context['clock'];
  storage: Context['storage'];
  log: Context['log'];
  /** The context of the person of the ticket as they are now; null when the session has ended or the account is disabled. */
  contextOf(ticket: Ticket, request: Request): Promise<Context | null>;
  /** While the house is closed to this person: what they are told. Null: it is open. */
  closedTo(ctx: Context): ((language: LanguageTag) => string) | null;
  /** The policy contributionFile.view. */
  mayView(ctx: Context, file: ContributionFile): Promise<Refusal | null> | Refusal | null;
  /** Counts the download; false when the person has had too many. */
  isWithinLimit(ctx: Context): Promise<boolean>;
  /** Whether the reader may know whose file it is; who may not gets it without the properties that tell. */
  mayKnowUploader(ctx: Context, file: ContributionFile): Promise<boolean>;
  /** Tells the office that a file is kept from its blind readers. */
  tellWithheld(file: ContributionFile): Promise<void>;
}

/** A bad ticket, an ended session, a hidden and a missing file are answered alike: 404 and a page that says what to do. */
export function downloadHandler(deps: DownloadDeps): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    response.set({
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    const ticket = readTicket(deps.secret, request.params.ticket, deps.clock);
    const ctx = ticket && (await deps.contextOf(ticket, request));
    const closed = ctx && deps.closedTo(ctx);
    if (closed) {
      response
        .status(503)
        .type('html')
        .send(page((language) => ({ title: messageText(language, 'file.closed.title'), text: closed(language) })));
      return;
    }
    if (ctx && !(await deps.isWithinLimit(ctx))) {
      response.status(429).type('html').send(notice('tooOften'));
      return;
    }
    const found = ctx && (await findFile(deps, ctx, ticket.fileId));
    const content = found && (await contentOf(deps, found, ticket.userId));
    if (!content || typeof content === 'string') {
      const what = content ?? 'gone';
      response.status(STATUS_OF[what]).type('html').send(notice(what));
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

const STATUS_OF = { gone: 404, unclean: 422, busy: 503 } as const;

interface Found {
  file: ContributionFile;
  isBlind: boolean;
}

async function findFile(deps: DownloadDeps, ctx: Context, fileId: number): Promise<Found | null> {
  const file = await ctx.em.findOne(ContributionFile, fileId);
  return file && !(await deps.mayView(ctx, file)) ? { file, isBlind: !(await deps.mayKnowUploader(ctx, file)) } : null;
}

/** The bytes this reader gets; null when the storage has lost them. */
async function contentOf(
  deps: DownloadDeps,
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

/** RFC 6266 with the real name as RFC 5987 UTF-8, and an ASCII one for clients that know no better. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function notice(what: 'gone' | 'unclean' | 'busy' | 'tooOften'): string {
  return page((language) => ({ title: messageText(language, `file.${what}.title`), text: messageText(language, `file.${what}.text`) }));
}

/** The reader is unknown, so the page speaks both languages. */
function page(words: (language: LanguageTag) => { title: string; text: string }): string {
  const part = (language: LanguageTag) => {
    const { title, text } = words(language);
    return `<section lang="${language}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`;
  };
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words('zh-CN').title)}</title>
<style>:root{color-scheme:light dark}body{margin:0;padding:12vh 24px;font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;background:light-dark(#FAF9F6,#14181F);color:light-dark(#1C2430,#E8E6E1)}section{max-width:560px;margin:0 auto 32px}h1{font-size:22px;margin:0 0 8px}p{margin:0;color:light-dark(#5B6675,#A9B1BC)}</style>
<body>${part('zh-CN')}${part('en-US')}</body></html>`;
}
