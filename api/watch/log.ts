// The log (decision 55): one JSON object a line. Every line names its request, job or socket, and no line holds a person's input: errors
// are reduced to the parts that show their origin.
import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from '../env.ts';

/** Fields of every line logged during a piece of work. */
interface LogFields {
  /** Id of the HTTP request, or of the one that opened the socket. */
  requestId?: string;
  /** It came over a socket. */
  socket?: true;
  /** Id of the job in the worker's queue. */
  jobId?: string;
  task?: string;
}

const working = new AsyncLocalStorage<LogFields>();

/** Runs `work`; lines logged meanwhile, also in what it awaits, carry `fields`. */
export function withLogFields<T>(fields: LogFields, work: () => T): T {
  return working.run(fields, work);
}

/** Fields of lines logged now. */
function logFields(): LogFields {
  return working.getStore() ?? {};
}

/** Writes to standard output unless `destination` says otherwise. */
export function createLog(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = { level, mixin: () => ({ ...logFields() }), serializers: { err: plainError } };
  return destination ? pino(options, destination) : pino(options);
}

/** Parts of PostgreSQL's errors that name the violated rule. `detail` and `where` quote the values of the row. */
const KEPT = ['code', 'severity', 'constraint', 'table', 'column', 'syscall', 'command', 'responseCode', 'status'] as const;

/** An error as a line shows it; a thrown value that is no error is shown by its type alone. */
export function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const properties = Object.entries(error).filter(([name, value]) => isKept(name) && ['string', 'number'].includes(typeof value));
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    ...Object.fromEntries(properties),
    ...(error.cause instanceof Error ? { cause: plainError(error.cause) } : {}),
  };
}

function isKept(name: string): boolean {
  return KEPT.some((kept) => kept === name);
}

/** Servers of mail answer with the address that they refuse. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(/,;:]+@[^\s<>"'),;:]+/g, '…');
}
