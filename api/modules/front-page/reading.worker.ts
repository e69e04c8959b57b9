// The process in which untrusted Word files are read: what that costs in memory and time is bounded by who started it.
import { answerTasks } from '../files/answer-tasks.ts';
import { readBlindness } from '../blindness/blindness.ts';
import { boundedBlindness, boundedDocument, boundedFrontPage, withBearableLines } from './bounded.ts';
import { readFrontPage } from './front-page.ts';
import { printedInLatin } from '../blindness/latin-names.ts';
import type { Reading, ReadingTask } from './reading.ts';
import { readWord } from '../word/read-word.ts';

async function read({ bytes, names }: ReadingTask): Promise<Reading> {
  const document = boundedDocument(await readWord(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
  const blocks = withBearableLines(document.blocks);
  const frontPage = boundedFrontPage(readFrontPage(blocks));
  // Who certainly stands on the front page as an author may not be typed in yet.
  const listed = frontPage.authors.map(({ name }) => name);
  const printed = listed.filter(({ confidence }) => confidence === 'HIGH').map(({ value }) => value);
  const latin = printed.length === listed.length ? printedInLatin(blocks, printed) : [];
  return { frontPage, blindness: boundedBlindness(readBlindness(document, [...names, ...printed, ...latin])) };
}

// The starter alone uses this file.
await answerTasks((task) => read(task as ReadingTask));
