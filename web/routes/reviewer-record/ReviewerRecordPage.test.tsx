// The page on which reviewers enter absences and print their certificate.
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import query, { type ReviewerRecordPageQuery } from './__generated__/ReviewerRecordPageQuery.graphql.ts';
import { ReviewerRecordPage } from './ReviewerRecordPage.tsx';

const SUMMER = { id: 'a2', firstDay: '2026-07-01', lastDay: '2026-08-31', note: '田野调查' };
const NOW = { id: 'a1', firstDay: '2026-03-04', lastDay: '2026-03-06', note: null };
const RECORD = [
  { year: 2026, journalZh: '方言研究', journalEn: null, count: 1 },
  { year: 2026, journalZh: '江南文化', journalEn: 'Jiangnan Culture', count: 2 },
  { year: 2025, journalZh: '江南文化', journalEn: 'Jiangnan Culture', count: 1 },
];
const SET = 'useAbsencesSetMutation';
const REMOVE = 'useAbsencesRemoveMutation';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-05T06:32:00.000Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Options {
  absences?: readonly object[];
  record?: readonly object[];
  language?: LanguageTag;
  at?: string;
}
const viewer = (absences: readonly object[], record: readonly object[] = RECORD) => ({
  Viewer: () => ({ id: 'me', realName: '钱谦', absences, reviewRecord: record }),
});
const showPage = ({ absences = [NOW, SUMMER], record = RECORD, language = 'zh-CN', at = '/main/reviewerRecord' }: Options = {}) =>
  showRoute<ReviewerRecordPageQuery>(query, () => ({}), <ReviewerRecordPage />, { at, language, objects: viewer(absences, record) });

const away = () => within(screen.getByRole('region', { name: '不便审稿的日期' }));
const ranges = () =>
  away()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const type = async (name: string, text: string) => await userEvent.type(away().getByRole('textbox', { name }), text);
const paper = () => screen.getByRole('article', { name: '审稿证明' });

it('lists the days away that are not over, with one’s own note, and marks those under way', async () => {
  await showPage();
  expect(ranges()).toEqual(['2026-03-04 至 2026-03-06 目前不便', '2026-07-01 至 2026-08-31 田野调查']);
});

it('adds days as they are typed, and forgets what was typed once they are told', async () => {
  const { asked } = await showPage({ absences: [] });
  expect(screen.getByText('尚未登记')).toBeTruthy();
  await type('第一天', '2026/7/1');
  await type('最后一天', '20260831');
  await type('备注（选填）', '田野调查');
  cleanup();
  const again = await showPage({ absences: [] });
  expect(asked()).toEqual([]);
  await userEvent.click(away().getByRole('button', { name: '添加' }));
  expect(again.asked().map(({ variables }) => variables['input'])).toEqual([
    { firstDay: '2026-07-01', lastDay: '2026-08-31', note: '田野调查' },
  ]);
  await again.answer(SET, viewer([SUMMER]));
  expect(ranges()).toHaveLength(1);
  expect(
    away()
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value),
  ).toEqual(['', '', '']);
  expect(sessionStorage).toHaveLength(0);
});

it('says at each field what is wrong, before and after the server looked, and keeps what was typed', async () => {
  const { asked, fail } = await showPage();
  await userEvent.click(away().getByRole('button', { name: '添加' }));
  expect(
    away()
      .getAllByRole('alert')
      .map(({ textContent }) => textContent),
  ).toEqual(['请填写第一天', '请填写最后一天']);
  await type('第一天', '2026-08-02');
  await type('最后一天', '2026-08-01');
  await userEvent.click(away().getByRole('button', { name: '添加' }));
  expect(away().getByRole('alert').textContent).toBe('最后一天不能早于第一天');
  expect(asked()).toEqual([]);
  await userEvent.clear(away().getByRole('textbox', { name: '最后一天' }));
  await type('最后一天', '2026-08-10');
  await userEvent.click(away().getByRole('button', { name: '添加' }));
  await fail(
    SET,
    new ApiError('提交的内容有误', { code: 'INVALID_INPUT', fields: { firstDay: '与已填写的 2026-07-01 至 2026-08-31 重叠' } }),
  );
  expect(away().getByRole('alert').textContent).toBe('与已填写的 2026-07-01 至 2026-08-31 重叠');
  expect(away().getByRole<HTMLInputElement>('textbox', { name: '第一天' }).value).toBe('2026-08-02');
});

it('days taken back can be put back from the notice', async () => {
  const { asked, answer } = await showPage();
  await userEvent.click(away().getByRole('button', { name: '删除 2026-07-01 至 2026-08-31' }));
  expect(asked().map(({ variables }) => variables['input'])).toEqual([{ absenceId: 'a2' }]);
  await answer(REMOVE, viewer([NOW]));
  expect(ranges()).toHaveLength(1);
  expect(document.activeElement).toBe(away().getByRole('list'));
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(asked().map(({ variables }) => variables['input'])).toEqual([{ firstDay: '2026-07-01', lastDay: '2026-08-31', note: '田野调查' }]);
  await act(async () => {});
});

it.each(['zh-CN', 'en-US'] as const)(
  'the certificate is in both languages, of the last year unless another is chosen: %s',
  async (language) => {
    await showPage({ language });
    const words = paper().textContent ?? '';
    for (const said of [
      '审稿证明',
      'Certificate of Peer Review',
      '钱谦',
      '于 2026 年完成审稿 3 篇次',
      'completed 3 peer reviews in 2026',
      '江南文化',
      'Jiangnan Culture',
      '学术集刊出版中心',
      'Centre for Scholarly Serials',
      '2026-03-05',
    ])
      expect(words, said).toContain(said);
    const rows = within(paper())
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['方言研究1', '江南文化Jiangnan Culture2', '合计Total3']);
  },
);

it('another year is chosen, or all of them; what an address says of other years is the last one', async () => {
  const { address } = await showPage({ at: '/main/reviewerRecord?year=1999' });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: '年份' });
  expect([...choice.options].map(({ text }) => text)).toEqual(['2026 年（3 篇次）', '2025 年（1 篇次）', '全部年份（4 篇次）']);
  expect(choice.value).toBe('2026');
  await userEvent.selectOptions(choice, '2025');
  expect(address()).toBe('/main/reviewerRecord?year=2025');
  cleanup();
  await showPage({ at: '/main/reviewerRecord?year=2025', language: 'en-US' });
  expect(paper().textContent).toContain('completed 1 peer review in 2025');
  cleanup();
  await showPage({ at: '/main/reviewerRecord?year=all' });
  expect(paper().textContent).toContain('于 2025–2026 年完成审稿 4 篇次');
});

it('is printed without what stands around it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await showPage();
  await userEvent.click(screen.getByRole('button', { name: '打印证明' }));
  expect(print).toHaveBeenCalledOnce();
  expect(paper().closest('[data-no-print]')).toBeNull();
  for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('textbox'), screen.getByRole('heading', { level: 1 })])
    expect(control.closest('[data-no-print]'), control.outerHTML).toBeTruthy();
});

it('says so where there is nothing to certify', async () => {
  await showPage({ record: [] });
  expect(screen.getByText('还没有可以证明的审稿')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '打印证明' })).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});
