// The statistics of journals: who stands there, how an issue comes along by one clock, and that each figure opens its rows.
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import { roleKindCodes, type RoleKindCode } from '../../../shared/roles.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { Department } from '../organization/department.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium, entryOf } from '../colloquiums/colloquium.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { Issue } from '../issues/issue.entity.ts';
import { buildIssue } from '../issues/issue.factory.ts';
import type { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';

let app: TestApp;
let branch: Department;
let office: Department;
let subjects: [DictionaryEntry, DictionaryEntry];
let cycle: DictionaryEntry;
const journals: Record<string, Colloquium> = {};
const SENT = new Date('2026-02-10T02:00:00Z');
const em = () => app.database.orm.em.fork();

async function journal(number: string, own: Parameters<typeof buildColloquium>[1] & { foundedOn?: string } = {}): Promise<Colloquium> {
  const { foundedOn, ...rest } = own;
  const tx = em();
  const made = await buildColloquium(tx, { number, name: `集刊${number}`, nameEn: `Journal ${number}`, subject: subjects[0], ...rest });
  made.foundedOn = foundedOn ?? null;
  await tx.flush();
  return (journals[number] = made);
}

/** A session of the operations centre, or of another given role, in the whole house or in some departments. */
async function tokenOf(kind: RoleKindCode = 'OPERATIONS', departments?: Department[], language: LanguageTag = 'zh-CN'): Promise<string> {
  const tx = em();
  const role = departments && (await buildRole(tx, kind, departments));
  const user = await buildUser(tx, role ? { records: [role] } : { roles: [kind] });
  return await buildSession(tx, user, app.clock, { language, role: role ?? kind });
}

const HEADINGS = [
  [
    'zh-CN',
    '统计',
    [
      '稿件各阶段耗时统计',
      '退稿不予录用情况统计',
      '稿件接收情况统计',
      '稿件出版情况统计',
      '稿件来源地区统计',
      '集刊状态统计',
      '集刊出版进度统计',
    ],
  ],
  [
    'en-US',
    'Statistics',
    [
      'Time per stage',
      'Rejected and not accepted',
      'Manuscripts received',
      'Manuscripts published',
      'Source regions',
      'Periodical status',
      'Publication progress',
    ],
  ],
] as const;
const SHEET_NAMES = [
  'export.journalHistoryTimes',
  'export.refusedHistories',
  'export.acceptedHistories',
  'export.publishedHistories',
  'export.journalHistorySources',
  'export.journalStatus.name',
  'export.journalProgress.name',
] as const;

const STATUS = 'colloquium { id number name subject { label } cycle { label } } foundedOn chiefEditorName state latestIssue';
const PROGRESS = 'colloquium { number name publishingUnit } number progress isWarning plannedOn sentAt';
type Row = Record<string, unknown> & { colloquium: { number: string } };

async function rowsOf(
  list: 'journalStatus' | 'journalProgress',
  filter: Record<string, unknown> = {},
  token?: string,
): Promise<Row[] | null> {
  const type = list === 'journalStatus' ? 'JournalStatusFilter' : 'JournalProgressFilter';
  const answer = await app.request<{ viewer: Record<string, { totalCount: number; edges: { node: Row }[] } | null> }>(
    `query Rows($filter: ${type}) { viewer { ${list}(first: 100, filter: $filter) { totalCount edges { node { id ${list === 'journalStatus' ? STATUS : PROGRESS} } } } } }`,
    { filter },
    { token: token ?? (await tokenOf()) },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.viewer[list]?.edges.map(({ node }) => node) ?? null;
}
const numbersOf = async (...asked: Parameters<typeof rowsOf>) =>
  (await rowsOf(...asked))?.map(({ colloquium }) => colloquium.number).toSorted();
const progressOf = async (number: string) => (await rowsOf('journalProgress'))?.filter(({ colloquium }) => colloquium.number === number);

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  app.clock.set('2026-03-31T15:59:59Z');
  const tx = em();
  office = await buildDepartment(tx);
  branch = await buildDepartment(tx, office);
  branch.name = '第一分社';
  branch.nameEn = 'First Branch';
  subjects = [await entryOf(tx, 'SUBJECT', '770'), await entryOf(tx, 'SUBJECT')];
  const chief = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'], realName: '陆承泽' });
  const second = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'], realName: '许慕舟' });
  await journal('A1', { foundedOn: '2019-03-01', members: { chief: [chief, second] }, department: branch });
  cycle = await entryOf(tx, 'CYCLE');
  await tx.nativeUpdate(Colloquium, journals['A1']?.id ?? 0, { cycle: cycle.id });
  await journal('A2', { foundedOn: '2020-01-01', isActive: false, subject: subjects[1] });
  await journal('A3', { initCycle: 12, initCycleTime: '2026-03-01' });
  await journal('C1', { kind: 1, endsOn: '2026-01-01' });
  for (const [number, own] of [
    ['A1', { number: 7, plannedOn: '2026-01-01', sentAt: SENT }],
    ['A1', { number: 8, plannedOn: '2026-02-01', sentAt: new Date('2026-03-05T16:30:00Z') }],
    ['A1', { number: 9, plannedOn: '2026-04-01' }],
    ['A2', { number: 3, plannedOn: '2026-01-01' }],
    ['C1', { number: 1, plannedOn: '2026-01-01' }],
  ] as const)
    await buildIssue(tx, { colloquium: tx.getReference(Colloquium, journals[number]?.id ?? 0), ...own });
});
afterAll(() => app.close());

