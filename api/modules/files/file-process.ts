// Opens files of strangers in a process of its own, which bounds their cost in memory and time. A file that makes the engine abort, which
// no limit of a thread prevents, takes down nothing else.
import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

export interface FileLimits {
  /** Limit of memory built while the file is read; its bytes, packed and unpacked, have limits of their own. */
  megabytes: number;
  /** CPU time over all threads of the process, so the load of the machine makes no difference. */
  cpuMilliseconds: number;
  /** After this the machine is taken to be too busy; the file is not to blame. */
  wallMilliseconds: number;
}

/** Input and answer of the process (worker-loop.ts). */
export interface Task {
  task: unknown;
  cpuMilliseconds: number;
}
export type Answer = { answer: unknown } | { failure: string; reason?: string } | { isBeyondTime: true };

/** It loads its modules. On a busy machine this takes long. */
const START_MS = 20_000;
/** Then a new one begins with nothing in its memory. */
const MOST_FILES = 100;
const IDLE_MS = 60_000;
/** How much is kept of its output before it aborts, which holds the reason. */
const LONGEST_WORDS = 2000;

interface Running {
  child: ChildProcess;
  megabytes: number;
  files: number;
  words: string;
}

/**
 * Keeps one process alive from file to file, for as long as they come. It never keeps the product alive, and goes with it. One task at a
 * time: its users let them wait for each other.
 */
export class FileProcess {
  #running: Running | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #script: URL;
  readonly #idleMs: number;

  /** `idleMs`: how long it is kept while nothing comes. */
  constructor(script: URL, { idleMs = IDLE_MS } = {}) {
    this.#script = script;
    this.#idleMs = idleMs;
  }

  /** Its answer to `task`. Throws the process's own error, when it ends without an answer, and beyond a limit. */
  async answerTo(task: unknown, { megabytes, cpuMilliseconds, wallMilliseconds }: FileLimits): Promise<unknown> {
    clearTimeout(this.#idle);
    try {
      const running = await this.#start(megabytes);
      running.files += 1;
      const answered = answerOf(running, wallMilliseconds, cpuMilliseconds);
      // A failed send shows in the end of the process.
      running.child.send({ task, cpuMilliseconds } satisfies Task, () => undefined);
      const message = await answered;
      if (running.files >= MOST_FILES) this.stop();
      if ('answer' in message) return message.answer;
      if ('isBeyondTime' in message) throw new BeyondLimit('time', beyondTime(cpuMilliseconds));
      throw new FileFailure(message.failure, message.reason);
    } catch (error) {
      if (!(error instanceof FileFailure)) this.stop();
      throw error;
    } finally {
      this.#idle = setTimeout(() => this.stop(), this.#idleMs).unref();
    }
  }

  /** Costs only time: the next file starts another. */
  stop(): void {
    this.#running?.child.kill('SIGKILL');
    this.#running = null;
  }

  async #start(megabytes: number): Promise<Running> {
    if (this.#running?.megabytes === megabytes && this.#running.child.connected) return this.#running;
    this.stop();
    const child = fork(this.#script, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      // It does not need the configuration.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const running: Running = { child, megabytes, files: 0, words: '' };
    this.#running = running;
    child.stderr?.setEncoding('utf8').on('data', (words: string) => (running.words = (running.words + words).slice(-LONGEST_WORDS)));
    child.unref();
    child.channel?.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
    // One that comes between two files would be thrown.
    child.on('error', () => undefined);
    await answerOf(running, START_MS).catch((error: unknown) => {
      throw new ProcessLost('The process did not start', { cause: error });
    });
    return running;
  }
}

/** The file caused the failure; the process is still usable. */
export class FileFailure extends Error {
  override name = 'FileFailure';
  /** As the script names it, where it knows one. */
  readonly reason: string | undefined;

  constructor(message: string, reason?: string) {
    super(message);
    this.reason = reason;
  }
}

/** The file takes more than it may. */
export class BeyondLimit extends Error {
  override name = 'BeyondLimit';
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory', message: string) {
    super(message);
    this.limit = limit;
  }
}

const beyondTime = (cpuMilliseconds: number) => `It took longer than ${cpuMilliseconds} ms`;

/** The process did not start or answer in time, or was ended from outside: the machine lacked resources, which is not the file's fault. */
export class ProcessLost extends Error {
  override name = 'ProcessLost';
}
/** Signals with which the system and its supervisors end processes; a process beyond its own limits aborts by itself. */
const FROM_OUTSIDE: readonly (string | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** Why a process ended that was at work. */
function endingOf(code: number | null, signal: string | null, words: string, cpuMilliseconds: number): Error {
  const told = `The process ended (${signal ?? code}) ${words}`.trim();
  if (signal === 'SIGXCPU') return new BeyondLimit('time', beyondTime(cpuMilliseconds));
  if (FROM_OUTSIDE.includes(signal)) return new ProcessLost(told);
  // The engine says so before it aborts.
  return /heap/.test(words) ? new BeyondLimit('memory', told) : new Error(told);
}

/** The next message. Throws when the process ends before, and beyond the time. */
async function answerOf(running: Running, wallMilliseconds: number, cpuMilliseconds = Infinity): Promise<Answer> {
  const { child } = running;
  const done: (() => void)[] = [];
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const ended = (code: number | null, signal: string | null) => reject(endingOf(code, signal, running.words, cpuMilliseconds));
      const timer = setTimeout(() => reject(new ProcessLost(`No answer within ${wallMilliseconds} ms`)), wallMilliseconds);
      // Its script alone answers with this.
      const told = (message: unknown) => resolve(message as Answer);
      child.once('message', told).once('error', reject).once('close', ended);
      done.push(
        () => clearTimeout(timer),
        () => child.off('message', told).off('error', reject).off('close', ended),
      );
    });
  } finally {
    for (const each of done) each();
  }
}
