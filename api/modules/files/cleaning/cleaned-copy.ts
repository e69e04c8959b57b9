// The copy of a file that blind readers are given: kept in the storage under a key that follows from the file's own. It is made when the
// file comes (api/modules/copies), or for the first who asks for it before.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CopyFailureName } from '../../../../shared/file-copies.ts';
import type { Clock, Context } from '../../../context.ts';
import { FileMissing, type Storage } from '../../../storage/storage.ts';
import { NotCleaned, withoutProperties } from './without-properties.ts';

/** Raised with every change of the cleaning's result: earlier copies are made anew, and go with the sweep. */
export const CLEANING_VERSION = 5;
const MASK = createHash('sha256').update(`cleaned ${CLEANING_VERSION}`).digest();

/** The status of a file's copy: `MADE` and `FAILED` are results of the present cleaning. */
export function copyStateOf({
  copyVersion,
  copyFailure,
}: {
  copyVersion?: number | null;
  copyFailure?: CopyFailureName | null;
}): 'MAKING' | 'MADE' | 'FAILED' {
  if (copyVersion !== CLEANING_VERSION) return 'MAKING';
  return copyFailure ? 'FAILED' : 'MADE';
}

/** Key of the copy of a stored file; of a copy's key, that of its file. */
export function cleanedKey(key: string): string {
  return Buffer.from(Buffer.from(key, 'hex').map((byte, index) => byte ^ (MASK[index] ?? 0))).toString('hex');
}

interface CopyDeps {
  storage: Storage;
  clock: Clock;
  log: Context['log'];
}

interface CopyRequest {
  storageKey: string;
  /** As sniffed at the upload. */
  mime: string;
  /** Database id of the person who waits for it. */
  asker: number;
  /** Number of the file's owner: many files, or a slow one, hold up nobody else's. */
  owner: number;
}

/** Being made in this process, by key; further requests wait for the same copy. */
const underWay = new Map<string, Promise<Buffer | null>>();

/** Files that could not be cleaned, until when it is not tried again: seconds of work for every click. */
const withheld = new Map<string, { until: number; failure: CopyFailureName | null }>();
const WITHHELD_MS = 3_600_000;
/** Where the machine failed, not the file. */
const PASSING_MS = 60_000;
const MOST_WITHHELD = 1000;

/** The copy as a stream, with its size in bytes. Errors: NotCleaned; FileMissing when the storage has lost the file. */
export async function openCleaned(deps: CopyDeps, request: CopyRequest): Promise<{ stream: Readable; size: number }> {
  const key = cleanedKey(request.storageKey);
  refuseWithheld(key, deps.clock);
  const found = await kept(deps.storage, key);
  if (found) return found;
  const bytes = await made(deps, request);
  if (bytes) return { stream: Readable.from([bytes]), size: bytes.length };
  return (await kept(deps.storage, key)) ?? Promise.reject(new FileMissing(key));
}

/** Makes the copy if there is none yet. Errors: as openCleaned. */
export async function ensureCleaned(deps: CopyDeps, request: CopyRequest): Promise<void> {
  const key = cleanedKey(request.storageKey);
  refuseWithheld(key, deps.clock);
  if (!(await isKept(deps.storage, key))) await made(deps, request);
}

async function kept(storage: Storage, key: string): Promise<{ stream: Readable; size: number } | null> {
  try {
    return { size: await storage.sizeOf(key), stream: await storage.get(key) };
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

async function isKept(storage: Storage, key: string): Promise<boolean> {
  return await storage.sizeOf(key).then(
    () => true,
    (error: unknown) => (error instanceof FileMissing ? false : Promise.reject(error)),
  );
}

/** Null: it is kept under its key; its bytes where there was no room for it. */
async function made(deps: CopyDeps, request: CopyRequest): Promise<Buffer | null> {
  const key = cleanedKey(request.storageKey);
  const making = underWay.get(key) ?? make(deps, request, key).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return await making;
}

async function make(
  { storage, clock, log }: CopyDeps,
  { storageKey, mime, asker, owner }: CopyRequest,
  key: string,
): Promise<Buffer | null> {
  // Another may have made it, or failed to, since it was looked for.
  refuseWithheld(key, clock);
  if (await isKept(storage, key)) return null;
  let bytes: Buffer;
  try {
    bytes = await withoutProperties(() => storage.get(storageKey), mime, undefined, [`asker ${asker}`, `owner ${owner}`]);
  } catch (error) {
    if (error instanceof NotCleaned) {
      const { failure } = error;
      withheld.set(key, { until: clock.now().getTime() + (failure === null ? PASSING_MS : WITHHELD_MS), failure });
      for (const oldest of withheld.keys()) if (withheld.size > MOST_WITHHELD) withheld.delete(oldest);
    }
    throw error;
  }
  return await storage.put(key, Readable.from([bytes])).then(
    () => null,
    (error: unknown) => {
      // The reader is not to wait for room on the disk.
      log.error({ err: error }, 'a cleaned copy could not be kept');
      return bytes;
    },
  );
}

function refuseWithheld(key: string, clock: Clock): void {
  const known = withheld.get(key);
  if (known && known.until > clock.now().getTime())
    throw new NotCleaned('This file could not be cleaned a while ago', known.failure, { isKnown: true });
}
