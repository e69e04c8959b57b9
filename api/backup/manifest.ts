// The manifest of a backup. It is written last, so a folder without one is no backup (decision 56).
import { createHash, hkdfSync } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const MANIFEST = 'manifest.json';
/** Lists every stored file in the form of sha256sum: `<hash>  files/ab/cd/<key>`, ordered by key. */
export const FILE_LIST = 'files.sha256';

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** A gzipped file of rows as `COPY … TO STDOUT` writes them; bytes and hash are those of the file. */
const rowsShape = z.object({ rows: count, bytes: count, sha256 });

const manifestShape = z.object({
  format: z.literal(1),
  /** The moment that all rows are of. */
  takenAt: z.iso.datetime(),
  /** Version of the PostgreSQL server, for people who read it. */
  server: z.string(),
  /** Fingerprint of the SECRET_KEY in use; the key itself is in no backup. */
  keyFingerprint: z.string(),
  /** Names in the order in which they ran. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(rowsShape.extend({ name, columns: z.array(name).min(1) })),
  sequences: z.array(z.object({ name, lastValue: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  /** Jobs that wait, in the columns of jobs.ts. */
  jobs: rowsShape,
  files: z.object({
    count,
    bytes: count,
    /** Rows name them but the storage had lost them. */
    missing: z.array(z.string()),
    /** SHA-256 of the list of files. */
    sha256,
  }),
});

export type Manifest = z.infer<typeof manifestShape>;
export type RowsFile = z.infer<typeof rowsShape>;

/** Tells two keys apart without saying anything of them. */
export function keyFingerprint(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'colloquium:backup', 8)).toString('hex');
}

export const tableFile = (table: string): string => `tables/${table}.copy.gz`;
export const JOBS_FILE = 'jobs.copy.gz';

/** Makes the folder a backup: after this it is whole. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = path.join(folder, `${MANIFEST}.draft`);
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(`${JSON.stringify({ sha256: digestOf(manifest), backup: manifest }, null, 2)}\n`);
  await file.sync();
  await file.close();
  await rename(draft, path.join(folder, MANIFEST));
  const place = await open(folder, 'r');
  await place.sync();
  await place.close();
}

/** Rejects in words when the folder is no whole backup or the manifest was changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new Error(`${folder} is no backup: it has no ${MANIFEST}. A backup that was broken off has none; remove it and take another.`);
  });
  const damaged = new Error(`${folder}: ${MANIFEST} is damaged`);
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw damaged;
  }
  // With its fields in the order read: the hash is taken of that.
  const sealed = z
    .object({ sha256: z.string(), backup: z.custom<{ format?: unknown }>((value) => typeof value === 'object' && value !== null) })
    .safeParse(said);
  if (!sealed.success || sealed.data.sha256 !== digestOf(sealed.data.backup)) throw damaged;
  if (sealed.data.backup.format !== 1)
    throw new Error(`${folder} was made by a newer version of Colloquium: restore it with that version.`);
  return manifestShape.parse(sealed.data.backup);
}

/** Digest of the JSON text, which keeps the order of the keys as read. */
function digestOf(backup: object): string {
  return createHash('sha256').update(JSON.stringify(backup)).digest('hex');
}
