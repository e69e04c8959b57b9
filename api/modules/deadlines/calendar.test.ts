// A year of the calendar is imported by operations, after a preview of its effect; every process counts by it at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { finishJobs } from '../../testing/jobs.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';

let world: WorkflowWorld;
let second: TestApp;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  second = await startTestApp({ schema: world.app.deps.schema, beside: world.app });
  await world.em().nativeUpdate(Colloquium, world.journal.id, { assignmentDays: 4 });
  world.app.clock.set('2026-12-29T02:00:00Z');
  for (const name of ['operations', 'chief', 'author'] as const)
    world.tokens[name] = await buildSession(world.em(), world.people[name], world.app.clock, { language: 'zh-CN', isRemembered: true });
});
afterAll(async () => {
  await second.close();
  await world.app.close();
});

const YEAR = {
  year: 2027,
  off: [
    { from: '2027-02-05', to: '2027-02-11' },
    { from: '2027-01-01', to: '2027-01-03' },
  ],
  makeUp: ['2027-02-20', '2027-02-13'],
};
const PREVIEW = `query PreviewTest($input: PreviewCalendarImportInput!) { previewCalendarImport(input: $input) { workingDays moved confirmed examples { contribution { titleZh } from to } } }`;
const IMPORT = `mutation ImportTest($input: ImportCalendarInput!) { importCalendar(input: $input) { calendarYear { year off makeUp version } } }`;
const preview = (input: object, name: PlayerName = 'operations') => world.ask<{ previewCalendarImport: unknown }>(name, PREVIEW, { input });
const bring = (input: object, name: PlayerName = 'operations') =>
  world.ask<{ importCalendar: { calendarYear: { version: number } } }>(name, IMPORT, { input });
const dueOf = async (id: number) => {
  const { dueOn, dueIsProvisional } = await world.stored(id);
  return { dueOn, dueIsProvisional };
};

describe('importing a year', () => {
  it('says what would move before anything does, then moves it in every process, and is logged (F-021)', async () => {
    const id = await world.draft();
    await world.act('author', id, 'SUBMIT');
    expect(await dueOf(id)).toEqual({ dueOn: '2027-01-04', dueIsProvisional: true });
    const { data } = await preview(YEAR);
    expect(data?.previewCalendarImport).toEqual({
      workingDays: 257,
      moved: 1,
      confirmed: 0,
      examples: [{ contribution: { titleZh: '水利碑刻考' }, from: '2027-01-04', to: '2027-01-05' }],
    });
    expect(await dueOf(id)).toEqual({ dueOn: '2027-01-04', dueIsProvisional: true });

    const answer = await bring(YEAR);
    expect(answer.data?.importCalendar.calendarYear).toEqual({
      year: 2027,
      off: ['2027-01-01..2027-01-03', '2027-02-05..2027-02-11'],
      makeUp: ['2027-02-13', '2027-02-20'],
      version: 1,
    });
    await finishJobs(world.app);
    expect(await dueOf(id)).toEqual({ dueOn: '2027-01-05', dueIsProvisional: false });
    await expect.poll(() => second.deps.calendar.current().knows(2027)).toBe(true);
    const [row] = await world.em().find(OperationLog, { operation: 'importCalendar' });
    expect(row).toMatchObject({ outcome: 'done', params: { year: 2027 } });
  });

  it('counts what moves in the journals that the viewer looks after, and no others’', async () => {
    const role = await buildRole(world.em(), 'OPERATIONS', [await buildDepartment(world.em())]);
    const away = await buildUser(world.em(), { roles: [], records: [role] });
    const token = await buildSession(world.em(), away, world.app.clock, { role });
    const moving = { year: 2027, off: [{ from: '2027-01-01', to: '2027-01-12' }], makeUp: [] };
    const counted = async (as: string) =>
      (await world.app.request<{ previewCalendarImport: { moved: number } }>(PREVIEW, { input: moving }, { token: as })).data
        ?.previewCalendarImport.moved;
    expect(await counted(world.tokens.operations)).toBe(1);
    expect(await counted(token)).toBe(0);
  });

  it('a second time changes nothing; another’s import is not written over', async () => {
    const again = await bring(YEAR);
    expect(again.data?.importCalendar.calendarYear.version).toBe(1);
    const other = { ...YEAR, makeUp: ['2027-02-13'] };
    expect(codeOf(await bring(other))).toBe('CONFLICT');
    expect((await bring({ ...other, version: 1 })).data?.importCalendar.calendarYear.version).toBe(2);
    expect(codeOf(await bring({ ...YEAR, version: 1 }))).toBe('CONFLICT');
  });

  it('by two at once is done once, and the one who brought other days is told', async () => {
    const new2030 = (to: string) => bring({ year: 2030, off: [{ from: '2030-01-01', to }], makeUp: [] });
    const codes = (await Promise.all([new2030('2030-01-03'), new2030('2030-01-03')])).map(codeOf);
    expect(codes).toEqual([undefined, undefined]);
    expect(codeOf(await new2030('2030-01-02'))).toBe('CONFLICT');
    const new2031 = (to: string) => bring({ year: 2031, off: [{ from: '2031-01-01', to }], makeUp: [] });
    const others = (await Promise.all(['2031-01-01', '2031-01-02', '2031-01-03'].map(new2031))).map((answer) => codeOf(answer) ?? 'done');
    expect(others.sort()).toEqual(['CONFLICT', 'CONFLICT', 'done']);
  });

  it.each(['chief', 'author'] as const)('is not for %s, nor is its preview', async (name) => {
    expect(codeOf(await bring({ ...YEAR, year: 2028 }, name))).toBe('FORBIDDEN');
    expect((await preview(YEAR, name)).data?.previewCalendarImport).toBeNull();
  });

  it.each([
    [{ off: [{ from: '2027-01-03', to: '2027-01-01' }] }, { 'off.0.to': '最后一天不能早于第一天' }],
    [{ off: [{ from: '2026-12-31', to: '2027-01-01' }] }, { 'off.0.from': '日期不在所导入的年份内' }],
    [{ off: [] }, { off: '至少1项' }],
    [{ off: [{ from: '2027-13-01', to: 'x' }] }, {}],
    [{ makeUp: ['2027-02-15'] }, { 'makeUp.0': '调休上班日须为星期六或星期日' }],
    [{ makeUp: ['2027-01-02'] }, { 'makeUp.0': '日期重复，或既是假日又是上班日' }],
    [{ off: [...YEAR.off, { from: '2027-02-11', to: '2027-02-12' }] }, { 'off.2.from': '日期重复，或既是假日又是上班日' }],
    [{ year: 1900 }, {}],
  ])('is refused in words at the field: %j', async (wrong, fields) => {
    for (const answer of [await bring({ ...YEAR, ...wrong }), await preview({ ...YEAR, ...wrong })]) {
      expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
      expect(answer.errors?.[0]?.extensions.fields).toMatchObject(fields);
    }
  });
});
