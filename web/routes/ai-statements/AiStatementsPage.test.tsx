// What authors state about AI, as the office looks into it: the rows, drawing a sample, noting a result, the figures.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type AiStatementsPageQuery } from './__generated__/AiStatementsPageQuery.graphql.ts';
import { aiStatementsVariables } from './address.ts';
import { AiStatementsPage } from './AiStatementsPage.tsx';

const USED = {
  statementId: 's1',
  contributionId: 'm1',
  manuscriptNumber: 'JN2026010001',
  title: '里耶秦简所见户籍',
  colloquiumName: '江南文化',
  version: 2,
  handedInAt: '2026-03-05T06:32:00.000Z',
  answer: 'USED',
  tools: ['DeepSeek V3', 'Kimi'],
  check: 'QUESTIONS',
  note: '用途不明',
  checkedByName: '叶书宁',
  checkVersion: 4,
};
const UNSTATED = {
  ...USED,
  statementId: 's2',
  contributionId: 'm2',
  manuscriptNumber: '',
  title: '古籍版本考',
  version: 1,
  answer: 'NOT_STATED',
  tools: [],
  check: 'OPEN',
  note: '',
  checkedByName: null,
  checkVersion: 0,
};
const FIGURES = {
  colloquiumId: 'j1',
  colloquiumName: '江南文化',
  year: 2026,
  asked: 20,
  stated: 18,
  used: 7,
  checked: 6,
  inOrder: 3,
  questions: 2,
  breaches: 1,
};
const ROWS = [USED, UNSTATED];

const objectsOf = (rows: readonly object[], figures: readonly object[]) => ({
  Viewer: () => ({
    id: 'me',
    currentRole: { kind: 'EDITOR_IN_CHIEF' },
    aiStatements: { totalCount: rows.length, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) },
    aiStatementFigures: figures,
  }),
});
async function open({ rows = ROWS, figures = [FIGURES], language = 'zh-CN', search = '' }: Given = {}) {
  const shown = await showRoute<AiStatementsPageQuery>(QUERY, aiStatementsVariables, <AiStatementsPage />, {
    at: `/main/aiStatements${search}`,
    language,
    objects: objectsOf(rows, figures),
  });
  if (rows.length > 0) await screen.findAllByRole('table');
  return shown;
}
interface Given {
  rows?: readonly object[];
  figures?: readonly object[];
  language?: 'zh-CN' | 'en-US';
  search?: string;
}
const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('tr');
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

it('shows of each statement what is said, with which tools, and how far it is checked (B-111)', async () => {
  await open();
  const common = { 提交时间: '2026-03-05', 操作: '记录结果' };
  expectColumns(rowOf('里耶秦简所见户籍'), {
    题名: '里耶秦简所见户籍JN2026010001 · 江南文化',
    声明: '已使用',
    工具: 'DeepSeek V3、Kimi',
    提交次序: '2',
    提交时间: common.提交时间,
    核查: '有疑问',
    操作: common.操作,
  });
  expectColumns(rowOf('古籍版本考'), {
    题名: '古籍版本考江南文化',
    声明: '未作声明',
    工具: '',
    提交次序: '1',
    提交时间: common.提交时间,
    核查: '未核查',
    操作: common.操作,
  });
  expect(screen.getAllByTitle('叶书宁：用途不明')[0]?.textContent).toBe('有疑问');
  expect(screen.getByRole('link', { name: '里耶秦简所见户籍' }).getAttribute('href')).toBe(
    '/main/editorChiefManusList/detailChief?roleId=5&id=m1',
  );
});

it('asks for what the address says: words, what is stated, how far it is checked, the newest first (B-111)', () => {
  expect(aiStatementsVariables(new URLSearchParams('q=Kimi&answer=USED&check=DRAWN'))).toEqual({
    first: 10,
    page: 1,
    search: 'Kimi',
    filter: { answers: ['USED'], checks: ['DRAWN'], handedIn: null },
    direction: 'DESC',
  });
});

it('draws as many as are asked for, since a day, says how many there were, and shows the list anew (B-111)', async () => {
  const page = await open();
  await press('抽取样本');
  const count = dialog().getByRole<HTMLInputElement>('textbox', { name: '篇数' });
  expect(count.value).toBe('10');
  for (const wrong of ['0', '101', '2.5', 'x']) {
    await userEvent.clear(count);
    await userEvent.type(count, wrong);
    await confirm('抽取样本');
    expect(await dialog().findByText('请填写1至100之间的整数')).toBeTruthy();
  }
  expect(page.asked()).toEqual([]);
  await userEvent.clear(count);
  await userEvent.type(count, '5');
  await userEvent.type(dialog().getByRole('textbox', { name: '提交日期不早于' }), '2026-03-01');
  await confirm('抽取样本');
  expect(page.asked()).toEqual([{ name: 'SampleDialogMutation', variables: { input: { count: 5, since: '2026-03-01' } } }]);
  await page.answer('SampleDialogMutation', { DrawStatementSamplePayload: () => ({ drawnCount: 3 }) });
  expect(await screen.findByText('已抽取 3 篇')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(page.asked().map(({ name }) => name)).toEqual(['AiStatementsPageQuery']));
  await page.answer('AiStatementsPageQuery', objectsOf([{ ...UNSTATED, check: 'DRAWN' }], [FIGURES]));
  await waitFor(() => expect(rowOf('古籍版本考')?.textContent).toContain('已抽中'));
});

