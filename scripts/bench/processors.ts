// The time of processors that processes have used: unlike a rate it does not tell how busy the machine is with other things.
import { readFile } from 'node:fs/promises';

/** Of a second, as Linux counts it for every process. */
const TICKS = 100;

/** Milliseconds of these processes so far, user's and system's; NaN where the machine does not tell. */
export async function processorTime(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
      // The name before them may hold anything; it ends with the last bracket.
      const [user, system] =
        stat
          ?.slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .slice(11, 13) ?? [];
      return ((Number(user) + Number(system)) * 1000) / TICKS;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}
