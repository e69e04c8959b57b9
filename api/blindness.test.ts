// Blind review (architecture, Blind review): nobody learns by any path what they must not know. Made from the schema, so new fields are crawled too.
import { GraphQLString, isObjectType, type GraphQLSchema } from 'graphql';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../shared/roles.ts';
import { createContext, type Context } from './context.ts';
import { inTransaction } from './database/transactions.ts';
import { personOf } from './modules/accounts/viewer/person.service.ts';
import type { User } from './modules/accounts/viewer/user.entity.ts';
import { viewerInRole } from './modules/accounts/viewer/viewer.service.ts';
import type { Contribution } from './modules/contributions/manuscript/contribution.entity.ts';
import type { Review } from './modules/reviews/review.entity.ts';
import { perform, type PerformInput } from './modules/workflow/workflow.service.ts';
import { buildColloquiumSchema, colloquiumSchema } from './schema.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { buildBlindWorld, type BlindReader, type BlindWorld } from './testing/blind-world.ts';
import { Crawler, introspect, nodeTypes, type Reader } from './testing/crawl.ts';
import { doses } from './testing/doses.ts';
import { mutationsOf, type Pools } from './testing/documents.ts';
import { statementsOf } from './testing/statements.ts';

let app: TestApp;
let world: BlindWorld;
let schema: GraphQLSchema;
let ids: string[];
let pools: Pools;

const MISSING = 999_999_999;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  world = await buildBlindWorld(app);
  schema = await introspect(app);
  ids = await allIds();
  pools = {
    strings: ['zqnonsenseqz', '2026-02-01'],
    ids: [toGlobalId('Contribution', String(world.contribution.id)), toGlobalId('Contribution', String(MISSING)), 'no id'],
  };
});
afterAll(() => app.close());

/** Ids of every row in the database as every type that could stand for it, and the same of rows that are no Node. */
async function allIds(): Promise<string[]> {
  const em = app.database.orm.em.fork();
  const tables = new Map([...app.database.orm.getMetadata().getAll().values()].map((meta) => [meta.className, meta.tableName]));
  tables.set('Viewer', 'user_account').set('MaintenancePlan', 'maintenance');
  const types = new Set([...nodeTypes(schema), ...tables.keys()]);
  const found: string[] = [];
  for (const type of types) {
    const table = tables.get(type);
    if (table === undefined) throw new Error(`Tell the crawl which table the Node type ${type} lives in`);
    if (!/^[a-z_]+$/.test(table)) continue;
    const hasId = await em.execute(
      `select 1 from information_schema.columns where table_name = ? and column_name = 'id' and data_type <> 'text'`,
      [table],
    );
    if (hasId.length === 0) continue;
    // Reference data is the same for everyone: a few rows stand for all.
    const rows: { id: number }[] = await em.execute(
      `select id from "${table}" order by id desc limit ${type === 'DictionaryEntry' || type === 'Menu' ? 3 : 60}`,
    );
    found.push(...rows.map((row) => toGlobalId(type, String(row.id))));
  }
  return found;
}

/** Listens as all these readers at once while `stir` makes everything happen, as soon as the last of them is ready. */
async function listenAs(readers: readonly Reader[], stir: () => Promise<void>): Promise<Crawler[]> {
  const crawlers = readers.map((reader) => new Crawler(app, schema, reader));
  let ready = 0;
  let begin: (stirred: Promise<void>) => void = () => undefined;
  const everything = new Promise<void>((resolve) => (begin = resolve));
  const wait = () => {
    if ((ready += 1) === crawlers.length) begin(stir());
    return everything;
  };
  await Promise.all(crawlers.map((crawler) => crawler.subscriptions(pools, wait)));
  return crawlers;
}

async function crawl(crawler: Crawler): Promise<void> {
  await crawler.queries(pools);
  await crawler.nodes(ids);
  await crawler.downloads();
}

/** Does an act as one of the world's people. */
async function act(who: User, role: RoleKindCode, name: Parameters<typeof perform>[2], input: PerformInput = {}): Promise<void> {
  const em = app.database.orm.em.fork();
  const viewer = await viewerInRole(em, who.id, RoleKind[role]);
  if (!viewer) throw new Error('no such role');
  const ctx: Context = createContext(app.deps, { viewer, language: 'zh-CN', address: '127.0.0.1' });
  await inTransaction(ctx, () => perform(ctx, world.contribution.id, name, input));
}

/** Tells every process that every manuscript has changed, as if everything happened at once. */
async function stir(): Promise<void> {
  const em = app.database.orm.em.fork();
  const rows: { id: number }[] = await em.execute('select id from contribution');
  await em.transactional(async (tx) => {
    await app.deps.pubsub.send(
      tx,
      rows.map((row) => ({ type: 'contributionChanged' as const, contributionId: row.id, userIds: null })),
    );
    const people: { id: number }[] = await tx.execute('select id from user_account');
    await app.deps.pubsub.send(
      tx,
      people.map((person) => ({ type: 'messagesChanged' as const, userId: person.id })),
    );
  });
}

