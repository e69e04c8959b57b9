// The process that opens and cleans untrusted files: its parent limits its memory and time.
import { runWorkerLoop } from '../worker-loop.ts';
import { CLEAN } from './clean.ts';
import type { Cleaning } from './without-properties.ts';

await runWorkerLoop(async (task) => {
  // The starter alone uses this file.
  const { bytes, kind } = task as Cleaning;
  return await CLEAN[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
});
