// The process in which untrusted manuscript files are read: what that costs in memory and time is bounded by who started it.
import { answerTasks } from '../files/worker-loop.ts';
import { read, readPdfFile } from './read.ts';
import type { ReadingTask } from './reading.ts';

await answerTasks((task) => {
  // The starter alone uses this file.
  const { kind, bytes, names } = task as ReadingTask;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return kind === 'pdf' ? readPdfFile(buffer, names) : read(buffer, names);
});
