// Watches the embedded server: one that dies while in use is started again at the same address. Committed data is on disk.
import { setTimeout as sleep } from 'node:timers/promises';
import { isServerOf, type RunningServer } from './embedded-server.ts';

const LOOK_EVERY_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

interface Watched {
  cluster: string;
  running: RunningServer;
  /** Answers with the server that another process has started meanwhile, or starts one. */
  revive(): Promise<RunningServer>;
  log(message: string): void;
}

/** `stop()` ends the watch, once a start in hand is through, and answers the pid of the server as it is then. */
export function keepAlive({ cluster, running, revive, log }: Watched): { stop(): Promise<number> } {
  const ending = new AbortController();
  let { pid } = running;
  const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  const watch = async () => {
    let failures = 0;
    while (!ending.signal.aborted) {
      if (isServerOf(pid, cluster)) {
        failures = 0;
        await pause(LOOK_EVERY_MS);
        continue;
      }
      log('The embedded PostgreSQL has ended unexpectedly; starting it again');
      try {
        ({ pid } = await revive());
        log('The embedded PostgreSQL is up again');
      } catch (error) {
        failures += 1;
        const wait = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (failures - 1));
        log(
          `The embedded PostgreSQL did not start; trying again in ${wait / 1000} s. ${error instanceof Error ? error.message : String(error)}`,
        );
        await pause(wait);
      }
    }
  };
  const watching = watch();
  return {
    async stop() {
      ending.abort();
      await watching;
      return pid;
    },
  };
}
