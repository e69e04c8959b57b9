// Contract cases of the facade's calls for the statistics of journals (S3 §7.3).
import { ref } from '@mikro-orm/core';
import { expect } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { buildDepartment, buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium, entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import { buildIssue } from '../../modules/issues/issue.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { journalStatisticsRows } from './journal-statistics.rows.ts';

const forbidden = { code: 500, msg: '您没有权限进行此操作' };

const staff = async (world: World, kind: RoleKindCode = 'OPERATIONS') =>
  await buildSession(world.em(), await buildUser(world.em(), { roles: [kind] }), world.app.clock, { language: 'zh-CN' });

/** A journal of a year in which nothing else was founded or sent, with an issue at the press and a late one. */
async function journal(world: World, name: string) {
  const em = world.em();
  const department = await buildDepartment(em);
  const made = await buildColloquium(em, { name, members: { chief: [world.people.chief, world.people.editor] }, department });
  made.foundedOn = '1987-05-01';
  made.cycle = ref(await entryOf(em, 'CYCLE'));
  await em.flush();
  await buildIssue(em, { colloquium: made, number: 4, plannedOn: '1988-01-01', sentAt: new Date('1988-02-03T02:00:00Z') });
  await buildIssue(em, { colloquium: made, number: 5, plannedOn: '1988-04-01' });
  return { id: made.id, no: made.number, department, subject: (await made.subject.loadOrFail()).labelZh, cycle: (await entryOf(em, 'CYCLE')).labelZh };
}

export const journalStatisticsCases: Record<keyof typeof journalStatisticsRows, ContractCase> = {
  'E3-024': async (world) => {
    const { id, no, subject, cycle } = await journal(world, '状态集刊');
    const token = await staff(world);
    const founded = { startTime: '1987-05-01 00:00:00', endTime: '1987-05-01 23:59:59' };
    expect((await world.done('E3-024', { page: 1, limit: 10, ...founded }, { token }))['page']).toEqual({
      list: [{ id, no, startPublicationTime: '1987-05-01 00:00:00', editorInChiefOfTheName: '陆承泽', name: '状态集刊', subject, cycle, status: 0, latestPeriod: 4 }],
      totalPage: 1, totalCount: 1,
    });
    expect((await world.done('E3-024', { status: 1, ...founded }, { token }))['page']).toMatchObject({ list: [], totalCount: 0 });
    const ended = { startTime: '1987-04-01 00:00:00', endTime: '1987-04-30 23:59:59' };
    expect((await world.done('E3-024', ended, { token }))['page']).toMatchObject({ list: [], totalCount: 0 });
    const resting = await journal(world, '停收集刊');
    await world.em().nativeUpdate(Colloquium, { id: resting.id }, { isActive: false });
    const page = async (asked: Record<string, unknown>) => (await world.done('E3-024', { ...founded, ...asked }, { token }))['page'];
    expect(await page({ status: 1 })).toMatchObject({ list: [{ id: resting.id, status: 1 }], totalCount: 1 });
    expect(await page({ status: 0 })).toMatchObject({ list: [{ id, status: 0 }], totalCount: 1 });
    expect(await page({ page: 1, limit: 1 })).toMatchObject({ list: [{ id }], totalPage: 2, totalCount: 2 });
    expect(await page({ page: 2, limit: 1 })).toMatchObject({ list: [{ id: resting.id }], totalPage: 2, totalCount: 2 });
    expect((await world.done('E3-024', { status: 0, ...founded }, { token: await staff(world, 'PUBLISHING_EDITOR') }))['page']).toMatchObject({ totalCount: 1 });
    expect(await world.call('E3-024', { startTime: 'x' }, { token })).toMatchObject({ code: 500 });
    expect(await world.call('E3-024', {}, { token: world.tokens.chief })).toEqual(forbidden);
  },

  'E3-025': async (world) => {
    const { department } = await journal(world, '进度集刊');
    const token = await staff(world);
    const asked = { publishingHouseId: department.id };
    const list = async (params: Record<string, unknown>) => Object((await world.done('E3-025', { ...asked, ...params }, { token }))['page']).list;
    const row = { colloquiumName: '进度集刊', publishingHouse: department.name };
    const late = { ...row, number: 5, status: 2, estimatedTime: '1988-04-01 00:00:00', actualTime: null, wraning: 1 };
    const sent = { ...row, number: 4, status: 0, estimatedTime: '1988-01-01 00:00:00', actualTime: '1988-02-03 10:00:00', wraning: 0 };
    // An issue with a planned date and no saved contents yet.
    const em = world.em();
    await buildIssue(em, { colloquium: await buildColloquium(em, { name: '从容集刊', department }), number: 6, plannedOn: '2099-01-01' });
    const ahead = { ...row, colloquiumName: '从容集刊', number: 6, status: 1, estimatedTime: '2099-01-01 00:00:00', actualTime: null, wraning: 0 };
    expect(await list({ page: 1, limit: 10 })).toEqual([ahead, late, sent]);
    expect(await list({ actualStartTime: '1988-02-03', actualEndTime: '1988-02-03' })).toEqual([sent]);
    expect(await list({ actualStartTime: '1988-02-04' })).toEqual([]);
    expect(await list({ actualEndTime: '1988-02-02' })).toEqual([]);
    expect(await list({ estimatedStartTime: '1988-04-15', estimatedEndTime: '1988-12-31' })).toEqual([late]);
    expect(await list({ estimatedStartTime: '1988-06-01', estimatedEndTime: '1988-12-31' })).toEqual([]);
    expect((await world.done('E3-025', { ...asked, limit: 1 }, { token }))['page']).toMatchObject({ list: [ahead], totalPage: 3, totalCount: 3 });
    expect(await list({ page: 2, limit: 1 })).toEqual([late]);
    expect(await world.call('E3-025', { publishingHouseId: 'x' }, { token })).toMatchObject({ code: 500 });
    expect(await world.call('E3-025', {}, { token: world.tokens.author })).toEqual(forbidden);
  },
};
