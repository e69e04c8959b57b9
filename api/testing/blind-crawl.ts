// Shared by the files of api/blind-review: an application with the blind world in it, its readers, every existing id, and the means to make
// things happen.
import type { GraphQLSchema } from 'graphql';
import { toGlobalId } from 'graphql-relay';
import type { TestApp } from './app.ts';
import type { BlindReader } from './blind-secrets.ts';
import { startInBlindWorld, type BlindWorld } from './blind-world.ts';
import { Crawler, introspect, nodeTypes, shareOf, type Reader } from './crawl.ts';
import type { Pools } from './documents.ts';
import { bySampleSize } from './sample-size.ts';

/** The number of no row. */
export const MISSING = 999_999_999;

/** Ids by how much of them a reader tries in the sample. */
interface Ids {
  /** Manuscripts and their parts, which blind review is about: all of them. */
  ofManuscripts: string[];
  /** The others by type: about three of each, so that all readers together try everything. */
  others: string[][];
}

const SHARE = 3;

export interface BlindCrawl {
  app: TestApp;
  world: BlindWorld;
  schema: GraphQLSchema;
  pools: Pools;
  readerNamed(name: string): BlindReader;
  /** Every id of the world as it was built, as every type that it could belong to. */
  allIds: readonly string[];
  /** Those of them that one reader tries. */
  idsFor(reader: Reader): string[];
  /** The same of the world as it is now. */
  idsNowFor(reader: Reader): Promise<string[]>;
  /** Listens as all these readers at once while `stir` makes everything happen, as soon as the last of them is ready. */
  listenAs(readers: readonly Reader[], stir: () => Promise<void>, parts?: number): Promise<Crawler[]>;
  /** Tells every process that every manuscript has changed, as if everything happened at once. */
  stir(): Promise<void>;
  close(): Promise<void>;
}

export async function startBlindCrawl(): Promise<BlindCrawl> {
  const { app, world } = await startInBlindWorld({ isUnlimited: true });
  const schema = await introspect(app);
  const ids = await readIds(app, schema);
  const pools: Pools = {
    strings: ['zqnonsenseqz', '2026-02-01'],
    ids: [toGlobalId('Contribution', String(world.contribution.id)), toGlobalId('Contribution', String(MISSING)), 'no id'],
  };
  return {
    app,
    world,
    schema,
    pools,
    readerNamed: (name) => {
      const reader = world.readers.find((one) => one.name === name);
      if (!reader) throw new Error(`No reader ${name}`);
      return reader;
    },
    allIds: [...ids.ofManuscripts, ...ids.others.flat()],
    idsFor: (reader) => triedBy(reader, ids),
    idsNowFor: async (reader) => triedBy(reader, await readIds(app, schema)),
    listenAs: async (readers, stirred, parts) => {
      const crawlers = readers.map((reader) => new Crawler(app, schema, reader));
      let ready = 0;
      let begin: (over: Promise<void>) => void = () => undefined;
      const everything = new Promise<void>((resolve) => (begin = resolve));
      const wait = () => {
        if ((ready += 1) === crawlers.length) begin(stirred());
        return everything;
      };
      await Promise.all(crawlers.map((crawler) => crawler.subscriptions(pools, wait, parts)));
      return crawlers;
    },
    stir: async () => {
      const em = app.database.orm.em.fork();
      const rows: { id: number }[] = await em.execute('select id from contribution');
      const people: { id: number }[] = await em.execute('select id from user_account');
      await em.transactional(async (tx) => {
        await app.deps.pubsub.send(tx, [
          ...rows.map((row) => ({ type: 'contributionChanged' as const, contributionId: row.id, userIds: null })),
          ...people.map((person) => ({ type: 'messagesChanged' as const, userId: person.id })),
        ]);
      });
    },
    close: () => app.close(),
  };
}

function triedBy(reader: Reader, ids: Ids): string[] {
  const parts = (type: readonly string[]) => bySampleSize({ sample: Math.ceil(type.length / SHARE), full: 1 });
  return [...ids.ofManuscripts, ...ids.others.flatMap((type) => shareOf(reader, type, parts(type)))];
}

/** Ids of every row as every type that they could belong to, and the same of rows that are no Node. */
async function readIds(app: TestApp, schema: GraphQLSchema): Promise<Ids> {
  const em = app.database.orm.em.fork();
  const tables = new Map([...app.database.orm.getMetadata().getAll().values()].map((meta) => [meta.className, meta.tableName]));
  tables.set('Viewer', 'user_account').set('MaintenancePlan', 'maintenance');
  const columns: { table: string; names: string[] }[] = await em.execute(
    `select table_name as table, array_agg(column_name::text) as names from information_schema.columns
     where column_name = 'contribution_id' or (column_name = 'id' and data_type <> 'text') group by table_name`,
  );
  const columnsOf = new Map(columns.map(({ table, names }) => [table, names]));
  const found: Ids = { ofManuscripts: [], others: [] };
  for (const type of new Set([...nodeTypes(schema), ...tables.keys()])) {
    const table = tables.get(type);
    if (table === undefined) throw new Error(`Tell the crawl which table the Node type ${type} lives in`);
    const names = columnsOf.get(table) ?? [];
    if (!/^[a-z_]+$/.test(table) || !names.includes('id')) continue;
    // Reference data is the same for everyone: a few rows are enough.
    const rows: { id: number }[] = await em.execute(
      `select id from "${table}" order by id desc limit ${type === 'DictionaryEntry' || type === 'Menu' ? 3 : 60}`,
    );
    const ids = rows.map((row) => toGlobalId(type, String(row.id)));
    if (type === 'Contribution' || names.includes('contribution_id')) found.ofManuscripts.push(...ids);
    else found.others.push(ids);
  }
  return found;
}
