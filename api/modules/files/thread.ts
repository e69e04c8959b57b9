// Opens a file of anybody's in a thread of its own: what it costs in memory and time is bounded.
import { Worker, type Transferable } from 'node:worker_threads';

export interface ThreadLimits {
  /** For what is built while the file is read; its bytes, packed and unpacked, have limits of their own. */
  megabytes: number;
  milliseconds: number;
}

/** The first message of the thread, which is then ended. `data` is its `workerData`. Throws what the thread throws, and beyond a limit. */
export async function inThread(script: URL, data: unknown, { megabytes, milliseconds }: ThreadLimits, transferList: Transferable[] = []): Promise<unknown> {
  const worker = new Worker(script, {
    workerData: data,
    transferList,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // It has no business with the configuration.
    env: {},
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<unknown>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The thread ended without an answer')));
      timer = setTimeout(() => reject(new Error(`It took longer than ${milliseconds} ms`)), milliseconds);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
