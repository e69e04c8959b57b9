// Subscriptions over graphql-ws. The connection comes back by itself with growing pauses; screens then refetch what they missed.
import { createClient } from 'graphql-ws/client';
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { requestBody } from './fetch-graphql.ts';
import { announceReconnect } from './reconnected.ts';
import { announce } from './session-events.ts';
import { storedToken } from './token.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** Close codes after which the same token will never be let in again. */
const REFUSED = new Set([4401, 4403]);

let hasBeenConnected = false;

const client = createClient({
  url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  connectionParams: () => ({ token: storedToken() }),
  lazy: true,
  lazyCloseTimeout: 5000,
  keepAlive: 20_000,
  retryAttempts: Infinity,
  shouldRetry: (event) => !(event instanceof CloseEvent && REFUSED.has(event.code)) && storedToken() !== null,
  retryWait: (retries) => {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
    return new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
  },
  on: {
    connected: (_socket, _payload, wasRetry) => {
      if (wasRetry && hasBeenConnected) announceReconnect();
      hasBeenConnected = true;
    },
    closed: (event) => {
      if (event instanceof CloseEvent && REFUSED.has(event.code) && storedToken() !== null) announce({ kind: 'sessionEnded', reason: 'EXPIRED' });
    },
  },
});

export function subscribe(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) =>
    client.subscribe({ ...requestBody(request, variables), query: '' }, {
      // Relay takes the response as the server sends it; graphql-ws types its data more loosely.
      next: (response) => sink.next(response as GraphQLResponse),
      error: (error) => sink.error(error instanceof Error ? error : new Error('subscription refused', { cause: error })),
      complete: () => sink.complete(),
    }));
}

/** Drops the connection, so that the next subscription is made with the present token. */
export function dropConnection(): void {
  client.terminate();
}
