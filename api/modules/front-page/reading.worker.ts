// The process in which untrusted Word files are read: what that costs in memory and time is bounded by who started it.
import { answerTasks } from '../files/worker-loop.ts';
import { read } from './read.ts';
import type { ReadingTask } from './reading.ts';

await answerTasks((task) => {
  // The starter alone uses this file.
  const { bytes, names } = task as ReadingTask;
  return read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), names);
});
