// The system log: its columns, its search and filters in the address, and whether the logs are as they were sealed.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type SystemLogPageQuery } from './__generated__/SystemLogPageQuery.graphql.ts';
import { systemLogVariables } from './address.ts';
import { SystemLogPage } from './SystemLogPage.tsx';

const ENTRY = {
  number: 12,
  userName: 'shen.ops',
  realName: '沈知远',
  operation: '导入工作日历',
  method: 'importCalendar',
  params: '{"year":2027}',
  ms: 5,
  address: '::ffff:203.0.113.7',
  outcome: 'DONE',
  code: null,
  createdAt: '2026-03-05T06:32:00.000Z',
};
const WHOLE = { checkedAt: '2026-03-05T06:00:00.000Z', seals: 3, rows: 1200, fault: null, faultSource: null, faultRows: null, head: 'abc' };

const open = (rows: readonly object[], lastCheck: object | null = null, totalCount = rows.length) =>
  showRoute<SystemLogPageQuery>(QUERY, systemLogVariables, <SystemLogPage />, {
    at: '/main/systemLog',
    objects: {
      LogEntryConnection: () => ({ totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }),
      AuditState: () => ({ sealedAt: '2026-03-05T06:00:00.000Z', lastCheck }),
    },
  });

it('shows user, operation, method, parameters, milliseconds, address and time of each call (P3-293 to P3-299, SC-126)', async () => {
  await open([ENTRY, { ...ENTRY, number: 13, userName: null, realName: null, outcome: 'REFUSED', code: 'NOT_FOUND' }]);
  const [, known, unknown] = screen.getAllByRole('row');
  expectColumns(known, {
    操作: '导入工作日历方法 importCalendar',
    用户: '沈知远 shen.ops',
    参数: '{"year":2027}',
    结果: '完成',
    '耗时（毫秒）': '5',
    地址: '203.0.113.7',
    时间: '2026-03-05 14:32',
  });
  expectColumns(unknown, {
    操作: '导入工作日历方法 importCalendar',
    用户: '未登录',
    参数: '{"year":2027}',
    结果: '被拒NOT_FOUND',
    '耗时（毫秒）': '5',
    地址: '203.0.113.7',
    时间: '2026-03-05 14:32',
  });
});

it('asks for ten lines, newest first, and what the address says: words, days, result (P3-292, P3-300, R3-209)', async () => {
  expect(systemLogVariables(new URLSearchParams())).toMatchObject({ first: 10, page: 1, direction: 'DESC' });
  expect(systemLogVariables(new URLSearchParams('q=沈&at=2026-03-01..&outcome=REFUSED&dir=asc&sort=at&page=2'))).toMatchObject({
    search: '沈',
    page: 2,
    direction: 'ASC',
    filter: { createdAt: { from: '2026-03-01', to: null }, outcomes: ['REFUSED'] },
  });
  await open([ENTRY], null, 10);
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  cleanup();
  const { asked, address } = await open([ENTRY], null, 11);
  expect(within(screen.getByRole('navigation', { name: '分页' })).getAllByRole('button', { name: /^第/ })).toHaveLength(2);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索日志' });
  expect(box.placeholder).toBe('用户、操作、方法或参数');
  await userEvent.type(box, '流程设置{Enter}');
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('流程设置'));
  expect(asked().at(-1)).toMatchObject({ name: 'SystemLogPageQuery', variables: { search: '流程设置', page: 1 } });
});

it('says in the specified words that there is nothing (P3-301)', async () => {
  await open([]);
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
});

it.each([
  ['hold', WHOLE, '操作日志、稿件日志和身份查阅共 1200 条（3 次封存），与封存时一致。'],
  [
    'of the log do not',
    { ...WHOLE, fault: 'CHANGED_ROWS', faultSource: 'OPERATION_LOG', faultRows: '5001–10000' },
    '操作日志第 5001–10000 条与封存时不一致，被改动或删除过。',
  ],
  [
    'of the looks at names do not',
    { ...WHOLE, fault: 'CHANGED_ROWS', faultSource: 'IDENTITY_READ', faultRows: '1–40' },
    '身份查阅第 1–40 条与封存时不一致，被改动或删除过。',
  ],
  [
    'did not when an earlier version checked them',
    { ...WHOLE, fault: 'CHANGED_ROWS', faultRows: '1–40' },
    '日志第 1–40 条与封存时不一致，被改动或删除过。',
  ],
  ['are none yet, however often that was checked', { ...WHOLE, seals: 0, rows: 0 }, '日志尚未封存，每小时封存一次。'],
  ['have not been checked', null, '日志已封存，尚未核对。'],
])('says that the seals %s', async (_what, lastCheck, text) => {
  await open([ENTRY], lastCheck);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: '立即核对' })).toBeTruthy();
});

it('checks the seals at the press of 立即核对 and shows what came of it in the place of the last check', async () => {
  const { asked, answer } = await open([ENTRY], WHOLE);
  const button = screen.getByRole('button', { name: '立即核对' });
  await userEvent.click(button);
  expect(asked()).toEqual([{ name: 'useCheckAuditMutation', variables: {} }]);
  const lastCheck = { ...WHOLE, fault: 'CHANGED_ROWS', faultSource: 'WORKFLOW_EVENT', faultRows: '5001–10000' };
  await answer('useCheckAuditMutation', { AuditState: () => ({ sealedAt: WHOLE.checkedAt, lastCheck }) });
  expect(screen.getByText('稿件日志第 5001–10000 条与封存时不一致，被改动或删除过。')).toBeTruthy();
  expect(screen.queryByText('操作日志、稿件日志和身份查阅共 1200 条（3 次封存），与封存时一致。')).toBeNull();
  await userEvent.click(button);
  await answer('useCheckAuditMutation', { AuditState: () => ({ sealedAt: WHOLE.checkedAt, lastCheck: { ...WHOLE, rows: 1300 } }) });
  expect(screen.getByText('操作日志、稿件日志和身份查阅共 1300 条（3 次封存），与封存时一致。')).toBeTruthy();
});
