// The pool of unaccepted manuscripts: its readers, rows, filters and orders, and its cost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium, entryOf } from '../colloquiums/colloquium.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildContribution, type ContributionOverrides } from '../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import type { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';

let app: TestApp;
let chief: User;
let [first, second] = [] as unknown as [Colloquium, Colloquium];
let [history, law] = [] as unknown as [DictionaryEntry, DictionaryEntry];
let review: DictionaryEntry;
const tokens = {} as Record<'chief' | 'executive' | 'operations', string>;
const em = () => app.database.orm.em.fork();

async function pooled(
  titleZh: string,
  enteredPoolAt: string,
  own: ContributionOverrides & { subject?: DictionaryEntry; articleType?: DictionaryEntry } = {},
): Promise<number> {
  const { subject, articleType, ...rest } = own;
  const tx = em();
  const { id } = await buildContribution(tx, {
    colloquium: first,
    state: 16,
    isInPool: true,
    titleZh,
    enteredPoolAt: new Date(enteredPoolAt),
    ...rest,
  });
  await tx.nativeUpdate(
    Contribution,
    { id },
    { ...(subject && { subject: subject.id }), ...(articleType && { articleType: articleType.id }) },
  );
  return id;
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  chief = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF', 'AUTHOR'] });
  const executive = await buildUser(tx, { roles: ['EXECUTIVE_EDITOR'] });
  [first, second] = [await buildColloquium(tx, { name: '江南文化' }), await buildColloquium(tx, { name: '方言与文化' })];
  await buildColloquium(tx, { members: { chief: [chief], executive: [executive] } });
  tokens.chief = await buildSession(tx, chief, app.clock, { role: 'EDITOR_IN_CHIEF', isRemembered: true });
  tokens.executive = await buildSession(tx, executive, app.clock, { isRemembered: true });
  tokens.operations = await buildSession(tx, await buildUser(tx, { roles: ['OPERATIONS'] }), app.clock, { isRemembered: true });
  [history, law] = [await entryOf(tx, 'SUBJECT'), await entryOf(tx, 'SUBJECT', '820')];
  review = await entryOf(tx, 'ARTICLE_TYPE', '2');
  await pooled('盐商书札', '2026-03-01T01:00:00Z', {
    manuscriptNumber: 'TJ2026001',
    submittedAt: new Date('2026-01-05T01:00:00Z'),
    subject: history,
    articleType: review,
  });
  await pooled('漕运与市镇', '2026-03-05T16:30:00Z', {
    manuscriptNumber: 'TJ2026003',
    submittedAt: new Date('2026-01-04T01:00:00Z'),
    subject: law,
  });
  await pooled('方言地图', '2026-03-03T01:00:00Z', {
    manuscriptNumber: 'TJ2026002',
    submittedAt: new Date('2026-01-06T01:00:00Z'),
    colloquium: second,
  });
  // Not there: kept by its author, rejected, the editor-in-chief's own, and those chosen by another journal.
  await buildContribution(tx, { colloquium: first, state: 16, titleZh: '未授权' });
  await buildContribution(tx, { colloquium: first, state: 17, titleZh: '退稿', poolConsent: true });
  await pooled('自己的', '2026-03-02T01:00:00Z', { submitter: chief });
  const taken = await pooled('已选用', '2026-02-01T01:00:00Z', { colloquium: second });
  await tx.nativeUpdate(
    Contribution,
    { id: taken },
    { isInPool: false, state: 1, adoptedAt: new Date('2026-03-01T01:00:00Z'), adoptedFrom: first.id, logGroup: 2 },
  );
});
afterAll(() => app.close());

const LIST = `query Pool($search: String, $filter: PoolFilter, $orderBy: PoolOrder, $first: Int) { viewer { poolContributions(first: $first, search: $search, filter: $filter, orderBy: $orderBy) {
  totalCount edges { node { titleZh } } } } }`;
interface Listed {
  viewer: { poolContributions: { totalCount: number; edges: { node: { titleZh: string } }[] } | null };
}
async function titles(who: keyof typeof tokens, variables: Record<string, unknown> = {}): Promise<string[]> {
  const { data, errors } = await app.request<Listed>(LIST, { first: 100, ...variables }, { token: tokens[who] });
  if (!data?.viewer.poolContributions) throw new Error(JSON.stringify(errors));
  return data.viewer.poolContributions.edges.map(({ node }) => node.titleZh);
}

