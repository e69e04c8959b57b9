// The application as one HTTP server: GraphQL over HTTP and sockets, uploads, the web client. Tests start it too.
import { createServer, type Server } from 'node:http';
import type { EntityManager } from '@mikro-orm/postgresql';
import express, { type Express, type Request } from 'express';
import helmet from 'helmet';
import type { GraphQLSchema } from 'graphql';
import type { LanguageTag } from '../shared/messages.ts';
import { createContext, type Clock, type Context, type Services, type ViewerSession } from './context.ts';
import { isForTrying } from './env.ts';
import { isRequestFault, toGraphQLError, unauthenticated } from './errors.ts';
import { graphiqlPage } from './graphiql.ts';
import { graphqlRoute } from './graphql/http.ts';
import type { DocumentStore } from './graphql/persisted.ts';
import { documentText } from './graphql/persisted.ts';
import { Sockets } from './graphql/subscriptions.ts';
import type { EndedToken } from './modules/accounts/live-tokens.ts';
import { webFiles } from './web-files.ts';

export interface AppDeps extends Services {
  schema: GraphQLSchema;
  documents: DocumentStore;
  /** Who a token stands for now; null: nobody (any more). */
  loadViewer(em: EntityManager, token: string, clock: Clock): Promise<ViewerSession | null>;
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
  /** Closes sockets and connections; requests in hand get a moment to finish. */
  close(): Promise<void>;
}

const graphqlPath = '/graphql';
/** How often tokens of open sockets are looked up, so that one that runs out is noticed within 5 s. */
const sweepEveryMs = 2000;
const graceMs = 3000;

export async function buildApp(deps: AppDeps): Promise<App> {
  const { orm, env, log, clock, pubsub, schema, documents } = deps;
  const isOpen = isForTrying(env);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // A proxy on this machine tells who asks; nobody else is believed.
  app.set('trust proxy', 'loopback');
  app.use(headers(env.PUBLIC_URL.startsWith('https:')));

  app.get('/healthz', async (_request, response) => {
    const isUp = await orm.em.fork().execute('select 1').then(() => true, () => false);
    response.status(isUp ? 200 : 503).set('cache-control', 'no-store').json({ status: isUp ? 'ok' : 'no database' });
  });

  const takesText = (viewer: ViewerSession | null) => isOpen || viewer?.via === 'apiToken';
  const open = async (token: string | undefined, request: { language: LanguageTag; address: string }): Promise<Context> => {
    const viewer = token ? await deps.loadViewer(orm.em.fork(), token, clock) : null;
    return createContext(deps, { ...request, viewer, hasDeadToken: Boolean(token) && !viewer });
  };
  const acts = new Acts(deps);

  app.use(
    graphqlPath,
    await graphqlRoute<Context>({
      schema,
      open: async (request) => {
        const token = request.get('token');
        const ctx = await open(token, { language: languageOf(request), address: request.ip ?? '' });
        if (ctx.viewer && request.get('x-background') === undefined) await acts.note(ctx.viewer);
        return ctx;
      },
      textOf: (ctx, body) => documentText(body, { documents, em: ctx.em, takesText: takesText(ctx.viewer) }),
      mayUpload: (ctx) => {
        if (!ctx.viewer) throw unauthenticated();
      },
      format: (error, ctx) => toGraphQLError(error, ctx.language, log),
      formatEarly: (error, request) => toGraphQLError(error, languageOf(request), log),
    }),
  );
  if (isOpen) app.get('/graphiql', graphiqlPage(graphqlPath));
  deps.mount?.(app);
  const files = deps.webFolder === null ? null : await webFiles(deps.webFolder);
  if (files) app.use(files);
  app.use((_request, response) => void response.status(404).type('text').send('Not found'));
  app.use(((error, request, response, next) => {
    if (response.headersSent) return next(error);
    const { message } = toGraphQLError(error, languageOf(request), log);
    response.status(isRequestFault(error) ? error.status : 500).type('text').send(message);
  }) satisfies express.ErrorRequestHandler);

  const server = createServer(app);
  const sockets = new Sockets<Context>({
    schema,
    server,
    path: graphqlPath,
    open: (token, request) => open(token, { language: 'zh-CN', address: request.socket.remoteAddress ?? '' }),
    isAlive: (ctx) => ctx.viewer !== null,
    textOf: (ctx, payload) => documentText(payload, { documents, em: ctx.em, takesText: takesText(ctx.viewer) }),
    format: (error, ctx) => toGraphQLError(error, ctx.language, log),
    isFarewell: (event) => typeof event === 'object' && event !== null && 'type' in event && event.type === 'sessionEnded',
    failed: (error, what) => log.warn({ err: error }, `failed: ${what}`),
  });
  const stopSweep = endSocketsOfEndedSessions(deps, sockets);
  pubsub.onGap(() => sockets.restart());

  return {
    server,
    async close() {
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

function headers(isHttps: boolean): express.RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [`'self'`],
        // Emotion writes style elements.
        styleSrc: [`'self'`, `'unsafe-inline'`],
        imgSrc: [`'self'`, 'data:', 'blob:'],
        fontSrc: [`'self'`, 'data:'],
        connectSrc: [`'self'`],
        objectSrc: [`'none'`],
        baseUri: [`'none'`],
        formAction: [`'self'`],
        frameAncestors: [`'none'`],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    // Over plain HTTP browsers only complain about it.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
}

/** Notes that a person acted; a session that was noted a moment ago is not noted again. */
class Acts {
  private readonly notedAt = new Map<number, number>();
  private readonly deps: AppDeps;

  constructor(deps: AppDeps) {
    this.deps = deps;
  }

  async note(viewer: ViewerSession): Promise<void> {
    if (viewer.sessionId === null) return;
    const now = this.deps.clock.now().getTime();
    const last = this.notedAt.get(viewer.sessionId);
    if (last !== undefined && now - last < 60_000 && now >= last) return;
    if (this.notedAt.size > 10_000) this.notedAt.clear();
    this.notedAt.set(viewer.sessionId, now);
    await this.deps.touchSession(this.deps.orm.em.fork(), viewer, this.deps.clock);
  }
}

/**
 * Closes the sockets of sessions that are over: at once when any process says so, and by a look every 2 s for those that ran out
 * or whose news was lost. Answers how to stop.
 */
function endSocketsOfEndedSessions(deps: AppDeps, sockets: Sockets<Context>): () => void {
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
  const timer = setInterval(() => look(false), sweepEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    unlisten();
  };
}
