// Contract case of the system log.
import { expect } from 'vitest';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { OperationLog } from '../../modules/audit/operation-log.entity.ts';
import { maskOf } from '../../secrets/masked-number.ts';
import { testEnv } from '../../testing/env.ts';
import type { auditRows } from './audit.rows.ts';
import type { ContractCase } from '../contract.factory.ts';

export const auditCases: Record<keyof typeof auditRows, ContractCase> = {
  'E3-059': async (world) => {
    const em = world.em();
    const row = { params: { year: 2027 }, ms: 7, address: '203.0.113.7', outcome: 'done' as const, createdAt: world.app.clock.now() };
    await em.insertMany(OperationLog, [
      { ...row, params: { year: 2026 }, operation: 'importCalendar' },
      { ...row, operation: 'importCalendar' },
      { ...row, operation: 'planIssue', user: world.people.chief.id },
    ]);
    const tokenOf = async (role: 'ADMINISTRATOR' | 'OPERATIONS') => await buildSession(em, await buildUser(em, { roles: [role] }), world.app.clock, { language: 'zh-CN' });
    const token = await tokenOf('ADMINISTRATOR');
    const { id } = await em.findOneOrFail(OperationLog, { operation: 'importCalendar' }, { orderBy: { id: 'desc' } });
    const { page, totalPage } = await world.done('E3-059', { page: 1, limit: 1, key: 'importCalendar' }, { token });
    expect(page).toMatchObject({
      currPage: 1, totalPage: 2, totalCount: 2,
      list: [{ id: maskOf(testEnv().SECRET_KEY, 'logLines').put(Number(id)), username: '', operation: '导入工作日历', method: 'importCalendar', params: '{"year":2027}', time: 7, ip: '203.0.113.7', createDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }],
    });
    expect(totalPage).toBe(2);
    const { page: second } = await world.done('E3-059', { page: 2, limit: 1, key: 'importCalendar' }, { token });
    expect(second).toMatchObject({ currPage: 2, totalPage: 2, totalCount: 2, list: [{ params: '{"year":2026}' }] });
    const { page: named } = await world.done('E3-059', { page: 1, limit: 1, key: 'planIssue' }, { token });
    expect(Object(named).list[0].username).toBe(world.people.chief.email);
    expect(await world.call('E3-059', {}, { token: await tokenOf('OPERATIONS') })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
  },
};
