// Subscriptions over graphql-ws. The connection comes back by itself with growing pauses; screens then refetch missed changes.
import { createClient } from 'graphql-ws/client';
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { isDeadToken } from '../../shared/errors.ts';
import { requestBody } from './fetch-graphql.ts';
import { announceReconnect } from './reconnected.ts';
import { announce } from './session-events.ts';
import { storedToken } from './token.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Close codes after which the same token will never be let in again. */
const REFUSED = new Set([4401, 4403]);

let hasBeenConnected = false;
/** The connection was refused: events until it is admitted again are missed. */
let wasRefused = false;

/** Restarts subscriptions that ended with their session, once there is another. */
const waiting = new Set<() => void>();

const isRefusal = (event: unknown) => event instanceof CloseEvent && REFUSED.has(event.code);

/** The connection was refused, or the subscription was, by a session that had just ended. */
function isSessionOver(error: unknown): boolean {
  if (Array.isArray(error)) return error.some((one: { extensions?: { code?: unknown } }) => isDeadToken(one.extensions?.code));
  return isRefusal(error) || (error instanceof CloseEvent && storedToken() === null);
}

const client = createClient({
  url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  connectionParams: () => ({ token: storedToken() }),
  lazy: true,
  lazyCloseTimeout: 5000,
  keepAlive: 20_000,
  retryAttempts: Infinity,
  shouldRetry: (event) => !isRefusal(event) && storedToken() !== null,
  retryWait: (retries) => {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
    return new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
  },
  on: {
    connected: (_socket, _payload, wasRetry) => {
      if (wasRefused || (wasRetry && hasBeenConnected)) announceReconnect();
      hasBeenConnected = true;
      wasRefused = false;
    },
    closed: (event) => {
      if (!isRefusal(event)) return;
      wasRefused = true;
      if (storedToken() !== null) announce({ kind: 'sessionEnded', reason: 'EXPIRED' });
    },
  },
});

/** Goes on in the next session when its own ends: see renewConnection. The role is that of fetchGraphQL. */
export function subscribe(request: RequestParameters, variables: Variables, role?: string): Observable<GraphQLResponse> {
  const { extensions, ...body } = requestBody(request, variables);
  const payload = { ...body, query: '', extensions: { ...extensions, ...(role !== undefined && { role }) } };
  return Observable.create((sink) => {
    let stop = () => {};
    function start() {
      waiting.delete(start);
      stop = client.subscribe(payload, {
        // Relay takes the response as the server sends it; graphql-ws types its data more loosely.
        next: (response) => sink.next(response as GraphQLResponse),
        error: (error) => {
          if (isSessionOver(error)) waiting.add(start);
          else sink.error(error instanceof Error ? error : new Error('subscription refused', { cause: error }));
        },
        complete: () => sink.complete(),
      });
    }
    start();
    return () => {
      waiting.delete(start);
      stop();
    };
  });
}

/** Another session of the same person: every subscription is made anew with the present token. */
export function renewConnection(): void {
  // The connection of the session before would carry them too, until the server closes it.
  client.terminate();
  for (const start of waiting) start();
}
