// Blind review through the legacy facade (principles, Blind review): hidden facts reach nobody by any of its calls. The sample makes every
// call as eight readers; each further value of a parameter is tried by one of the seven with a role. The long form tries all as all.
import { isObjectType, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildColloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { BlindReader } from '../testing/blind-secrets.ts';
import { startInBlindWorld, type BlindWorld } from '../testing/blind-world.ts';
import { Crawler, introspect, shareOf, type Reader } from '../testing/crawl.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { statementsOf } from '../testing/statements.ts';
import { ask, listenToFacade, walkFacade, type Keys } from '../testing/legacy-crawl.ts';
import type { Row } from './row/row.ts';
import { table } from './table.ts';

let app: TestApp;
let world: BlindWorld;
let schema: GraphQLSchema;
let keys: Keys;

const MISSING = 999_999_999;
/** Of the further values of the parameters, each reader tries one of so many parts, and those with a role together try everything. */
const PARTS = bySampleSize({ sample: 7, full: 1 });
const PARTS_OF_CHIEF = bySampleSize({ sample: 8, full: 1 });

beforeAll(async () => {
  ({ app, world } = await startInBlindWorld());
  schema = await introspect(app);
  // Calls that name a manuscript by its number.
  words.push(world.contribution.manuscriptNumber);
  const all = async (sql: string) => [...(await app.database.orm.em.fork().execute<{ id: number }[]>(sql)).map((row) => row.id), MISSING];
  keys = {
    // The double-blind manuscript first.
    Contribution: [world.contribution.id, ...(await all('select id from contribution')).filter((id) => id !== world.contribution.id)],
    ContributionAuthor: await all('select id from contribution_author'),
    ContributionFile: await all('select id from contribution_file'),
    ContributionFunding: await all('select id from contribution_funding'),
    SuggestedReviewer: await all('select id from suggested_reviewer'),
    Colloquium: await all('select id from colloquium'),
    ColloquiumColumn: await all('select id from colloquium_column'),
    Review: await all('select id from review'),
    Issue: await all('select id from issue'),
    Preprint: await all('select id from preprint'),
    User: await all('select id from user_account'),
    Message: await all('select id from message'),
    Department: await all('select id from department'),
    Role: [1, 2, 3, 4, 5, 6, 7, 8, 10],
  };
});
afterAll(() => app.close());

/** Tells every process that everything has changed. */
async function stir(): Promise<void> {
  const em = app.database.orm.em.fork();
  const contributions: { id: number }[] = await em.execute('select id from contribution');
  const people: { id: number }[] = await em.execute('select id from user_account');
  await em.transactional(async (tx) => {
    await app.deps.pubsub.send(tx, [
      ...contributions.map(({ id }) => ({ type: 'contributionChanged' as const, contributionId: id, userIds: null })),
      ...people.map(({ id }) => ({ type: 'messagesChanged' as const, userId: id })),
    ]);
  });
}

const NONSENSE = 'zqnonsenseqz';
const words = [NONSENSE, '1', '2026-01-01,2026-12-31'];
/** Editors find registered people here by part of a code: for `1` they would rightly be told names that are secret elsewhere. */
const isRegister = (row: Row) => row === table['E2-043'] || row === table['E2-051'];
const readerNamed = (name: string): BlindReader => {
  const reader = world.readers.find((one) => one.name === name);
  if (!reader) throw new Error(`No reader ${name}`);
  return reader;
};

// Before the editor-in-chief’s walk, which signs out in the end.
it('how a double-blind manuscript came is told to its office and to no reviewer (E1-023, E2-013, E2-019)', async () => {
  const told = async (reader: Reader) => {
    const kindIn = async (rowId: 'E1-023' | 'E2-013' | 'E2-019') => {
      const answer = await ask(app, reader, table[rowId], { contributionId: world.contribution.id, code: '' });
      const body = answer.split('\n').at(-1) ?? '';
      // A refusal says why.
      return /"contributionType(?:Name)?":("[^"]*"|[^,}]*)/.exec(body)?.[1] ?? `${rowId}: ${answer}`;
    };
    return await Promise.all([kindIn('E1-023'), kindIn('E2-013'), kindIn('E2-019')]);
  };
  expect(await told(world.chief)).toEqual(['1', expect.stringMatching(/^"/), expect.stringMatching(/^"/)]);
  for (const name of ['pending reviewer', 'accepted reviewer', 'finished reviewer', 'declined reviewer'])
    expect(await told(readerNamed(name)), name).toEqual(['null', 'null', 'null']);
});

it('the walk finds, as the editor-in-chief, what blind readers must not know', async () => {
  const crawler = new Crawler(app, schema, world.chief);
  await walkFacade(app, crawler, world.chief, keys, words, PARTS_OF_CHIEF);
  // The calls so far that show the office the text, the authors as printed, the files.
  const shown = [
    ...world.secrets.text,
    ...world.secrets.suggestions.filter((word) => word.startsWith('zq')),
    ...world.secrets.authors.filter((word) =>
      /^zq(authorname|authormail|authorunit|authoraddress|filename|fundnumber|fundname)/.test(word),
    ),
  ];
  const found = new Set(crawler.finds(shown).map((line) => line.split(' ')[0]));
  expect(shown.filter((word) => !found.has(word))).toEqual([]);
  expect(crawler.seen.some(({ bytes }) => /content-disposition: attachment; filename="zqfilename/.test(bytes))).toBe(true);
});

it('the walk notices a guard that is switched off', async () => {
  const leaky = buildColloquiumSchema();
  const type = leaky.getType('Contribution');
  const field = isObjectType(type) ? type.getFields()['abstractZh'] : undefined;
  if (!field) throw new Error('No Contribution.abstractZh');
  field.resolve = async (contribution: Contribution, _args, _ctx: Context) => (await contribution.submitter.loadOrFail()).realName;
  const other = await startTestApp({ schema: leaky, beside: app });
  try {
    const reader = readerNamed('accepted reviewer');
    const crawler = new Crawler(other, schema, reader);
    crawler.keep('summeryContent', await ask(other, reader, table['E1-028'], { contributionId: world.contribution.id }));
    expect(crawler.finds(reader.mustNotKnow)).not.toEqual([]);
  } finally {
    await other.close();
  }
});

describe('hidden and missing', () => {
  const rows: readonly (readonly [string, Row])[] = Object.entries(table);
  const named = rows.filter(([, row]) =>
    Object.values(row.params).some((param) =>
      ['Contribution', 'ContributionFile', 'ContributionAuthor', 'ContributionFunding', 'SuggestedReviewer', 'Review'].includes(
        param.names ?? '',
      ),
    ),
  );

  /** Authors and editors-in-chief may make nearly every call between them, and try all. The others take turns, but in the long run. */
  const SHARES = bySampleSize({ sample: 2, full: 1 });
  /** Calls that told somebody that there is nothing, instead of refusing their role or their form. */
  const looked = new Set<string>();
  it.each([
    { name: 'outsider AUTHOR', turn: 0, parts: 1 },
    { name: 'outsider EDITOR_IN_CHIEF', turn: 0, parts: 1 },
    { name: 'outsider EDITOR', turn: 0, parts: SHARES },
    { name: 'outsider REVIEWER', turn: 1, parts: SHARES },
    { name: 'publishing editor of another branch', turn: 1, parts: SHARES },
    { name: 'operations of another branch', turn: 1, parts: SHARES },
    { name: 'nobody', turn: 0, parts: SHARES },
  ])('get the same answer at the same cost: $name', async ({ name, turn, parts }) => {
    const reader = { ...readerNamed(name), turn };
    // Notes that the person acted, once a minute.
    await ask(app, reader, table['E1-011'], {});
    const differing: string[] = [];
    for (const [rowId, row] of shareOf(reader, named, parts)) {
      const params = (hidden: boolean) =>
        Object.fromEntries(
          Object.entries(row.params)
            .filter(([, param]) => param.in === undefined)
            .map(
              ([
                param,
                {
                  names,
                  schema: { enum: codes },
                },
              ]) => [
                param,
                names === undefined
                  ? Array.isArray(codes)
                    ? codes[0]
                    : ''
                  : hidden && ['Contribution', 'ContributionFile', 'ContributionFunding', 'SuggestedReviewer', 'Review'].includes(names)
                    ? keys[names]?.[0]
                    : names === 'Colloquium'
                      ? keys['Colloquium']?.[0]
                      : MISSING,
              ],
            ),
        );
      const answers: string[] = [];
      const cost = async (isHidden: boolean) => {
        const work = async () => void answers.push(await ask(app, reader, row, params(isHidden)));
        // Nobody's call is turned away before any statement.
        return reader.token === null ? await work() : (await statementsOf(work)).length;
      };
      const [hidden, missing] = [await cost(true), await cost(false)];
      expect(answers[0], rowId).toBe(answers[1]);
      expect(answers[0], rowId).toMatch(/"code":(500|401)/);
      if (/does not exist|不存在/.test(answers[0] ?? '')) looked.add(rowId);
      if (hidden !== missing) differing.push(`${rowId}: ${hidden} and ${missing} statements`);
    }
    expect(differing).toEqual([]);
  });

  it('are looked for by every call, as somebody who may make it, but by three that first ask for a subject or files', () => {
    expect(named.flatMap(([rowId]) => (looked.has(rowId) ? [] : [rowId]))).toEqual(['E1-033', 'E1-045', 'E2-074']);
  });
});

describe('nothing that must stay hidden comes back', () => {
  // The submitter’s own saves change the hidden facts: last.
  const names = [
    'pending reviewer',
    'accepted reviewer',
    'finished reviewer',
    'declined reviewer',
    'closed reviewer',
    'ticketed reviewer',
    'co-author',
    'editor who is an author',
    'author of a single-blind manuscript',
    'author who was sent a review of a single-blind manuscript',
    'author who was sent a review of a double-blind manuscript',
    'reviewer of a single-blind manuscript',
    'reviewer of another manuscript',
    'editor of another journal',
    'editor of the journal',
    'editor who has reviewed a manuscript',
    'publishing editor of the branch',
    'operations of the branch',
    'publishing editor of another branch',
    'operations of another branch',
    'outsider AUTHOR',
    'outsider REVIEWER',
    'outsider EDITOR',
    'outsider EXECUTIVE_EDITOR',
    'outsider EDITOR_IN_CHIEF',
    'outsider ASSOCIATE_EDITOR_IN_CHIEF',
    'outsider ADMINISTRATOR',
    'nobody',
    'nobody with a dead token',
    'submitter',
  ];

  it('to every reader of the world', () => {
    expect(world.readers.map((reader) => reader.name).toSorted()).toEqual(names.toSorted());
  });

  const walking = bySampleSize({
    sample: [
      'nobody with a dead token',
      'accepted reviewer',
      'author of a single-blind manuscript',
      'reviewer of another manuscript',
      'editor who is an author',
      'outsider EDITOR',
      'editor who has reviewed a manuscript',
      'submitter',
    ],
    full: names,
  });
  it('each part is tried by a reader with a role', () => {
    expect(new Set(walking.flatMap((name, turn) => (name.startsWith('nobody') ? [] : [turn % PARTS]))).size).toBe(PARTS);
  });

  it.each(walking.map((name, turn) => ({ name, turn })))(
    'to: $name',
    async ({ name, turn }) => {
      const reader = { ...readerNamed(name), turn };
      const crawler = new Crawler(app, schema, reader);
      await listenToFacade(app, crawler, reader, stir);
      const inRegister = await walkFacade(app, crawler, reader, keys, [NONSENSE], PARTS, isRegister);
      const others = await walkFacade(app, crawler, reader, keys, words, PARTS, (row) => !isRegister(row));
      const walked = [...inRegister, ...others];
      expect([...walked, 'E1-015'].toSorted()).toEqual(Object.keys(table).toSorted());
      expect(crawler.finds(reader.mustNotKnow)).toEqual([]);
    },
    60_000,
  );
});
