// The built web client: files compressed when they were built, kept for ever when their name holds a hash, and the page behind every route
// of the browser's router. The page for addresses under /main names the code that they need (web/build/main-page.ts).
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { noteRoute } from '../watch/request-log.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** Serves `folder`; null when it holds no built client. */
export async function webFiles(folder: string): Promise<RequestHandler | null> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
  if (!files.has('/index.html')) return null;

  const send = (request: Request, response: Response, file: string) => {
    noteRoute(request, 'web');
    // In our order, best first: browsers name gzip before br.
    const encoding = encodings.find(({ name, suffix }) => request.acceptsEncodings(name) === name && files.has(file + suffix));
    response.setHeader('content-type', contentTypes[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('cache-control', file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (encoding) response.setHeader('content-encoding', encoding.name);
    response.sendFile(file.slice(1) + (encoding?.suffix ?? ''), { root: folder, cacheControl: false, dotfiles: 'allow' });
  };

  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const isFile = files.has(request.path) && path.extname(request.path) in contentTypes;
    if (isFile) return send(request, response, request.path);
    // A missing script must not be answered with a page; a page is asked for by a browser that navigates.
    if (path.extname(request.path) !== '' || !request.accepts('html')) return next();
    send(request, response, request.path.startsWith('/main/') && files.has('/main.html') ? '/main.html' : '/index.html');
  };
}
