// The template of the demo: what is kept of a house fills another one.
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { UploadedFile } from '../modules/files/uploaded-file.entity.ts';
import { Message } from '../modules/messages/message.entity.ts';
import { addJob } from '../database/jobs.ts';
import { colloquiumSchema } from '../schema.ts';
import { newStorageKey } from '../storage/storage.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { fillFromTemplate, keepTemplate, takeTurn, type TemplatePlace, templatePlace } from './template.ts';

let house: TestApp;
let folder: string;
let place: TemplatePlace;
const NOW = new Date('2026-03-02T02:00:00Z');

beforeAll(async () => {
  house = await startTestApp({ schema: colloquiumSchema(), mode: 'demo', env: { PUBLIC_URL: 'http://first.example' } });
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-template-'));
  await writeFile(path.join(folder, 'main.js'), 'the product');
  const found = await templatePlace(path.join(folder, 'demo'), folder, NOW);
  if (!found) throw new Error('The product is built');
  place = found;
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await house.close();
});

const kept = async () => await (await keepTemplate(house.deps, house.database.url, place)).done;

/** With an address of its own. */
async function withEmptyHouse(work: (empty: TestApp) => Promise<void>): Promise<void> {
  const empty = await startTestApp({ schema: colloquiumSchema(), mode: 'demo', env: { PUBLIC_URL: 'http://second.example:4000' } });
  await work(empty).finally(() => empty.close());
}

test('a house that is filled from the template has the rows, files and waiting jobs of the one that was kept, under its own address', async () => {
  const em = house.database.orm.em.fork();
  const user = await buildUser(em, { realName: '闻献之' });
  const params = { link: 'http://first.example/main/x?id=1', sentence: 'Open http://first.example.', other: 'http://first.example.org/' };
  em.create(Message, { user, key: 'template', params, createdAt: NOW });
  await em.flush();
  await addJob(em, 'template_job', { of: 'the first' }, { delayMs: 3_600_000 });
  const storageKey = newStorageKey();
  await house.deps.storage.put(storageKey, Readable.from(['stored']));
  em.create(UploadedFile, { user, path: 'p', storageKey, name: 'a.txt', extension: 'txt', mime: 'text/plain', size: 6, uploadedAt: NOW });
  await em.flush();
  await kept();
  await withEmptyHouse(async (empty) => {
    expect(await fillFromTemplate(empty.deps, empty.database.url, place)).toBe(true);
    const other = empty.database.orm.em.fork();
    expect((await other.findOneOrFail(User, user.id)).realName).toBe('闻献之');
    expect((await other.findOneOrFail(Message, { key: 'template' })).params).toEqual({
      link: 'http://second.example:4000/main/x?id=1',
      sentence: 'Open http://second.example:4000.',
      other: 'http://first.example.org/',
    });
    const jobs = await other.execute(`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
      on t.id = j.task_id where t.identifier = 'template_job'`);
    expect(jobs).toEqual([{ payload: { of: 'the first' } }]);
    expect(await text(await empty.deps.storage.get(storageKey))).toBe('stored');
    expect((await buildUser(other, {})).id, 'numbers go on').toBeGreaterThan(user.id);
  });
});

test('a damaged template is removed, and the house stays empty', async () => {
  await kept();
  await writeFile(path.join(place.folder, place.key, 'tables/user_account.copy.gz'), 'x');
  await withEmptyHouse(async (empty) => {
    expect(await fillFromTemplate(empty.deps, empty.database.url, place)).toBe(false);
    expect(await readdir(place.folder)).toEqual([]);
    expect(await empty.database.orm.em.fork().count(User, {})).toBe(0);
    expect(await fillFromTemplate(empty.deps, empty.database.url, place), 'none is there').toBe(false);
  });
});

test('a template of another day or other sources goes when one is kept, and so does what a killed process left', async () => {
  await kept();
  const tomorrow = await templatePlace(place.folder, folder, new Date('2026-03-02T16:00:00Z'));
  expect([place.key, tomorrow?.key], 'days of Shanghai').toEqual([
    expect.stringMatching(/^2026-03-02-[0-9a-f]{16}$/),
    place.key.replace('2026-03-02', '2026-03-03'),
  ]);
  await writeFile(path.join(folder, 'main.js'), 'the product after a change');
  expect((await templatePlace(place.folder, folder, NOW))?.key).not.toBe(place.key);
  await mkdir(path.join(place.folder, 'making-999999999'));
  await mkdir(path.join(place.folder, `making-${process.ppid}`));
  if (tomorrow) await (await keepTemplate(house.deps, house.database.url, tomorrow)).done;
  expect((await readdir(place.folder)).toSorted()).toEqual([tomorrow?.key, `making-${process.ppid}`]);
});

test('of two that keep a template at once one counts, and where nothing can be written none is kept', async () => {
  await mkdir(path.join(place.folder, place.key), { recursive: true });
  await writeFile(path.join(place.folder, place.key, 'public-url'), 'http://another.example');
  await kept();
  expect(await readdir(place.folder)).toEqual([place.key]);
  expect(await readdir(path.join(place.folder, place.key))).toEqual(['public-url']);

  const file = path.join(folder, 'main.js');
  await (
    await keepTemplate(house.deps, house.database.url, { ...place, folder: file })
  ).done;
  expect(await templatePlace(folder, os.tmpdir(), NOW), 'a product that runs from its sources').toBeNull();
});

test('of two that would play at once one waits for the template of the other, and goes on where that one gave up or was killed', async () => {
  const endTurn = await takeTurn(place);
  const second = takeTurn(place);
  await endTurn?.();
  const endSecond = await second;
  expect(endSecond, 'the first gave up').not.toBeNull();
  const third = takeTurn(place);
  await kept();
  expect(await third, 'it is there').toBeNull();
  await endSecond?.();

  const killed = { ...place, key: 'killed' };
  const mark = path.join(place.folder, 'playing-killed');
  await writeFile(mark, '');
  await utimes(mark, NOW, NOW);
  const endTaken = await takeTurn(killed);
  expect(endTaken, 'nobody marks it any more').not.toBeNull();
  await endTaken?.();
  expect(await readdir(place.folder)).toEqual([place.key]);
});
