// A copy of a file for readers who must not learn whose it is: without what its format says of people beside the text (architecture, Blind review).
import type { Readable } from 'node:stream';
import { CONTENT_MIME, type ContentKind } from '../content.ts';
import { FileProcess, ProcessLost, type FileLimits } from '../file-process.ts';

/** The file cannot be read well enough to say that nothing is left; it is then not handed out. */
export class NotCleaned extends Error {
  override name = 'NotCleaned';
  /** It was tried a while ago, and told then. */
  readonly isKnown: boolean;
  /** The machine failed, not the file: the next try may be as soon as one likes to wait. */
  readonly isPassing: boolean;

  constructor(
    message: string,
    { cause, isKnown = false, isPassing = false }: { cause?: unknown; isKnown?: boolean; isPassing?: boolean } = {},
  ) {
    super(message, { cause });
    this.isKnown = isKnown;
    this.isPassing = isPassing;
  }
}

/** What the process is given. */
export interface Cleaning {
  kind: ContentKind;
  bytes: Uint8Array;
}

/** A paper takes a second or two and some 50 MB; only what is made to hurt takes more. */
const LIMITS: FileLimits = { megabytes: 512, milliseconds: 60_000 };

/** Beside this file, in the sources as in the bundle, under the same ending. */
const cleaner = new FileProcess(new URL(`./cleaning.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url));

/** Reads the stream to its end; one at a time. `mime` as sniffed at the upload. Errors: NotCleaned (also beyond a limit), and those of the stream. */
export async function withoutProperties(open: () => Promise<Readable>, mime: string, limits: FileLimits = LIMITS): Promise<Buffer> {
  const kind = (Object.keys(CONTENT_MIME) as ContentKind[]).find((candidate) => CONTENT_MIME[candidate] === mime);
  if (!kind) throw new NotCleaned(`Nothing is known of ${mime}`);
  const bytes = Buffer.concat(await (await open()).toArray());
  try {
    return await clean({ kind, bytes }, limits);
  } catch (error) {
    throw new NotCleaned(`This ${kind} cannot be cleaned`, { cause: error, isPassing: error instanceof ProcessLost });
  }
}

async function clean(cleaning: Cleaning, limits: FileLimits): Promise<Buffer> {
  // The worker alone answers with this.
  const cleaned = (await cleaner.answerTo(cleaning, limits)) as Uint8Array;
  return Buffer.from(cleaned.buffer, cleaned.byteOffset, cleaned.byteLength);
}
