// The context of every resolver, service and policy: viewer, language, database, clock and the services of the process.
import type { PersonName } from '../shared/forms/person-name.ts';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { DeadTokenCode } from '../shared/errors.ts';
import type { LanguageTag } from '../shared/messages.ts';
import type { MemberType, RoleKindId } from '../shared/roles.ts';
import type { AccountColumns } from './account-columns.ts';
import { onItsOwn } from './database/own-transaction.ts';
import type { Env } from './env.ts';
import { DomainError, forbidden, unauthenticated } from './errors.ts';
import type { Events } from './graphql/events.ts';
import type { Storage } from './storage/storage.ts';
import type { MaintenanceWindow } from './modules/maintenance/maintenance.policy.ts';
import type { Calendar } from './modules/reference/working-days.ts';

/** The only source of the present moment in the domain. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Events for other processes and open sockets, sent once their transaction is committed. Ids only. */
export type DomainEvent =
  /**
   * `userIds`: everyone who may hear of it, checked again at delivery; null: ask everyone. `by`: the actor, with their client's id of the
   * act. `hasLeft`: some of `userIds` could know of it until now; they hear that something has left their lists, and no more.
   */
  | {
      type: 'contributionChanged';
      contributionId: number;
      userIds: number[] | null;
      hasLeft?: boolean;
      by?: { userId: number; clientMutationId: string };
    }
  /** The copy of one of its files for blind readers has been made, or cannot be. */
  | { type: 'fileCopiesChanged'; contributionId: number }
  | { type: 'messagesChanged'; userId: number }
  | { type: 'sessionEnded'; sessionId: number; userId: number; reason: SessionEndReason }
  | { type: 'sessionChanged'; sessionId: number }
  /** The rights of a role record have changed; null: departments have, so any record may be affected. */
  | { type: 'accessChanged'; roleId: number | null }
  /** The row was changed: every process reads it again, then tells its own sockets `maintenanceChanged`. */
  | { type: 'maintenancePlanned' }
  | { type: 'maintenanceChanged' }
  /** A year was imported: every process reads the calendar again. */
  | { type: 'calendarChanged' };

export type SessionEndReason = 'SIGNED_OUT' | 'REPLACED' | 'EXPIRED' | 'DISABLED' | 'PASSWORD_CHANGED' | 'ADDRESS_CONFIRMED';

/** The viewer: a person in their current role, through a browser session or an API token. */
export interface ViewerSession {
  userId: number;
  personCode: string;
  realName: string;
  /** The parts of the name that the person said; null: none. */
  nameParts: PersonName | null;
  /** Null for API tokens. */
  sessionId: number | null;
  /** Null for sessions. */
  apiTokenId: number | null;
  /** Kind of the current role record, 1 to 10. */
  kind: RoleKindId;
  roleId: number;
  /** The role record in which this request is to be answered in place of the session's (decision 107); null: the session's own. */
  askedRoleId: number | null;
  language: LanguageTag;
  /** Data scope of the current role: its departments and everything below them. */
  departmentIds: number[];
  /** The scope holds a root department. */
  hasRootScope: boolean;
  /** The account's address is confirmed: authorships, reviews, invitations and messages under it are this person's. */
  hasConfirmedAddress: boolean;
  /** Accounts and addresses that count for conflicts of interest. */
  identity: Identity;
  memberships: { colloquiumId: number; type: MemberType }[];
  /** An editor to whom the submissions of a journal come. */
  isAssignedEditor: boolean;
  /** Paths under /main that the current role may open. */
  allowedPaths: string[];
  /** Acts as an administrator and has submitted a manuscript: nothing may reveal its reviewers to them. */
  isWritingAdministrator: boolean;
  /** Holds an administrator's role, current or not: may work during a maintenance. */
  isAdministrator: boolean;
  via: 'session' | 'apiToken';
  /** All that a session reaches which the ticket of a letter opened (decision 39); null: it is a sign-in, or an API token. */
  onlyReview: OnlyReview | null;
}

/** The accounts and addresses that count against a person in authorship and reviews (accounts/addresses/identity.ts). They give nothing. */
export interface Identity {
  /** The person's own, and those that share invitations to one mailbox with it. */
  accounts: number[];
  /** Present and former addresses, confirmed or not. */
  addresses: string[];
}

/** One invitation to review, and its manuscript. */
export interface OnlyReview {
  reviewId: number;
  contributionId: number;
}

/** Writes rows of one kind. */
export type WriteTogether<T> = (em: EntityManager, rows: readonly T[]) => Promise<void>;

export interface Context {
  /** In a mutation: the transaction of the root field that is being resolved. */
  em: EntityManager;
  /**
   * Runs `work` in a short transaction of its own, committed at once: for writes that must survive a rollback of the mutation (captcha use,
   * rate counters). It must not wait for a row that the surrounding transaction has locked.
   */
  own<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  viewer: ViewerSession | null;
  /** The token sent belongs to nobody: readers are told by this code that their session has ended. */
  deadToken: DeadTokenCode | null;
  language: LanguageTag;
  clock: Clock;
  storage: Storage;
  pubsub: Events<DomainEvent>;
  env: Env;
  /** Address of the client. */
  address: string;
  /** User agent of the client, cut to a limit. */
  userAgent: string;
  /** The maintenance that is planned or under way, as this process knows it. */
  maintenance: { window(): MaintenanceWindow | null };
  /** The working days, as this process knows them. */
  calendar: { current(): Calendar };
  /** The fate of each column that names an account when two are merged. */
  accountColumns: AccountColumns;
  /** The key that ties a flow to the browser where it began (browser-key.ts); null: none was sent. */
  browser: string | null;
  /** A call of the old system: it is asked for nothing that its programs do not know (decision 95). */
  isOldCall: boolean;
  loaders: Loaders;
  /**
   * Writes rows that nobody reads before the end of the transaction: with the others of their kind as it is committed, by one statement;
   * forgotten when it is rolled back. Outside of one: at once.
   */
  together<T>(write: WriteTogether<T>, rows: readonly T[]): Promise<void>;
  /** Collected, and sent to every process when the transaction is committed; forgotten when it is rolled back. */
  publish(event: DomainEvent): void;
  log: Logger;
}

