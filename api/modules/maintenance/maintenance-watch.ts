// The maintenance as this process knows it: read at start and on every change by any process, so no request asks the database for it. Tells
// the sockets of this process when it changes, begins and ends.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock, DomainEvent } from '../../context.ts';
import type { Events } from '../../graphql/events.ts';
import { MAINTENANCE_ID, MaintenancePlan } from './maintenance.entity.ts';
import { isUnderWay, type MaintenanceWindow } from './maintenance.policy.ts';

export const LOOK_EVERY_MS = 1000;
const TRY_AGAIN_AFTER_MS = 2000;

interface Deps {
  em(): EntityManager;
  pubsub: Events<DomainEvent>;
  clock: Clock;
  failed(error: unknown): void;
}

export class MaintenanceWatch {
  private known: MaintenanceWindow | null = null;
  private version = 0;
  private wasUnderWay = false;
  private isStopped = false;
  private readonly deps: Deps;
  private readonly unlisten: () => void;
  private readonly timer: NodeJS.Timeout;
  private retry: NodeJS.Timeout | undefined;

  /** Listens from the start; `read()` once before serving. */
  constructor(deps: Deps) {
    this.deps = deps;
    this.unlisten = deps.pubsub.listen((event) => {
      if (event.type === 'maintenancePlanned') this.readAgain();
    });
    deps.pubsub.onGap(() => this.readAgain());
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** Planned or under way; null when there is none, or when it is over. */
  window(): MaintenanceWindow | null {
    return this.known !== null && this.deps.clock.now() < this.known.endsAt ? this.known : null;
  }

  async read(): Promise<void> {
    const row = await this.deps.em().findOneOrFail(MaintenancePlan, MAINTENANCE_ID);
    // Two reads may come back in the other order.
    if (row.version < this.version) return;
    const { version, startsAt, endsAt, textZh, textEn } = row;
    this.version = version;
    this.known = startsAt && endsAt ? { startsAt, endsAt, textZh, textEn } : null;
    this.wasUnderWay = this.isUnderWayNow();
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.unlisten();
  }

  private isUnderWayNow(): boolean {
    return isUnderWay(this.known, this.deps.clock.now());
  }

  /** Beginning and end come by the clock alone. */
  private look(): void {
    if (this.isUnderWayNow() === this.wasUnderWay) return;
    this.wasUnderWay = !this.wasUnderWay;
    this.deps.pubsub.tell({ type: 'maintenanceChanged' });
  }

  private readAgain(): void {
    if (this.isStopped) return;
    this.read().then(
      () => this.deps.pubsub.tell({ type: 'maintenanceChanged' }),
      (error: unknown) => {
        this.deps.failed(error);
        if (!this.isStopped) this.retry = setTimeout(() => this.readAgain(), TRY_AGAIN_AFTER_MS).unref();
      },
    );
  }
}
