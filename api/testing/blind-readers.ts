// Tries each reader of the blind world: everything is asked for, listened to and searched as that person, and nothing hidden comes back.
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MISSING, startBlindCrawl, type BlindCrawl } from './blind-crawl.ts';
import { Crawler, shareOf } from './crawl.ts';
import { bySampleSize } from './sample-size.ts';

/** Every reader of the world by the file that crawls as them. */
export const readersByFile = {
  reviewers: [
    'pending reviewer',
    'accepted reviewer',
    'finished reviewer',
    'declined reviewer',
    'closed reviewer',
    'ticketed reviewer',
    'reviewer of a single-blind manuscript',
    'reviewer of another manuscript',
  ],
  authors: [
    'submitter',
    'co-author',
    'editor who is an author',
    'author of a single-blind manuscript',
    'author who was sent a review of a single-blind manuscript',
    'author who was sent a review of a double-blind manuscript',
  ],
  office: [
    'editor of another journal',
    'editor of the journal',
    'editor who has reviewed a manuscript',
    'publishing editor of the branch',
    'operations of the branch',
    'publishing editor of another branch',
    'operations of another branch',
  ],
  outsiders: [
    'outsider AUTHOR',
    'outsider REVIEWER',
    'outsider EDITOR',
    'outsider EXECUTIVE_EDITOR',
    'outsider EDITOR_IN_CHIEF',
    'outsider ASSOCIATE_EDITOR_IN_CHIEF',
    'outsider ADMINISTRATOR',
    'nobody',
    'nobody with a dead token',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Those who search in every run; in the long one, all do. */
const SEARCHING: readonly string[] = [
  'accepted reviewer',
  'ticketed reviewer',
  'submitter',
  'editor who is an author',
  'editor of another journal',
  'operations of another branch',
  'outsider EDITOR',
  'nobody with a dead token',
];

/** An editor who stands otherwise to every hidden manuscript. */
const peerOf = (name: string): string => (name === 'editor of another journal' ? 'editor who is an author' : 'editor of another journal');

export function crawlAs(names: readonly string[]): void {
  let blind: BlindCrawl;
  let crawlers: Crawler[];

  beforeAll(async () => {
    blind = await startBlindCrawl();
    crawlers = await blind.listenAs(names.map(blind.readerNamed), blind.stir);
    // Everything there is, as everybody: minutes on a busy machine.
  }, 360_000);
  afterAll(() => blind.close());

  describe('nothing that must stay hidden comes back', () => {
    it.each(names.map((name, index) => ({ name, index })))('to: $name', async ({ name, index }) => {
      const reader = blind.readerNamed(name);
      const crawler = crawlers[index];
      if (!crawler) throw new Error(`Nobody listened as ${name}`);
      await crawler.queries(blind.pools);
      await crawler.nodes(blind.idsFor(reader));
      await crawler.downloads();
      expect(crawler.finds(reader.mustNotKnow)).toEqual([]);
    });

    it.each(bySampleSize({ sample: names.filter((name) => SEARCHING.includes(name)), full: [...names] }))(
      'in answer to a search: %s',
      async (name) => {
        const reader = blind.readerNamed(name);
        const crawler = new Crawler(blind.app, blind.schema, reader);
        const words = reader.mustNotKnow.filter((word) => word.startsWith('zq'));
        const some = shareOf(reader, words, bySampleSize({ sample: 30, full: 1 }));
        const hidden = blind.allIds.filter((id) => Buffer.from(id, 'base64').toString().startsWith('Contribution:'));
        const own = await crawler.nodes(hidden);
        const ids = shareOf(reader, hidden, bySampleSize({ sample: 3, full: 1 }));
        const tellTales = await crawler.probes(
          { words: some, ids: ids.filter((id) => !own.includes(id)) },
          { word: 'zqnonsenseqz', id: toGlobalId('Contribution', String(MISSING)) },
          name.startsWith('editor') ? new Crawler(blind.app, blind.schema, blind.readerNamed(peerOf(name))) : null,
        );
        expect(tellTales).toEqual([]);
      },
    );
  });
}
