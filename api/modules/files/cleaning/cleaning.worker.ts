// The process in which untrusted files are opened and cleaned: what that costs in memory and time is bounded by who started it.
import { answerTasks } from '../worker-loop.ts';
import { CLEAN } from './clean.ts';
import type { Cleaning } from './without-properties.ts';

await answerTasks(async (task) => {
  // The starter alone uses this file.
  const { bytes, kind } = task as Cleaning;
  return await CLEAN[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
});
