// The HTTP face: the GraphQL-over-HTTP audit, headers, the web client's files, GraphiQL, health.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNotesApp, type NotesApp } from './notes.factory.ts';

let folder: string;
let app: NotesApp;
let demo: NotesApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Colloquium</title>');
  await writeFile(
    path.join(folder, 'main.html'),
    '<!doctype html><title>Colloquium</title><link rel="modulepreload" href="/assets/frame.js">',
  );
  await writeFile(path.join(folder, 'assets', 'main-abc123.js'), 'plain()');
  await writeFile(path.join(folder, 'assets', 'main-abc123.js.br'), brotliCompressSync('compressed()'));
  app = await startNotesApp({ deps: { webFolder: folder } });
  demo = await startNotesApp({ mode: 'demo', beside: app });
});
afterAll(async () => {
  await demo.close();
  await app.close();
  await rm(folder, { recursive: true });
});

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({
    url: () => `${demo.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { 'apollo-require-preflight': '1', ...(init.headers as Record<string, string>) } }),
  });
  test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn();
    expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
  });
});

describe('free documents', () => {
  test('are taken from anyone in demo mode', async () => {
    expect(await demo.post({ query: '{ now }' })).toMatchObject({ status: 200, data: { now: demo.clock.now().toISOString() } });
  });
});

describe('the server', () => {
  test('lets scripts run from itself only, and sends no header that browsers complain about over plain HTTP', async () => {
    const { headers } = await fetch(app.url);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('sends compressed files as they were built, kept for ever when their name has a hash', async () => {
    const compressed = await fetch(`${app.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } });
    expect(await compressed.text()).toBe('compressed()');
    expect(Object.fromEntries(compressed.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const plain = await fetch(`${app.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('plain()');
  });

  test('answers every route of the browser with the page, and a missing file with 404', async () => {
    const page = await fetch(`${app.url}/main/authormanuList`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>Colloquium</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    // A person who is signed in needs the frame next.
    for (const [address, isAhead] of [
      ['/main/authormanuList', true],
      ['/login', false],
    ] as const)
      expect(
        (await (await fetch(`${app.url}${address}`, { headers: { accept: 'text/html' } })).text()).includes('modulepreload'),
        address,
      ).toBe(isAhead);
    for (const missing of ['/assets/gone.js', '/assets/main-abc123.js.br', '/..%2fpackage.json', '/assets/../../package.json']) {
      expect((await fetch(`${app.url}${missing}`)).status, missing).toBe(404);
    }
  });

  test.each(['/healthz', '/readyz'])('says on %s whether it is well', async (address) => {
    expect(await (await fetch(`${app.url}${address}`)).json()).toEqual({ status: 'ok' });
  });

  test('offers GraphiQL, from itself alone, in demo and not in production', async () => {
    expect((await fetch(`${app.url}/graphiql`, { headers: { accept: 'application/json' } })).status).toBe(404);
    const page = await fetch(`${demo.url}/graphiql`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
  });

  test.each(['//', '//graphql', '/\\', 'http://', '*', '/%'])('survives an upgrade and a request of the address "%s"', async (address) => {
    for (const header of ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n']) {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
      socket.end(
        `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      );
      await once(socket.resume(), 'close');
    }
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  test('an address that cannot be read is a bad request', async () => {
    expect((await fetch(`${app.url}/files/%E0%A4%A`)).status).toBe(400);
  });

  test('tells a broken body apart from a broken server', async () => {
    const broken = await fetch(`${app.url}/graphql`, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    const huge = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query: 'x'.repeat(3_000_000) }),
      headers: { 'content-type': 'application/json' },
    });
    expect(huge.status).toBe(413);
  });
});

describe('without a database', () => {
  test('the answer says so, in the language of the browser, with status 503', async () => {
    const lost = await startNotesApp({
      beside: app,
      loadViewer: () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
    });
    const answer = await lost.request('query reading { now }', {}, { token: 'author', language: 'zh-CN,zh;q=0.9' });
    expect(answer).toMatchObject({
      status: 503,
      errors: [{ message: '数据库暂时无法连接，您的内容未丢失，请稍后重试', extensions: { code: 'UNAVAILABLE' } }],
    });
    await lost.close();
  });
});
