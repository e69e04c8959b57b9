// Blind review (principles, Blind review): hidden facts reach nobody by any path. The crawl is made from the schema, so new fields are
// crawled too; here it is shown to find visible facts and to notice a leak. The other files crawl as the readers.
import { GraphQLString, isObjectType, type GraphQLSchema } from 'graphql';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { personOf } from '../modules/accounts/viewer/person.service.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import type { Review } from '../modules/reviews/review.entity.ts';
import { buildColloquiumSchema } from '../schema.ts';
import { startTestApp } from '../testing/app.ts';
import { startBlindCrawl, type BlindCrawl } from '../testing/blind-crawl.ts';
import { readersByFile } from '../testing/blind-readers.ts';
import { Crawler, introspect, shareOf } from '../testing/crawl.ts';
import { bySampleSize } from '../testing/sample-size.ts';

let blind: BlindCrawl;
beforeAll(async () => void (blind = await startBlindCrawl()));
afterAll(() => blind.close());

describe('the crawl itself', () => {
  it('finds as the editor-in-chief what blind readers must not know', async () => {
    const [crawler] = await blind.listenAs([blind.world.chief], blind.stir, 1);
    if (!crawler) throw new Error('Nobody listens');
    await crawler.queries(blind.pools);
    await crawler.nodes(blind.idsFor(blind.world.chief));
    await crawler.downloads();
    const { authors, returned, suggestions, text, reviewers, notes, office } = blind.world.secrets;
    const shown = [...authors, ...returned, ...suggestions, ...text, ...Object.values(reviewers).flat(), ...notes, ...office].filter(
      (word) => !blind.world.unshown.has(word),
    );
    const found = new Set(crawler.finds(shown).map((line) => line.split(' ')[0]));
    expect(shown.filter((word) => !found.has(word))).toEqual([]);
    // Over the socket too, and in headers.
    expect(crawler.seen.some(({ where, bytes }) => where.endsWith('frame') && text.some((word) => bytes.includes(word)))).toBe(true);
    expect(crawler.seen.some(({ bytes }) => /content-disposition: attachment; filename="zqfilename/.test(bytes))).toBe(true);
    // Everything there is, as somebody who sees all of it: minutes on a busy machine.
  }, 360_000);

  it.each(['chief', 'finished reviewer'])(
    'leaves out nothing that would be answered: %s',
    async (name) => {
      const reader = name === 'chief' ? blind.world.chief : blind.readerNamed(name);
      const [crawler, other] = [false, true].map((asksForNothing) => new Crawler(blind.app, blind.schema, reader, { asksForNothing }));
      if (!crawler || !other) throw new Error('Nobody crawls');
      await crawler.queries(blind.pools);
      const leftOut = shareOf(reader, crawler.unasked(40), bySampleSize({ sample: 20, full: 1 }));
      for (const text of leftOut) await other.ask(text);
      const [some, all] = [crawler, other].map(({ seen }) => new Set(seen.flatMap(({ bytes }) => wordsIn(bytes))));
      expect(leftOut.length).toBeGreaterThan(20);
      expect([...(all ?? [])].filter((word) => !some?.has(word))).toEqual([]);
    },
    // Thousands of documents in the long run.
    600_000,
  );

  it('is never blind because it asked too often: a search of the register goes on finding people', async () => {
    const editor = blind.readerNamed('editor of the journal');
    const crawler = new Crawler(blind.app, blind.schema, editor);
    const search = '{ reviewerCandidates(search: "a", mode: FUZZY) { totalCount } }';
    const first = await crawler.ask(search);
    expect(first).toMatch(/"totalCount":[1-9]/);
    await blind.app.database.orm.em.fork().execute('update rate_counter set points = 1000000');
    expect(await crawler.ask(search)).toBe(first);
  });

  const leaks: [string, (leaky: GraphQLSchema) => void][] = [
    [
      'a new field without a rule',
      (leaky) => {
        plant(
          leaky,
          'Contribution',
          'anything',
          async (contribution: Contribution) => (await contribution.submitter.loadOrFail()).realName,
        );
      },
    ],
    [
      'a switched-off guard',
      (leaky) => {
        fieldOf(leaky, 'Contribution', 'submitter').resolve = async (contribution: Contribution) =>
          personOf(await contribution.submitter.loadOrFail());
      },
    ],
    [
      'an id of an author inside another id',
      (leaky) => {
        plant(leaky, 'Contribution', 'cursor', (contribution: Contribution) =>
          Buffer.from(JSON.stringify(['x', contribution.submitter.id])).toString('base64url'),
        );
      },
    ],
    [
      'a reviewer in the reviewed list of others',
      (leaky) => {
        plant(leaky, 'Contribution', 'others', async (contribution: Contribution, ctx: Context) => {
          const reviews: { comment: string }[] = await ctx.em.execute('select comment from review where contribution_id = ?', [
            contribution.id,
          ]);
          return reviews.map((review: Pick<Review, 'comment'>) => review.comment).join();
        });
      },
    ],
  ];
  it.each(leaks)('notices %s', async (_name, leak) => {
    const leaky = buildColloquiumSchema();
    leak(leaky);
    const other = await startTestApp({ schema: leaky, beside: blind.app });
    try {
      const reader = blind.readerNamed('accepted reviewer');
      const crawler = new Crawler(other, await introspect(other), reader);
      await crawler.nodes([toGlobalId('Contribution', String(blind.world.contribution.id))]);
      expect(crawler.finds(reader.mustNotKnow)).not.toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('is done as every reader of the world', () => {
    expect(Object.values(readersByFile).flat().toSorted()).toEqual(blind.world.readers.map((reader) => reader.name).toSorted());
  });

  it('tries every id there is, by one reader or another', () => {
    const tried = new Set(blind.world.readers.flatMap((reader) => blind.idsFor(reader)));
    expect(blind.allIds.filter((id) => !tried.has(id))).toEqual([]);
  });
});

/** Every text and number that an answer holds; the names of its fields are no answer. Links are signed anew each time. */
function wordsIn(bytes: string): string[] {
  const words: string[] = [];
  JSON.parse(bytes.trimEnd().split('\n').at(-1) ?? '', (_key, value: unknown) => {
    if ((typeof value === 'string' && !/\/(?:files|archives|exports)\//.test(value)) || typeof value === 'number')
      words.push(String(value));
    return value;
  });
  return words;
}

function fieldOf(leaky: GraphQLSchema, typeName: string, name: string) {
  const type = leaky.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`No ${typeName}.${name}`);
  return field;
}

/** Adds a field that nobody guards. */
function plant<Source>(leaky: GraphQLSchema, typeName: string, name: string, resolve: (source: Source, ctx: Context) => unknown): void {
  const type = leaky.getType(typeName);
  if (!isObjectType(type)) throw new Error(`No type ${typeName}`);
  type.getFields()[name] = {
    name,
    description: undefined,
    type: GraphQLString,
    args: [],
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
    subscribe: undefined,
    // The planted field stands on objects of that type only.
    resolve: (source, _args, ctx) => resolve(source as Source, ctx as Context),
  };
}
