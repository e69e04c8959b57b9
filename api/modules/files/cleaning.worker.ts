// The thread in which one untrusted file is opened and cleaned: what it costs in memory and time is bounded by who started it.
import { parentPort, workerData } from 'node:worker_threads';
import { CLEAN } from './clean.ts';
import type { Cleaning } from './without-properties.ts';

// The starter alone uses this file.
const { bytes, kind } = workerData as Cleaning;
const cleaned = Uint8Array.from(await CLEAN[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
parentPort?.postMessage(cleaned, [cleaned.buffer]);
