// Admission to a download: the link is valid, the house is open to its bearer, and they are within the limit.
import type { Request, Response } from 'express';
import type { Context } from '../../context.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import { escapeHtml } from '../mail/mail.html.ts';
import type { LinkHolder } from './ticket.ts';

export interface AdmissionDeps {
  /** The context of the person of the link as they are now; null when the session has ended or the account is disabled. */
  contextOf(holder: LinkHolder, request: Request): Promise<Context | null>;
  /** While the house is closed to this person: the message. Null: it is open. */
  closedTo(ctx: Context): ((language: LanguageTag) => string) | null;
}

/**
 * The person of the link; null when the response is already sent, because the link is not good, the house is closed or they had too many.
 */
export async function admit(
  deps: AdmissionDeps,
  { request, response }: { request: Request; response: Response },
  holder: LinkHolder | null,
  isWithinLimit: (ctx: Context) => Promise<boolean>,
): Promise<Context | null> {
  response.set({
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  const ctx = holder && (await deps.contextOf(holder, request));
  if (!ctx) {
    refuse(response, 'gone');
    return null;
  }
  const closed = deps.closedTo(ctx);
  if (closed) {
    say(response, 503, (language) => ({ title: messageText(language, 'file.closed.title'), text: closed(language) }));
    return null;
  }
  if (!(await isWithinLimit(ctx))) {
    refuse(response, 'tooOften');
    return null;
  }
  return ctx;
}

const STATUS_OF = { gone: 404, unclean: 422, tooOften: 429, busy: 503, storage: 503 } as const;

/** A page that says why there is no download, and the remedy. */
export function refuse(response: Response, what: keyof typeof STATUS_OF): void {
  say(response, STATUS_OF[what], (language) => ({
    title: messageText(language, `file.${what}.title`),
    text: messageText(language, `file.${what}.text`),
  }));
}

type Words = (language: LanguageTag) => { title: string; text: string };
const tellers = new WeakMap<Response, (words: Words) => void>();

/** A call of the old system leads here and answers in its own form why there is no download. */
export function tellRefusal(response: Response, tell: (words: Words) => void): void {
  tellers.set(response, tell);
}

function say(response: Response, status: number, words: Words): void {
  const tell = tellers.get(response);
  if (tell) tell(words);
  else response.status(status).type('html').send(page(words));
}

/** RFC 6266 with the real name as RFC 5987 UTF-8, and an ASCII one for clients that know no better. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The reader is unknown, so the page speaks both languages. */
function page(words: Words): string {
  const part = (language: LanguageTag) => {
    const { title, text } = words(language);
    return `<section lang="${language}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></section>`;
  };
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words('zh-CN').title)}</title>
<style>:root{color-scheme:light dark}body{margin:0;padding:12vh 24px;font:16px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;background:light-dark(#FAF9F6,#14181F);color:light-dark(#1C2430,#E8E6E1)}section{max-width:560px;margin:0 auto 32px}h1{font-size:22px;margin:0 0 8px}p{margin:0;color:light-dark(#5B6675,#A9B1BC)}</style>
<body>${part('zh-CN')}${part('en-US')}</body></html>`;
}
