// Whether this process can serve (decision 55): the database takes writes and has the tables of this version, the disk has room, and the process
// is not stopping. Balancers ask often, so an answer serves for some seconds. Whether the process lives is another question: /healthz.
import { statfs } from 'node:fs/promises';
import { migrationsList } from '../../migrations/list.ts';
import type { Services } from '../context.ts';
import { asDomainError } from '../errors.ts';
import { RateCounter } from '../modules/accounts/limits/rate-counter.entity.ts';

/**
 * `database`: it cannot be reached. `readonly`: it takes no writes. `migrations`: they are those of another version. `disk`: there is no room.
 * `stopping`: the process ends once the requests in hand are answered.
 */
export type ReadyStatus = 'ok' | 'database' | 'readonly' | 'migrations' | 'disk' | 'stopping';

const ANSWER_SERVES_MS = 3000;
/** Less than an upload and what the database writes beside it. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;

export interface ReadinessDeps extends Pick<Services, 'orm' | 'clock' | 'env'> {
  /** Of the disk that a folder is on; asked of the machine when not given. */
  freeBytes?(folder: string): Promise<number>;
}

/** Probes at most once in three seconds; `stop()` is seen at once. */
export class Readiness {
  private readonly deps: ReadinessDeps;
  private last: { at: number; status: Promise<ReadyStatus> } | null = null;
  private hasStopped = false;

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
    if (!this.last || Math.abs(now - this.last.at) >= ANSWER_SERVES_MS) this.last = { at: now, status: this.probe() };
    const status = await this.last.status;
    return this.isStopping ? 'stopping' : status;
  }

  private async probe(): Promise<ReadyStatus> {
    const { orm, clock, env, freeBytes = freeBytesOf } = this.deps;
    try {
      const em = orm.em.fork();
      // A counter of its own, written and committed: reads go on where nothing can be written any more.
      await em.upsert(RateCounter, { key: 'health', points: 0, expire: String(clock.now().getTime() + ANSWER_SERVES_MS) });
      const done: { name: string }[] = await em.execute('select name from mikro_orm_migrations');
      if (!areOfThisVersion(done.map(({ name }) => name))) return 'migrations';
    } catch (error) {
      return asDomainError(error)?.code === 'UNAVAILABLE' ? 'database' : 'readonly';
    }
    return (await freeBytes(env.DATA_DIR)) < LEAST_FREE_BYTES ? 'disk' : 'ok';
  }
}

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
