// Runs something by one or many clients at once for a while, and returns how long each run took.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Statement } from './recording.ts';

export interface Timing {
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  times: number;
}

interface Load {
  clients: number;
  /** Ends after so long, or when it was done `most` times. */
  seconds: number;
  most: number;
}

/** Milliseconds. `work` gets the number of the client. */
export async function measure({ clients, seconds, most }: Load, work: (client: number) => Promise<unknown>): Promise<Timing> {
  const took: number[] = [];
  let begun = 0;
  const start = performance.now();
  const deadline = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_none, client) => {
      while (begun < most && performance.now() < deadline) {
        begun += 1;
        const from = performance.now();
        await work(client);
        took.push(performance.now() - from);
      }
    }),
  );
  const elapsed = performance.now() - start;
  took.sort((a, b) => a - b);
  return {
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    p99: quantile(took, 0.99),
    perSecond: (took.length * 1000) / elapsed,
    times: took.length,
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** As many connections as the API may open. */
const POOL = 10;

/** The same statements with the same parameters through the bare driver, one after the other on one connection for each client. */
export async function replay(databaseUrl: string, recorded: readonly (readonly Statement[])[], load: Load): Promise<Timing> {
  const connections = await Promise.all(
    Array.from({ length: Math.min(POOL, load.clients) }, async () => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      return client;
    }),
  );
  const free = [...connections];
  const waiting: ((client: Client) => void)[] = [];
  let next = 0;
  try {
    const once = async () => {
      const client = free.pop() ?? (await new Promise<Client>((resolve) => waiting.push(resolve)));
      for (const statement of recorded[(next += 1) % recorded.length] ?? []) {
        const { text, values } = fresh(statement);
        await client.query(text, values);
      }
      const waiter = waiting.shift();
      if (waiter) waiter(client);
      else free.push(client);
    };
    await measure({ ...load, seconds: Math.min(0.3, load.seconds) }, once);
    return await measure(load, once);
  } finally {
    for (const client of connections) await client.end();
  }
}

/** A session's token is there once: the second time it is another. The ORM writes some values into the text. */
function fresh({ text, values }: Statement): Statement {
  if (!/^\s*insert into "session"/i.test(text)) return { text, values };
  const token = randomBytes(32).toString('hex');
  const renewed = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\b[0-9a-f]{64}\b/g, token) : value);
  return { text: text.replaceAll(/\b[0-9a-f]{64}\b/g, token), values: values.map(renewed) };
}
