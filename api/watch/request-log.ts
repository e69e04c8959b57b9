// One id for each HTTP request and for each socket, and one line when a request has been answered (decision 55).
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { httpSeconds } from './counters.ts';
import { withLogFields } from './log.ts';

const HEADER = 'x-request-id';
const ID = /^[\w-]{8,64}$/;

/** Facts of a request when it ends. Never its query, body, cookies or tokens. */
interface RequestNote {
  id: string;
  /** How the route is declared; null: as Express says. */
  route: string | null;
  /** Name of a persisted document, or the row of the facade. */
  operation?: string;
  /** Kind of the role in which it was asked. */
  roleKind?: number;
}

const notes = new WeakMap<IncomingMessage, RequestNote>();

/** The pattern of the route that answers, where Express does not know it: `/graphql`, `/{product}/api/login`. */
export function noteRoute(request: IncomingMessage, route: string): void {
  const note = notes.get(request);
  if (note) note.route ??= route;
}

/** The viewer and the operation, in words from finite lists. */
export function noteRequest(request: IncomingMessage, what: { operation?: string; roleKind?: number | undefined }): void {
  const note = notes.get(request);
  if (note) Object.assign(note, what);
}

interface RequestIdOptions {
  /** Whether the connecting neighbour is a proxy whose headers are trusted. */
  isTrusted(address: string): boolean;
}

/**
 * The id that a trusted proxy gave, when it has the form of one, else a new one. Only of proxies: a client could send the id of another.
 */
export function requestIdOf(request: IncomingMessage, { isTrusted }: RequestIdOptions): string {
  const given = request.headers[HEADER];
  const isTaken = typeof given === 'string' && ID.test(given) && isTrusted(request.socket.remoteAddress ?? '');
  return isTaken ? given : randomUUID();
}

/** Balancers and containers ask these all day. */
const PROBES = ['/healthz', '/readyz'];

/** To be mounted first. A request that a route hands to another route is one request. */
export function requestLog(log: Logger, options: RequestIdOptions): RequestHandler {
  return (request, response, next) => {
    if (notes.has(request)) return next();
    const note: RequestNote = { id: requestIdOf(request, options), route: null };
    notes.set(request, note);
    const { method } = request;
    const started = performance.now();
    response.set(HEADER, note.id);
    withLogFields({ requestId: note.id }, () => {
      // A response closes once, whether it was sent to its end or its reader went away.
      response.once('close', () => {
        const ms = performance.now() - started;
        const route = routeOf(request, note);
        httpSeconds.observe({ method: knownMethod(method), route, status: `${Math.floor(response.statusCode / 100)}xx` }, ms / 1000);
        const { operation, roleKind } = note;
        // Repeated here, because an event of a connection comes in the context of the connection, which serves many requests.
        const line = {
          requestId: note.id,
          method: knownMethod(method),
          route,
          status: response.statusCode,
          ms: Math.round(ms),
          operation,
          roleKind,
          ...(response.writableFinished ? {} : { isBroken: true }),
        };
        log[PROBES.includes(route) ? 'debug' : 'info'](line, 'request');
      });
      next();
    });
  };
}

/** Never the address itself, which carries tickets of links and ids. */
function routeOf(request: Request, { route }: RequestNote): string {
  if (route !== null) return route;
  // Express writes it there when a route answers; a router's own part stands before it.
  const declared: unknown = (request.route as { path?: unknown } | undefined)?.path;
  return typeof declared === 'string' ? `${request.baseUrl}${declared}` : 'other';
}

/** Anything can stand in a request. */
function knownMethod(method: string): string {
  return ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : 'other';
}
