// How long live events take to reach many open sockets: some people, each with some windows, all notified at once.
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { hashOf, type ApiProcess } from './api-process.ts';
import { OWN_DOCUMENTS } from './documents.ts';
import type { World } from './world.ts';

const PEOPLE = 100;
const WINDOWS = 20;
const BURSTS = 3;
const SETTLING_MS = 1500;

/** Deliveries a second in the middle one of some bursts of 2,000. */
export async function deliveriesOf(apis: readonly ApiProcess[], world: World): Promise<number[]> {
  const people = await world.people(PEOPLE);
  const took = apis.map((): number[] => []);
  for (const [index, api] of apis.entries()) {
    const clients: Client[] = [];
    let heard = 0;
    let done: () => void = () => undefined;
    for (const { token } of people)
      for (let window = 0; window < WINDOWS; window += 1)
        clients.push(await listen(api, token, () => (heard += 1) === PEOPLE * WINDOWS && done()));
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    for (let burst = 0; burst <= BURSTS; burst += 1) {
      heard = 0;
      const all = new Promise<void>((resolve) => (done = resolve));
      const from = performance.now();
      await world.tellMessages(people.map(({ userId }) => userId));
      await all;
      // The first one warms up.
      if (burst > 0) took[index]?.push(performance.now() - from);
    }
    for (const client of clients) await client.dispose();
  }
  return took.map((times) => (PEOPLE * WINDOWS * 1000) / (times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN));
}

async function listen(api: ApiProcess, token: string, heard: () => void): Promise<Client> {
  const client = createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    lazy: false,
    retryAttempts: 0,
  });
  const connected = new Promise<void>((resolve) => client.on('connected', () => resolve()));
  client.subscribe(
    { query: '', extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(OWN_DOCUMENTS['Deliveries'] ?? '') } } },
    { next: heard, error: (error) => console.error(error), complete: () => undefined },
  );
  await connected;
  return client;
}
