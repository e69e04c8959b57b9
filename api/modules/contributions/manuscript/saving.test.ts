// The cost of saving: how many SQL statements, for manuscripts of any size, as the browser client does it.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_AUTHORS } from '../../../../shared/limits.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium, entryOf } from '../../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { ContributionFunding } from '../sections/contribution-funding.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import { buildContribution, buildFile } from './contribution.factory.ts';
import { SuggestedReviewer } from '../sections/suggested-reviewer.entity.ts';
import { idOf, suggestedReviewerInput, summaryInput, titleInput, wordFile } from './wizard.factory.ts';

const MOST = 6;
const MOST_FOR_SUBMITTING = 19;
let app: TestApp;
let author: User;
let journal: Colloquium;
let token: string;
let documents: Map<string, string>;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const em = app.database.orm.em.fork();
  author = await buildUser(em);
  journal = await buildColloquium(em, { members: { editor: [await buildUser(em, { roles: ['EDITOR'] })] } });
  token = await buildSession(em, author, app.clock);
  const texts = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  documents = new Map(texts.map((text) => [/^\s*\w+ (\w+)/.exec(text)?.[1] ?? '', text]));
  // The person's activity is recorded once a minute: not by a counted request.
  await app.request('{ viewer { id } }', {}, { token });
});
afterAll(() => app.close());

/** As full as they come, or with one of each. */
async function draft(isFull: boolean): Promise<Contribution> {
  const em = app.database.orm.em.fork();
  const contribution = await buildContribution(em, {
    submitter: author,
    colloquium: journal,
    coAuthors: Array.from({ length: isFull ? MAX_AUTHORS - 1 : 1 }, () => ({ email: 'a@example.org' })),
  });
  const degree = await entryOf(em, 'DEGREE');
  for (let position = 1; position <= (isFull ? 20 : 1); position += 1) {
    em.create(ContributionFunding, { contribution, position, fundNumber: `F${position}`, fundName: `Fund ${position}` });
    for (const kind of [0, 1] as const)
      em.create(SuggestedReviewer, {
        contribution,
        position,
        kind,
        personName: `Reviewer ${position}`,
        email: `r${position}@example.org`,
        company: 'Unit',
        collegeName: 'College',
        reason: 'Reason',
        sex: 1,
        degree,
      });
  }
  for (let index = 0; index < (isFull ? 30 : 1); index += 1) await buildFile(em, contribution);
  await em.flush();
  return contribution;
}

/** The stored entries of these, as a client sends them back with every entry changed and one more. */
async function changed(id: number, isFull: boolean) {
  const em = app.database.orm.em.fork();
  const fundings = (await em.find(ContributionFunding, { contribution: id }, { orderBy: { position: 'asc' } })).map((row) => ({
    id: idOf('ContributionFunding', row.id),
    fundNumber: `${row.fundNumber}x`,
    fundName: row.fundName,
  }));
  const rows = await em.find(SuggestedReviewer, { contribution: id, kind: 1 }, { orderBy: { position: 'asc' } });
  const entry = await suggestedReviewerInput(app);
  const reviewers = rows.map((row) => ({ ...entry, id: idOf('SuggestedReviewer', row.id), personName: `${row.personName}x` }));
  expect([fundings.length, reviewers.length]).toEqual(isFull ? [20, 20] : [1, 1]);
  return { fundings: [...fundings, { fundNumber: 'new', fundName: 'New' }], reviewers: [...reviewers, { ...entry, personName: 'New' }] };
}

async function costOf(name: string, input: Record<string, unknown>, file?: File): Promise<string[]> {
  const text = documents.get(name);
  if (!text) throw new Error(`The client has no document ${name}`);
  return await statementsOf(async () => {
    const { errors } = await app.request(
      text,
      { input: file ? { ...input, file: null } : input },
      { token, ...(file ? { files: { 'input.file': file } } : {}) },
    );
    if (errors) throw new Error(JSON.stringify(errors));
  });
}

describe(`saving a tab takes at most ${MOST} statements, the row of the operation log among them`, () => {
  const saves: [string, (id: number, isFull: boolean) => Promise<Record<string, unknown>>][] = [
    ['BeginStepStatementMutation', async () => ({ hasAgreed: true, poolConsent: true })],
    ['useSendSectionTitleMutation', () => titleInput(app)],
    ['useSendSectionSummaryMutation', async () => summaryInput],
    ['useSendSectionExplanationMutation', async () => ({ explanation: 'A note' })],
    ['useSendSectionFundingsMutation', async (id, isFull) => ({ fundings: (await changed(id, isFull)).fundings })],
    [
      'useSaveContributionSuggestedReviewersMutation',
      async (id, isFull) => ({ kind: 'OPPOSED', reviewers: (await changed(id, isFull)).reviewers }),
    ],
  ];
  it.each(saves)('%s, as many for 47 authors, 20 funds, 40 reviewers and 30 files as for one of each', async (name, input) => {
    const costs: string[][] = [];
    for (const isFull of [false, true]) {
      const { id, version } = await draft(isFull);
      const given = await input(id, isFull);
      costs.push(await costOf(name, { contributionId: idOf('Contribution', id), version, ...given }));
    }
    expect(costs[1]?.length, costs[1]?.join('\n')).toBeLessThanOrEqual(MOST);
    expect(costs[1]?.length, costs[1]?.join('\n')).toBe(costs[0]?.length);
  });

  // The acts of the authors' tab are counted in contribution-author.test.ts.
  it('so does adding a file and taking one away, beside 30 as beside one', async () => {
    const costs: string[][] = [];
    for (const isFull of [false, true]) {
      const { id } = await draft(isFull);
      const contributionId = idOf('Contribution', id);
      const stored = await app.database.orm.em.fork().findOneOrFail(ContributionFile, { contribution: id }, { orderBy: { id: 'desc' } });
      costs.push(await costOf('useUploadsMutation', { contributionId, kind: 'MANUSCRIPT' }, wordFile()));
      costs.push(await costOf('FileTableMutation', { contributionId, fileId: idOf('ContributionFile', stored.id) }));
    }
    // And the job that makes the copy for blind readers.
    for (const cost of costs) expect(cost.length, cost.join('\n')).toBeLessThanOrEqual(MOST + 1);
    expect(costs.slice(2).map(({ length }) => length)).toEqual(costs.slice(0, 2).map(({ length }) => length));
  });
});

it(`handing in takes at most ${MOST_FOR_SUBMITTING} statements`, async () => {
  const { id, version } = await draft(true);
  const cost = await costOf('useHandInMutation', { contributionId: idOf('Contribution', id), version });
  expect(cost.length, cost.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 160)).join('\n')).toBeLessThanOrEqual(MOST_FOR_SUBMITTING);
});
