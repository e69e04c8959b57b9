// The copy of a file that blind readers are given: made when the first of them asks for it, and kept in the storage under a key that follows from
// the file's own.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Clock, Context } from '../../../context.ts';
import { FileMissing, type Storage } from '../storage.ts';
import { Turns } from '../turns.ts';
import { NotCleaned, withoutProperties } from './without-properties.ts';

/** Raised with every change of what the cleaning leaves: copies of before are made anew, and go with the sweep. */
const CLEANING_VERSION = 3;
const MASK = createHash('sha256').update(`cleaned ${CLEANING_VERSION}`).digest();

/** Key of the copy of a stored file; of a copy's key, that of its file. */
export function cleanedKey(key: string): string {
  return Buffer.from(Buffer.from(key, 'hex').map((byte, index) => byte ^ (MASK[index] ?? 0))).toString('hex');
}

export interface CopyDeps {
  storage: Storage;
  clock: Clock;
  log: Context['log'];
}

export interface CopyRequest {
  storageKey: string;
  /** As sniffed at the upload. */
  mime: string;
  /** Database id of the person who waits for it. */
  asker: number;
}

/** A file opened in memory takes several times its size, so one is cleaned at a time. */
const turns = new Turns();

/** Files that could not be cleaned, until when it is not tried again: a minute of work for every click. */
const withheld = new Map<string, { until: number; isPassing: boolean }>();
const WITHHELD_MS = 3_600_000;
/** Where the machine failed, not the file. */
const PASSING_MS = 60_000;
const MOST_WITHHELD = 1000;

/** The copy as a stream, with its size in bytes. Errors: NotCleaned; FileMissing when the storage has lost the file. */
export async function openCleaned(deps: CopyDeps, request: CopyRequest): Promise<{ stream: Readable; size: number }> {
  const key = cleanedKey(request.storageKey);
  refuseWithheld(key, deps.clock);
  // Another may have had it made while this one waited.
  return (
    (await kept(deps.storage, key)) ??
    (await turns.take(request.asker, async () => (await kept(deps.storage, key)) ?? (await make(deps, request, key))))
  );
}

async function kept(storage: Storage, key: string): Promise<{ stream: Readable; size: number } | null> {
  try {
    return { size: await storage.sizeOf(key), stream: await storage.get(key) };
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

async function make(
  { storage, clock, log }: CopyDeps,
  { storageKey, mime }: CopyRequest,
  key: string,
): Promise<{ stream: Readable; size: number }> {
  refuseWithheld(key, clock);
  let bytes: Buffer;
  try {
    bytes = await withoutProperties(() => storage.get(storageKey), mime);
  } catch (error) {
    if (error instanceof NotCleaned) {
      const { isPassing } = error;
      withheld.set(key, { until: clock.now().getTime() + (isPassing ? PASSING_MS : WITHHELD_MS), isPassing });
      for (const oldest of withheld.keys()) if (withheld.size > MOST_WITHHELD) withheld.delete(oldest);
    }
    throw error;
  }
  const isKept = await storage.put(key, Readable.from([bytes])).then(
    () => true,
    (error: unknown) => {
      // The reader is not to wait for room on the disk.
      log.error({ err: error }, 'a cleaned copy could not be kept');
      return false;
    },
  );
  return (isKept ? await kept(storage, key) : null) ?? { stream: Readable.from([bytes]), size: bytes.length };
}

function refuseWithheld(key: string, clock: Clock): void {
  const { until = 0, isPassing = false } = withheld.get(key) ?? {};
  if (until > clock.now().getTime()) throw new NotCleaned('This file could not be cleaned a while ago', { isKnown: true, isPassing });
}
