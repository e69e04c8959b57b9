// Holds XML against the schema that it is written by, in a process of its own (file-process.ts): to read a schema takes seconds of a
// processor, and blocks no request.
import { FileProcess } from '../../files/file-process.ts';
import { Lanes } from '../../files/lanes.ts';

export type SchemaName = 'JATS' | 'BITS' | 'CROSSREF';

/** Input of the process. */
export interface SchemaTask {
  schema: SchemaName;
  texts: readonly string[];
}
/** For each text the first thing that is wrong with it; null: nothing. */
export type SchemaAnswer = readonly (string | null)[];

/**
 * The first issue takes four seconds of a processor, nearly all of them for reading the schema; on a machine that is busy this takes long.
 */
const LIMITS = { megabytes: 256, milliseconds: 300_000, cpuMilliseconds: 60_000, wallMilliseconds: 300_000 };

/** The schemas that it has read stay with it for as long: 240 MB with all three. */
const KEPT_MS = 10 * 60_000;

/** Beside this file, in the sources as in the bundle, under the same ending. */
const validator = new FileProcess(new URL(`./schema.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url), {
  idleMs: KEPT_MS,
});
const lanes = new Lanes('schemas', [validator]);

/** One issue at a time. Throws beyond a limit, or when the process is lost. */
export async function refusalsOf(task: SchemaTask): Promise<SchemaAnswer> {
  if (task.texts.length === 0) return [];
  // The worker alone answers with this.
  return await lanes.take([], async () => (await validator.answerTo(task, LIMITS)) as SchemaAnswer);
}
