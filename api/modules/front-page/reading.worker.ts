// The thread in which one untrusted Word file is read: what it costs in memory and time is bounded by who started it.
import { parentPort, workerData } from 'node:worker_threads';
import { readBlindness } from './blindness.ts';
import { readFrontPage } from './front-page.ts';
import type { Reading, ReadingTask } from './reading.ts';
import { readWord } from './read-word.ts';

// The starter alone uses this file.
const { bytes, names } = workerData as ReadingTask;
const document = await readWord(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
parentPort?.postMessage({ frontPage: readFrontPage(document.blocks), blindness: readBlindness(document, names) } satisfies Reading);
