// Whether the house can work: the database takes writes and the disk has room. Asked by balancers, so a few seconds' answer serves all.
import { statfs } from 'node:fs/promises';
import type { Services } from './context.ts';
import { asDomainError } from './errors.ts';
import { RateCounter } from './modules/accounts/limits/rate-counter.entity.ts';

export type Health = 'ok' | 'no database' | 'database takes no writes' | 'disk full';

const ANSWER_SERVES_MS = 3000;
/** Less than an upload and what the database writes beside it. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;

export interface HealthDeps extends Pick<Services, 'orm' | 'clock' | 'env'> {
  /** Of the disk that a folder is on; asked of the machine when not given. */
  freeBytes?(folder: string): Promise<number>;
}

/** Probes at most once in three seconds. */
export class HealthProbe {
  private readonly deps: HealthDeps;
  private last: { at: number; health: Promise<Health> } | null = null;

  constructor(deps: HealthDeps) {
    this.deps = deps;
  }

  async health(): Promise<Health> {
    const now = this.deps.clock.now().getTime();
    if (!this.last || Math.abs(now - this.last.at) >= ANSWER_SERVES_MS) this.last = { at: now, health: this.probe() };
    return await this.last.health;
  }

  private async probe(): Promise<Health> {
    const { orm, clock, env, freeBytes = freeBytesOf } = this.deps;
    try {
      // A counter of its own, written and committed: reads go on where nothing can be written any more.
      await orm.em.fork().upsert(RateCounter, { key: 'health', points: 0, expire: String(clock.now().getTime() + ANSWER_SERVES_MS) });
    } catch (error) {
      return asDomainError(error)?.code === 'UNAVAILABLE' ? 'no database' : 'database takes no writes';
    }
    return (await freeBytes(env.DATA_DIR)) < LEAST_FREE_BYTES ? 'disk full' : 'ok';
  }
}

/** For this process's user. A folder that is not there, as where files are in S3, is never full. */
async function freeBytesOf(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null);
  return found ? found.bavail * found.bsize : Number.POSITIVE_INFINITY;
}