describe('the pool', () => {
  it('is for chief and executive editors and the operations centre, the last to enter first (R2-152, R3-005)', async () => {
    const available = ['漕运与市镇', '方言地图', '盐商书札'];
    expect(await titles('chief')).toEqual(available);
    expect(await titles('executive')).toEqual(['漕运与市镇', '方言地图', '自己的', '盐商书札']);
    expect(await titles('operations')).toEqual(['漕运与市镇', '方言地图', '自己的', '盐商书札', '已选用']);
    for (const role of [
      'AUTHOR',
      'REVIEWER',
      'EDITOR',
      'ASSOCIATE_EDITOR_IN_CHIEF',
      'PUBLISHING_EDITOR',
      'ADMINISTRATOR',
    ] as const satisfies readonly RoleKindCode[]) {
      const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
      const { data } = await app.request<Listed>(LIST, {}, { token });
      expect([role, data?.viewer.poolContributions]).toEqual([role, null]);
    }
  });

  it('shows what has been chosen to the operations centre, and can tell it from what is available (F-103, R2-151, P2-382)', async () => {
    expect(await titles('operations', { filter: { availability: ['ADOPTED'] } })).toEqual(['已选用']);
    expect(await titles('operations', { filter: { availability: ['AVAILABLE'] } })).toEqual([
      '漕运与市镇',
      '方言地图',
      '自己的',
      '盐商书札',
    ]);
    expect(await titles('chief', { filter: { availability: ['ADOPTED'] } })).toEqual([]);
  });

  it('is for the operations centre what lies in its departments', async () => {
    const { data } = await app.request<{ viewer: Record<'poolColloquiums' | 'poolSubjects', { id: string }[]> }>(
      '{ viewer { poolColloquiums { id } poolSubjects { id } } }',
      {},
      { token: tokens.operations },
    );
    expect(data?.viewer.poolColloquiums).toEqual([{ id: idOf('Colloquium', first.id) }, { id: idOf('Colloquium', second.id) }]);
    expect(data?.viewer.poolSubjects).toEqual(
      [history, law].toSorted((a, b) => a.position - b.position).map(({ id }) => ({ id: idOf('DictionaryEntry', id) })),
    );
  });

  it.each([
    ['part of the number', { manuscriptNumber: '003' }, ['漕运与市镇']],
    ['part of the title', { title: '书札' }, ['盐商书札']],
    ['the journal by name', { colloquium: '方言' }, ['方言地图']],
    ['the days of submission', { submitted: { from: '2026-01-05', to: '2026-01-05' } }, ['盐商书札']],
    // 00:30 of the next day in Shanghai.
    ['the days of entry', { enteredPool: { from: '2026-03-06', to: null } }, ['漕运与市镇']],
  ])('is narrowed by %s (P2-376, P2-377, P2-383, P2-384)', async (_by, filter, expected) =>
    expect(await titles('chief', { filter })).toEqual(expected),
  );

  it('is narrowed by type, subject and first journal, all together, and by nothing for an id that names nothing (P2-378 to P2-381)', async () => {
    const [articleTypeIds, subjectIds] = [[idOf('DictionaryEntry', review.id)], [idOf('DictionaryEntry', history.id)]];
    expect(await titles('chief', { filter: { articleTypeIds } })).toEqual(['盐商书札']);
    expect(await titles('chief', { filter: { subjectIds: [idOf('DictionaryEntry', law.id)] } })).toEqual(['漕运与市镇']);
    expect(await titles('chief', { filter: { colloquiumIds: [idOf('Colloquium', second.id)] } })).toEqual(['方言地图']);
    // The chosen manuscript came from the first.
    expect(await titles('operations', { filter: { colloquiumIds: [idOf('Colloquium', first.id)], availability: ['ADOPTED'] } })).toEqual([
      '已选用',
    ]);
    expect(await titles('chief', { filter: { articleTypeIds, subjectIds, title: '书札' } })).toEqual(['盐商书札']);
    expect(await titles('chief', { filter: { articleTypeIds, title: '漕运' } })).toEqual([]);
    expect(await titles('chief', { filter: { colloquiumIds: ['x', idOf('Contribution', 1)] } })).toEqual([]);
  });

  it.each([
    ['MANUSCRIPT_NUMBER', ['盐商书札', '方言地图', '漕运与市镇']],
    ['SUBMITTED_AT', ['漕运与市镇', '盐商书札', '方言地图']],
    ['ENTERED_POOL_AT', ['盐商书札', '方言地图', '漕运与市镇']],
  ])('is ordered by %s, either way (R2-210, R3-217, P2-393 to P2-395)', async (field, ascending) => {
    expect(await titles('chief', { orderBy: { field, direction: 'ASC' } })).toEqual(ascending);
    expect(await titles('chief', { orderBy: { field, direction: 'DESC' } })).toEqual(ascending.toReversed());
  });

  it('is searched in numbers, titles, authors and journals', async () => {
    for (const search of ['TJ2026001', '书札', '江南 书札'])
      expect([search, await titles('chief', { search })]).toEqual([search, ['盐商书札']]);
  });

  it('costs few statements, however much it shows', async () => {
    const shown = (count: number) =>
      statementsOf(async () => {
        const { data, errors } = await app.request<Listed>(
          `{ viewer { currentRole { kind } poolColloquiums { id name } poolSubjects { id label } poolContributions(first: ${count}) { totalCount totalCountIsCapped edges { node { id manuscriptNumber titleZh titleEn firstAuthorName
            submittedAt enteredPoolAt isInPool adoptedFrom { name } colloquium { name } subject { label } articleType { label } viewerActs { act isAllowed } } } } }
            articleTypes: dictionary(type: ARTICLE_TYPE) { id label } }`,
          {},
          { token: tokens.operations },
        );
        if (!data || errors) throw new Error(JSON.stringify(errors));
      });
    await shown(1);
    const [few, many] = [await shown(1), await shown(100)];
    expect(many.length, many.join('\n')).toBeLessThanOrEqual(6);
    expect(many.length - few.length).toBeLessThanOrEqual(1);
  });
});
