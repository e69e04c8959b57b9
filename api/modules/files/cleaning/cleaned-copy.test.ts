// The copy for blind readers is made once and kept; those who wait for one take turns by person.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testClock } from '../../../testing/clock.ts';
import { CONTENT_MIME } from '../content.ts';
import { officePackage } from '../file.factory.ts';
import { FileProcess, ProcessLost } from '../file-process.ts';
import { removeFiles } from '../removal.ts';
import { FileMissing, localStorage, newStorageKey, type Storage } from '../storage.ts';
import { cleanedKey, openCleaned } from './cleaned-copy.ts';
import { NotCleaned } from './without-properties.ts';

const TEXT = 'The text stays';
const paper = officePackage('word/document.xml', { 'word/document.xml': `<d>${TEXT}</d>`, 'docProps/core.xml': '<c>Canary</c>' });
const clock = testClock();
const log = pino({ level: 'silent' });
let folder: string;
let storage: Storage;
/** Keys of what was read of the storage, in order. */
let opened: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cleaned-'));
  const local = localStorage(folder);
  opened = [];
  storage = {
    ...local,
    get: async (key) => {
      opened.push(key);
      return await local.get(key);
    },
  };
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(bytes: Buffer = paper): Promise<string> {
  const key = newStorageKey();
  await storage.put(key, Readable.from([bytes]));
  return key;
}
async function download(storageKey: string, asker = 1, from = storage): Promise<Buffer> {
  const { stream, size } = await openCleaned({ storage: from, clock, log }, { storageKey, mime: CONTENT_MIME.docx, asker });
  const bytes = await buffer(stream);
  expect(bytes).toHaveLength(size);
  return bytes;
}
const readingsOf = (key: string) => opened.filter((each) => each === key).length;

it('is made once, also for several who ask at once, and read from the storage afterwards', async () => {
  const key = await stored();
  const [first, ...others] = await Promise.all([download(key, 1), download(key, 2), download(key, 1)]);
  expect(first.includes('Canary')).toBe(false);
  for (const other of [...others, await download(key, 3)]) expect(other).toEqual(first);
  expect(readingsOf(key)).toBe(1);
});

it('three clicks of one person hold up another’s file by one of theirs at most', async () => {
  const [a, b, c, d] = await Promise.all([stored(), stored(), stored(), stored()]);
  opened.length = 0;
  await Promise.all([download(a, 1), download(b, 1), download(c, 1), download(d, 2)]);
  const order = opened.filter((key) => [a, b, c, d].includes(key));
  expect(order.toSorted()).toEqual([a, b, c, d].toSorted());
  expect(order.indexOf(d)).toBeLessThanOrEqual(1);
});

it('a file that cannot be cleaned stops nobody, and is not tried again at every click but an hour later', async () => {
  const [broken, sound] = [await stored(Buffer.from('PK')), await stored()];
  const outcomes = await Promise.allSettled([download(broken, 1), download(broken, 1), download(sound, 1)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  await expect(download(broken, 2)).rejects.toMatchObject({ name: NotCleaned.name, isKnown: true });
  expect(readingsOf(broken)).toBe(1);
  clock.advance(3_600_000);
  await expect(download(broken, 2)).rejects.toMatchObject({ name: NotCleaned.name, isKnown: false });
  expect(readingsOf(broken)).toBe(2);
});

it('a file whose cleaning was killed with its process is tried again after a minute', async () => {
  const key = await stored();
  const answerTo = vi.spyOn(FileProcess.prototype, 'answerTo').mockRejectedValueOnce(new ProcessLost('killed'));
  await expect(download(key)).rejects.toMatchObject({ name: NotCleaned.name, isKnown: false, isPassing: true });
  await expect(download(key)).rejects.toMatchObject({ isKnown: true, isPassing: true });
  expect(answerTo).toHaveBeenCalledTimes(1);
  answerTo.mockRestore();
  clock.advance(60_000);
  expect((await download(key)).length).toBeGreaterThan(0);
});

it('goes with its file, which is told as missing', async () => {
  const key = await stored();
  await download(key);
  expect(await storage.sizeOf(cleanedKey(key))).toBeGreaterThan(0);
  await removeFiles(storage, { keys: [key] });
  await expect(storage.sizeOf(cleanedKey(key))).rejects.toThrow(FileMissing);
  await expect(download(key)).rejects.toThrow(FileMissing);
});

it('is handed out even when there is no room to keep it', async () => {
  const key = await stored();
  const full: Storage = { ...storage, put: () => Promise.reject(new Error('ENOSPC')) };
  expect((await download(key, 1, full)).length).toBeGreaterThan(0);
  await expect(storage.sizeOf(cleanedKey(key))).rejects.toThrow(FileMissing);
});

it('has a key of its own, from which that of its file follows', () => {
  const key = newStorageKey();
  expect(cleanedKey(key)).toMatch(/^[0-9a-f]{32}$/);
  expect(cleanedKey(key)).not.toBe(key);
  expect(cleanedKey(cleanedKey(key))).toBe(key);
});
