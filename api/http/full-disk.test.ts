// When the disk is full, for files or for the database: people are told that nothing is lost, nothing is half done, and the process says
// that it is not ready.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { act, titleInput, wordFile, writeDraft } from '../modules/contributions/manuscript/wizard.factory.ts';
import type { Storage } from '../storage/storage.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
let journal: Colloquium;
let freeBytes = Number.POSITIVE_INFINITY;
let isStorageFull = false;
const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema(), deps: { freeBytes: () => Promise.resolve(freeBytes) } });
  const { put } = app.deps.storage;
  app.deps.storage.put = async (...args: Parameters<Storage['put']>) => (isStorageFull ? Promise.reject(full()) : await put(...args));
  const em = app.database.orm.em.fork();
  journal = await buildColloquium(em);
  // Refuses writes as PostgreSQL does when it cannot make a file longer.
  await em.execute(`create function refuse_for_want_of_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
});
afterAll(() => app.close());
beforeEach(() => {
  freeBytes = Number.POSITIVE_INFINITY;
  isStorageFull = false;
  app.clock.advance(3000);
});

async function withoutRoom<T>(table: string, work: () => Promise<T>): Promise<T> {
  const em = app.database.orm.em.fork();
  await em.execute(`create trigger no_room before insert or update on ${table} for each row execute function refuse_for_want_of_room()`);
  try {
    return await work();
  } finally {
    await em.execute(`drop trigger no_room on ${table}`);
  }
}

const readiness = async () => {
  const response = await fetch(`${app.url}/readyz`);
  return [response.status, ((await response.json()) as { status: string }).status];
};

it.each([
  ['zh-CN', '服务器存储空间不足，暂时无法保存，您的内容未丢失，请稍后重试'],
  ['en-US', 'There is no room left on the server at the moment. Nothing you typed is lost; please try again later.'],
] as const)('a save and an upload are refused with words in %s, and succeed once there is room', async (language, message) => {
  const em = app.database.orm.em.fork();
  const token = await buildSession(em, await buildUser(em), app.clock, { language });
  const contributionId = await writeDraft(app, token, journal);
  const refusal = { message, extensions: { code: 'OUT_OF_ROOM' } };
  const save = async () => (await act(app, token, 'title', { contributionId, ...(await titleInput(app)), titleZh: '另一个题目' })).errors;
  const upload = async () => (await act(app, token, 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile())).errors;
  expect(await withoutRoom('contribution', save)).toEqual([
    expect.objectContaining({ ...refusal, extensions: expect.objectContaining(refusal.extensions) }),
  ]);
  isStorageFull = true;
  expect(await upload()).toEqual([expect.objectContaining({ ...refusal, extensions: expect.objectContaining(refusal.extensions) })]);
  isStorageFull = false;
  expect([await save(), await upload()]).toEqual([undefined, undefined]);
});

it('is not ready while the database takes no writes or the disk is full, lives all the same, and an answer serves three seconds', async () => {
  expect(await readiness()).toEqual([200, 'ok']);
  await withoutRoom('rate_counter', async () => {
    expect(await readiness()).toEqual([200, 'ok']);
    app.clock.advance(3000);
    expect(await readiness()).toEqual([503, 'readonly']);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });
  app.clock.advance(3000);
  freeBytes = 100 * 1024 * 1024;
  expect(await readiness()).toEqual([503, 'disk']);
  freeBytes = 300 * 1024 * 1024;
  app.clock.advance(3000);
  expect(await readiness()).toEqual([200, 'ok']);
});
