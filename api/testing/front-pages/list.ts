// All front pages the reading of Word files is measured on: the documents in tuned/, and those in untuned/.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { samplesOf, type Sample } from './sample.ts';
import { wordFileOf } from './word-file.ts';

interface FrontPage extends Sample {
  /** The file, made once for all tests of a worker. */
  bytes: () => Promise<Buffer>;
}

function pagesIn(room: string): FrontPage[] {
  const folder = path.join(import.meta.dirname, room);
  const samples = readdirSync(folder)
    .toSorted()
    .flatMap((document) => samplesOf(readFileSync(path.join(folder, document), 'utf8')));
  return samples.map((sample) => {
    let made: Promise<Buffer> | undefined;
    return { ...sample, bytes: async () => await (made ??= wordFileOf(sample)) };
  });
}

export const frontPages: readonly FrontPage[] = pagesIn('tuned');

/** The readers were never tuned on these, and are not to be: what they get wrong here is what they get wrong in the world. */
export const untunedPages: readonly FrontPage[] = pagesIn('untuned');
