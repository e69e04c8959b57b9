// The working side of FileProcess: the first code in every script that it runs.
import { writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Answer, Task } from './file-process.ts';

/**
 * Runs beside the work, however busy that is. It ends the process once nobody is left that it works for, which a killed product cannot do;
 * and, with the signal that systems have for it, once it has used up the processor time that it may.
 */
const GUARD = `const { parentPort, workerData } = require('node:worker_threads');
let until = Infinity;
parentPort.on('message', (given) => { until = given; });
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
  const { user, system } = process.cpuUsage();
  if (user + system > until) process.kill(process.pid, 'SIGXCPU');
}, 100);`;

/**
 * Microseconds of processor time that all threads of this process have used, as the system counts them: those of other programs are none of
 * it.
 */
function used(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * Takes one task after the other. The file comes from a stranger; `work` throws when it cannot be done, with a `reason` where it knows one.
 */
export async function runWorkerLoop(work: (task: unknown) => Promise<unknown>): Promise<void> {
  const send = (answer: Answer) => void process.send?.(answer);
  process.on('disconnect', () => process.exit());
  const guard = new Worker(GUARD, { eval: true, workerData: process.ppid });
  guard.unref();
  process.on('message', ({ task, cpuMilliseconds }: Task) => {
    const until = used() + cpuMilliseconds * 1000;
    guard.postMessage(until);
    work(task).then(
      // Catches overruns that the guard was too slow to see.
      (answer) => send(used() > until ? { isBeyondTime: true } : { answer }),
      (error: unknown) => send(failureOf(error)),
    );
  });
  // Where memory runs out, Linux is to take it from here. Elsewhere there is no such file.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  // It has loaded.
  send({ answer: null });
}

function failureOf(error: unknown): Answer {
  if (!(error instanceof Error)) return { failure: String(error) };
  const failure = `${error.name}: ${error.message}`;
  return 'reason' in error && typeof error.reason === 'string' ? { failure, reason: error.reason } : { failure };
}
