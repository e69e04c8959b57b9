// The application as one HTTP server: GraphQL over HTTP and sockets, uploads, the web client. Tests start it too.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { EntityManager } from '@mikro-orm/postgresql';
import express, { type Express, type Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import proxyaddr from 'proxy-addr';
import type { DeadTokenCode } from '../shared/errors.ts';
import { MAX_UPLOAD_BYTES, MAX_VISITOR_UPLOAD_BYTES } from '../shared/limits.ts';
import type { LanguageTag } from '../shared/messages.ts';
import { createContext, type Clock, type Context, type Services, type ViewerSession } from './context.ts';
import { limitReads, paced, reading } from './database/read-time.ts';
import { inTransaction } from './database/transactions.ts';
import { isForTrying } from './env.ts';
import { asDomainError, DomainError, isRequestFault, toGraphQLError } from './errors.ts';
import { graphiqlPage } from './http/graphiql.ts';
import { securityHeaders } from './http/http-headers.ts';
import { graphqlRoute } from './graphql/http.ts';
import { soughtId } from './graphql/node.ts';
import { documentText, type DocumentStore } from './graphql/persisted.ts';
import { Sockets } from './graphql/subscriptions.ts';
import { facade } from './legacy/facade.ts';
import { legacySocket } from './legacy/row/sockets.ts';
import { table } from './legacy/table.ts';
import { browserKeyOf } from './modules/accounts/orcid/browser-key.ts';
import type { EndedToken } from './modules/accounts/sessions/live-tokens.ts';
import { Acts, endSocketsOfEndedSessions } from './modules/accounts/sessions/session-upkeep.ts';
import { refuse, tellRefusal } from './modules/files/admission.ts';
import { countCall, countOperation } from './watch/counters.ts';
import { withLogFields } from './watch/log.ts';
import { Readiness, SERVES, type ReadinessDeps } from './watch/readiness.ts';
import { noteRequest, noteRoute, requestIdOf, requestLog } from './watch/request-log.ts';
import { webFiles } from './http/web-files.ts';

export interface AppDeps extends Services, ReadinessDeps {
  schema: GraphQLSchema;
  documents: DocumentStore;
  /** The viewer behind a token, `roleId`: in that role of theirs; null: nobody (any more), or the role is none of theirs. */
  loadViewer(em: EntityManager, token: string, clock: Clock, roleId: number | null): Promise<ViewerSession | null>;
  /** Why a token belongs to nobody, as far as its holder may know. */
  whyDead(em: EntityManager, token: string): Promise<DeadTokenCode>;
  /** Puts off the idle deadline after an act of the person. */
  touchSession(em: EntityManager, viewer: ViewerSession, clock: Clock): Promise<void>;
  endedTokens(em: EntityManager, tokens: readonly string[], clock: Clock): Promise<EndedToken[]>;
  /** Routes of modules (downloads, the demo's mails), mounted before the web client. */
  mount?(app: Express): void;
  /** Folder of the built web client; null when something else serves it. */
  webFolder: string | null;
}

export interface App {
  server: Server;
  /** Open sockets of this process. */
  socketCount(): number;
  /** Whether the file storage answers. */
  storageAnswers(): Promise<boolean>;
  /** Reports not ready, and goes on answering: balancers notice, and send new requests elsewhere. */
  drain(): void;
  /** Closes sockets and connections; requests in hand get a moment to finish. */
  close(): Promise<void>;
}

const graphqlPath = '/graphql';
/** The id of one of the person's own role records, in which a request is to be answered; a socket's subscription has it in its extensions. */
const ROLE_HEADER = 'x-role';
const graceMs = 3000;
/** Longer than a proxy keeps an idle connection (nginx: 60 s): who closes first may cut off a request that is just coming. */
const KEEP_ALIVE_MS = 75_000;

export async function buildApp(deps: AppDeps): Promise<App> {
  const { orm, env, log, clock, pubsub, schema, documents } = deps;
  const isOpen = isForTrying(env);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Only these tell who asks. Sockets are asked by the same function, so that limits and the log know one address.
  app.set('trust proxy', env.TRUSTED_PROXIES);
  const addressOf = (request: IncomingMessage) => proxyaddr(request, app.get('trust proxy fn'));
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const requestIds = { isTrusted: (address: string) => trusts(address, 0) };
  app.use(requestLog(log, requestIds));
  app.use(securityHeaders(env.PUBLIC_URL.startsWith('https:')));

  const readiness = new Readiness(deps);
  app.use((_request, response, next) => {
    // A kept-alive connection would bring the next request to a stopping process.
    if (readiness.isStopping) response.set('connection', 'close');
    next();
  });
  // Asks nothing of anything: a database that is away is no reason to start every process anew.
  app.get('/healthz', (_request, response) => void response.set('cache-control', 'no-store').json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const status = await readiness.status();
    response
      .status(SERVES.includes(status) ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status });
  });

  const readMs = env.READ_SECONDS * 1000;
  const readingInTime = <T>(work: () => T): T => reading(readMs, work);
  const takesText = (viewer: ViewerSession | null) => isOpen || viewer?.via === 'apiToken';
  const open = async (
    token: string | undefined,
    {
      role,
      ...request
    }: {
      language: LanguageTag;
      address: string;
      userAgent?: string | undefined;
      browser?: string | null;
      isOldCall?: boolean;
      /** The id of the role record that the request names (decision 107). */
      role?: string | undefined;
    },
  ): Promise<Context> => {
    const em = orm.em.fork();
    const roleId = role === undefined ? null : soughtId('Role', role);
    // A read like those that follow, so that its connection need not be told of another limit.
    const [viewer, deadToken] = await readingInTime(async () => {
      const found = token ? await deps.loadViewer(em, token, clock, roleId) : null;
      if (token && !found && roleId !== null && (await deps.loadViewer(em, token, clock, null))) throw new DomainError('ROLE_NOT_HELD');
      return [found, token && !found ? await deps.whyDead(em, token) : null] as const;
    });
    return createContext(deps, { ...request, em, viewer, deadToken });
  };
  /** The facade knows no tickets of invitations: for its programs such a token belongs to nobody. */
  const openToPrograms: typeof open = async (token, request) => {
    const asked = { ...request, isOldCall: true };
    const ctx = await open(token, asked);
    const isTicket = ctx.viewer?.onlyReview || (ctx.deadToken !== null && ctx.deadToken !== 'UNAUTHENTICATED');
    return isTicket ? createContext(deps, { ...asked, em: ctx.em, viewer: null, deadToken: 'UNAUTHENTICATED' }) : ctx;
  };
  const acts = new Acts(deps);
  const noteAct = (viewer: ViewerSession) => readingInTime(() => acts.note(viewer));

  app.use(
    graphqlPath,
    await graphqlRoute<Context>({
      schema,
      open: async (request) => {
        const token = request.get('token');
        const ctx = await open(token, {
          language: languageOf(request),
          address: addressOf(request),
          userAgent: request.get('user-agent'),
          browser: browserKeyOf(request),
          role: request.get(ROLE_HEADER),
        });
        noteRoute(request, graphqlPath);
        noteRequest(request, { roleKind: ctx.viewer?.kind });
        if (ctx.viewer && request.get('x-background') === undefined) await noteAct(ctx.viewer);
        return ctx;
      },
      textOf: (ctx, body) => documentText(body, { documents, em: ctx.em, takesText: takesText(ctx.viewer) }),
      isKnown: (text) => documents.knows(text),
      paced,
      reads: () => limitReads(readMs),
      mostBytesOf: (ctx) => (ctx.viewer ? MAX_UPLOAD_BYTES : MAX_VISITOR_UPLOAD_BYTES),
      format: (error, ctx) => toGraphQLError(error, ctx.language, log),
      formatEarly: (error, request) => toGraphQLError(error, languageOf(request), log),
      answered: (request, { text, codes, ms }) => {
        const operation = text === undefined ? null : documents.nameOf(text);
        noteRoute(request, graphqlPath);
        if (operation !== null) noteRequest(request, { operation });
        countOperation(operation, codes, ms);
      },
    }),
  );
  app.use(
    facade({
      schema,
      tellRefusal,
      rows: table,
      env,
      open: async (token, request) => {
        const ctx = await openToPrograms(token, {
          language: languageOf(request),
          address: addressOf(request),
          userAgent: request.get('user-agent'),
          browser: browserKeyOf(request),
        });
        noteRequest(request, { roleKind: ctx.viewer?.kind });
        return ctx;
      },
      found: (request, id, route) => {
        noteRoute(request, route);
        noteRequest(request, { operation: id });
      },
      answered: countCall,
      languageOf,
      noteAct,
      format: (error, language) => toGraphQLError(error, language, log),
      transaction: inTransaction,
      reading: readingInTime,
    }),
  );
  if (isOpen) app.get('/graphiql', graphiqlPage(graphqlPath));
  deps.mount?.(app);
  const files = deps.webFolder === null ? null : await webFiles(deps.webFolder);
  if (files) app.use(files);
  app.use((_request, response) => void response.status(404).type('text').send('Not found'));
  app.use(((error, request, response, next) => {
    if (response.headersSent) return next(error);
    // For every kind of download: a page of its own, or the answer to a call of the old system.
    if (asDomainError(error)?.code === 'STORAGE_UNAVAILABLE') return refuse(response, 'storage');
    const { message } = toGraphQLError(error, languageOf(request), log);
    response
      .status(isRequestFault(error) ? error.status : 500)
      .type('text')
      .send(message);
  }) satisfies express.ErrorRequestHandler);

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, app);
  const socketIds = new WeakMap<IncomingMessage, string>();
  const socketIdOf = (request: IncomingMessage) => {
    const id = socketIds.get(request) ?? requestIdOf(request, requestIds);
    socketIds.set(request, id);
    return id;
  };
  const sockets = new Sockets<Context>({
    schema,
    server,
    path: graphqlPath,
    open: (token, request, role) => open(token, { language: 'zh-CN', address: addressOf(request), role }),
    isAlive: (ctx) => ctx.viewer !== null,
    reading: readingInTime,
    textOf: (ctx, payload) => documentText(payload, { documents, em: ctx.em, takesText: takesText(ctx.viewer) }),
    format: (error, ctx) => toGraphQLError(error, ctx.language, log),
    isFarewell: (event) => typeof event === 'object' && event !== null && 'type' in event && event.type === 'sessionEnded',
    failed: (error, what) => log.warn({ err: error }, `failed: ${what}`),
    broken: (reason) => log.info({ reason }, 'socket broken'),
    requestIdOf: socketIdOf,
    within: (request, work) => withLogFields({ requestId: socketIdOf(request), socket: true }, work),
  });
  legacySocket(sockets, table['E1-015'], env.PRODUCT);
  const stopSweep = endSocketsOfEndedSessions(deps, sockets);
  pubsub.onGap(() => sockets.restart());

  return {
    server,
    socketCount: () => sockets.size,
    storageAnswers: () => readiness.storageAnswers(),
    drain: () => readiness.stop(),
    async close() {
      readiness.stop();
      stopSweep();
      await sockets.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const kill = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(kill);
    },
  };
}

/** Chinese unless the browser asks for English first. */
function languageOf(request: Request): LanguageTag {
  return request.acceptsLanguages('zh', 'zh-CN', 'en', 'en-US', 'en-GB')?.toString().startsWith('en') ? 'en-US' : 'zh-CN';
}
