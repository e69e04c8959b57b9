// The figures above the statistics: of a period and of the same days a year before, held against plain SQL over the events.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContributionStateId } from '../../../shared/workflow.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildIssue } from '../issues/issue.factory.ts';
import type { Department } from '../organization/department.entity.ts';
import { buildHistory, type Happening } from './journal-history.factory.ts';
import { periodBefore } from './periods.ts';

let app: TestApp;
let branch: Department;
let journal: Colloquium;
let other: Colloquium;
let operations: User;
const em = () => app.database.orm.em.fork();
const PERIOD = { from: '2025-12-01', to: '2026-11-30' };

const at = (day: string) => `${day}T04:00:00Z`;
const came = (day: string): Happening => [at(day), 'SUBMIT', 1];
const passed = (day: string): Happening => [at(day), 'EDITOR_APPROVE', 8];
const ended = (day: string, act: 'CHIEF_ACCEPT' | 'CHIEF_REJECT' | 'EDITOR_REJECT' | 'WITHDRAW', to: ContributionStateId): Happening => [
  at(day),
  act,
  to,
];

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  app.clock.set('2026-11-30T02:00:00Z');
  const tx = em();
  branch = await buildDepartment(tx);
  journal = await buildColloquium(tx, { number: 'SA', name: '甲刊', department: branch });
  other = await buildColloquium(tx, { number: 'SB', name: '乙刊' });
  operations = await buildUser(tx, { roles: ['OPERATIONS'] });
  const histories: [Colloquium, Happening[]][] = [
    [journal, [came('2026-01-05'), passed('2026-01-09'), ended('2026-03-01', 'CHIEF_ACCEPT', 14)]],
    [
      journal,
      [came('2026-02-05'), passed('2026-02-25'), [at('2026-02-26'), 'EDITOR_INVITE_REVIEWERS', 8], ended('2026-04-01', 'CHIEF_REJECT', 17)],
    ],
    [journal, [came('2026-11-30'), ended('2026-11-30', 'EDITOR_REJECT', 17)]],
    [journal, [came('2026-03-05'), passed('2026-03-11')]],
    // Submitted in the year before, decided in the period: each count goes by its own day.
    [journal, [came('2025-11-30'), passed('2025-12-20'), ended('2025-12-30', 'WITHDRAW', 17)]],
    [journal, [came('2025-03-05'), passed('2025-03-15'), ended('2025-05-01', 'CHIEF_ACCEPT', 14)]],
    [journal, [came('2024-12-01'), passed('2024-12-31')]],
    [other, [came('2026-06-05'), passed('2026-06-06'), ended('2026-06-10', 'CHIEF_ACCEPT', 14)]],
  ];
  for (const [index, [colloquium, happenings]] of histories.entries())
    await buildHistory(tx, happenings, { colloquium, titleZh: `稿${index}` });
});
afterAll(() => app.close());

const FIGURES =
  'from to submitted accepted refused deskRejected withdrawn published publishedSingly medianDaysToEditorComment medianDaysToPublication sources regions';
type Figures = Record<string, unknown>;
interface Answer {
  viewer: { journalHistorySummary: { period: Figures; before: Figures | null } | null };
}

async function summary(period: object = PERIOD, filter: object = {}, token?: string) {
  const answer = await app.request<Answer>(
    `query Summary($period: DateRange!, $filter: JournalHistoryFilter) { viewer { journalHistorySummary(period: $period, filter: $filter)
      { period { ${FIGURES} } before { ${FIGURES} } } } }`,
    { period, filter },
    { token: token ?? (await buildSession(em(), operations, app.clock, { language: 'zh-CN', role: 'OPERATIONS' })) },
  );
  return { ...answer, summary: answer.data?.viewer.journalHistorySummary ?? null };
}

/** The same by a plain statement for each figure, from the events alone. */
async function plain(from: string, to: string, which = 'true'): Promise<Figures> {
  const day = (acts: string) =>
    `(select (e.at at time zone 'Asia/Shanghai')::date from workflow_event e where e.contribution_id = c.id and e.operation in (${acts}) order by e.id limit 1)`;
  const during = (acts: string) => `${day(acts)} between '${from}' and '${to}'`;
  const count = async (condition: string) => {
    const [row] = await em().execute<{ n: string }[]>(
      `select count(*) as n from contribution c join colloquium j on j.id = c.colloquium_id where c.state > 0 and ${which} and ${condition}`,
    );
    return Number(row?.n);
  };
  const days = await em().execute<{ days: number }[]>(
    `select ${day('8, 9')} - ${day('101')} as days from contribution c join colloquium j on j.id = c.colloquium_id
      where ${which} and ${during('101')} and ${day('8, 9')} is not null order by 1`,
  );
  return {
    submitted: await count(during('101')),
    accepted: await count(during('21')),
    refused: await count(during('9, 16')),
    deskRejected: await count(
      `${during('9, 16')} and not exists (select from workflow_event e where e.contribution_id = c.id and e.operation in (10, 15, 30))`,
    ),
    withdrawn: await count(during('112')),
    medianDaysToEditorComment: days[Math.ceil(days.length / 2) - 1]?.days ?? null,
  };
}

