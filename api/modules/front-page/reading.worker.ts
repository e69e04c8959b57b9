// The process that reads untrusted manuscript files: its parent limits its memory and time.
import { runWorkerLoop } from '../files/worker-loop.ts';
import { read, readPdfFile, readSimilarity } from './read.ts';
import type { ReadingTask } from './reading.ts';

await runWorkerLoop((task) => {
  // The starter alone uses this file.
  const { kind, bytes, names } = task as ReadingTask;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'report') return readSimilarity(buffer);
  return kind === 'pdf' ? readPdfFile(buffer, names) : read(buffer, names);
});
