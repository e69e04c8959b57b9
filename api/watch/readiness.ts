// Whether this process can serve (decision 55): the database takes writes and has the tables of this version, the disk has room, and the
// process is not stopping; and whether the file storage answers (decision 76). Balancers ask often, so an answer serves for some seconds.
// /healthz answers another question: whether the process lives.
import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { migrationsList } from '../../migrations/list.ts';
import type { Services } from '../context.ts';
import { asDomainError } from '../errors.ts';
import { RateCounter } from '../modules/accounts/limits/rate-counter.entity.ts';

/**
 * `database`: it cannot be reached. `readonly`: it takes no writes. `migrations`: they are those of another version. `disk`: there is no
 * room. `stopping`: the process ends once the requests in hand are answered. `storage`: files cannot be read or written; everything else
 * can be done.
 */
type ReadyStatus = 'ok' | 'storage' | 'database' | 'readonly' | 'migrations' | 'disk' | 'stopping';

/**
 * Statuses with which the process still gets requests. The storage is shared by all processes: a refusal because of it would close the
 * house.
 */
export const SERVES: readonly ReadyStatus[] = ['ok', 'storage'];

const ANSWER_SERVES_MS = 3000;
/** Time limit of an answer: balancers give up soon, and their question must not hang with the checked service. */
const LONGEST_MS = 1000;
/** A check that has not answered by then is started anew. */
const HOPELESS_MS = 10_000;
/** Less than an upload and the database's writes beside it. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;

export interface ReadinessDeps extends Pick<Services, 'orm' | 'clock' | 'env' | 'storage' | 'log'> {
  /** Free bytes on the folder's disk; asked of the machine when not given. */
  freeBytes?(folder: string): Promise<number>;
  /** Passes when so many milliseconds have: those of the machine when not given. */
  after?(ms: number): Promise<void>;
}

/** Probes at most once in three seconds, and answers within one; `stop()` is seen at once. */
export class Readiness {
  private readonly deps: ReadinessDeps;
  private last: { at: number; status: Promise<ReadyStatus> } | null = null;
  private hasStopped = false;
  /** A silently lost connection never answers; a new one may. */
  private readonly database = new Question(() => this.askDatabase(), HOPELESS_MS);
  /** A check that hangs holds a thread, and a process has few: it is waited for. */
  private readonly room = new Question(() => (this.deps.freeBytes ?? freeBytesOf)(this.deps.env.DATA_DIR));

  /** Its client gives up by itself. */
  private readonly files = new Question(() => this.askStorage());
  private hasFiles = true;

  constructor(deps: ReadinessDeps) {
    this.deps = deps;
  }

  /** From now on the answer is `stopping`: balancers send new requests elsewhere. */
  stop(): void {
    this.hasStopped = true;
  }

  get isStopping(): boolean {
    return this.hasStopped;
  }

  async status(): Promise<ReadyStatus> {
    if (this.isStopping) return 'stopping';
    const now = this.deps.clock.now().getTime();
    if (!this.last || Math.abs(now - this.last.at) >= ANSWER_SERVES_MS) this.last = { at: now, status: this.probe(now) };
    const status = await this.last.status;
    return this.isStopping ? 'stopping' : status;
  }

  /** A check that does not answer in time counts as the fault. */
  private async probe(now: number): Promise<ReadyStatus> {
    const late = (this.deps.after ?? elapsed)(LONGEST_MS);
    const status = await Promise.race([this.database.answer(now), late.then(() => 'database' as const)]);
    if (status !== 'ok') return status;
    if ((await Promise.race([this.room.answer(now), late.then(() => 0)])) < LEAST_FREE_BYTES) return 'disk';
    return (await Promise.race([this.files.answer(now), late.then(() => false)])) ? 'ok' : 'storage';
  }

  /** Whether the file storage answers; false when that is not known in time. */
  async storageAnswers(): Promise<boolean> {
    const late = (this.deps.after ?? elapsed)(LONGEST_MS);
    return await Promise.race([this.files.answer(this.deps.clock.now().getTime()), late.then(() => false)]);
  }

  /** Told in the log when it begins and when it is over: balancers ask all the time. */
  private async askStorage(): Promise<boolean> {
    const { storage, log } = this.deps;
    const failure: unknown = await storage.check().then(
      () => null,
      (error: unknown) => error,
    );
    const answers = failure === null;
    if (!answers && this.hasFiles) log.error({ err: failure }, 'the storage of files cannot be used');
    if (answers && !this.hasFiles) log.info('the storage of files can be used again');
    this.hasFiles = answers;
    return answers;
  }

  private async askDatabase(): Promise<ReadyStatus> {
    const { orm, clock } = this.deps;
    try {
      const em = orm.em.fork();
      // A counter of its own, written and committed: reads go on where nothing can be written any more.
      await em.upsert(RateCounter, { key: 'health', points: 0, expire: String(clock.now().getTime() + ANSWER_SERVES_MS) });
      const done: { name: string }[] = await em.execute('select name from mikro_orm_migrations');
      return areOfThisVersion(done.map(({ name }) => name)) ? 'ok' : 'migrations';
    } catch (error) {
      return asDomainError(error)?.code === 'UNAVAILABLE' ? 'database' : 'readonly';
    }
  }
}

/** A question that is asked by one at a time: who comes while it is open waits for the same answer. */
class Question<T> {
  private open: { at: number; answer: Promise<T> } | null = null;
  private readonly ask: () => Promise<T>;
  private readonly hopelessMs: number;

  /** It is asked anew when it has been open for `hopelessMs`. */
  constructor(ask: () => Promise<T>, hopelessMs = Number.POSITIVE_INFINITY) {
    this.ask = ask;
    this.hopelessMs = hopelessMs;
  }

  async answer(now: number): Promise<T> {
    if (this.open && Math.abs(now - this.open.at) < this.hopelessMs) return await this.open.answer;
    const mine = { at: now, answer: this.ask() };
    this.open = mine;
    try {
      return await mine.answer;
    } finally {
      if (this.open === mine) this.open = null;
    }
  }
}

/** Nothing waits for the end of a process because of it. */
const elapsed = async (ms: number): Promise<void> => await setTimeout(ms, undefined, { ref: false });

/** A newer version has changed the tables under an older process; both directions are wrong. */
function areOfThisVersion(done: readonly string[]): boolean {
  const known = new Set(done);
  return known.size === migrationsList.length && migrationsList.every(({ name }) => known.has(name));
}

/** For this process's user. A folder that is not there, as where files are in S3, is never full. */
async function freeBytesOf(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null);
  return found ? found.bavail * found.bsize : Number.POSITIVE_INFINITY;
}
