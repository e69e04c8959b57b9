// The system log as administrators read it (SC-126, S3 §2.17), and who looked at reviewers' names.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { OperationLog } from './operation-log.entity.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ schema: colloquiumSchema() })));
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();

const LOG = `query SystemLogTest($search: String, $filter: LogFilter, $first: Int) { viewer { systemLog(search: $search, filter: $filter, first: $first) {
  totalCount edges { node { number userName realName role operation method params ms address outcome code createdAt } } } } }`;

interface Entry {
  method: string;
  operation: string;
  params: string;
  realName: string | null;
  outcome: string;
}
interface Answer {
  viewer: { systemLog: { totalCount: number; edges: { node: Entry }[] } | null };
}

async function person(roles: RoleKindCode[], own: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(em(), { roles, ...own });
  return { user, token: await buildSession(em(), user, app.clock, { language: 'zh-CN' }) };
}

async function log(token: string, variables: Record<string, unknown> = {}): Promise<Entry[] | null> {
  const { data } = await app.request<Answer>(LOG, { first: 50, ...variables }, { token });
  return data?.viewer.systemLog?.edges.map(({ node }) => node) ?? null;
}

async function write(rows: (Partial<Omit<OperationLog, 'user'>> & { user?: number })[]): Promise<void> {
  const row = { operation: 'planIssue', params: {}, ms: 5, address: '203.0.113.7', outcome: 'done' as const, createdAt: app.clock.now() };
  await em().insertMany(
    OperationLog,
    rows.map((own) => ({ ...row, ...own })),
  );
}

it('is for administrators: newest first, who, what in words, its name, what it was given, how long, from where, how it ended (P3-293 to P3-300, F-140, SC-126, R3-007)', async () => {
  const { user } = await person(['OPERATIONS'], { realName: '沈知远', username: 'shen.ops' });
  await write([
    { user: user.id, actingRole: 7, operation: 'importCalendar', params: { year: 2027 } },
    { operation: 'switchRole', outcome: 'refused', code: 'NOT_FOUND', objectType: 'Role', objectId: 8 },
  ]);
  const administrator = await person(['ADMINISTRATOR']);
  const [refused, done] = (await log(administrator.token)) ?? [];
  expect(refused).toMatchObject({
    method: 'switchRole',
    operation: '切换角色',
    outcome: 'REFUSED',
    code: 'NOT_FOUND',
    params: '{"Role":8}',
    userName: null,
  });
  expect(done).toMatchObject({
    userName: 'shen.ops',
    realName: '沈知远',
    role: 'OPERATIONS',
    operation: '导入工作日历',
    method: 'importCalendar',
    params: '{"year":2027}',
    ms: 5,
    address: '203.0.113.7',
    outcome: 'DONE',
  });
  for (const role of ['OPERATIONS', 'PUBLISHING_EDITOR', 'EDITOR_IN_CHIEF', 'AUTHOR'] as const)
    expect(await log((await person([role])).token)).toBeNull();
});

it('is searched by user, by the words and the name of the call and by parameters, and narrowed by day and result (P3-292)', async () => {
  const { user } = await person(['OPERATIONS'], { realName: '顾清禾', username: 'gu.qinghe' });
  await write([
    { user: user.id, operation: 'saveProcessSettings', params: { colloquiumId: 'zqwanted' } },
    { operation: 'saveColloquiumSender' },
  ]);
  const { token, user: administrator } = await person(['ADMINISTRATOR']);
  for (const search of ['顾清', 'gu.qing', 'ProcessSett', 'zqwanted', '流程设置'])
    expect(
      (await log(token, { search }))?.map(({ method }) => method),
      search,
    ).toEqual(['saveProcessSettings']);
  expect(await log(token, { search: 'zqnothing' })).toEqual([]);
  const english = await buildSession(em(), administrator, app.clock, { language: 'en-US' });
  expect((await log(english, { search: 'MAILbox' }))?.map(({ operation }) => operation)).toEqual(['Save mailbox']);
  expect(await log(english, { search: '流程设置' }), 'words that the reader is not shown').toEqual([]);
  expect((await log(token, { filter: { outcomes: ['REFUSED'] } }))?.every(({ outcome }) => outcome === 'REFUSED')).toBe(true);
  expect(await log(token, { filter: { createdAt: { to: '2001-01-01' } } })).toEqual([]);
});

it('costs as many statements however many lines it shows', async () => {
  const { token } = await person(['ADMINISTRATOR']);
  const cost = async (first: number) => (await statementsOf(() => log(token, { first }))).length;
  await cost(1);
  expect(await cost(50)).toBe(await cost(1));
});

it('shows to a record of some departments what their people did, and nothing else', async () => {
  const tx = em();
  const department = await buildDepartment(tx);
  const record = await buildRole(tx, 'ADMINISTRATOR', [department]);
  const scoped = await buildUser(tx, { roles: [], records: [record] });
  const token = await buildSession(tx, scoped, app.clock, { language: 'zh-CN' });
  const { user: inside } = await person(['OPERATIONS']);
  await tx.nativeUpdate(User, inside.id, { department: department.id });
  const { user: outside } = await person(['OPERATIONS']);
  await write([
    { user: inside.id, operation: 'planIssue', params: { zqscope: 'inside' } },
    { user: outside.id, operation: 'planIssue', params: { zqscope: 'outside' } },
    { operation: 'planIssue', params: { zqscope: 'nobody' } },
  ]);
  expect((await log(token, { search: 'zqscope' }))?.map(({ params }) => params)).toEqual(['{"zqscope":"inside"}']);
});

