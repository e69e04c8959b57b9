// The copy for blind readers is made once and kept; waiting readers take turns by person.
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
import { FileMissing, localStorage, newStorageKey, type Storage } from '../../../storage/storage.ts';
import { cleanedKey, openCleaned } from './cleaned-copy.ts';
import { NotCleaned } from './without-properties.ts';

const TEXT = 'The text stays';
const paper = officePackage('word/document.xml', { 'word/document.xml': `<d>${TEXT}</d>`, 'docProps/core.xml': '<c>Canary</c>' });
const clock = testClock();
const log = pino({ level: 'silent' });
let folder: string;
let storage: Storage;
/** Keys read from the storage, in order. */
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
async function download(
  storageKey: string,
  asker = 1,
  { from = storage, mime = CONTENT_MIME.docx as string, owner = 7 } = {},
): Promise<Buffer> {
  const { stream, size } = await openCleaned({ storage: from, clock, log }, { storageKey, mime, asker, owner });
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

it('three clicks of one person hold up nobody else’s file (B-014)', async () => {
  const [a, b, c, d] = await Promise.all([stored(), stored(), stored(), stored()]);
  opened.length = 0;
  await Promise.all([download(a, 1), download(b, 1), download(c, 1), download(d, 2, { owner: 8 })]);
  const order = opened.filter((key) => [a, b, c, d].includes(key));
  expect(order.toSorted()).toEqual([a, b, c, d].toSorted());
  expect(order.indexOf(d)).toBeLessThanOrEqual(1);
});

/** Objects that each name the next, which the library follows again and again: beyond the limit of any file. */
function chainOfObjects(count = 165_000): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Group 4 0 R>>',
  ];
  for (let number = 4; number < count; number += 1) objects.push(`<</A ${number + 1} 0 R>>`);
  objects.push('<</A 1>>');
  return Buffer.from(
    `%PDF-1.5\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Size ${count + 1}/Root 1 0 R>>\n%%EOF\n`,
  );
}

it('a file that takes its time keeps nobody else’s waiting, but those of its owner (B-014)', async () => {
  // Two seconds of a processor show it as ten do.
  const { answerTo } = FileProcess.prototype;
  const allowed: number[] = [];
  const spy = vi.spyOn(FileProcess.prototype, 'answerTo').mockImplementation(async function (this: FileProcess, task, limits) {
    allowed.push(limits.cpuMilliseconds);
    return await answerTo.call(this, task, { ...limits, cpuMilliseconds: 2000 });
  });
  const done: string[] = [];
  const one = async (name: string, key: string, owner: number, mime: string = CONTENT_MIME.docx) => {
    await download(key, owner, { owner, mime }).catch((error: unknown) => {
      expect(error).toMatchObject({ name: NotCleaned.name, failure: 'TOO_COMPLEX' });
    });
    done.push(name);
  };
  const slow = one('slow', await stored(chainOfObjects()), 1, CONTENT_MIME.pdf);
  const behind = one('behind it', await stored(), 1);
  await Promise.all([one('ordinary', await stored(), 2), one('another', await stored(), 3)]);
  expect(done.toSorted()).toEqual(['another', 'ordinary']);
  await Promise.all([slow, behind]);
  expect(done.slice(2)).toEqual(['slow', 'behind it']);
  expect(new Set(allowed)).toEqual(new Set([10_000]));
  spy.mockRestore();
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
  expect((await download(key, 1, { from: full })).length).toBeGreaterThan(0);
  await expect(storage.sizeOf(cleanedKey(key))).rejects.toThrow(FileMissing);
});

it('has a key of its own, from which that of its file follows', () => {
  const key = newStorageKey();
  expect(cleanedKey(key)).toMatch(/^[0-9a-f]{32}$/);
  expect(cleanedKey(key)).not.toBe(key);
  expect(cleanedKey(cleanedKey(key))).toBe(key);
});
