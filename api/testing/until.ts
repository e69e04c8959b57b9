// Waiting for asynchronous results. No test may fail because the machine is slow, so that all wait as long.
import { vi } from 'vitest';

const PATIENCE_MS = 60_000;

/** The answer of `look` once it neither throws nor says false. Errors: the last one, after a minute or `forMs`. */
export async function until<T>(look: () => T | Promise<T>, forMs = PATIENCE_MS): Promise<T> {
  return await vi.waitFor(
    async () => {
      const seen = await look();
      if (seen === false) throw new Error(`Not so after ${forMs} ms: ${String(look)}`);
      return seen;
    },
    { timeout: forMs, interval: 20 },
  );
}
