// What is told after a submission, and to whom.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type SubmittedPageQuery } from './__generated__/SubmittedPageQuery.graphql.ts';
import { SubmittedPage } from './SubmittedPage.tsx';

afterEach(() => vi.restoreAllMocks());

const expected = { step: 'ASSIGNMENT', on: '2026-12-04', isProvisional: false, isPast: false };
const showPage = (own: object = {}, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  showRoute<SubmittedPageQuery>(QUERY, (search) => ({ id: search.get('id') ?? '' }), <SubmittedPage />, {
    at: '/main/submitOk?roleId=1&id=m',
    language,
    objects: {
      Contribution: () => ({
        __typename: 'Contribution',
        id: 'm',
        manuscriptNumber: 'JN20260001',
        titleZh: '水利碑刻考',
        titleEn: 'Inscriptions on Water',
        viewerIsSubmitter: true,
        colloquium: { name: '江南文化' },
        expected,
        ...own,
      }),
    },
  });

it.each([
  ['zh-CN', '提交成功', '稿件编号：', '编辑部一般在 2026-12-04 前安排编辑处理。'],
  ['en-US', 'Manuscript submitted', 'Manuscript number: ', '2026-12-04'],
] as const)('says the number, what comes next and by when, %s (B-433, R1-169, SC-031)', async (language, title, number, next) => {
  await showPage({}, language);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const page = document.body.textContent;
  expect(page).toContain(`${number}JN20260001`);
  expect(page).toContain(next);
});

it('leads to the manuscript, to the author’s list and to the next submission (B-433, R1-180, SC-031)', async () => {
  await showPage();
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('查看稿件')).toBe('/main/authormanuList/detailAuthor?roleId=1&id=m');
  expect(to('返回稿件列表')).toBe('/main/authormanuList?roleId=1');
  expect(to('新建投稿')).toBe('/main/create?roleId=1');
});

it('copies the number, and says so; where the browser does not, it says how (B-433)', async () => {
  const person = userEvent.setup();
  await showPage();
  await person.click(screen.getByRole('button', { name: '复制编号' }));
  expect(screen.getByRole('status').textContent).toBe('已复制到剪贴板。');
  expect(await navigator.clipboard.readText()).toBe('JN20260001');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('none'));
  await person.click(screen.getByRole('button', { name: '复制编号' }));
  expect(screen.getByRole('status').textContent).toContain('手动复制');
});

it.each([
  ['another author', { viewerIsSubmitter: false }],
  ['its submitter before it is handed in', { manuscriptNumber: null }],
])('is not there for %s (B-433)', async (_who, own) => {
  await showPage(own);
  expect(screen.queryByText(/JN20260001|提交成功/)).toBeNull();
});
