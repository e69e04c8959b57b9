// A picture of a letter is encoded anew as it comes in: an unreadable one is distinguished from a temporary failure, and nothing is left of
// either.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NotCleaned } from './cleaning/without-properties.ts';
import { receivePicture } from './receive-picture.ts';
import { localStorage, type Storage } from '../../storage/storage.ts';

/** One red point, with a comment in its file. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64');
let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receive-picture-'));
  storage = localStorage(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const kept = async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const receive = (name: string, bytes: Buffer, clean?: Parameters<typeof receivePicture>[3]) =>
  receivePicture(storage, { filename: name, createReadStream: () => Readable.from([bytes]) }, { maxBytes: 1_000_000 }, clean);

it('is kept as it was made anew, and the file that came is not', async () => {
  const file = await receive('图.png', PNG, () => Promise.resolve(Buffer.from('clean')));
  expect((await buffer(await storage.get(file.key))).toString()).toBe('clean');
  expect(file).toMatchObject({ name: '图.png', mime: 'image/png', size: 5 });
  expect(await kept()).toBe(1);
  await storage.remove(file.key);
});

it('goes through the cleaning of files', async () => {
  const file = await receive('图.png', PNG);
  expect((await buffer(await storage.get(file.key))).subarray(0, 8)).toEqual(PNG.subarray(0, 8));
  await storage.remove(file.key);
});

it.each([
  [new NotCleaned('broken', 'DAMAGED'), 'letter.imageUnsound'],
  [new NotCleaned('lost', null), 'letter.imageBusy'],
])('that is not read says why at its field: %s', async (error, code) => {
  await expect(receive('图.png', PNG, () => Promise.reject(error))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { file: { code, params: { name: '图.png' } } },
  });
  expect(await kept()).toBe(0);
});

it('that is none stays as it came, for the act to refuse', async () => {
  const file = await receive('文.txt', Buffer.from('text'), () => Promise.reject(new Error('not asked')));
  expect((await buffer(await storage.get(file.key))).toString()).toBe('text');
});
