// What saving costs: how many SQL statements, whatever the size of the manuscript, as the browser client does it.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_AUTHORS } from '../../../shared/limits.ts';
import { buildColloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { User } from '../accounts/user.entity.ts';
import { buildSession, buildUser } from '../accounts/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ContributionFunding } from './contribution-funding.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import { buildContribution, buildFile } from './contribution.factory.ts';
import { idOf, summaryInput, titleInput } from './wizard.factory.ts';

const MOST = 6;
const MOST_FOR_SUBMITTING = 18;
let app: TestApp;
let author: User;
let journal: Colloquium;
let token: string;
let documents: Map<string, string>;

beforeAll(async () => {
  app = await startTestApp({ schema: buildColloquiumSchema() });
  const em = app.database.orm.em.fork();
  author = await buildUser(em);
  journal = await buildColloquium(em, { members: { editor: [await buildUser(em, { roles: ['EDITOR'] })] } });
  token = await buildSession(em, author, app.clock);
  const texts = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  documents = new Map(texts.map((text) => [/^\s*\w+ (\w+)/.exec(text)?.[1] ?? '', text]));
  // That the person acted is noted once a minute: not by what is counted.
  await app.request('{ viewer { id } }', {}, { token });
});
afterAll(() => app.close());

/** As full as they come, or with one author and nothing else. */
async function draft(isFull: boolean): Promise<Contribution> {
  const em = app.database.orm.em.fork();
  const contribution = await buildContribution(em, { submitter: author, colloquium: journal, coAuthors: Array.from({ length: isFull ? MAX_AUTHORS - 1 : 0 }, () => ({ email: 'a@example.org' })) });
  for (let position = 1; isFull && position <= 20; position += 1) em.create(ContributionFunding, { contribution, position, fundNumber: `F${position}`, fundName: `Fund ${position}` });
  for (let index = 0; isFull && index < 30; index += 1) await buildFile(em, contribution);
  await em.flush();
  return contribution;
}

async function costOf(name: string, input: Record<string, unknown>): Promise<string[]> {
  const text = documents.get(name);
  if (!text) throw new Error(`The client has no document ${name}`);
  return await statementsOf(async () => {
    const { errors } = await app.request(text, { input }, { token });
    if (errors) throw new Error(JSON.stringify(errors));
  });
}

describe(`saving a tab takes at most ${MOST} statements, the row of the operation log among them`, () => {
  const saves: [string, () => Promise<Record<string, unknown>>][] = [
    ['useSaveContributionTitleMutation', () => titleInput(app)],
    ['useSaveContributionSummaryMutation', async () => summaryInput],
    ['useSaveContributionStatementMutation', async () => ({ hasAgreed: true, poolConsent: true })],
  ];
  it.each(saves)('%s, as many for 47 authors, 20 funds and 30 files as for none', async (name, input) => {
    const costs: string[][] = [];
    for (const isFull of [false, true]) {
      const { id, version } = await draft(isFull);
      costs.push(await costOf(name, { contributionId: idOf('Contribution', id), version, ...(await input()) }));
    }
    expect(costs[1]?.length, costs[1]?.join('\n')).toBeLessThanOrEqual(MOST);
    expect(costs[1]?.length, costs[1]?.join('\n')).toBe(costs[0]?.length);
  });
});

it(`handing in takes at most ${MOST_FOR_SUBMITTING} statements`, async () => {
  const { id, version } = await draft(true);
  const cost = await costOf('useSubmitContributionMutation', { contributionId: idOf('Contribution', id), version });
  expect(cost.length, cost.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 160)).join('\n')).toBeLessThanOrEqual(MOST_FOR_SUBMITTING);
});
