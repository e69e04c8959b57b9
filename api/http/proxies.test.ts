// The proxies whose word on the client's address is trusted: limits, sessions and the log then know the same address, over HTTP and over
// sockets.
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import type { Context } from '../context.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
afterEach(() => app.close());

/** Tests connect from this machine; the header holds the proxies' entries, the nearest last. */
const FORWARDED = { 'x-forwarded-for': '192.0.2.1, 203.0.113.9, 10.1.2.3' };

async function loggedAddress(trusted: string[] | number): Promise<string | undefined> {
  app = await startTestApp({ schema: colloquiumSchema(), env: { TRUSTED_PROXIES: trusted } });
  await app.request('mutation SignOut { signOut { ok } }', {}, { headers: FORWARDED });
  return (await app.database.orm.em.fork().find(OperationLog, { operation: 'signOut' }))[0]?.address ?? undefined;
}

test.each([
  ['nobody', [], '127.0.0.1'],
  ['a proxy of this machine', ['loopback'], '10.1.2.3'],
  ['proxies of our network too', ['loopback', '10.1.0.0/16'], '203.0.113.9'],
  ['two proxies of any address', 2, '203.0.113.9'],
] as const)('believes %s', async (_whom, trusted, address) => {
  const logged = await loggedAddress(typeof trusted === 'number' ? trusted : [...trusted]);
  expect(logged?.replace('::ffff:', '')).toBe(address);
});

test('a connection that idles is kept for longer than a proxy keeps its own', async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const { headers } = await fetch(`${app.url}/healthz`);
  expect(Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

test('a socket has the address that a request would have', async () => {
  const addresses = new GraphQLObjectType<unknown, Context>({
    name: 'Subscription',
    fields: {
      address: {
        type: GraphQLString,
        async *subscribe() {
          yield {};
        },
        resolve: (_source, _args, ctx) => ctx.address,
      },
    },
  });
  const query = new GraphQLObjectType({ name: 'Query', fields: { nothing: { type: GraphQLString } } });
  app = await startTestApp({
    schema: new GraphQLSchema({ query, subscription: addresses }),
    env: { TRUSTED_PROXIES: ['loopback', '10.1.0.0/16'] },
  });
  const em = app.database.orm.em.fork();
  const token = await buildSession(em, await buildUser(em), app.clock);
  class ForwardedSocket extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: FORWARDED });
    }
  }
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: ForwardedSocket,
    connectionParams: { token },
    retryAttempts: 0,
  });
  const told = await client.iterate({ query: '', extensions: app.extensionsOf('subscription Address { address }') }).next();
  expect(told.value).toMatchObject({ data: { address: '203.0.113.9' } });
  await client.dispose();
});
