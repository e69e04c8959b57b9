// Keeps sessions true while the process runs: acts put off the idle deadline, and sockets close with their sessions.
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Clock, DomainEvent, Services, ViewerSession } from '../../../context.ts';
import type { Events } from '../../../graphql/events.ts';
import type { EndedToken } from './live-tokens.ts';

/** An act within this time of the last one noted is not worth a statement. */
const NOTED_FOR_MS = 60_000;
const MOST_REMEMBERED = 10_000;
/** How often tokens of open sockets are looked up, so that one that runs out is noticed within 5 s. */
const LOOK_EVERY_MS = 2000;

interface ActsDeps {
  orm: MikroORM;
  clock: Clock;
  /** Puts off the idle deadline after an act of the person. */
  touchSession(em: EntityManager, viewer: ViewerSession, clock: Clock): Promise<void>;
}

/** Notes that a person acted, or a program of theirs; a session or token that was noted a moment ago is not noted again. */
export class Acts {
  /** Sessions by their numbers, tokens by theirs below zero. */
  private readonly notedAt = new Map<number, number>();
  private readonly deps: ActsDeps;

  constructor(deps: ActsDeps) {
    this.deps = deps;
  }

  async note(viewer: ViewerSession): Promise<void> {
    const who = viewer.sessionId ?? (viewer.apiTokenId === null ? null : -viewer.apiTokenId);
    if (who === null) return;
    const now = this.deps.clock.now().getTime();
    const last = this.notedAt.get(who);
    if (last !== undefined && now - last < NOTED_FOR_MS && now >= last) return;
    if (this.notedAt.size > MOST_REMEMBERED) this.notedAt.clear();
    this.notedAt.set(who, now);
    await this.deps.touchSession(this.deps.orm.em.fork(), viewer, this.deps.clock);
  }
}

interface SocketDeps extends Pick<Services, 'orm' | 'clock' | 'log'> {
  pubsub: Events<DomainEvent>;
  endedTokens(em: EntityManager, tokens: readonly string[], clock: Clock): Promise<EndedToken[]>;
}

/** The open sockets of this process, by the tokens they came with. */
interface OpenSockets {
  tokens(): readonly string[];
  end(token: string): void;
}

/**
 * Closes the sockets of sessions that are over: at once when any process says so, and by a look every 2 s for those that ran out
 * or whose news was lost. Answers how to stop.
 */
export function endSocketsOfEndedSessions(deps: SocketDeps, sockets: OpenSockets): () => void {
  const sweep = async (isNews: boolean) => {
    const ended = await deps.endedTokens(deps.orm.em.fork(), sockets.tokens(), deps.clock);
    for (const { token, event } of ended) {
      if (event && !isNews) deps.pubsub.tell(event);
      sockets.end(token);
    }
  };
  const look = (isNews: boolean) => {
    if (sockets.tokens().length === 0) return;
    sweep(isNews).catch((error: unknown) => deps.log.warn({ err: error }, 'could not look for ended sessions'));
  };
  const unlisten = deps.pubsub.listen((event) => {
    if (event.type === 'sessionEnded') look(true);
  });
  const timer = setInterval(() => look(false), LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    unlisten();
  };
}