/** The viewer. Errors: UNAUTHENTICATED when nobody is signed in, or the reason why a ticket's session is over. */
export function signedIn(ctx: Pick<Context, 'viewer'> & Partial<Pick<Context, 'deadToken'>>): ViewerSession {
  if (!ctx.viewer) throw ctx.deadToken ? new DomainError(ctx.deadToken) : unauthenticated();
  return ctx.viewer;
}

/**
 * The same for acts of the person alone, closed to programs with their token: those on their own account, and those that give access. A
 * stolen token must give nobody access that outlives it (decision 53). Errors: UNAUTHENTICATED, FORBIDDEN.
 */
export function signedInPerson(ctx: Pick<Context, 'viewer'>): ViewerSession {
  const viewer = signedIn(ctx);
  if (viewer.via !== 'session') throw forbidden();
  return viewer;
}

/** Services of which a process has one each. */
export interface Services {
  orm: MikroORM;
  clock: Clock;
  storage: Storage;
  pubsub: Events<DomainEvent>;
  env: Env;
  log: Logger;
  maintenance: Context['maintenance'];
  calendar: Context['calendar'];
  accountColumns: AccountColumns;
}

/** Browsers need half of it; a longer one is a joke. */
const LONGEST_USER_AGENT = 300;

/** The context of one request (or one event of a subscription, or one job). */
export function createContext(
  services: Services,
  request: {
    /** One that has read nothing yet; else one is made. */
    em?: EntityManager;
    viewer: ViewerSession | null;
    language: LanguageTag;
    address: string;
    userAgent?: string | undefined;
    deadToken?: DeadTokenCode | null;
    browser?: string | null;
    isOldCall?: boolean;
  },
): Context {
  const { orm, ...shared } = services;
  return {
    ...shared,
    em: request.em ?? orm.em.fork(),
    own: (work) => onItsOwn(orm.em, work),
    viewer: request.viewer,
    deadToken: request.deadToken ?? null,
    language: request.viewer?.language ?? request.language,
    address: request.address,
    userAgent: (request.userAgent ?? '').slice(0, LONGEST_USER_AGENT),
    browser: request.browser ?? null,
    isOldCall: request.isOldCall ?? false,
    loaders: new Loaders(),
    together(write, rows) {
      return write(this.em, rows);
    },
    publish: () => {
      throw new Error('Events are published inside a transaction');
    },
  };
}

/** How a module loads many values at once: keys in, values in the same order out. */
interface LoaderDefinition<K, V> {
  load(ctx: Context, keys: readonly K[]): Promise<readonly (V | Error)[]>;
}

/** `const reviewCount = defineLoader(async (ctx, ids: readonly number[]) => …)`, then `ctx.loaders.of(ctx, reviewCount).load(id)`. */
export function defineLoader<K, V>(load: LoaderDefinition<K, V>['load']): LoaderDefinition<K, V> {
  return { load };
}

/** What a loader has answered, and what was read along with others: a promise is made of that only for those who wait for one. */
class Answers<K, V> extends Map<K, Promise<V>> {
  private readonly knownOf: (key: K) => V | undefined;

  constructor(knownOf: (key: K) => V | undefined) {
    super();
    this.knownOf = knownOf;
  }

  override get(key: K): Promise<V> | undefined {
    const loaded = super.get(key);
    if (loaded) return loaded;
    const known = this.knownOf(key);
    return known === undefined ? undefined : Promise.resolve(known);
  }
}

/** The batching loaders of one request, made when first asked for. */
export class Loaders {
  private readonly made = new Map<unknown, unknown>();
  private readonly known = new Map<unknown, Map<unknown, unknown>>();

  of<K, V>(ctx: Context, definition: LoaderDefinition<K, V>): DataLoader<K, V> {
    // The map is keyed by the definition, so each entry has its definition's type.
    const known = this.made.get(definition) as DataLoader<K, V> | undefined;
    if (known) return known;
    const cacheMap = new Answers<K, V>((key) => this.knownOf(definition, key));
    const loader = new DataLoader<K, V>((keys) => definition.load(ctx, keys), { cacheMap });
    this.made.set(definition, loader);
    return loader;
  }

  /** The value: at once where it was read along with others. */
  load<K, V>(ctx: Context, definition: LoaderDefinition<K, V>, key: K): V | Promise<V> {
    const known = this.knownOf(definition, key);
    return known === undefined ? this.of(ctx, definition).load(key) : known;
  }

  /** Stores a value that was read along with others: `of` answers it without a query, and `load` at once. */
  know<K, V>(definition: LoaderDefinition<K, V>, key: K, value: V): void {
    const known = this.known.get(definition);
    if (known) known.set(key, value);
    else this.known.set(definition, new Map<unknown, unknown>([[key, value]]));
  }

  private knownOf<K, V>(definition: LoaderDefinition<K, V>, key: K): V | undefined {
    // As `know` has put it in.
    return this.known.get(definition)?.get(key) as V | undefined;
  }

  /** After a write, loaded values may be outdated. */
  clear(): void {
    this.made.clear();
    this.known.clear();
  }
}