function readerNamed(name: string): BlindReader {
  const reader = world.readers.find((one) => one.name === name);
  if (!reader) throw new Error(`No reader ${name}`);
  return reader;
}

const names = [
  'pending reviewer',
  'accepted reviewer',
  'finished reviewer',
  'declined reviewer',
  'closed reviewer',
  'submitter',
  'co-author',
  'editor who is an author',
  'author of a single-blind manuscript',
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
];

describe('the crawl itself', () => {
  it('finds as the chief editor what blind readers must not know', async () => {
    const [crawler] = await listenAs([world.chief], stir);
    if (!crawler) throw new Error('Nobody listens');
    await crawl(crawler);
    const { authors, returned, suggestions, text, reviewers, notes, office } = world.secrets;
    const shown = [...authors, ...returned, ...suggestions, ...text, ...Object.values(reviewers).flat(), ...notes, ...office].filter(
      (word) => !world.unshown.has(word),
    );
    const found = new Set(crawler.finds(shown).map((line) => line.split(' ')[0]));
    expect(shown.filter((word) => !found.has(word))).toEqual([]);
    // Over the socket too, and in headers.
    expect(crawler.seen.some(({ where, bytes }) => where.endsWith('frame') && bytes.includes(text[0] ?? '?'))).toBe(true);
    expect(crawler.seen.some(({ bytes }) => /content-disposition: attachment; filename="zqfilename/.test(bytes))).toBe(true);
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
    const other = await startTestApp({ schema: leaky, beside: app });
    try {
      const reader = readerNamed('accepted reviewer');
      const crawler = new Crawler(other, await introspect(other), reader);
      await crawler.nodes([toGlobalId('Contribution', String(world.contribution.id))]);
      expect(crawler.finds(reader.mustNotKnow)).not.toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe('nothing that must stay hidden comes back', () => {
  it('names every reader of the world', () => {
    expect(world.readers.map((reader) => reader.name)).toEqual(names);
  });

  let crawlers: Crawler[];
  beforeAll(async () => void (crawlers = await listenAs(world.readers, stir)));

  it.each(names)(
    'to: %s',
    async (name) => {
      const reader = readerNamed(name);
      const crawler = crawlers[world.readers.indexOf(reader)];
      if (!crawler) throw new Error(`Nobody listened as ${name}`);
      await crawl(crawler);
      expect(crawler.finds(reader.mustNotKnow)).toEqual([]);
    },
    60_000,
  );

  const searching = doses({
    sample: [
      'accepted reviewer',
      'submitter',
      'editor who is an author',
      'editor of another journal',
      'operations of another branch',
      'outsider EDITOR',
      'nobody with a dead token',
    ],
    full: names,
  });
  it.each(searching)(
    'in answer to a search: %s',
    async (name) => {
      const reader = readerNamed(name);
      const crawler = new Crawler(app, schema, reader);
      const words = reader.mustNotKnow.filter((word) => word.startsWith('zq'));
      const some = words.filter((_word, index) => index % doses({ sample: 7, full: 1 }) === 0);
      const hidden = ids.filter((id) => Buffer.from(id, 'base64').toString().startsWith('Contribution:'));
      const own = await crawler.nodes(hidden);
      const tellTales = await crawler.probes(
        { words: some, ids: hidden.filter((id) => !own.includes(id)) },
        { word: 'zqnonsenseqz', id: toGlobalId('Contribution', String(MISSING)) },
      );
      expect(tellTales).toEqual([]);
    },
    60_000,
  );
});

describe('hidden and missing', () => {
  it.each([
    'accepted reviewer',
    'submitter',
    'editor who is an author',
    'outsider AUTHOR',
    'outsider EDITOR',
    'operations of another branch',
    'publishing editor of the branch',
  ])(
    'cost the same statements and get the same answer: %s',
    async (name) => {
      const reader = readerNamed(name);
      const crawler = new Crawler(app, schema, reader);
      const differing: string[] = [];
      const perType = new Map<string, number>();
      for (const id of ids) {
        const [type = ''] = Buffer.from(id, 'base64').toString().split(':');
        perType.set(type, (perType.get(type) ?? 0) + 1);
        if ((perType.get(type) ?? 0) > doses({ sample: 4, full: 1000 })) continue;
        const answers: string[] = [];
        const ask = (which: string) =>
          statementsOf(
            async () => void answers.push(await crawler.ask('query Node($id: ID!) { node(id: $id) { __typename id } }', { id: which })),
          );
        const hidden = await ask(id);
        if (!answers[0]?.includes('"node":null')) continue;
        const missing = await ask(toGlobalId(type, String(MISSING)));
        if (hidden.length !== missing.length || answers[0] !== answers[1])
          differing.push(`${Buffer.from(id, 'base64').toString()}: ${hidden.length} and ${missing.length} statements`);
      }
      expect(differing).toEqual([]);
    },
    60_000,
  );
});

describe('acting on what is hidden', () => {
  /** The first row of each type, hidden from nearly everyone, and what may stand beside it in an input. */
  function idsFor(hidden: (type: string) => string): (stem: string) => string | null {
    const known: Record<string, string> = {
      colloquium: toGlobalId('Colloquium', String(world.contribution.colloquium.id)),
      subject: toGlobalId('DictionaryEntry', String(world.contribution.subject.id)),
    };
    const secret = [
      'Contribution',
      'ContributionAuthor',
      'ContributionFile',
      'ContributionFunding',
      'SuggestedReviewer',
      'Review',
      'WorkflowEvent',
      'Message',
    ];
    return (stem) => known[stem] ?? secret.filter((type) => type.toLowerCase().endsWith(stem.toLowerCase())).map(hidden)[0] ?? null;
  }
  const realId = (type: string) =>
    type === 'Contribution'
      ? toGlobalId(type, String(world.contribution.id))
      : (ids.find((id) => Buffer.from(id, 'base64').toString().startsWith(`${type}:`)) ?? '');
  const missingId = (type: string) => toGlobalId(type, String(MISSING));

  it.each([
    'outsider AUTHOR',
    'outsider EDITOR',
    'outsider EDITOR_IN_CHIEF',
    'outsider REVIEWER',
    'editor of another journal',
    'author of a single-blind manuscript',
    'nobody',
  ])('is answered as if it were not there, at the same cost, by every mutation: %s', async (name) => {
    const reader = readerNamed(name);
    const crawler = new Crawler(app, schema, reader);
    // That the person acted is noted once a minute: not by the first of what is compared.
    await crawler.ask('{ __typename }');
    const real = mutationsOf(schema, idsFor(realId));
    const missing = mutationsOf(schema, idsFor(missingId));
    expect(real.map((one) => one.name)).toEqual(
      expect.arrayContaining([
        'saveContributionTitle',
        'submitContribution',
        'receiveContributions',
        'refuseContributions',
        'deleteContributionDraft',
        'markMessageRead',
      ]),
    );
    const differing: string[] = [];
    for (const [index, { name: mutation, document }] of real.entries()) {
      // It names nothing hidden (signIn, which names a captcha).
      if (document === missing[index]?.document) continue;
      const bodies: string[] = [];
      const costs: number[] = [];
      for (const text of [document, missing[index]?.document ?? '']) {
        const work = async () => void bodies.push(await crawler.ask(text));
        // Without a session some are turned away before any statement.
        if (reader.token === null) await work();
        else costs.push((await statementsOf(work)).length);
      }
      const [first, second] = bodies.map((body) => body.replaceAll(/"contributionId":"[^"]*"/g, ''));
      if (first !== second || costs[0] !== costs[1])
        differing.push(`${mutation}: ${costs.join(' and ')} statements, ${first === second ? 'same answer' : `${first} and ${second}`}`);
    }
    expect(differing).toEqual([]);
    expect(crawler.finds(reader.mustNotKnow)).toEqual([]);
  });
});

describe('while the office and the reviewers act', () => {
  it('nothing reaches who must not know, by message, event or list', async () => {
    const { people } = world;
    const listening = [
      'pending reviewer',
      'finished reviewer',
      'submitter',
      'co-author',
      'editor who is an author',
      'publishing editor of the branch',
      'outsider EDITOR',
    ].map(readerNamed);
    const crawlers = await listenAs(listening, async () => {
      await act(people.pending, 'REVIEWER', 'ACCEPT_INVITATION', { comment: world.secrets.reviewers.pending[0] ?? '' });
      await act(people.editor, 'EDITOR', 'EDITOR_INVITE_REVIEWERS', {
        reviewerIds: [people.freshReviewer.id],
        comment: world.secrets.office[0] ?? '',
      });
      await act(people.freshReviewer, 'REVIEWER', 'DECLINE_INVITATION');
      await act(people.editor, 'EDITOR', 'SUMMARISE_REVIEWS', { comment: world.secrets.office[1] ?? '' });
    });
    ids = await allIds();
    for (const [index, crawler] of crawlers.entries()) {
      await crawler.queries(pools);
      await crawler.nodes(ids);
      expect(crawler.finds(listening[index]?.mustNotKnow ?? []), listening[index]?.name ?? '').toEqual([]);
    }
  });
});

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
