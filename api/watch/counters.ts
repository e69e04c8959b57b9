// Counters of this process's work (decision 55), one of each for all that runs in the process. Labels come from finite lists: patterns of
// routes, names of persisted documents, rows of the facade, codes of errors; never ids, names or addresses.
import { Counter, Histogram, Registry } from 'prom-client';

/** Registry of the counters; the figures of metrics.ts are read on request. */
export const counted = new Registry();

export const httpSeconds = new Histogram({
  name: 'colloquium_http_request_seconds',
  help: 'Answered HTTP requests by the pattern of their route.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  registers: [counted],
});

const graphqlOperations = new Counter({
  name: 'colloquium_graphql_operations_total',
  help: 'GraphQL operations over HTTP by the name of their persisted document; code: of the first error.',
  labelNames: ['operation', 'outcome', 'code'] as const,
  registers: [counted],
});

const graphqlSeconds = new Counter({
  name: 'colloquium_graphql_seconds_total',
  help: 'Seconds spent on GraphQL operations over HTTP.',
  labelNames: ['operation'] as const,
  registers: [counted],
});

const facadeCalls = new Counter({
  name: 'colloquium_facade_calls_total',
  help: 'Calls of the legacy REST facade by the row of its table; code: of the error behind a refusal.',
  labelNames: ['call', 'outcome', 'code'] as const,
  registers: [counted],
});

export const refusedByLimit = new Counter({
  name: 'colloquium_refused_by_limit_total',
  help: 'Attempts beyond a rate limit.',
  labelNames: ['limit'] as const,
  registers: [counted],
});

/** By operation, a finite list. */
export const storageFailures = new Counter({
  name: 'colloquium_storage_failures_total',
  help: 'What the storage of files failed to do; act: put, get, size, remove, list.',
  labelNames: ['act'] as const,
  registers: [counted],
});

/** The house was at fault, not the person. */
const FAILURES: readonly unknown[] = ['INTERNAL', 'UNAVAILABLE', 'STORAGE_UNAVAILABLE', 'TOO_SLOW', 'OUT_OF_ROOM'];

function outcomeOf(codes: readonly unknown[]): { outcome: 'ok' | 'refused' | 'failed'; code: string } {
  const [first] = codes;
  if (first === undefined) return { outcome: 'ok', code: '' };
  const failure = codes.find((code) => FAILURES.includes(code));
  return { outcome: failure === undefined ? 'refused' : 'failed', code: String(failure ?? first) };
}

/** `operation`: the name of a persisted document; null: a text that a client wrote. `codes`: of its errors. */
export function countOperation(operation: string | null, codes: readonly unknown[], ms: number): void {
  graphqlOperations.inc({ operation: operation ?? 'other', ...outcomeOf(codes) });
  graphqlSeconds.inc({ operation: operation ?? 'other' }, ms / 1000);
}

/** `call`: the id of a row of the facade's table. */
export function countCall(call: string, codes: readonly unknown[]): void {
  facadeCalls.inc({ call, ...outcomeOf(codes) });
}
