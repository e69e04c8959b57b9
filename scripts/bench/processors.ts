// The time of processors that processes have used: unlike a rate it hardly depends on the machine's other work.
import { readFile } from 'node:fs/promises';

/** Fractions of a second, as Linux counts them for every process. */
const TICKS = 100;

/**
 * Milliseconds of each of these processes so far, user's and system's; without those that have ended, and of none where the machine does
 * not tell.
 */
export async function processorTimes(pids: readonly number[]): Promise<Map<number, number>> {
  const times = new Map<number, number>();
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    if (stat === null) continue;
    // The name before them may hold anything; it ends with the last bracket.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    times.set(pid, ((Number(user) + Number(system)) * 1000) / TICKS);
  }
  return times;
}

/** Milliseconds between two moments; the use of a process that ended meanwhile is unknown. NaN where the machine does not tell. */
export function usedBetween(start: ReadonlyMap<number, number>, end: ReadonlyMap<number, number>): number {
  if (end.size === 0) return Number.NaN;
  return [...end].reduce((sum, [pid, time]) => sum + time - (start.get(pid) ?? 0), 0);
}
