// The author's page of unfinished manuscripts: drafts, filtered and ordered, and manuscripts that other journals may still be offered (S2
// §2.2, D2-11).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionStateIds } from '../../../../shared/workflow.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../manuscript/contribution.factory.ts';

let app: TestApp;
let author: User;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  author = await buildUser(em());
});
afterAll(() => app.close());

interface Titles {
  viewer: { list: { totalCount: number; edges: { node: { titleZh: string } }[] } | null };
}
const ROWS = '{ totalCount edges { node { titleZh } } }';
const DRAFTS = `query Drafts($filter: DraftFilter, $direction: SortDirection) { viewer { list: drafts(first: 100, filter: $filter, direction: $direction) ${ROWS} } }`;
const AUTHORED = `query Authored($filter: AuthoredContributionFilter, $scope: ListScope) { viewer { list: authoredContributions(first: 100, filter: $filter, scope: $scope) ${ROWS} } }`;

async function titles(person: User, document: string, variables: Record<string, unknown> = {}): Promise<string[]> {
  const { data, errors } = await app.request<Titles>(document, variables, { token: await buildSession(em(), person, app.clock) });
  if (!data?.viewer.list) throw new Error(JSON.stringify(errors ?? data));
  const { totalCount, edges } = data.viewer.list;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }) => node.titleZh);
}

describe('the list of drafts', () => {
  beforeAll(async () => {
    const tx = em();
    const [art, data] = [
      await buildColloquium(tx, { name: '艺术史研究', nameEn: 'Art History' }),
      await buildColloquium(tx, { name: '数据科学', nameEn: 'Data Science' }),
    ];
    // 16:00 UTC is midnight in Shanghai.
    await buildContribution(tx, { submitter: author, colloquium: art, titleZh: '壁画', savedAt: new Date('2026-03-01T15:59:59Z') });
    await buildContribution(tx, { submitter: author, colloquium: data, titleZh: '图谱', savedAt: new Date('2026-03-01T16:00:00Z') });
    await buildContribution(tx, {
      submitter: author,
      colloquium: data,
      titleZh: '壁画图谱',
      manuscriptNumber: 'SJ20260009',
      savedAt: new Date('2026-03-05T00:00:00Z'),
    });
    await buildContribution(tx, { submitter: author, colloquium: data, titleZh: '壁画，已投', state: 1 });
    await buildContribution(tx, { titleZh: '别人的壁画', coAuthors: [{ user: author }] });
  });

  it('begins with the last saved, or with the first when asked', async () => {
    expect(await titles(author, DRAFTS)).toEqual(['壁画图谱', '图谱', '壁画']);
    expect(await titles(author, DRAFTS, { direction: 'ASC' })).toEqual(['壁画', '图谱', '壁画图谱']);
  });

  it.each([
    [{ title: '壁画' }, ['壁画图谱', '壁画']],
    [{ colloquium: '数据' }, ['壁画图谱', '图谱']],
    [{ colloquium: 'history' }, ['壁画']],
    [{ title: '壁画', colloquium: '数据' }, ['壁画图谱']],
    [{ saved: { from: '2026-03-02', to: '2026-03-02' } }, ['图谱']],
    [{ saved: { to: '2026-03-01' } }, ['壁画']],
    [{ title: ' ' }, ['壁画图谱', '图谱', '壁画']],
    [{ manuscriptNumber: 'TJ' }, []],
    [{ manuscriptNumber: '0009' }, ['壁画图谱']],
  ])('filtered by %j (R2-026)', async (filter, expected) => {
    expect(await titles(author, DRAFTS, { filter })).toEqual(expected);
  });

  it('refuses a day that is none, at its field', async () => {
    const { errors } = await app.request(
      DRAFTS,
      { filter: { saved: { to: '2026-02-30' } } },
      { token: await buildSession(em(), author, app.clock) },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { 'saved.to': 'This is not valid.' } });
  });
});

describe('what may still be offered to the pool', () => {
  it('was not accepted, is the submitter’s own, and has neither consent nor a place in the pool', async () => {
    const tx = em();
    const submitter = await buildUser(tx);
    for (const state of contributionStateIds)
      await buildContribution(tx, { submitter, state, titleZh: `状态${state}`, coAuthors: [{ user: author }] });
    await buildContribution(tx, { submitter, state: 16, titleZh: '已授权', poolConsent: true });
    await buildContribution(tx, { submitter, state: 16, titleZh: '在库', isInPool: true });
    const filter = { awaitsPoolConsent: true };
    expect(await titles(submitter, AUTHORED, { filter })).toEqual(['状态16']);
    expect(await titles(author, AUTHORED, { filter }), 'a co-author decides nothing').toEqual([]);
    expect(await titles(submitter, AUTHORED, { filter: { ...filter, title: '状态1' } })).toEqual(['状态16']);
    expect(await titles(submitter, AUTHORED, { filter: { ...filter, title: '已授权' } })).toEqual([]);
    expect(await titles(submitter, AUTHORED, { filter: { awaitsPoolConsent: false } })).toHaveLength(contributionStateIds.length + 1);
    expect(await titles(submitter, AUTHORED, { filter, scope: 'PENDING' }), 'nobody waits for it').toEqual([]);
  });
});
