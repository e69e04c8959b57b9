// The looks at reviewers' names: person, role, manuscript, time; search, days and order in the address.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type IdentityReadsPageQuery } from './__generated__/IdentityReadsPageQuery.graphql.ts';
import { identityReadsVariables } from './address.ts';
import { IdentityReadsPage } from './IdentityReadsPage.tsx';

const READ = { userName: 'ye.editor', realName: '叶书宁', role: 'EDITOR', manuscriptNumber: 'JN20260012', at: '2026-03-05T06:32:00.000Z' };

const open = (rows: readonly object[], totalCount = rows.length, at = '/main/identityReads') =>
  showRoute<IdentityReadsPageQuery>(QUERY, identityReadsVariables, <IdentityReadsPage />, {
    at,
    objects: {
      IdentityReadRecordConnection: () => ({
        totalCount,
        totalCountIsCapped: false,
        edges: rows.map((node, index) => ({ cursor: `c${index}`, node })),
      }),
    },
  });

it('shows each look at the names of reviewers: user, role, manuscript and time, with what is noted', async () => {
  await open([READ, { ...READ, userName: 'gu.chief', realName: '顾清禾', role: 'EDITOR_IN_CHIEF', manuscriptNumber: 'JN20260013' }]);
  const [, first, second] = screen.getAllByRole('row');
  expectColumns(first, { 用户: '叶书宁ye.editor', 角色: '编辑', 稿件编号: 'JN20260012', 时间: '2026-03-05 14:32' });
  expectColumns(second, { 用户: '顾清禾gu.chief', 角色: '主编', 稿件编号: 'JN20260013', 时间: '2026-03-05 14:32' });
  expect(screen.getByText(/编辑部成员查看审稿专家姓名会被记录：每人每天每篇稿件一条/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '操作日志' })).toBeTruthy();
});

it('asks for ten lines, newest first, and what the address says: words, days, page, order', async () => {
  expect(identityReadsVariables(new URLSearchParams())).toMatchObject({ first: 10, page: 1, direction: 'DESC' });
  expect(identityReadsVariables(new URLSearchParams('q=叶&at=2026-03-01..2026-03-05&dir=asc&sort=at&page=2'))).toMatchObject({
    search: '叶',
    page: 2,
    direction: 'ASC',
    filter: { at: { from: '2026-03-01', to: '2026-03-05' } },
  });
  const { asked } = await open([READ], 11);
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索身份查阅记录' }), 'JN20260012{enter}');
  expect(asked().at(-1)).toMatchObject({ name: 'IdentityReadsPageQuery', variables: { search: 'JN20260012', page: 1 } });
});

it('says that there is nothing', async () => {
  await open([]);
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
});