it('tells of reviewers’ acts neither the manuscript nor, to an administrator who writes, that they were done', async () => {
  const { user: reviewer } = await person(['REVIEWER'], { realName: '审稿人甲' });
  await write([
    { user: reviewer.id, actingRole: 2, operation: 'submitReview', objectType: 'Review', objectId: 12, params: { zqreview: 1 } },
  ]);
  const plain = await person(['ADMINISTRATOR']);
  expect(await log(plain.token, { search: '审稿人甲' })).toMatchObject([{ method: 'submitReview', params: '{}' }]);
  // Nor by a search for what is not shown.
  expect(await log(plain.token, { search: 'zqreview' })).toEqual([]);
  for (const search of ['submitReview', '提交审稿意见'])
    expect(await log(plain.token, { search }), search).toMatchObject([{ method: 'submitReview' }]);
  const writing = await person(['ADMINISTRATOR', 'AUTHOR']);
  await buildContribution(em(), { submitter: writing.user, state: 1 });
  expect(await log(writing.token, { search: '审稿人甲' })).toEqual([]);
});

it('tells an administrator who writes of no act of others on their own manuscript, by whatever it was named, before its author is told', async () => {
  const writing = await person(['ADMINISTRATOR', 'AUTHOR']);
  const { user: editor } = await person(['EDITOR'], { realName: '编辑乙' });
  const theirs = await buildContribution(em(), { submitter: writing.user, state: 14 });
  const other = await buildContribution(em(), { state: 14 });
  const actOn = (own: Partial<Omit<OperationLog, 'user'>>) => ({ user: editor.id, actingRole: RoleKind.EDITOR, ...own });
  await write([
    actOn({ operation: 'rejectFinally', objectType: 'Contribution', objectId: theirs.id }),
    actOn({
      operation: 'receiveContributions',
      params: { contributionIds: [encodeId('Contribution', other.id), encodeId('Contribution', theirs.id)] },
    }),
    actOn({ operation: 'inviteByEditor', objectType: 'Contribution', objectId: other.id }),
    actOn({ operation: 'assignContributions', params: { contributionIds: [encodeId('Contribution', other.id)] } }),
    {
      user: writing.user.id,
      actingRole: RoleKind.AUTHOR,
      operation: 'withdrawContribution',
      objectType: 'Contribution',
      objectId: theirs.id,
    },
  ]);
  const methods = async (token: string, search: string) => (await log(token, { search }))?.map(({ method }) => method);
  expect(await methods(writing.token, '编辑乙')).toEqual(['assignContributions', 'inviteByEditor']);
  expect(await methods(writing.token, 'rejectFinally')).toEqual([]);
  expect(await methods(writing.token, 'withdrawContribution')).toEqual(['withdrawContribution']);
  expect((await methods((await person(['ADMINISTRATOR'])).token, '编辑乙'))?.length).toBe(4);
});

const READS = `query IdentityReadsTest { viewer { identityReads { totalCount edges { node { realName role manuscriptNumber } } } } }`;
const NAMES = `query ReviewerNamesTest($id: ID!) { node(id: $id) { ... on Contribution { reviews { id reviewer { realName } } } } }`;

async function reads(token: string) {
  const { data } = await app.request<{ viewer: { identityReads: { edges: { node: { realName: string; manuscriptNumber: string } }[] } } }>(
    READS,
    {},
    { token },
  );
  return data?.viewer.identityReads.edges.map(({ node }) => node) ?? [];
}

it.each([
  ['single blind', 0, 1],
  ['double blind', 1, 1],
  ['open', 2, 0],
] as const)('notes once a day that an office holder was shown the reviewers in %s review', async (_name, reviewType, lines) => {
  const editor = await person(['EDITOR'], { realName: `编辑${reviewType}` });
  const journal = await buildColloquium(em(), { reviewType, members: { editor: [editor.user] } });
  const contribution = await buildContribution(em(), { colloquium: journal, state: 9 });
  await buildReview(em(), { contribution, reviewType });
  await buildReview(em(), { contribution, reviewType });
  const look = () =>
    app.request<{ node: { reviews: { reviewer: { realName: string } | null }[] } }>(
      NAMES,
      { id: encodeId('Contribution', contribution.id) },
      { token: editor.token },
    );
  const shown = await look();
  expect(shown.data?.node.reviews.every(({ reviewer }) => reviewer !== null)).toBe(true);
  await look();
  const { token } = await person(['ADMINISTRATOR']);
  const own = (await reads(token)).filter(({ realName }) => realName === `编辑${reviewType}`);
  expect(own).toHaveLength(lines);
  if (lines > 0) expect(own[0]?.manuscriptNumber).toBe(contribution.manuscriptNumber);
});
