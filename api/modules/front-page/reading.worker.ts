// The thread in which one untrusted Word file is read: what it costs in memory and time is bounded by who started it.
import { parentPort, workerData } from 'node:worker_threads';
import { readBlindness } from './blindness.ts';
import { readFrontPage } from './front-page.ts';
import { printedInLatin } from './latin-names.ts';
import type { Reading, ReadingTask } from './reading.ts';
import { readWord } from './read-word.ts';

// The starter alone uses this file.
const { bytes, names } = workerData as ReadingTask;
const document = await readWord(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
const frontPage = readFrontPage(document.blocks);
// Who certainly stands on the front page as an author may not be typed in yet.
const listed = frontPage.authors.map(({ name }) => name);
const printed = listed.filter(({ confidence }) => confidence === 'HIGH').map(({ value }) => value);
const latin = printed.length === listed.length ? printedInLatin(document.blocks, printed) : [];
const leftovers = { comments: document.commentTexts, deleted: document.leftOut };
const blindness = readBlindness(document, [...names, ...printed, ...latin], leftovers);
parentPort?.postMessage({ frontPage, blindness } satisfies Reading);
