// The legacy REST facade over HTTP (principles, Doors): finds the row of a call, reads the parameters, runs the row's documents in
// process against the same schema with the same viewer, and answers `{ code, msg, … }` with status 200.
import { parse as parseQuery } from 'node:querystring';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, type Router } from 'express';
import {
  execute,
  getOperationAST,
  OperationTypeNode,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { ErrorCode } from '../../shared/errors.ts';
import { MAX_UPLOAD_BYTES, MAX_VISITOR_UPLOAD_BYTES } from '../../shared/limits.ts';
import { errorText, messageText, type LanguageTag } from '../../shared/messages.ts';
import type { Context, ViewerSession } from '../context.ts';
import type { Env } from '../env.ts';
import { DomainError, forbidden, invalidInput, unauthenticated } from '../errors.ts';
import { checkCost } from '../graphql/limits.ts';
import { openApi } from './openapi/openapi.ts';
import { findCalls, isWhole, type Found } from './row/paths.ts';
import type { Answer, Answered, Call, Document, Row, Sources } from './row/row.ts';
import { readMultipart, type MultipartBody } from './row/uploads.ts';

export interface FacadeOptions {
  schema: GraphQLSchema;
  rows: Readonly<Record<string, Row>>;
  env: Pick<Env, 'PRODUCT' | 'PUBLIC_URL'>;
  /** The context of a request. */
  open(token: string | undefined, request: Request): Promise<Context>;
  /** Language for requests without a signed-in user. */
  languageOf(request: Request): LanguageTag;
  /** Notes that the person acted. */
  noteAct(viewer: ViewerSession): Promise<void>;
  format(error: unknown, language: LanguageTag): GraphQLFormattedError;
  /** Told which row of the table is called, and the path that it is documented with. */
  found(request: Request, id: string, route: string): void;
  /** Called at the end of a row's call, with the codes of its refusals. */
  answered(id: string, codes: readonly unknown[]): void;
  /** Tells instead of the page of the file route why there is no download. */
  tellRefusal(response: Response, tell: (words: (language: LanguageTag) => { text: string }) => void): void;
  /** Runs a call that takes several documents: all of it is done, or nothing. */
  transaction<T>(ctx: Context, work: () => Promise<T>): Promise<T>;
  /** Runs a query. */
  reading<T>(work: () => T): T;
}

const ENDED = 401;
const FAILED = 500;
/** A maintenance is under way. */
const CLOSED = 503;

/** To be mounted at the root: a few calls stand outside of `/{product}/api`. */
export function facade(options: FacadeOptions): Router {
  const paths = Object.values(options.rows).flatMap((row) =>
    row.kind === 'socket' ? [] : row.paths.map((path): [string, Row] => [path, row]),
  );
  const ofProduct = findCalls(paths.filter(([path]) => !isWhole(path)).map(([path, row]) => [`/${path}`, row]));
  const whole = findCalls(paths.filter(([path]) => isWhole(path)));
  const documents = new Documents(options);
  const ids = new Map(Object.entries(options.rows).map(([id, row]) => [row, id]));
  const description = openApi(options.rows, options.env.PRODUCT);
  const call = async (found: Found, request: Request, response: Response) => {
    response.set('cache-control', 'no-store');
    const id = ids.get(found.row) ?? '';
    const [path] = found.row.paths;
    options.found(request, id, isWhole(path) ? path : `/${options.env.PRODUCT}/api/${path}`);
    const methods = methodsOf(found.row);
    if (!methods.includes(request.method)) {
      response.set('allow', methods.join(', '));
      return void response.status(405).json({ code: 405, msg: messageText(options.languageOf(request), 'legacy.noSuchCall') });
    }
    options.answered(id, await answer(found, request, response, options, documents));
  };
  const product = express.Router();
  product.get('/openapi.json', (_request, response) => void response.set('cache-control', 'no-store').json(description));
  product.use((async (request, response) => {
    const found = ofProduct(request.path);
    if (found) return await call(found, request, response);
    response.set('cache-control', 'no-store').status(404);
    response.json({ code: 404, msg: messageText(options.languageOf(request), 'legacy.noSuchCall') });
  }) satisfies RequestHandler);
  const router = express.Router();
  router.use(`/${options.env.PRODUCT}/api`, product);
  router.use((async (request, response, next) => {
    const found = whole(request.path);
    if (found) await call(found, request, response);
    else next();
  }) satisfies RequestHandler);
  router.use(((error, request, response, next) => {
    if (response.headersSent) return next(error);
    response.json({ code: FAILED, msg: messageOf(options.format(error, options.languageOf(request)), options.languageOf(request)) });
  }) satisfies ErrorRequestHandler);
  return router;
}

/** A call that changes something by GET is taken by POST too; only one that changes nothing may be asked for its head. */
function methodsOf({ method, changes }: Row): string[] {
  if (method !== 'GET') return [method];
  return changes ? ['GET', 'POST'] : ['GET', 'HEAD'];
}

/** Answers the codes of the refusals. */
async function answer(
  { row, inPath }: Found,
  request: Request,
  response: Response,
  options: FacadeOptions,
  documents: Documents,
): Promise<unknown[]> {
  const unreadable = await readBody(request, response);
  const token = row.token === 'none' ? undefined : tokenOf(row, request);
  const ctx = await options.open(token, request);
  let body: MultipartBody | null = null;
  try {
    if (unreadable) throw unreadable;
    if (row.token !== 'none' && !ctx.viewer && !(row.takesDeadTokens && token)) throw unauthenticated();
    if (ctx.viewer && !row.isBackground) await options.noteAct(ctx.viewer);
    // Nobody's file is read before it is known who sends it.
    if (request.is('multipart/form-data')) body = await readMultipart(request, ctx.viewer ? MAX_UPLOAD_BYTES : MAX_VISITOR_UPLOAD_BYTES);
    const call: Call = { ctx, token: token ?? '', execute: (document, variables) => documents.run(document, variables, ctx) };
    const values = { ...(body?.values ?? valuesOf(row, request)), ...inPath };
    const sources: Sources = { values, cookies: cookiesOf(request), files: body?.files ?? {} };
    const run = () => row.run(sources, call);
    send(row, await (row.changes && row.documents.length > 1 ? options.transaction(ctx, run) : run()), request, response, ctx, options);
    return [];
  } catch (error) {
    const told = options.format(error, ctx.language);
    response.json({ code: refusalCode(row, told.extensions?.['code']), msg: messageOf(told, ctx.language) });
    return [told.extensions?.['code']];
  } finally {
    body?.release();
  }
}

function refusalCode(row: Row, code: unknown): number {
  if (code === 'UNAUTHENTICATED') return row.endedCode ?? ENDED;
  return code === 'UNDER_MAINTENANCE' ? CLOSED : FAILED;
}

function send(row: Row, given: Answer, request: Request, response: Response, ctx: Context, options: FacadeOptions): void {
  const { env } = options;
  if (row.kind === 'image') {
    // Rows of this kind answer `image` and `cookie` (row.ts).
    const { image, cookie } = given as { image: string; cookie: { name: string; value: string; seconds: number } };
    response.cookie(cookie.name, cookie.value, {
      httpOnly: true,
      sameSite: 'lax',
      secure: env.PUBLIC_URL.startsWith('https:'),
      path: `/${env.PRODUCT}/api`,
      maxAge: cookie.seconds * 1000,
    });
    response.type('jpg').send(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'));
  } else if (row.kind === 'download') {
    options.tellRefusal(response, (words) => void response.json({ code: FAILED, msg: words(ctx.language).text }));
    // The file route takes over, as if the link had been asked for.
    request.url = String(given['url']);
    // One that changes something is taken by POST too.
    if (request.method === 'POST') request.method = 'GET';
    request.baseUrl = '';
    request.app(request, response);
  } else {
    const { code = 0, msg, ...fields } = given;
    response.json({ code, msg: textOf(msg ?? row.done ?? 'legacy.done', ctx.language), ...fields });
  }
}

/** A key of the catalogue, or a text that is one already. */
function textOf(msg: unknown, language: LanguageTag): string {
  const text = String(msg);
  return /^legacy\.\w+$/.test(text) ? messageText(language, text) : text;
}

/** For these errors the old system answers one sentence, regardless of the missing fields (R2-104 to R2-107). */
const saidAsWhole: readonly unknown[] = ['REVIEW_INCOMPLETE'] satisfies ErrorCode[];

/** The message at the first field says more than a general one; the protocol's own English says less. */
function messageOf({ message, extensions }: GraphQLFormattedError, language: LanguageTag): string {
  if (saidAsWhole.includes(extensions?.['code'])) return message;
  const fields: unknown = extensions?.['fields'];
  const first: unknown = typeof fields === 'object' && fields !== null ? Object.values(fields)[0] : undefined;
  if (typeof first === 'string') return first;
  return extensions?.['params'] === undefined ? errorText(language, 'INVALID_INPUT') : message;
}

function tokenOf(row: Row, request: Request): string | undefined {
  const header = request.get('token');
  if (header || row.token === 'header') return header;
  const { token } = valuesOf(row, request);
  return typeof token === 'string' && token !== '' ? token : undefined;
}

const parsers = [
  express.json({ limit: '2mb' }),
  express.urlencoded({
    limit: '2mb',
    extended: false,
    parameterLimit: 200,
    verify: (_request, _response, body) => void decodeURIComponent(body.toString('latin1')),
  }),
];

/** A form or JSON. A malformed body is reported later, when the language of the answer is known. */
async function readBody(request: Request, response: Response): Promise<DomainError | null> {
  for (const parser of parsers) {
    const error = await new Promise<unknown>((resolve) => void parser(request, response, resolve));
    // A form in another encoding, as old pages in GBK send without saying so.
    if (error instanceof Error && 'type' in error && error.type === 'entity.verify.failed')
      return invalidInput({ form: { code: 'input.notUtf8' } });
    // Without details: the house's message on a body that is too large speaks of a file.
    if (error !== undefined) return new DomainError('INVALID_INPUT');
  }
  return null;
}

/** A body that is just a list is its parameter `list`. A call documented as GET keeps its query when it is sent as POST. */
function valuesOf(row: Row, request: Request): Readonly<Record<string, unknown>> {
  const query = row.method === 'GET' ? queryOf(request) : {};
  if (request.method !== 'POST') return query;
  const body: unknown = request.body;
  if (Array.isArray(body)) return { ...query, list: body };
  return typeof body === 'object' && body !== null ? { ...query, ...body } : query;
}

function queryOf(request: Request): Readonly<Record<string, unknown>> {
  return { ...parseQuery(request.url.replace(/^[^?]*\??/, '')) };
}

function cookiesOf(request: Request): Record<string, string> {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

/** The facade's own documents: validated when they are first run, and run without a detour over HTTP. */
class Documents {
  private readonly valid = new WeakSet<DocumentNode>();
  private readonly schema: GraphQLSchema;
  private readonly reading: FacadeOptions['reading'];

  constructor({ schema, reading }: Pick<FacadeOptions, 'schema' | 'reading'>) {
    this.schema = schema;
    this.reading = reading;
  }

  /** Errors: those of the fields; FORBIDDEN when a root field other than `node` answers nothing without saying why. */
  async run<Result, Variables>(
    document: Document<Result, Variables>,
    variables: Variables | undefined,
    contextValue: Context,
  ): Promise<Answered<Result>> {
    this.check(document);
    const operation = getOperationAST(document);
    const variableValues: Record<string, unknown> = Object.fromEntries(Object.entries(variables ?? {}));
    if (operation) checkCost(this.schema, document, operation, variableValues);
    const run = () => execute({ schema: this.schema, document, variableValues, contextValue });
    const { data, errors } = await (operation?.operation === OperationTypeNode.QUERY ? this.reading(run) : run());
    if (errors?.[0]) throw errors[0];
    for (const [field, value] of Object.entries(data ?? {})) if (value === null && field !== 'node') throw forbidden();
    // The document is valid, so its answer has the type that was made from it.
    return data as Answered<Result>;
  }

  private check(document: DocumentNode): void {
    if (this.valid.has(document)) return;
    const [problem] = validate(this.schema, document);
    if (problem) throw problem;
    this.valid.add(document);
  }
}
