// The system log as administrators read it (SC-126, S3 §2.17), and who looked at reviewers' names.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind, roleKindCodes, type RoleKindCode } from '../../../shared/roles.ts';
import { EditorialAct, type ReviewTypeId } from '../../../shared/workflow.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { Mail } from '../mail/mail.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { IdentityRead } from './identity-read.entity.ts';
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
    createdAt: app.clock.now().toISOString(),
  });
  for (const role of roleKindCodes.filter((kind) => kind !== 'ADMINISTRATOR'))
    expect(await log((await person([role])).token), role).toBeNull();
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
  // Nor by a search for hidden parts.
  expect(await log(plain.token, { search: 'zqreview' })).toEqual([]);
  for (const search of ['submitReview', '提交审稿意见'])
    expect(await log(plain.token, { search }), search).toMatchObject([{ method: 'submitReview' }]);
  const writing = await person(['ADMINISTRATOR', 'AUTHOR']);
  await buildContribution(em(), { submitter: writing.user, state: 1 });
  expect(await log(writing.token, { search: '审稿人甲' })).toEqual([]);
});

it('numbers its lines so that nobody can tell whether there are others between two of them, in the page and in its cursors (B-036)', async () => {
  const reviewer = (await person(['REVIEWER'])).user.id;
  const hidden = { user: reviewer, actingRole: 2 as const, operation: 'submitReview', objectType: 'Review', objectId: 12 };
  const shown = { operation: 'zqnumbered' };
  await write([shown, shown, hidden, shown, hidden, hidden, shown, ...Array.from({ length: 20 }, () => shown)]);
  const writing = await person(['ADMINISTRATOR', 'AUTHOR']);
  await buildContribution(em(), { submitter: writing.user, state: 1 });
  const page = `query NumbersTest($search: String, $first: Int, $after: String) { viewer { systemLog(search: $search, first: $first, after: $after) {
    edges { cursor node { number } } } } }`;
  const pageAfter = async (after: string | null, first: number) => {
    const { data } = await app.request<{ viewer: { systemLog: { edges: { cursor: string; node: { number: number } }[] } } }>(
      page,
      { search: 'zqnumbered', first, after },
      { token: writing.token },
    );
    return data?.viewer.systemLog.edges ?? [];
  };
  const edges = await pageAfter(null, 50);
  const numbers = edges.map(({ node }) => node.number);
  expect(new Set(numbers).size).toBe(24);
  const rows = (await em().find(OperationLog, { operation: 'zqnumbered' })).map(({ id }) => Number(id));
  const told = edges.map(({ cursor }) => Number((JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[])[2]));
  for (const numbered of [numbers, told]) {
    expect(numbered.filter((number) => rows.includes(number))).toEqual([]);
    // 24 numbers in the order of the log.
    expect(numbered).not.toEqual(numbered.toSorted((a, b) => a - b));
    expect(numbered).not.toEqual(numbered.toSorted((a, b) => b - a));
  }
  // They lead on as others do, and stay the same.
  const walked: number[] = [];
  for (let after: string | null = null, left = 5; left > 0; left -= 1) {
    const next = await pageAfter(after, 5);
    walked.push(...next.map(({ node }) => node.number));
    after = next.at(-1)?.cursor ?? null;
  }
  expect(walked).toEqual(numbers);
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
async function reads(token: string) {
  const { data } = await app.request<{ viewer: { identityReads: { edges: { node: { realName: string; manuscriptNumber: string } }[] } } }>(
    READS,
    {},
    { token },
  );
  return data?.viewer.identityReads.edges.map(({ node }) => node) ?? [];
}

it('tells an administrator who writes of no look at the reviewers of their own manuscripts', async () => {
  const [writing, listed, other] = [await person(['ADMINISTRATOR']), await person(['ADMINISTRATOR']), await person(['ADMINISTRATOR'])];
  const tx = em();
  const own = await buildContribution(tx, { submitter: writing.user, state: 9, manuscriptNumber: 'OWN20260001' });
  await tx.execute('update contribution_author set email = ? where contribution_id = ?', [listed.user.email, own.id]);
  const theirs = await buildContribution(tx, { state: 9, manuscriptNumber: 'THEIRS20260001' });
  const looked = { userId: other.user.id, roleKind: RoleKind.EDITOR, day: '2026-03-02', at: app.clock.now() };
  await tx.insertMany(
    IdentityRead,
    [own, theirs].map(({ id }) => ({ ...looked, contributionId: id })),
  );
  const numbers = async (token: string) => (await reads(token)).map(({ manuscriptNumber }) => manuscriptNumber);
  expect(await numbers(other.token)).toEqual(expect.arrayContaining(['OWN20260001', 'THEIRS20260001']));
  for (const { token } of [writing, listed]) {
    expect(await numbers(token)).toContain('THEIRS20260001');
    expect(await numbers(token)).not.toContain('OWN20260001');
  }
});

/** Each way in which an office holder is shown the reviewers of a manuscript. */
const TOLD = {
  reviewer: 'reviews { reviewer { realName } }',
  expert: 'reviews { expert { realName email } }',
  actor: 'events { actor { realName } }',
  recipient: 'mails { recipient { realName } }',
} as const;
const wayTo = (selection: string) => `query ReviewerNamesTest($id: ID!) { node(id: $id) { ... on Contribution { ${selection} } } }`;
/** The means of each look; the call is one of the facade. */
const WAYS = [...Object.values(TOLD).map(wayTo), 'inviteExpert/getExpertConbInfo'] as const;
const MODES = [
  ['single blind', 0, 1],
  ['double blind', 1, 1],
  ['open', 2, 0],
] as const;

/** A manuscript with two reviews that are in, and an editor of its journal. */
async function reviewed(reviewType: ReviewTypeId, ofReviews: ReviewTypeId | null = reviewType) {
  const tx = em();
  const editor = await person(['EDITOR'], { realName: `编辑${(editors += 1)}` });
  const journal = await buildColloquium(tx, { reviewType, members: { editor: [editor.user] } });
  const contribution = await buildContribution(tx, { colloquium: journal, state: 9 });
  const reviews = [];
  for (const realName of ['甄审稿', '贾审稿']) {
    const reviewer = await buildUser(tx, { roles: ['REVIEWER'], realName });
    reviews.push(await buildReview(tx, { contribution, reviewer, reviewType: ofReviews, status: 'FINISHED' }));
    tx.create(WorkflowEvent, {
      contribution,
      act: EditorialAct.REVIEW,
      row: 'T24',
      fromState: 9,
      toState: 9,
      stage: 2,
      actor: reviewer,
      actorKind: RoleKind.REVIEWER,
      isReviewerAct: true,
      at: app.clock.now(),
    });
    const letter = { to: reviewer.email, subject: '审稿邀请', text: '', html: '', createdAt: app.clock.now(), sendAfter: app.clock.now() };
    tx.create(Mail, { ...letter, contribution, recipient: reviewer, recipientKind: RoleKind.REVIEWER });
  }
  await tx.flush();
  return { editor, contribution, reviewId: reviews[0]?.id ?? 0 };
}
let editors = 0;

/** Looks as the office holder does, and answers the shown data. */
async function look(way: (typeof WAYS)[number], { editor, contribution, reviewId }: Awaited<ReturnType<typeof reviewed>>): Promise<string> {
  if (!way.startsWith('query')) {
    const response = await fetch(`${app.url}/colloquium/api/${way}`, {
      method: 'POST',
      headers: { token: editor.token, 'content-type': 'application/json' },
      body: JSON.stringify({ inviteId: reviewId }),
    });
    return await response.text();
  }
  return JSON.stringify(await app.request(way, { id: encodeId('Contribution', contribution.id) }, { token: editor.token }));
}

it.each(MODES.flatMap(([name, reviewType, lines]) => WAYS.map((way) => ({ name, reviewType, lines, way }))))(
  'notes once a day that an office holder was shown the reviewers in $name review: $way',
  async ({ reviewType, lines, way }) => {
    const world = await reviewed(reviewType);
    expect(await look(way, world)).toContain('甄审稿');
    await look(way, world);
    const { token } = await person(['ADMINISTRATOR']);
    const own = (await reads(token)).filter(({ realName }) => realName === world.editor.user.realName);
    expect(own).toHaveLength(lines);
    if (lines > 0) expect(own[0]?.manuscriptNumber).toBe(world.contribution.manuscriptNumber);
  },
);

it('goes by what the reviewers were promised, whatever the journal has chosen since', async () => {
  const { token } = await person(['ADMINISTRATOR']);
  const linesOf = async (world: Awaited<ReturnType<typeof reviewed>>) => {
    for (const way of WAYS) await look(way, world);
    return (await reads(token)).filter(({ realName }) => realName === world.editor.user.realName).length;
  };
  expect(await linesOf(await reviewed(2, 1)), 'blind then, open now').toBe(1);
  expect(await linesOf(await reviewed(1, 2)), 'open then, blind now').toBe(0);
  expect(await linesOf(await reviewed(1, null)), 'promised nothing else').toBe(1);
});

it('notes all looks of a request in one statement, and none for what is read again', async () => {
  const world = await reviewed(1);
  const all = wayTo(Object.values(TOLD).join(' '));
  const notes = async () => (await statementsOf(() => look(all, world))).filter((text) => text.includes('insert into identity_read'));
  expect(await notes()).toHaveLength(1);
  expect(await notes()).toEqual([]);
});

it('notes nothing for acts and letters of others than reviewers', async () => {
  const tx = em();
  const editor = await person(['EDITOR'], { realName: '编辑无名' });
  const journal = await buildColloquium(tx, { reviewType: 1, members: { editor: [editor.user] } });
  const contribution = await buildContribution(tx, { colloquium: journal, state: 9 });
  const review = await buildReview(tx, { contribution });
  tx.create(WorkflowEvent, {
    contribution,
    act: EditorialAct.RECEIVE,
    row: 'T03',
    fromState: 1,
    toState: 4,
    stage: 2,
    actor: editor.user,
    actorKind: RoleKind.EDITOR,
    at: app.clock.now(),
  });
  const letter = { to: 'author@example.org', subject: '收稿', text: '', html: '', createdAt: app.clock.now(), sendAfter: app.clock.now() };
  tx.create(Mail, { ...letter, contribution, recipient: editor.user, recipientKind: RoleKind.EDITOR });
  await tx.flush();
  const world = { editor, contribution, reviewId: review.id };
  for (const way of [TOLD.actor, TOLD.recipient]) expect(await look(wayTo(way), world)).toContain('编辑无名');
  const { token } = await person(['ADMINISTRATOR']);
  expect((await reads(token)).filter(({ realName }) => realName === '编辑无名')).toEqual([]);
});
