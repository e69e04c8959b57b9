// The office's list as S2 §2.1 has it, asked as its screen asks.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionStateIds, contributionStateName, isEndState } from '../../../../shared/workflow.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';
import { buildContribution } from '../manuscript/contribution.factory.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let document: string;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const documents = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  document = documents.find((text) => text.includes('query ManuscriptListPageQuery')) ?? '';
});
afterAll(() => app.close());

interface Row {
  titleZh: string;
  state: string;
  source: string;
  daysInStage: number | null;
}
interface Answer {
  viewer: { handledContributions: { totalCount: number; edges: { node: Row }[] } | null };
}

async function ask(token: string, variables: Record<string, unknown> = {}) {
  const orderBy = { field: 'SUBMITTED_AT', direction: 'DESC' };
  const { data } = await app.request<Answer>(document, { first: 100, page: 1, scope: 'ALL', filter: {}, orderBy, ...variables }, { token });
  return data?.viewer;
}

async function countFor(token: string) {
  const asked = '{ viewer { handledCounts { waiting } } }';
  const { data } = await app.request<{ viewer: { handledCounts: { waiting: number } | null } }>(asked, {}, { token });
  return data?.viewer.handledCounts && data.viewer.handledCounts.waiting;
}

/** One manuscript of each submitted state, changed six days ago. */
async function buildDesk() {
  const tx = em();
  const [author, editor, chief] = [
    await buildUser(tx),
    await buildUser(tx, { roles: ['EDITOR'] }),
    await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
  ];
  const colloquium = await buildColloquium(tx, { members: { editor: [editor], chief: [chief] } });
  const stateChangedAt = new Date(app.clock.now().getTime() - 6 * DAY_MS);
  for (const state of contributionStateIds)
    await buildContribution(tx, {
      submitter: author,
      colloquium,
      state,
      titleZh: contributionStateName(state),
      source: state === 1 ? 1 : 2,
    });
  await tx.nativeUpdate(Contribution, { colloquium }, { stateChangedAt });
  return { tokens: { author: await buildSession(tx, author, app.clock), chief: await buildSession(tx, chief, app.clock) } };
}

describe('the list of the office', () => {
  it('has every state but a draft’s, filtered by each alone (P2-006, P2-009, R2-030, D2-33)', async () => {
    const { tokens } = await buildDesk();
    const submitted = contributionStateIds.filter((state) => state !== 0).map(contributionStateName);
    const rowsOf = async (variables?: Record<string, unknown>) =>
      (await ask(tokens.chief, variables))?.handledContributions?.edges.map(({ node }) => node.state);
    expect((await rowsOf())?.toSorted()).toEqual(submitted.toSorted());
    for (const state of submitted) expect(await rowsOf({ filter: { states: [state] } })).toEqual([state]);
  });

  it('counts the days in a stage, and stops where nothing has to follow; its author counts none', async () => {
    const { tokens } = await buildDesk();
    for (const { node } of (await ask(tokens.chief))?.handledContributions?.edges ?? []) {
      const isEnd = contributionStateIds.some((state) => contributionStateName(state) === node.state && isEndState(state));
      expect(node.daysInStage, node.state).toBe(isEnd ? null : 6);
    }
    const own = await app.request<{ viewer: { list: { edges: { node: Row }[] } } }>(
      '{ viewer { list: authoredContributions(first: 100) { edges { node { daysInStage } } } } }',
      {},
      { token: tokens.author },
    );
    expect(own.data?.viewer.list.edges.every(({ node }) => node.daysInStage === null)).toBe(true);
  });

  it('tells which were specially invited (P2-025, R2-017)', async () => {
    const { tokens } = await buildDesk();
    const rows = (await ask(tokens.chief))?.handledContributions?.edges ?? [];
    expect(rows.filter(({ node }) => node.source === 'SPECIAL_INVITATION').map(({ node }) => node.state)).toEqual(['NEW_SUBMISSION']);
  });

  it('counts what waits for the viewer, which is what the pending alone are (P2-010, R2-012)', async () => {
    const { tokens } = await buildDesk();
    const pending = (await ask(tokens.chief, { scope: 'PENDING' }))?.handledContributions;
    expect(pending?.totalCount).toBeGreaterThan(0);
    expect(await countFor(tokens.chief)).toBe(pending?.totalCount);
    const states = pending?.edges.map(({ node }) => node.state);
    expect(states).toEqual(expect.arrayContaining(['CHIEF_JUDGEMENT', 'CHIEF_REVIEWING']));
    for (const state of ['NOT_ACCEPTED', 'REJECTED', 'EDITOR_RETURNED', 'PUBLISHING_PREREVIEW']) expect(states).not.toContain(state);
  });

  it('has nothing pending for the operations centre (P2-011, R2-013, D2-84)', async () => {
    await buildDesk();
    const token = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock);
    const all = await ask(token);
    expect(all?.handledContributions?.totalCount).toBeGreaterThan(0);
    expect(await countFor(token)).toBe(0);
    expect((await ask(token, { scope: 'PENDING' }))?.handledContributions?.edges).toEqual([]);
  });

  it.each(['AUTHOR', 'REVIEWER', 'ADMINISTRATOR'] as const)('is none of %s’s (P2-031, R2-019)', async (role) => {
    const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
    expect((await ask(token))?.handledContributions).toBeNull();
    expect(await countFor(token)).toBeNull();
  });
});
