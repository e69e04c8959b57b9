// GraphQL over HTTP: preflight check, who asks, uploads, the document, then Apollo.
import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Router } from 'express';
import { OperationTypeNode, type GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { asDomainError, DomainError, isRequestFault } from '../errors.ts';
import { Documents } from './compiled/compiled.ts';
import { checkCost, limitRules, limits } from './limits.ts';

interface HttpOptions<C extends object> {
  schema: GraphQLSchema;
  /** The context of a request. */
  open(request: Request): Promise<C>;
  /** The document that the request names or contains. */
  textOf(ctx: C, body: unknown): Promise<string | undefined>;
  /** It is one of the documents that are known by their hash. */
  isKnown(text: string): boolean;
  /** How large a file of this caller may be, in bytes; asked before any is read. */
  mostBytesOf(ctx: C): number;
  /** Runs an operation. */
  paced<T>(work: () => T): T;
  /** It is a query: called inside of `paced`, before anything is resolved. */
  reads(): void;
  format(error: unknown, ctx: C): GraphQLFormattedError;
  /** The same while nobody is known yet. */
  formatEarly(error: unknown, request: Request): GraphQLFormattedError;
  /** Told of each operation once it is answered: its document, if it came that far, and the codes of its errors. */
  answered(request: Request, answer: { text?: string | undefined; codes: readonly unknown[]; ms: number }): void;
}

const statusOfCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FILE_TOO_LARGE: 413,
  REQUEST_TOO_LARGE: 413,
  UNAVAILABLE: 503,
  STORAGE_UNAVAILABLE: 503,
  TOO_SLOW: 503,
  OUT_OF_ROOM: 503,
  UNDER_MAINTENANCE: 503,
  INTERNAL: 500,
};

export async function graphqlRoute<C extends object>(options: HttpOptions<C>): Promise<Router> {
  const contexts = new WeakMap<Request, C>();
  const begunAt = new WeakMap<Request, number>();
  // Apollo hands its plugins a copy of the context, and no request of Express.
  const underWay = new AsyncLocalStorage<Request>();
  const toldOf = (request: Request | undefined, text: string | undefined, codes: readonly unknown[]) => {
    const at = request && begunAt.get(request);
    if (request && at !== undefined) options.answered(request, { text, codes, ms: performance.now() - at });
  };
  const contextOf = (request: Request): C => {
    const ctx = contexts.get(request);
    if (!ctx) throw new Error('The request has no context');
    return ctx;
  };
  const apollo = new ApolloServer<C>({
    gateway: runnerOf(options),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      costPlugin(options),
      answerPlugin(options, (...answer) => toldOf(underWay.getStore(), ...answer)),
    ],
    persistedQueries: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    validationRules: [...limitRules],
    parseOptions: { maxTokens: limits.tokens },
  });
  await apollo.start();

  const run = expressMiddleware(apollo, { context: ({ req }) => Promise.resolve(contextOf(req)) });
  const router = express.Router();
  const steps: RequestHandler[] = [
    (request, _response, next) => {
      begunAt.set(request, performance.now());
      next();
    },
    requirePreflight,
    async (request, _response, next) => {
      const ctx = await options.open(request);
      contexts.set(request, ctx);
      next();
    },
    (request, response, next) =>
      // A file of exactly the limit would count as too big.
      graphqlUploadExpress({ maxFileSize: options.mostBytesOf(contextOf(request)) + 1, maxFiles: 1, maxFieldSize: 1024 * 1024 })(
        request,
        response,
        // The parser does not mark unreadable input as the sender's fault.
        (error?: unknown) =>
          next(
            error === undefined || isRequestFault(error)
              ? error
              : new DomainError('INVALID_INPUT', {}, { file: { code: 'file.partUnreadable' } }),
          ),
      ),
    express.json({ limit: '2mb' }),
    async (request, _response, next) => {
      const ctx = contextOf(request);
      if (request.method === 'GET') {
        await options.textOf(ctx, { query: queryParameter(request) });
        request.body = {};
      } else {
        const body: unknown = request.body;
        const text = await options.textOf(ctx, body);
        // The checked document is the one that runs: no other part of the body can bring one.
        request.body = isObject(body) ? { ...body, query: text, ...(hasObject(body, 'extensions') ? { extensions: {} } : {}) } : {};
      }
      next();
    },
    (request, response, next) => underWay.run(request, () => options.paced(() => run(request, response, next))),
  ];
  router.use(...steps);
  router.use(((error, request, response, next) => {
    if (response.headersSent) return next(error);
    const ctx = contexts.get(request);
    const answer = ctx ? options.format(error, ctx) : options.formatEarly(error, request);
    toldOf(request, undefined, [answer.extensions?.['code']]);
    response.status(statusOf(error)).json({ errors: [answer] });
  }) satisfies ErrorRequestHandler);
  return router;
}

type Gateway = NonNullable<ConstructorParameters<typeof ApolloServer>[0]['gateway']>;

/** What Apollo calls a gateway is whoever runs its documents: here the schema of this process, by plans (compiled/). */
function runnerOf<C extends object>({ schema, isKnown }: HttpOptions<C>): Gateway {
  const documents = new Documents(schema);
  return {
    onSchemaLoadOrUpdate(tell) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: () =>
      Promise.resolve({
        executor: async ({ document, request, source, context }) =>
          await documents.run({
            document,
            variables: request.variables ?? {},
            operationName: request.operationName,
            ctx: context,
            isFree: !isKnown(source),
          }),
      }),
    stop: () => Promise.resolve(),
  };
}

/** A page of another site can make a browser send forms, but no header of ours. */
const requirePreflight: RequestHandler = (request, _response, next) => {
  if (!request.is('multipart/form-data') || request.get('apollo-require-preflight') || request.get('token')) return next();
  next(Object.assign(new Error('Send the header apollo-require-preflight with uploads'), { status: 400, expose: true }));
};

function statusOf(error: unknown): number {
  const code = asDomainError(error)?.code;
  if (code) return statusOfCode[code] ?? 400;
  return isRequestFault(error) ? error.status : 500;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasObject(body: object, name: string): boolean {
  return name in body && isObject((body as Record<string, unknown>)[name]);
}

/** Read as Apollo reads it: another parser might see another document, or none. Takes addresses that are no URL, such as `//`. */
function queryParameter(request: Request): string | undefined {
  return new URLSearchParams(request.url.replace(/^[^?]*/, '')).get('query') ?? undefined;
}

/** Refuses documents that would load too much; variables are known by now. */
function costPlugin<C extends object>({ schema, reads }: HttpOptions<C>): ApolloServerPlugin<C> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ document, operation, request }) {
          if (operation) checkCost(schema, document, operation, request.variables ?? {});
          if (operation?.operation === OperationTypeNode.QUERY) reads();
          return Promise.resolve();
        },
      }),
  };
}

/** Errors in the viewer's language; and status 200 for clients that read plain JSON, as the GraphQL-over-HTTP draft asks. */
function answerPlugin<C extends object>(
  options: HttpOptions<C>,
  tell: (text: string | undefined, codes: readonly unknown[]) => void,
): ApolloServerPlugin<C> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ request, response, errors, contextValue: ctx }) {
          if (response.body.kind !== 'single') return Promise.resolve();
          if (errors) response.body.singleResult.errors = errors.map((error: GraphQLError) => options.format(error, ctx));
          tell(request.query, response.body.singleResult.errors?.map(({ extensions }) => extensions?.['code']) ?? []);
          if (request.query && !request.http?.headers.get('accept')?.includes('application/graphql-response+json'))
            response.http.status = 200;
          return Promise.resolve();
        },
      }),
  };
}
