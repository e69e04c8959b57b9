// Reads a manuscript file in a process of its own, a few at a time: the front page of a Word file, and traces in it or a PDF that would
// break blind review.
import type { Readable } from 'node:stream';
import { FileProcess, ProcessLost, type FileLimits } from '../files/file-process.ts';
import { LANES, Lanes } from '../files/lanes.ts';
import type { Anonymity } from './giveaways/anonymity.ts';
import type { FrontPage } from './found.ts';

export type ReadableKind = 'docx' | 'pdf';

/** Input of the process. */
export interface ReadingTask {
  /** `report`: a PDF from which the share of its text found elsewhere is read. */
  kind: ReadableKind | 'report';
  bytes: Uint8Array;
  /** Names of the manuscript's authors, and their addresses. */
  names: readonly string[];
}

export interface Reading {
  /** Only Word files are read for it; that of a PDF is empty. */
  frontPage: FrontPage;
  anonymity: Anonymity;
}

/** The file is an unsound .docx or PDF, or a malicious one. */
export class NotRead extends Error {
  override name = 'NotRead';
}

/** A paper takes a tenth of a second; somebody waits before the screen. */
const LIMITS: FileLimits = { megabytes: 384, cpuMilliseconds: 5000, wallMilliseconds: 30_000 };

/** Beside this file, in the sources as in the bundle, under the same ending. */
const SCRIPT = new URL(`./reading.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Lanes of their own: files that are being cleaned keep nobody waiting before the screen. */
const readers = new Lanes(
  'reading',
  Array.from({ length: LANES }, () => new FileProcess(SCRIPT)),
);

interface ReadingOptions {
  /** Database id of the person who waits for it. */
  asker: number;
  /** Left out: docx. */
  kind?: ReadableKind;
  names: readonly string[];
  /** Key of the file in the storage: its contents never change. */
  key?: string;
  limits?: FileLimits;
}

/** Readings of the last files, under way or done: the wizard asks for one by halves, and again. */
const lastReadings = new Map<string, Promise<Reading>>();
const MOST_READINGS = 20;

/** Reads the stream to its end, unless the same has just been read. Errors: NotRead (also beyond a limit), and those of the stream. */
export async function readInProcess(open: () => Promise<Readable>, options: ReadingOptions): Promise<Reading> {
  const { key, names } = options;
  if (key === undefined) return await read(open, options);
  const what = JSON.stringify([key, ...names]);
  const reading = lastReadings.get(what) ?? read(open, options);
  // The last to be asked for is the last to go.
  lastReadings.delete(what);
  lastReadings.set(what, reading);
  for (const oldest of lastReadings.keys()) if (lastReadings.size > MOST_READINGS) lastReadings.delete(oldest);
  try {
    return await reading;
  } catch (error) {
    if (lastReadings.get(what) === reading) lastReadings.delete(what);
    throw error;
  }
}

async function read(open: () => Promise<Readable>, { kind = 'docx', ...options }: ReadingOptions): Promise<Reading> {
  // The worker alone answers with this.
  return (await answered(open, { ...options, kind })) as Reading;
}

/** The share of a text found elsewhere that a PDF report of a check says, in percent; null: none. Errors: as of readInProcess. */
export async function readSimilarityInProcess(open: () => Promise<Readable>, asker: number): Promise<number | null> {
  const { similarity } = (await answered(open, { asker, kind: 'report', names: [] })) as { similarity: number | null };
  return similarity;
}

type Asked = Pick<ReadingOptions, 'asker' | 'names' | 'limits'> & Pick<ReadingTask, 'kind'>;

async function answered(open: () => Promise<Readable>, { asker, names, kind, limits = LIMITS }: Asked): Promise<unknown> {
  return await readers.take([`asker ${asker}`], async (reader) => {
    const bytes = Buffer.concat(await (await open()).toArray());
    const answer = async () => await reader.answerTo({ kind, bytes, names } satisfies ReadingTask, limits);
    try {
      // A lost process is no evidence about the file.
      return await answer().catch((error: unknown) => (error instanceof ProcessLost ? answer() : Promise.reject(error)));
    } catch (error) {
      throw new NotRead('This file cannot be read', { cause: error });
    }
  });
}
