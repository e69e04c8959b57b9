// Reads a whole backup and says whether it is as it was written. Needs neither database nor SECRET_KEY.
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FILE_LIST, JOBS_FILE, type Manifest, readManifest, type RowsFile, tableFile } from './manifest.ts';
import { batches, linesOf, Meter } from './streams.ts';

const AT_ONCE = 4;
const MOST_TOLD = 20;

/** Answers the manifest. Rejects with the damaged and missing files, a line each. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged: string[] = [];
  const look = async (file: string, check: () => Promise<boolean>) => {
    const isWhole = await check().catch((error: NodeJS.ErrnoException) => {
      damaged.push(`${file}: ${error.code === 'ENOENT' ? 'missing' : error.message}`);
      return true;
    });
    if (!isWhole) damaged.push(`${file}: not as it was written`);
  };
  for (const table of manifest.tables)
    await look(tableFile(table.name), () => rowsAreWhole(path.join(folder, tableFile(table.name)), table));
  await look(JOBS_FILE, () => rowsAreWhole(path.join(folder, JOBS_FILE), manifest.jobs));
  await look(FILE_LIST, async () => (await measure(path.join(folder, FILE_LIST))).sha256() === manifest.files.sha256);
  // Its lines lead to files: only a list that is ours is followed.
  if (damaged.length === 0) {
    let count = 0;
    let bytes = 0;
    for await (const batch of batches(linesOf(path.join(folder, FILE_LIST)), AT_ONCE)) {
      count += batch.length;
      await Promise.all(
        batch.map((line) => {
          const { hash, file } = listedFile(line);
          return look(file, async () => {
            const found = await measure(path.join(folder, file));
            bytes += found.bytes;
            return found.sha256() === hash;
          });
        }),
      );
      if (damaged.length >= MOST_TOLD) break;
    }
    if (damaged.length === 0 && (count !== manifest.files.count || bytes !== manifest.files.bytes))
      damaged.push(`${FILE_LIST}: ${count} files of ${bytes} bytes instead of ${manifest.files.count} of ${manifest.files.bytes}`);
  }
  if (damaged.length > 0) throw new Error([`${folder} is damaged:`, ...damaged.slice(0, MOST_TOLD).map((line) => `  ${line}`)].join('\n'));
  return manifest;
}

/** A line of the list of files. */
export function listedFile(line: string): { hash: string; file: string; key: string } {
  return { hash: line.slice(0, 64), file: line.slice(66), key: line.slice(-32) };
}

async function measure(file: string): Promise<Meter> {
  const meter = new Meter();
  for await (const chunk of meter.through(createReadStream(file))) void chunk;
  return meter;
}

/** COPY writes one line for each row: a line end within a value is written as `\n`. */
async function rowsAreWhole(file: string, { rows, bytes, sha256 }: RowsFile): Promise<boolean> {
  const packed = new Meter();
  const text = new Meter();
  await pipeline(
    createReadStream(file),
    (chunks: AsyncIterable<Buffer>) => packed.through(chunks),
    createGunzip(),
    (chunks: AsyncIterable<Buffer>) => text.throughLines(chunks),
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  return packed.bytes === bytes && packed.sha256() === sha256 && text.lines === rows;
}
