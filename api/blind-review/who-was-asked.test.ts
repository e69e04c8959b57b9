// The mere presence of a person reveals as much as facts about them. Two worlds differ only in who was asked to review a manuscript that a
// reader wrote, or reviews: every field and every call that answers people says the same to the byte in both, in every office that the
// reader holds besides (decisions 62 and 63).
import fc from 'fast-check';
import { print, type GraphQLSchema } from 'graphql';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table } from '../legacy/table.ts';
import type { Row } from '../legacy/row/row.ts';
import { RateCounter } from '../modules/accounts/limits/rate-counter.entity.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { askedPlans, AskedWorld } from '../testing/asked-world.ts';
import { Crawler, introspect, type Reader } from '../testing/crawl.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { walkFacade, type Keys } from '../testing/legacy-crawl.ts';

/** The seed’s first five worlds have the writer in each relation to the manuscript, and people of each kind asked at once and as reserves. */
const SEEDS = bySampleSize({ sample: 5, full: 200 });
const ENDS_MS = bySampleSize({ sample: 300_000, full: 7_200_000 });
/**
 * Each reader tries one in so many of all ways that end at somebody, and of all calls of the facade with all values; in each world another.
 * The full sample shares no factor with READERS: within 180 worlds each reader tries each way.
 */
const PARTS = bySampleSize({ sample: 90, full: 45 });
/** One in so many of a world's readers; in the next world the next ones. */
const READERS = bySampleSize({ sample: 5, full: 4 });
/** So many of the asked people's names, codes and addresses are put wherever a text is taken; the search for reviewers takes all. */
const WORDS = bySampleSize({ sample: 1, full: 2 });
/** Searches in one document. */
const AT_ONCE = 16;

let app: TestApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema(), isUnlimited: true });
  schema = await introspect(app);
});
afterAll(() => app.close());
const em = () => app.database.orm.em.fork();

const CANDIDATE = `code realName sex email professionalTitle companies region researchArea load { pending atWork } invitedLately answeredLately
  meanDaysToAnswer meanDaysToReview lastReviewHere lastAskedOn unavailableUntil willReviewAgain isRecommended state warnings { kind evidence }`;
const answersPeople = (row: Row) => !row.changes && row.documents.some((document) => /realName|personName/.test(print(document)));
const KEYS = new Set(
  Object.values(table).flatMap((row) => Object.values(row.params).flatMap(({ names }) => (names === undefined ? [] : [names]))),
);

/** Refusals stand in an accidental order. */
function inOrder(bytes: string): string {
  const [body = '', ...headers] = bytes.trimEnd().split('\n').toReversed();
  if (!body.startsWith('{"errors"')) return bytes;
  const { errors, ...rest } = JSON.parse(body) as { errors: unknown[] };
  return JSON.stringify([headers, rest, errors.map((error) => JSON.stringify(error)).toSorted()]);
}

const idOfHandled = (world: AskedWorld, { name }: Reader) => toGlobalId('Contribution', String(world.handled.get(name) ?? 0));
const told = ({ seen }: Crawler) => seen.map(({ where, bytes }) => `${where}\n${inOrder(bytes)}`);

/** The register of reviewers as this reader searches it. */
async function searched(world: AskedWorld, reader: Reader): Promise<Crawler> {
  await em().nativeDelete(RateCounter, {});
  const crawler = new Crawler(app, schema, reader);
  const searches = [`search: "${world.mark}", first: 50`, 'first: 50', ...world.words.map((word) => `search: "${word}", mode: ACCURATE`)];
  const calls = searches.flatMap((asked) => [asked, `contributionId: "${idOfHandled(world, reader)}", ${asked}`]);
  for (let start = 0; start < calls.length; start += AT_ONCE)
    await crawler.ask(
      `query { ${calls
        .slice(start, start + AT_ONCE)
        .map((asked, index) => `c${index}: reviewerCandidates(${asked}) { totalCount candidates { ${CANDIDATE} } }`)
        .join(' ')} }`,
    );
  return crawler;
}

/** Everything that answers people, as this reader is answered. `users`: the numbers that are asked for. */
async function register(world: AskedWorld, reader: Reader, users: readonly number[]): Promise<string[]> {
  const crawler = await searched(world, reader);
  const words = [world.mark, ...world.words.slice(0, WORDS)];
  await crawler.people({ strings: words, ids: [idOfHandled(world, reader)] }, PARTS);
  if (reader.name.endsWith('ADMINISTRATOR')) await crawler.nodes(users.map((user) => toGlobalId('User', String(user))));
  // Counts of people.
  if (reader.name.endsWith('OPERATIONS')) await crawler.ask('query { dictionaryEntries { id uses { people } } }');
  const keys: Keys = {
    ...Object.fromEntries([...KEYS].map((name) => [name, [999_999_999]])),
    User: users.slice(-3),
    Contribution: [world.handled.get(reader.name) ?? 0],
  };
  await walkFacade(app, crawler, reader, keys, words, PARTS, answersPeople);
  return told(crawler);
}

async function numbersOfPeople(): Promise<number[]> {
  const rows: { id: number }[] = await em().execute('select id from user_account order by id desc limit 30');
  const last = rows[0]?.id ?? 0;
  // Those who are made meanwhile as well.
  return [...rows.map(({ id }) => id), ...Array.from({ length: 8 }, (_none, index) => last + index + 1)].toSorted((a, b) => a - b);
}

describe(`in ${SEEDS} random worlds`, () => {
  it(
    'the authors and reviewers of a manuscript get the same answers about people in each of their roles, regardless of who was asked to review it (B-035)',
    async () => {
      let differed = 0;
      const relations = new Set<string>();
      await fc.assert(
        fc.asyncProperty(askedPlans, async (plan) => {
          relations.add(plan.stands);
          const world = await AskedWorld.build(app, plan);
          const users = await numbersOfPeople();
          const before = new Map<string, string[]>();
          const readers = world.readers.filter((_one, index) => (index + world.turn) % READERS === 0);
          const toldBefore = told(await searched(world, world.outsider));
          for (const reader of readers) before.set(reader.name, await register(world, reader, users));
          await world.askAboutTheWritten();
          for (const reader of readers) {
            const [was, is] = [before.get(reader.name) ?? [], await register(world, reader, users)];
            expect(
              is.filter((bytes, index) => bytes !== was[index]),
              reader.name,
            ).toEqual([]);
            expect(is.length).toBe(was.length);
          }
          if (told(await searched(world, world.outsider)).join() !== toldBefore.join()) differed += 1;
        }),
        { seed: 20261113, numRuns: SEEDS, endOnFailure: true },
      );
      expect(differed, 'an editor who wrote nothing is told: the comparison sees it').toBe(SEEDS);
      expect(relations.size, 'relations of the writer to the manuscript').toBe(4);
    },
    ENDS_MS,
  );
});
