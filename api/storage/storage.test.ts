// Both storages keep stored files, lose half-failed ones, and cannot be led outside their place.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BucketServer } from '../testing/bucket-server.ts';
import { createStorage, tryStorage } from './create-storage.ts';
import { FileMissing, type Storage, newStorageKey, storagePath } from './storage.ts';

const SEVEN_MEBIBYTES = 7 * 1024 * 1024;

async function* failingAfter(bytes: number): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < bytes; sent += 65_536) yield randomBytes(65_536);
  throw new Error('the sender went away');
}

function behavesAsStorage(make: () => Storage, remaining: () => Promise<number>): void {
  it.each([0, 5, SEVEN_MEBIBYTES])('gives back the %i bytes that were put', async (size) => {
    const storage = make();
    const key = newStorageKey();
    const bytes = randomBytes(size);
    expect(await storage.put(key, Readable.from([bytes]))).toEqual({ size });
    expect(bytes.equals(await buffer(await storage.get(key)))).toBe(true);
    expect(await storage.sizeOf(key)).toBe(size);
    await storage.remove(key);
  });

  it('keeps nothing of an upload that broke off', async () => {
    const storage = make();
    for (const size of [200_000, SEVEN_MEBIBYTES]) {
      const key = newStorageKey();
      await expect(storage.put(key, Readable.from(failingAfter(size)))).rejects.toThrow('the sender went away');
      await expect(storage.get(key)).rejects.toBeInstanceOf(FileMissing);
    }
    expect(await remaining()).toBe(0);
  });

  it('says that a removed file is missing, and removes twice without complaint', async () => {
    const storage = make();
    const key = newStorageKey();
    await storage.put(key, Readable.from([Buffer.from('论文')]));
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.get(key)).rejects.toBeInstanceOf(FileMissing);
    await expect(storage.sizeOf(key)).rejects.toBeInstanceOf(FileMissing);
  });

  it.each(['../../etc/passwd', '..', '', 'ABCDEF', `${'a'.repeat(31)}/`, '/etc/passwd', `${'a'.repeat(32)}\n`])(
    'refuses %j as a key',
    async (key) => {
      const storage = make();
      await expect(storage.put(key, Readable.from([Buffer.from('x')]))).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('Not a storage key');
    },
  );
}

describe('local folder', () => {
  let folder: string;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
    storage = await createStorage({ DATA_DIR: folder, S3: null });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const filesIn = async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  behavesAsStorage(
    () => storage,
    async () => (await filesIn()).length,
  );

  it('is readable by its owner only', async () => {
    const key = newStorageKey();
    await storage.put(key, Readable.from([Buffer.from('x')]));
    const [file] = await filesIn();
    if (!file) throw new Error('nothing stored');
    expect((await stat(path.join(file.parentPath, file.name))).mode & 0o077).toBe(0);
    expect((await stat(file.parentPath)).mode & 0o077).toBe(0);
  });
});

describe('S3', () => {
  const bucket = new BucketServer();
  let storage: Storage;
  beforeAll(async () => {
    const endpoint = await bucket.listen();
    storage = await createStorage({
      DATA_DIR: '/nowhere',
      S3: { bucket: 'manuscripts', region: 'cn-north-1', endpoint, accessKeyId: 'id', secretAccessKey: 'secret' },
    });
  });
  afterAll(() => bucket.close());

  behavesAsStorage(
    () => storage,
    async () => bucket.objects.size + bucket.uploads.size,
  );

  it('lists what was stored before a moment, on however many pages, and nothing that is not ours', async () => {
    const keys = Array.from({ length: 5 }, () => newStorageKey()).sort();
    const placeOf = (key: string) => `/manuscripts/${storagePath(key)}`;
    for (const key of keys) await storage.put(key, Readable.from(['x']));
    bucket.objects.set('/manuscripts/backup.tar', Buffer.from('x'));
    bucket.objects.set(`/manuscripts/copies/${keys[0]}`, Buffer.from('x'));
    for (const place of bucket.objects.keys()) bucket.modified.set(place, new Date('2026-01-01T00:00:00Z'));
    bucket.modified.set(placeOf(keys[2] ?? ''), new Date('2026-01-03T00:00:00Z'));
    const old: string[] = [];
    for await (const key of storage.olderThan(new Date('2026-01-02T00:00:00Z'))) old.push(key);
    expect(old.sort()).toEqual(keys.filter((_key, index) => index !== 2));
    bucket.objects.clear();
  });

  it('reports a bucket that refuses, and stops reading the sender', async () => {
    bucket.isRefusing = true;
    const sender = Readable.from(failingAfter(Number.POSITIVE_INFINITY));
    await expect(storage.put(newStorageKey(), sender)).rejects.toThrow('AccessDenied');
    expect(sender.destroyed).toBe(true);
    bucket.isRefusing = false;
  });
});

describe('at the start (B-081)', () => {
  it('a folder that cannot be written is told with its name, whose it must be and how', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
    // A file where the folder of files would be: root, too, may not make a folder in it.
    await writeFile(path.join(folder, 'files'), '');
    await expect(tryStorage(await createStorage({ DATA_DIR: folder, S3: null }))).rejects.toThrow(
      new RegExp(`^The folder ${folder}/files cannot be written: EEXIST|^The folder ${folder}/files cannot be written: ENOTDIR`),
    );
    await expect(tryStorage(await createStorage({ DATA_DIR: folder, S3: null }))).rejects.toThrow(
      `belong to the user that this runs as, ${userInfo().username}: chown -R ${userInfo().username} ${folder}`,
    );
    await rm(path.join(folder, 'files'));
    await expect(tryStorage(await createStorage({ DATA_DIR: folder, S3: null }))).resolves.toBeUndefined();
    expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it.each([
    ['written', []],
    ['written', ['PUT']],
    ['read', ['GET']],
    ['emptied', ['DELETE']],
    ['listed', ['HEAD']],
  ])('a bucket that may not be %s (%j) is told with its name and address and the variables', async (_what, refused) => {
    const bucket = new BucketServer();
    const endpoint = await bucket.listen();
    const S3 = { bucket: 'manuscripts', region: 'cn-north-1', endpoint, accessKeyId: 'id', secretAccessKey: 'secret' };
    const storage = await createStorage({ DATA_DIR: '/nowhere', S3 });
    await expect(tryStorage(storage)).resolves.toBeUndefined();
    expect(bucket.objects.size).toBe(0);
    Object.assign(bucket, { isRefusing: true, refused });
    await expect(tryStorage(storage)).rejects.toThrow(
      new RegExp(
        `^The bucket "manuscripts" at ${endpoint} (cannot be|lets nothing be).*\\nCheck S3_ENDPOINT.*S3_SECRET_KEY.*the key may read, write`,
      ),
    );
    bucket.close();
    await expect(tryStorage(storage)).rejects.toThrow(/ECONNREFUSED/);
  });
});