describe('the figures of a period', () => {
  it('are those of plain SQL, each by its own day, beside the same days a year before (B-452)', async () => {
    const { summary: told } = await summary();
    const [now, then] = [await plain('2025-12-01', '2026-11-30'), await plain('2024-12-01', '2025-11-30')];
    expect(told?.period).toMatchObject({ ...PERIOD, ...now });
    expect(told?.before).toMatchObject({ from: '2024-12-01', to: '2025-11-30', ...then });
    expect(now).toMatchObject({ submitted: 5, accepted: 2, withdrawn: 1, medianDaysToEditorComment: 4 });
    expect(then).toMatchObject({ submitted: 3, accepted: 1, refused: 0, medianDaysToEditorComment: 20 });
  });

  it('are of one journal without its subject, and of the departments of the role (B-452)', async () => {
    const ofJournal = await plain('2025-12-01', '2026-11-30', `j.number = 'SB'`);
    expect((await summary(PERIOD, { colloquiumId: encodeId('Colloquium', other.id) })).summary?.period).toMatchObject(ofJournal);
    expect(ofJournal['submitted']).toBe(1);
    const tx = em();
    const role = await buildRole(tx, 'OPERATIONS', [branch]);
    const bound = await buildUser(tx, { records: [role] });
    const token = await buildSession(tx, bound, app.clock, { language: 'zh-CN', role });
    expect((await summary(PERIOD, {}, token)).summary?.period).toMatchObject(await plain('2025-12-01', '2026-11-30', `j.number = 'SA'`));
  });

  it('leave out the reader’s own manuscripts (B-452)', async () => {
    const tx = em();
    const author = await buildUser(tx, { roles: ['OPERATIONS'] });
    const before = (await summary()).summary?.period;
    await buildHistory(tx, [came('2026-05-05'), passed('2026-05-06')], { colloquium: other, titleZh: '自己的', submitter: author });
    const token = await buildSession(tx, author, app.clock, { language: 'zh-CN', role: 'OPERATIONS' });
    expect((await summary(PERIOD, {}, token)).summary?.period).toMatchObject({ ...before });
    expect((await summary()).summary?.period).toMatchObject({ submitted: Number(before?.['submitted']) + 1 });
  });

  it('are compared with nothing where the period is open or longer than a year (B-452)', async () => {
    for (const period of [{}, { from: '2026-01-01' }, { from: '2025-11-01', to: '2026-11-30' }])
      expect((await summary(period)).summary?.before, JSON.stringify(period)).toBeNull();
    expect((await summary({})).summary?.period).toMatchObject({ from: null, to: null, accepted: 3 });
  });

  it('take one statement, and say at its field what is no day (B-452)', async () => {
    const token = await buildSession(em(), operations, app.clock, { language: 'zh-CN', role: 'OPERATIONS' });
    const statements = await statementsOf(() => summary(PERIOD, {}, token));
    expect(statements.filter((text) => text.includes('journal_course'))).toHaveLength(1);
    expect(statements).toHaveLength(2);
    const { errors } = await summary({ from: '2026-02-30' }, {}, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { 'period.from': expect.any(String) } });
    for (const to of ['2', '2026-02-3x', '2026-02-31']) {
      const answer = await summary({ from: '1', to });
      expect(answer.errors?.[0]?.extensions, to).toMatchObject({ code: 'INVALID_INPUT', fields: { 'period.from': expect.any(String) } });
    }
    expect((await summary({ from: '2026-02-01', to: '2026-02-3x' })).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    // Before the first year there is none.
    expect((await summary({ from: '0001-01-01', to: '0001-02-01' })).summary).toMatchObject({ period: { submitted: 0 }, before: null });
  });

  it.each(['EDITOR', 'AUTHOR', 'EDITOR_IN_CHIEF'] as const)('are not for the role %s', async (kind) => {
    const tx = em();
    const token = await buildSession(tx, await buildUser(tx, { roles: [kind] }), app.clock, { language: 'zh-CN', role: kind });
    expect((await summary(PERIOD, {}, token)).summary).toBeNull();
  });
});

describe('the days a year before', () => {
  it.each([
    ['2025-11-30', '2026-11-29', '2026-11-29', { from: '2024-11-30', to: '2025-11-29' }],
    ['2025-02-01', '2025-02-28', '2026-11-29', { from: '2024-02-01', to: '2024-02-29' }],
    // A year and no day less than that would lie in both.
    ['2024-02-29', '2025-02-28', '2026-11-29', null],
    ['2026-11-01', '2026-11-30', '2026-11-12', { from: '2025-11-01', to: '2025-11-12' }],
    ['2027-01-01', '2027-01-31', '2026-11-12', null],
  ] as const)('of %s to %s, asked on %s', (from, to, today, before) => {
    expect(periodBefore({ from, to }, today)).toEqual(before);
  });
});

it('issues are planned, sent in time or late, and a year before (B-452)', async () => {
  const tx = em();
  for (const [number, plannedOn, sentAt] of [
    [1, '2025-01-01', '2025-01-20T02:00:00Z'],
    [2, '2025-06-01', '2025-07-02T02:00:00Z'],
    [3, '2026-01-01', '2026-01-31T15:59:59Z'],
    [4, '2026-06-01', '2026-06-30T16:00:00Z'],
    [5, '2026-10-01', null],
  ] as const)
    await buildIssue(tx, {
      colloquium: tx.getReference(Colloquium, journal.id),
      number,
      plannedOn,
      ...(sentAt && { sentAt: new Date(sentAt) }),
    });
  const answer = await app.request(
    'query S($period: DateRange!) { viewer { journalProgressSummary(period: $period) { period { planned sent sentInTime delayed } before { planned sent sentInTime delayed } } } }',
    { period: PERIOD },
    { token: await buildSession(em(), operations, app.clock, { language: 'zh-CN', role: 'OPERATIONS' }) },
  );
  expect(answer.data).toEqual({
    viewer: {
      journalProgressSummary: {
        period: { planned: 3, sent: 2, sentInTime: 1, delayed: 1 },
        before: { planned: 2, sent: 2, sentInTime: 1, delayed: 0 },
      },
    },
  });
});
