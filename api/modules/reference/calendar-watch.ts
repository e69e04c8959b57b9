// The calendar as this process knows it: read at start and when any process has imported a year, so that counting days asks no database.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DomainEvent } from '../../context.ts';
import type { Events } from '../../graphql/events.ts';
import { CalendarYear } from './calendar-year.entity.ts';
import { Calendar } from './working-days.ts';

const TRY_AGAIN_AFTER_MS = 2000;

interface Deps {
  em(): EntityManager;
  pubsub: Events<DomainEvent>;
  failed(error: unknown): void;
}

export async function readCalendar(em: EntityManager): Promise<Calendar> {
  return new Calendar(await em.find(CalendarYear, {}, { orderBy: { year: 'asc' } }));
}

export class CalendarWatch {
  private known = new Calendar([]);
  private isStopped = false;
  /** Reads begun, and the latest of them that has come back: two may come back in the other order. */
  private begun = 0;
  private latest = 0;
  private readonly deps: Deps;
  private readonly unlisten: () => void;
  private retry: NodeJS.Timeout | undefined;

  /** Listens from the start; `read()` once before serving. */
  constructor(deps: Deps) {
    this.deps = deps;
    this.unlisten = deps.pubsub.listen((event) => {
      if (event.type === 'calendarChanged') this.readAgain();
    });
    deps.pubsub.onGap(() => this.readAgain());
  }

  current(): Calendar {
    return this.known;
  }

  async read(): Promise<void> {
    const turn = (this.begun += 1);
    const calendar = await readCalendar(this.deps.em());
    if (turn < this.latest) return;
    this.latest = turn;
    this.known = calendar;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.retry);
    this.unlisten();
  }

  private readAgain(): void {
    if (this.isStopped) return;
    this.read().catch((error: unknown) => {
      this.deps.failed(error);
      if (!this.isStopped) this.retry = setTimeout(() => this.readAgain(), TRY_AGAIN_AFTER_MS).unref();
    });
  }
}
