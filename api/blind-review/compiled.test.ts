// Documents answered by their plans (decision 98) and by graphql-js: the same bytes, for every reader of the blind world.
import { execute } from 'graphql';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext, type Context } from '../context.ts';
import { Documents } from '../graphql/compiled/compiled.ts';
import { startBlindCrawl, type BlindCrawl } from '../testing/blind-crawl.ts';
import { browserQueries, bytesOf, variablesOf, type BrowserQuery } from '../testing/browser-queries.ts';
import { shareOf, type Reader } from '../testing/crawl.ts';
import { bySampleSize } from '../testing/sample-size.ts';

let blind: BlindCrawl;
let queries: BrowserQuery[];
beforeAll(async () => {
  blind = await startBlindCrawl();
  queries = await browserQueries();
});
afterAll(() => blind.close());

/** A request of its own: nothing is known of one that came before. */
async function contextOf({ token, language = 'en-US' }: Reader): Promise<Context> {
  const { deps, database } = blind.app;
  const em = database.orm.em.fork();
  const viewer = token === null ? null : await deps.loadViewer(em, token, deps.clock, null);
  return createContext(deps, { em, viewer, language, address: '127.0.0.1', deadToken: token && !viewer ? 'UNAUTHENTICATED' : null });
}

describe('a document of the browser', () => {
  it('is answered by its plan as graphql-js answers it, to the byte, to every reader', async () => {
    const { schema } = blind.app.deps;
    const documents = new Documents(schema);
    const ids = [
      ...(['Contribution', 'Review', 'Colloquium'] as const).flatMap((type) =>
        blind.allIds
          .filter((one) => Buffer.from(one, 'base64').toString().startsWith(`${type}:`))
          .slice(0, type === 'Contribution' ? 2 : 1),
      ),
      toGlobalId('Contribution', '999999999'),
    ];
    const questions = queries.flatMap((query) => (query.takesId ? ids.map((id) => ({ ...query, id })) : [{ ...query, id: ids[0] ?? '' }]));
    const differing: string[] = [];
    let withData = 0;
    for (const reader of blind.world.readers) {
      for (const { name, document, operation, id } of shareOf(reader, questions, bySampleSize({ sample: 6, full: 1 }))) {
        const variables = variablesOf(schema, operation, id);
        const planned = await documents.run({ document, variables, operationName: null, ctx: await contextOf(reader), isFree: false });
        const plain = await execute({ schema, document, variableValues: variables, contextValue: await contextOf(reader) });
        if (bytesOf(planned) !== bytesOf(plain)) differing.push(`${reader.name}: ${name} of ${id}\n${bytesOf(planned)}\n${bytesOf(plain)}`);
        if (/:\{/.test(JSON.stringify(plain.data?.['node'] ?? plain.data?.['viewer'] ?? null))) withData += 1;
      }
    }
    expect(differing).toEqual([]);
    // Not everything was refused.
    expect(withData).toBeGreaterThan(100);
  }, 600_000);
});
