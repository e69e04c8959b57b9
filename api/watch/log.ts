// The log (decision 55): one JSON object a line. Every line says which request, job or socket it was written for, and no line holds what a person
// typed: errors are reduced to what tells where they come from.
import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Env } from '../env.ts';

/** What every line says that is written while it is worked on. */
export interface LogFields {
  /** Of an HTTP request, or of the one that a socket began with. */
  requestId?: string;
  /** It came over a socket. */
  socket?: true;
  /** Of the worker's queue. */
  jobId?: string;
  task?: string;
}

const working = new AsyncLocalStorage<LogFields>();

/** Runs `work`; what is logged meanwhile, in whatever it awaits, carries `fields`. */
export function withLogFields<T>(fields: LogFields, work: () => T): T {
  return working.run(fields, work);
}

/** What lines that are written now say. */
export function logFields(): LogFields {
  return working.getStore() ?? {};
}

/** Writes to standard output unless `destination` says otherwise. */
export function createLog(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = { level, mixin: () => ({ ...logFields() }), serializers: { err: plainError } };
  return destination ? pino(options, destination) : pino(options);
}

/** Of PostgreSQL's errors: what names the rule that was broken. `detail` and `where` quote the values of the row. */
const KEPT = ['code', 'severity', 'constraint', 'table', 'column', 'syscall', 'command', 'responseCode', 'status'] as const;

/** An error as a line shows it; what was thrown and is none is shown by its type alone. */
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
