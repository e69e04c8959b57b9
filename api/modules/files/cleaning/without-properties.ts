// A copy of a file for readers who must not learn its author: without its format's data about people beside the text (principles, Blind
// review).
import type { Readable } from 'node:stream';
import { CONTENT_MIME, type ContentKind } from '../content.ts';
import { BeyondLimit, FileFailure, FileProcess, ProcessLost, type FileLimits } from '../file-process.ts';
import { LANES, Lanes } from '../lanes.ts';
import { copyFailures, type CopyFailureName } from '../../../../shared/file-copies.ts';

/** The file cannot be read well enough to say that nothing is left; it is then not handed out. */
export class NotCleaned extends Error {
  override name = 'NotCleaned';
  /** It was tried a while ago, and reported then. */
  readonly isKnown: boolean;
  /** Why the file cannot be cleaned; null: the machine failed, and another try may follow at any time. */
  readonly failure: CopyFailureName | null;

  constructor(message: string, failure: CopyFailureName | null, { cause, isKnown = false }: { cause?: unknown; isKnown?: boolean } = {}) {
    super(message, { cause });
    this.failure = failure;
    this.isKnown = isKnown;
  }

  get isPassing(): boolean {
    return this.failure === null;
  }
}

/** Input of the process. */
export interface Cleaning {
  kind: ContentKind;
  bytes: Uint8Array;
}

/** A paper takes a second or two and some 50 MB; only a malicious file takes more. */
const LIMITS: FileLimits = { megabytes: 512, cpuMilliseconds: 10_000, wallMilliseconds: 60_000 };

/** Beside this file, in the sources as in the bundle, under the same ending. */
const SCRIPT = new URL(`./cleaning.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);
const processes = Array.from({ length: LANES }, () => new FileProcess(SCRIPT));
const cleaners = new Lanes('cleaning', processes);

/** The product ends: files in cleaning are as those of a machine that failed, and whose they are begin anew elsewhere. */
export function stopCleaning(): void {
  for (const one of processes) one.stop();
}

/**
 * Reads the stream to its end; a few at a time, each of `parties` (lanes.ts) one. `mime` as sniffed at the upload. Errors: NotCleaned (also
 * beyond a limit), and those of the stream.
 */
export async function withoutProperties(
  open: () => Promise<Readable>,
  mime: string,
  limits: FileLimits = LIMITS,
  parties: readonly string[] = [],
): Promise<Buffer> {
  const kind = (Object.keys(CONTENT_MIME) as ContentKind[]).find((candidate) => CONTENT_MIME[candidate] === mime);
  if (!kind) throw new NotCleaned(`Nothing is known of ${mime}`, 'KIND_UNKNOWN');
  return await cleaners.take(parties, async (cleaner) => {
    const bytes = Buffer.concat(await (await open()).toArray());
    try {
      // The worker alone answers with this.
      const cleaned = (await cleaner.answerTo({ kind, bytes } satisfies Cleaning, limits)) as Uint8Array;
      return Buffer.from(cleaned.buffer, cleaned.byteOffset, cleaned.byteLength);
    } catch (error) {
      throw new NotCleaned(`This ${kind} cannot be cleaned`, failureOf(error), { cause: error });
    }
  });
}

function failureOf(error: unknown): CopyFailureName | null {
  if (error instanceof ProcessLost) return null;
  if (error instanceof BeyondLimit) return error.limit === 'time' ? 'TOO_COMPLEX' : 'TOO_LARGE';
  const known = error instanceof FileFailure ? copyFailures.find((name) => name === error.reason) : undefined;
  if (known) return known;
  const told = error instanceof Error ? error.message : '';
  return /encrypted|password/i.test(told) ? 'NEEDS_PASSWORD' : /too large/i.test(told) ? 'TOO_LARGE' : 'DAMAGED';
}
