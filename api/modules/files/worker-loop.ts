// The side of FileProcess that works: what every script that it runs does first.
import { writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Answer } from './file-process.ts';

/** Ends the process, however busy it is, once nobody is left that it works for. A killed product cannot do it. */
const GUARD = `const { workerData } = require('node:worker_threads'); setInterval(() => process.ppid === workerData || process.kill(process.pid, 'SIGKILL'), 1000);`;

/** Takes one task after the other. The file comes from a stranger; `work` throws when it cannot be done. */
export async function answerTasks(work: (task: unknown) => Promise<unknown>): Promise<void> {
  const send = (answer: Answer) => void process.send?.(answer);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ task }: { task: unknown }) => {
    work(task).then(
      (answer) => send({ answer }),
      (error: unknown) => send({ failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }),
    );
  });
  new Worker(GUARD, { eval: true, workerData: process.ppid }).unref();
  // Where memory runs out, Linux is to take it from here. Elsewhere there is no such file.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  // It has loaded.
  send({ answer: null });
}