it('draws whenever they were handed in where no day is said (B-111)', async () => {
  const page = await open();
  await press('抽取样本');
  await confirm('抽取样本');
  expect(page.asked()).toEqual([{ name: 'SampleDialogMutation', variables: { input: { count: 10, since: null } } }]);
});

it('notes a result over what was read, begins with what is noted, and wants words for what is wrong (B-111)', async () => {
  const page = await open();
  await press('记录结果：里耶秦简所见户籍');
  expect(dialog().getByText('里耶秦简所见户籍')).toBeTruthy();
  expect(dialog().getByRole<HTMLInputElement>('radio', { name: '有疑问' }).checked).toBe(true);
  const note = dialog().getByRole<HTMLTextAreaElement>('textbox', { name: '说明' });
  expect(note.value).toBe('用途不明');
  await userEvent.clear(note);
  await userEvent.click(dialog().getByRole('radio', { name: '违反规定' }));
  await confirm('记录结果');
  await waitFor(() => expect(note.getAttribute('aria-invalid')).toBe('true'));
  expect(page.asked()).toEqual([]);
  await userEvent.type(note, '未声明所用工具');
  await confirm('记录结果');
  const input = { statementId: 's1', version: 4, result: 'BREACH', note: '未声明所用工具' };
  expect(page.asked()).toEqual([{ name: 'CheckDialogMutation', variables: { input } }]);
  await page.fail('CheckDialogMutation', new ApiError('该内容已被他人修改', { code: 'CONFLICT' }));
  expect(dialog().getByText('该内容已被他人修改')).toBeTruthy();
  expect(note.value).toBe('未声明所用工具');
  await confirm('记录结果');
  await page.answer('CheckDialogMutation', {});
  expect(await screen.findByText('已记录')).toBeTruthy();
  await waitFor(() => expect(page.asked().map(({ name }) => name)).toEqual(['AiStatementsPageQuery']));
});

it('wants a result for a statement that has none, and no words where nothing is wrong (B-111)', async () => {
  const page = await open();
  await press('记录结果：古籍版本考');
  expect(
    dialog()
      .getAllByRole<HTMLInputElement>('radio')
      .some(({ checked }) => checked),
  ).toBe(false);
  await confirm('记录结果');
  expect(await dialog().findByText('请选择核查结果')).toBeTruthy();
  expect(page.asked()).toEqual([]);
  await userEvent.click(dialog().getByRole('radio', { name: '无问题' }));
  await confirm('记录结果');
  const input = { statementId: 's2', version: 0, result: 'IN_ORDER', note: '' };
  expect(page.asked()).toEqual([{ name: 'CheckDialogMutation', variables: { input } }]);
});

it('has the figures of each journal and year, and the same as a spreadsheet (B-111)', async () => {
  const page = await open();
  const table = within(screen.getByRole('region', { name: '各刊各年统计', hidden: true }));
  expectColumns(table.getAllByRole('row', { hidden: true })[1], {
    集刊: '江南文化',
    年份: '2026',
    应声明: '20',
    已声明: '18',
    已使用: '7',
    已核查: '6',
    无问题: '3',
    有疑问: '2',
    违反规定: '1',
  });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: '导出统计', hidden: true }));
  await page.answer('FiguresExportQuery', { Viewer: () => ({ id: 'me', aiStatementFiguresExportUrl: '/files/figures' }) });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/files/figures'));
});

it('says that there are none, and has no figures then', async () => {
  await open({ rows: [], figures: [] });
  expect(screen.getByText('目前没有人工智能使用声明')).toBeTruthy();
  expect(screen.queryByText('各刊各年统计')).toBeNull();
});

it('says all of it in English (B-111)', async () => {
  const page = await open({ language: 'en-US' });
  expectColumns(rowOf('里耶秦简所见户籍'), {
    Title: '里耶秦简所见户籍JN2026010001 · 江南文化',
    Statement: 'Used',
    Tools: 'DeepSeek V3, Kimi',
    Submission: '2',
    'Handed in': '2026-03-05',
    Check: 'Questions',
    Actions: 'Record result',
  });
  expect(screen.getAllByTitle('叶书宁: 用途不明')[0]).toBeTruthy();
  expect(screen.getByText('Figures by journal and year')).toBeTruthy();
  await press('Record result: 古籍版本考');
  expect(
    dialog()
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['No issues', 'Questions', 'Breach']);
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await press('Draw a sample');
  await confirm('Draw a sample');
  await page.answer('SampleDialogMutation', { DrawStatementSamplePayload: () => ({ drawnCount: 10 }) });
  expect(await screen.findByText('10 drawn')).toBeTruthy();
});
