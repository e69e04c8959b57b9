// Blind review (principles, Blind review): a hidden object is answered, and costs, like a missing one.
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MISSING, startBlindCrawl, type BlindCrawl } from '../testing/blind-crawl.ts';
import { Crawler } from '../testing/crawl.ts';
import { mutationsOf } from '../testing/documents.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { statementsOf } from '../testing/statements.ts';

let blind: BlindCrawl;
beforeAll(async () => void (blind = await startBlindCrawl()));
afterAll(() => blind.close());

describe('hidden and missing', () => {
  it.each([
    'accepted reviewer',
    'submitter',
    'editor who is an author',
    'outsider AUTHOR',
    'outsider EDITOR',
    'operations of another branch',
    'publishing editor of the branch',
  ])('cost the same statements and get the same answer: %s', async (name) => {
    const reader = blind.readerNamed(name);
    const crawler = new Crawler(blind.app, blind.schema, reader);
    // The person's activity is recorded once a minute: not by the first compared request.
    await crawler.ask('{ __typename }');
    const differing: string[] = [];
    const perType = new Map<string, number>();
    for (const id of blind.allIds) {
      const [type = ''] = Buffer.from(id, 'base64').toString().split(':');
      perType.set(type, (perType.get(type) ?? 0) + 1);
      if ((perType.get(type) ?? 0) > bySampleSize({ sample: 4, full: 1000 })) continue;
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
  });
});

describe('acting on what is hidden', () => {
  /** The first row of each type, hidden from nearly everyone, and valid companions in an input. */
  function idsFor(hidden: (type: string) => string): (stem: string) => string | null {
    const known: Record<string, string> = {
      colloquium: toGlobalId('Colloquium', String(blind.world.contribution.colloquium.id)),
      subject: toGlobalId('DictionaryEntry', String(blind.world.contribution.subject.id)),
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
      'Mail',
    ];
    return (stem) => known[stem] ?? secret.filter((type) => type.toLowerCase().endsWith(stem.toLowerCase())).map(hidden)[0] ?? null;
  }
  const realId = (type: string) =>
    type === 'Contribution'
      ? toGlobalId(type, String(blind.world.contribution.id))
      : (blind.allIds.find((id) => Buffer.from(id, 'base64').toString().startsWith(`${type}:`)) ?? '');
  const missingId = (type: string) => toGlobalId(type, String(MISSING));

  /** Two readers of the same role, both without relation to the manuscript, share the other mutations between them. */
  const halves = (half: 0 | 1) => bySampleSize({ sample: (index: number) => index % 2 === half, full: () => true });
  const all = () => true;
  it.each<[string, (index: number) => boolean]>([
    ['outsider AUTHOR', halves(0)],
    ['author of a single-blind manuscript', halves(1)],
    ['outsider EDITOR', halves(0)],
    ['editor of another journal', halves(1)],
    ['outsider EDITOR_IN_CHIEF', all],
    ['outsider REVIEWER', all],
    ['nobody', all],
  ])('is answered as if it were not there, at the same cost, by each mutation that the reader tries: %s', async (name, isTried) => {
    const reader = blind.readerNamed(name);
    const crawler = new Crawler(blind.app, blind.schema, reader);
    // The person's activity is recorded once a minute: not by the first compared request.
    await crawler.ask('{ __typename }');
    const real = mutationsOf(blind.schema, idsFor(realId));
    const missing = mutationsOf(blind.schema, idsFor(missingId));
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
      if (document === missing[index]?.document || !isTried(index)) continue;
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