describe('the state of journals', () => {
  it('names number, founding day, the first of its editors-in-chief, subject, cycle, state and the newest issue at the press; a conference is none (E3-024, P3-167, D13-045, SC-074)', async () => {
    const rows = await rowsOf('journalStatus');
    expect(rows?.map(({ colloquium }) => colloquium.number)).toEqual(['A1', 'A2', 'A3']);
    expect(rows?.[0]).toMatchObject({
      colloquium: {
        id: encodeId('Colloquium', journals['A1']?.id ?? 0),
        number: 'A1',
        name: '集刊A1',
        subject: { label: subjects[0].labelZh },
        cycle: { label: cycle.labelZh },
      },
      foundedOn: '2019-03-01',
      chiefEditorName: '陆承泽',
      state: 'ACTIVE',
      latestIssue: 8,
    });
    expect(rows?.[1]).toMatchObject({ colloquium: { subject: { label: subjects[1].labelZh } }, state: 'INACTIVE', latestIssue: null });
    expect(rows?.[2]).toMatchObject({ foundedOn: null, chiefEditorName: null, latestIssue: null });
  });

  it('is narrowed by state and by founding day, both ends inclusive', async () => {
    expect(await numbersOf('journalStatus', { states: ['INACTIVE'] })).toEqual(['A2']);
    expect(await numbersOf('journalStatus', { states: [] })).toEqual(['A1', 'A2', 'A3']);
    expect(await numbersOf('journalStatus', { founded: { from: '2019-03-01', to: '2019-12-31' } })).toEqual(['A1']);
    expect(await numbersOf('journalStatus', { founded: { from: '2019-03-02' } })).toEqual(['A2']);
    expect(await numbersOf('journalStatus', { founded: { to: '2020-01-01' } })).toEqual(['A1', 'A2']);
    expect(await numbersOf('journalStatus', { subjectId: encodeId('User', 1) })).toEqual([]);
  });

  it('counts by subject what the same filter opens (F-082)', async () => {
    const { data } = await app.request<{
      viewer: { journalStatusFigures: { subject: { id: string }; active: number; inactive: number }[] };
    }>('query { viewer { journalStatusFigures { subject { id label } active inactive } } }', {}, { token: await tokenOf() });
    const figures = data?.viewer.journalStatusFigures ?? [];
    expect(figures.map(({ active, inactive }) => [active, inactive])).toEqual([
      [2, 0],
      [0, 1],
    ]);
    for (const { subject, active, inactive } of figures) {
      expect(await numbersOf('journalStatus', { subjectId: subject.id, states: ['ACTIVE'] })).toHaveLength(active);
      expect(await numbersOf('journalStatus', { subjectId: subject.id, states: ['INACTIVE'] })).toHaveLength(inactive);
    }
  });
});

