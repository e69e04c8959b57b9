// A cookie that ties steps begun in a browser (a visit to ORCID) to that browser. It opens nothing by itself.
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { newToken } from '../sessions/token.ts';

const LIFETIME_MS = 60 * 60_000;

/** Over https under a name that no other host of the domain can set. */
const NAMES = { http: 'browser', https: '__Host-browser' } as const;

/** The value that a request came with, null without one. */
export function browserKeyOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const found = /(?:^|; ?)(__Host-browser|browser)=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '');
  return found?.[2] ?? null;
}

/** The browser's value, a new one if it has none, kept for another hour. */
export function keepBrowserKey(request: Request, response: Response, publicUrl: string): string {
  const key = browserKeyOf(request) ?? newToken();
  const isHttps = publicUrl.startsWith('https:');
  response.cookie(isHttps ? NAMES.https : NAMES.http, key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
    maxAge: LIFETIME_MS,
  });
  return key;
}
