// How many connections the processes of one start may open to the database (docs/operations.md).

/** Of a process that serves alone. */
const ALONE = 10;
/** Of several together: more cost the database's memory, and processors are what they wait for. */
const TOGETHER = 24;

/** Of each of so many processes. */
export function connectionsOf(processes: number): number {
  return Math.min(ALONE, Math.floor(TOGETHER / processes));
}