describe('the progress of publication', () => {
  it('is normal once sent, incomplete until contents are saved, delayed from the end of the planned month in Shanghai on, and normal again when it is sent (E3-025, F-114, D13-126)', async () => {
    const [sent] = (await progressOf('A1'))?.filter(({ number }) => number === 7) ?? [];
    expect(sent).toMatchObject({
      colloquium: { number: 'A1', name: '集刊A1', publishingUnit: '第一分社' },
      progress: 'NORMAL',
      isWarning: false,
      plannedOn: '2026-01-01',
      sentAt: SENT.toISOString(),
    });
    const nine = async () => (await progressOf('A1'))?.find(({ number }) => number === 9);
    expect(await nine()).toMatchObject({ progress: 'INCOMPLETE', isWarning: false, sentAt: null });
    await em().nativeUpdate(Issue, { number: 9 }, { savedAt: SENT });
    expect(await nine()).toMatchObject({ progress: 'NORMAL', isWarning: false });
    app.clock.set('2026-04-30T15:59:59Z');
    expect(await nine()).toMatchObject({ progress: 'NORMAL' });
    app.clock.set('2026-04-30T16:00:00Z');
    expect(await nine()).toMatchObject({ progress: 'DELAYED', isWarning: true });
    await em().nativeUpdate(Issue, { number: 9 }, { sentAt: app.clock.now() });
    expect(await nine()).toMatchObject({ progress: 'NORMAL', isWarning: false, sentAt: app.clock.now().toISOString() });
    await em().nativeUpdate(Issue, { number: 9 }, { sentAt: null, savedAt: null });
    app.clock.set('2026-03-31T15:59:59Z');
  });

  it('shows the first issue of an active journal that has none, as the journal names it, and is delayed with it', async () => {
    expect(await progressOf('A3')).toMatchObject([{ number: 12, plannedOn: '2026-03-01', progress: 'INCOMPLETE', sentAt: null }]);
    app.clock.set('2026-03-31T16:00:00Z');
    expect(await progressOf('A3')).toMatchObject([{ progress: 'DELAYED', isWarning: true }]);
    app.clock.set('2026-03-31T15:59:59Z');
    const tx = em();
    const issue = await buildIssue(tx, {
      colloquium: tx.getReference(Colloquium, journals['A3']?.id ?? 0),
      number: 12,
      plannedOn: '2026-05-01',
    });
    expect(await progressOf('A3')).toMatchObject([{ number: 12, plannedOn: '2026-05-01' }]);
    await tx.nativeDelete(Issue, issue.id);
  });

  it('awaits nothing of a journal that is not active, but what somebody has compiled; a conference has no month', async () => {
    expect(await numbersOf('journalProgress')).toEqual(['A1', 'A1', 'A1', 'A3']);
    const tx = em();
    const issue = await tx.findOneOrFail(Issue, { colloquium: journals['A2']?.id ?? 0 }, { populate: ['colloquium'] });
    const author = await buildUser(tx, { roles: ['AUTHOR'] });
    const compiled = await buildContribution(tx, { colloquium: await issue.colloquium.loadOrFail(), submitter: author });
    await tx.nativeUpdate(Contribution, compiled.id, { issue });
    expect(await progressOf('A2')).toMatchObject([{ number: 3, progress: 'DELAYED', isWarning: true }]);
    await tx.nativeUpdate(Contribution, compiled.id, { issue: null });
  });

  it('is narrowed by the day of the press in Shanghai, by months planned, and by the branch office or one above it (F-017)', async () => {
    const found = async (filter: Record<string, unknown>) =>
      (await rowsOf('journalProgress', filter))?.map(({ number }) => number).toSorted();
    expect(await found({ actual: { from: '2026-03-06', to: '2026-03-06' } })).toEqual([8]);
    expect(await found({ actual: { to: '2026-03-05' } })).toEqual([7]);
    expect(await found({ planned: { from: '2026-02-15', to: '2026-04-01' } })).toEqual([12, 8, 9]);
    expect(await found({ planned: { from: '2026-02-01', to: '2026-02-01' } })).toEqual([8]);
    for (const { id } of [branch, office]) expect(await found({ publishingHouseId: encodeId('Department', id) })).toEqual([7, 8, 9]);
    expect(await found({ publishingHouseId: encodeId('Colloquium', branch.id) })).toEqual([]);
    const wrong = await app.request(
      'query { viewer { journalProgress(filter: { planned: { from: "2026-13-01" } }) { totalCount } } }',
      {},
      { token: await tokenOf() },
    );
    expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty(['planned.from']);
  });

  it('counts by planned month what the same filter opens', async () => {
    const { data } = await app.request<{ viewer: { journalProgressFigures: Record<string, string | number>[] } }>(
      'query { viewer { journalProgressFigures { month normal incomplete delayed } } }',
      {},
      { token: await tokenOf() },
    );
    const figures = data?.viewer.journalProgressFigures ?? [];
    expect(figures.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    for (const { month, ...counts } of figures)
      for (const [name, count] of Object.entries(counts)) {
        const rows = await rowsOf('journalProgress', {
          progress: [name.toUpperCase()],
          planned: { from: `${month}-01`, to: `${month}-28` },
        });
        expect(rows, `${month} ${name}`).toHaveLength(Number(count));
      }
  });
});

describe('who reads them', () => {
  it('the publisher’s staff, within the departments of the current role, rows, figures, choices and sheets alike (F-082, R3-006)', async () => {
    const inside = await tokenOf('PUBLISHING_EDITOR', [office]);
    expect(await numbersOf('journalStatus', {}, inside)).toEqual(['A1']);
    expect(await numbersOf('journalProgress', {}, inside)).toEqual(['A1', 'A1', 'A1']);
    const { data } = await app.request<{ viewer: Record<string, unknown> }>(
      `query { viewer { journalStatusFigures { active } journalProgressFigures { normal incomplete delayed }
        statisticsChoices { subjects { label colloquiums { label } } branchOffices { value label } } } }`,
      {},
      { token: inside },
    );
    expect(data?.viewer).toMatchObject({
      journalStatusFigures: [{ active: 1 }],
      statisticsChoices: {
        subjects: [{ label: subjects[0].labelZh, colloquiums: [{ label: '集刊A1' }] }],
        branchOffices: [{ value: encodeId('Department', branch.id), label: '第一分社' }],
      },
    });
    expect(await numbersOf('journalStatus', {}, await tokenOf('OPERATIONS', []))).toEqual([]);
  });

  it('nobody else reads them (R3-004, R3-006)', async () => {
    for (const kind of roleKindCodes.filter((one) => one !== 'PUBLISHING_EDITOR' && one !== 'OPERATIONS')) {
      const token = await tokenOf(kind);
      expect(await rowsOf('journalStatus', {}, token), kind).toBeNull();
      expect(await rowsOf('journalProgress', {}, token), kind).toBeNull();
    }
    const { data } = await app.request('query { viewer { journalStatus { totalCount } } }', {});
    expect(data).toEqual({ viewer: null });
  });

  it('each list is a constant number of statements, however many rows', async () => {
    const token = await tokenOf();
    const costs = async (list: string, fields: string, first: number) =>
      (
        await statementsOf(() =>
          app.request(`query { viewer { ${list}(first: ${first}) { totalCount edges { node { ${fields} } } } } }`, {}, { token }),
        )
      ).length;
    for (const [list, fields] of [
      ['journalStatus', STATUS],
      ['journalProgress', PROGRESS],
    ] as const) {
      // A session's first request also notes that it was used.
      await costs(list, fields, 1);
      expect(await costs(list, fields, 1), list).toBe(await costs(list, fields, 100));
    }
  });

  it('has all of it as a spreadsheet, in the reader’s language', async () => {
    const sheet = async (field: string, token: string) => {
      const { data } = await app.request<{ viewer: Record<string, string> }>(`query { viewer { ${field} } }`, {}, { token });
      const response = await fetch(app.url + String(data?.viewer[field]));
      return (await readXlsx(Buffer.from(await response.arrayBuffer()))).sheets[0]?.rows ?? [];
    };
    const chinese = await tokenOf();
    const status = await sheet('journalStatusExportUrl', chinese);
    expect(status[0]).toEqual(['集刊编号', '集刊名称', '学科分类', '创刊时间', '主编', '出版周期', '当前状态', '最新期数']);
    expect(status.map(([number]) => number)).toEqual(['集刊编号', 'A1', 'A2', 'A3']);
    expect(status[1]?.slice(4)).toEqual(['陆承泽', cycle.labelZh, '活跃', 8]);
    const progress = await sheet('journalProgressExportUrl', chinese);
    expect(progress[0]).toEqual(['集刊名称', '出版分社', '期数', '出版进度', '计划出版时间', '实际出版时间']);
    expect(progress.find((row) => row[2] === 7)).toMatchObject(['集刊A1', '第一分社', 7, '正常', '2026-01', expect.anything()]);
    const english = await tokenOf('OPERATIONS', undefined, 'en-US');
    expect((await sheet('journalProgressExportUrl', english)).find((row) => row[2] === 7)?.[1]).toBe('First Branch');
    const rows = await rowsOf('journalProgress', {}, english);
    expect(rows?.find(({ number }) => number === 7)?.colloquium).toMatchObject({ publishingUnit: 'First Branch' });
  });

  it.each(HEADINGS)(
    'the menu names each of the seven in %s (P3-107, P3-123, P3-134, P3-144, P3-155, P3-162, P3-175, R3-006, R3-004)',
    async (language, group, names) => {
      for (const kind of ['PUBLISHING_EDITOR', 'OPERATIONS'] as const) {
        const { data } = await app.request<{ viewer: { navigation: { name: string; items: { name: string }[] }[] } }>(
          'query { viewer { navigation { name items { name } } } }',
          {},
          { token: await tokenOf(kind, undefined, language) },
        );
        expect(data?.viewer.navigation.find(({ name }) => name === group)?.items.map(({ name }) => name)).toEqual(names);
      }
    },
  );

  it.each(HEADINGS)('the spreadsheet of each of the seven is named as its screen in %s', (language, _group, names) => {
    expect(SHEET_NAMES.map((code) => messageText(language, code))).toEqual(names);
  });
});
