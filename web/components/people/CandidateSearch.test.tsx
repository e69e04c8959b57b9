// Searching reviewers for a manuscript: the request, the shown facts, adding, and finding nobody.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { ApiError } from '../../relay/errors.ts';
import { show, type ShowOptions } from '../../testing/render.tsx';
import { CandidateSearch } from './CandidateSearch.tsx';

const PERSON = {
  code: 'A100001',
  displayName: '徐光启',
  sex: 'MALE',
  email: 'xu@fudan.edu.cn',
  professionalTitle: '教授',
  companies: ['复旦大学', '上海图书馆'],
  region: '上海市徐汇区',
  researchArea: '历法史',
  load: { pending: 1, atWork: 2 },
  invitedLately: 5,
  answeredLately: 4,
  meanDaysToAnswer: 2.5,
  meanDaysToReview: 12,
  lastReviewHere: '2026-01-05',
  lastAskedOn: '2026-02-01',
  unavailableUntil: null,
  willReviewAgain: null,
  isRecommended: false,
  state: 'FREE',
  warnings: [],
};
const answered = (...people: Partial<typeof PERSON & { warnings: unknown }>[]) => ({
  ReviewerCandidates: () => ({ totalCount: people.length, candidates: people.map((one) => ({ ...PERSON, ...one })) }),
});

async function search({ added = [], ...options }: ShowOptions & { added?: string[] } = {}) {
  const onAdd = vi.fn();
  const onNotFound = vi.fn();
  const shown = await show(
    <CandidateSearch contributionId="C1" addedCodes={new Set(added)} onAdd={onAdd} onNotFound={onNotFound} />,
    options,
  );
  const answer = (...people: Parameters<typeof answered>) => shown.answer('CandidateSearchQuery', answered(...people));
  return { ...shown, onAdd, onNotFound, answerWith: answer };
}
const box = () => screen.getByRole('searchbox', { name: '专家姓名或 ID' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('one box takes a name or an ID; accurate and fuzzy are two buttons, Enter is accurate (P2-178 to P2-180, R2-089)', async () => {
  const { asked, answerWith } = await search();
  expect(asked().at(-1)?.variables).toMatchObject({ contributionId: 'C1', search: '', page: 1 });
  await answerWith();
  await userEvent.type(box(), ' 徐光启 ');
  await press('精确查找');
  expect(asked().at(-1)?.variables).toMatchObject({ search: '徐光启', mode: 'ACCURATE' });
  await answerWith(PERSON);
  await press('模糊查找');
  expect(asked().at(-1)?.variables).toMatchObject({ search: '徐光启', mode: 'FUZZY' });
  await answerWith(PERSON);
  await userEvent.type(box(), '{Enter}');
  expect(asked().at(-1)?.variables).toMatchObject({ mode: 'ACCURATE' });
});

/** Each with its name, which is seen where there is no column. */
const FIGURES = { 在审: '3待答复 1', 近一年: '邀 5 答 4', '答复（天）': '2.5', '审回（天）': '12', 上次受邀: '2026-02-01' };

it('the table has code, name, sex in words, email, title, units and region, and a row can be added (P2-181 to P2-189)', async () => {
  const { answerWith, onAdd } = await search();
  await answerWith(PERSON, { code: 'A100002', displayName: '王贞仪', sex: 'FEMALE' });
  const table = screen.getByRole('table', { name: '审稿专家' });
  const [, row, other] = within(table).getAllByRole('row');
  expectColumns(row, {
    姓名: '徐光启 A100001',
    性别: '男',
    职称: '教授',
    工作单位: '复旦大学，上海图书馆历法史',
    邮箱: 'xu@fudan.edu.cn',
    所在地区: '上海市徐汇区',
    ...FIGURES,
    操作: '添加',
  });
  expectColumns(other, {
    姓名: '王贞仪 A100002',
    性别: '女',
    职称: '教授',
    工作单位: '复旦大学，上海图书馆历法史',
    邮箱: 'xu@fudan.edu.cn',
    所在地区: '上海市徐汇区',
    ...FIGURES,
    操作: '添加',
  });
  await press('添加徐光启');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'A100001', companies: ['复旦大学', '上海图书馆'] }));
  await press('添加王贞仪');
  expect(onAdd).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'A100002', displayName: '王贞仪' }));
});

it('beside each stands what an editor weighs: load, answers, speed, when asked last; the last review here, absences, willingness (B-425)', async () => {
  const { answerWith } = await search();
  await answerWith(PERSON, {
    code: 'A100003',
    load: { pending: 0, atWork: 0 },
    invitedLately: 0,
    ...({ unavailableUntil: '2026-04-01', willReviewAgain: false } as object),
    isRecommended: true,
  });
  const [, busy, away] = screen.getAllByRole('row');
  for (const text of [...Object.values(FIGURES), '上次为本刊审稿 2026-01-05']) expect(busy?.textContent).toContain(text);
  for (const text of ['在审0', '近一年—', '2026-04-01前不便审稿', '不愿再审此稿', '作者推荐']) expect(away?.textContent).toContain(text);
});

it('what may speak against a reviewer stands there with its evidence before anything is sent (F-038)', async () => {
  const { answerWith } = await search();
  await answerWith({
    warnings: [
      { kind: 'OPPOSED', evidence: ['作者请求回避此人'] },
      { kind: 'AUTHOR_UNIT', evidence: ['与作者沈括同在浙江大学', '与作者李冶同在浙江大学'] },
    ] as never[],
  });
  const told = within(screen.getByRole('list', { name: '可能的利益冲突' })).getAllByRole('listitem');
  expect(told.map(({ textContent }) => textContent)).toEqual([
    '作者请求回避 作者请求回避此人',
    '同单位 与作者沈括同在浙江大学；与作者李冶同在浙江大学',
  ]);
});

it('an author, who is in the round and who is in the list already cannot be added', async () => {
  const { answerWith } = await search({ added: ['A100003'] });
  await answerWith({ state: 'AUTHOR' }, { code: 'A100002', state: 'AT_WORK' }, { code: 'A100003' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).queryByRole('button', { name: /^添加/ }))).toEqual([null, null, null]);
  expect(rows.map((row) => within(row).getAllByRole('cell')[11]?.textContent)).toEqual(['稿件作者', '本轮已邀请', '已添加']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '已添加' }).disabled).toBe(true);
});

it('an empty search tells so and opens the form for a new expert, each time; nothing found without words does not (R2-083, P2-190)', async () => {
  const { answerWith, onNotFound } = await search();
  await answerWith();
  expect(onNotFound).not.toHaveBeenCalled();
  await userEvent.type(box(), '无此人');
  await press('模糊查找');
  expect(onNotFound).not.toHaveBeenCalled();
  await answerWith();
  expect(screen.getByText('未找到该专家，请填写专家信息')).toBeTruthy();
  expect(onNotFound).toHaveBeenCalledExactlyOnceWith('无此人');
  await press('精确查找');
  await answerWith();
  expect(onNotFound).toHaveBeenCalledTimes(2);
});

it('a refusal says why and is asked again; what was typed stays', async () => {
  const { answerWith, fail, asked } = await search();
  await answerWith();
  await userEvent.type(box(), '徐');
  await press('模糊查找');
  await fail('CandidateSearchQuery', new ApiError('操作过于频繁', { code: 'RATE_LIMITED' }));
  expect(screen.getByRole('alert').textContent).toContain('操作过于频繁');
  expect(box()).toHaveProperty('value', '徐');
  await press('重试');
  expect(asked().at(-1)?.variables).toMatchObject({ search: '徐' });
});

it('says it all in English', async () => {
  const { answer } = await search({ language: 'en-US' });
  await answer('CandidateSearchQuery', answered({ ...PERSON, warnings: [{ kind: 'COAUTHOR', evidence: ['Wrote with Shen'] }] as never[] }));
  expect(screen.getByRole('table', { name: 'Reviewers' }).textContent).not.toMatch(/[：；，]|candidates\./u);
});

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => /^\S+/.exec(row.textContent)?.[0]);
const sortBy = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each([
  ['在审', ['乙', '甲', '丙']],
  ['近一年', ['乙', '丙', '甲']],
  ['答复（天）', ['丙', '甲', '乙']],
  ['审回（天）', ['甲', '丙', '乙']],
  ['上次受邀', ['丙', '甲', '乙']],
])('sorts by %s, turned round by a second press and as found by a third; who has no figure comes last (B-425)', async (column, order) => {
  const { answerWith, asked } = await search();
  const people = [
    { code: 'A1', displayName: '甲 ', load: { pending: 1, atWork: 2 }, invitedLately: 5, meanDaysToReview: 9 },
    {
      code: 'A2',
      displayName: '乙 ',
      load: { pending: 0, atWork: 0 },
      invitedLately: 0,
      meanDaysToAnswer: null,
      meanDaysToReview: null,
      lastAskedOn: null,
    },
    { code: 'A3', displayName: '丙 ', load: { pending: 4, atWork: 0 }, invitedLately: 2, meanDaysToAnswer: 1, lastAskedOn: '2025-03-01' },
  ] as unknown as Partial<typeof PERSON>[];
  await answerWith(...people);
  expect(names()).toEqual(['甲', '乙', '丙']);
  await sortBy(column);
  expect(asked().at(-1)?.variables).toMatchObject({ first: 50, page: 1 });
  await answerWith(...people);
  expect(names()).toEqual(order);
  const header = screen.getByRole('columnheader', { name: column });
  expect(header.getAttribute('aria-sort')).toBe('ascending');
  await sortBy(column);
  const known = order.filter((name) => column === '在审' || column === '近一年' || name !== '乙');
  expect(names()).toEqual([...known.toReversed(), ...order.filter((name) => !known.includes(name))]);
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await sortBy(column);
  expect(asked().at(-1)?.variables).toMatchObject({ first: 10, page: 1 });
  await answerWith(...people);
  expect(names()).toEqual(['甲', '乙', '丙']);
  expect(header.getAttribute('aria-sort')).toBeNull();
});

it('sorted, pages are of those that are sorted, and it says among how many (B-425)', async () => {
  const { answer, asked } = await search();
  const all = Array.from({ length: 50 }, (_, at) => ({ ...PERSON, code: `A${at}`, displayName: `专家${at} `, invitedLately: 50 - at }));
  await answer('CandidateSearchQuery', { ReviewerCandidates: () => ({ totalCount: 300, candidates: all.slice(0, 10) }) });
  await sortBy('近一年');
  await answer('CandidateSearchQuery', { ReviewerCandidates: () => ({ totalCount: 300, candidates: all }) });
  expect(names()).toEqual(['专家49', '专家48', '专家47', '专家46', '专家45', '专家44', '专家43', '专家42', '专家41', '专家40']);
  expect(screen.getByText('在最合适的前 50 位中排序，其余请用更具体的词查找。')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }));
  expect(names()[0]).toBe('专家39');
  expect(asked()).toEqual([]);
});

it('searches while one types, in parts, without opening the form when nobody is found; what was found stays meanwhile (B-425)', async () => {
  const { answerWith, asked, onNotFound } = await search();
  await answerWith(PERSON);
  await userEvent.type(box(), '徐光');
  await waitFor(() => expect(asked().at(-1)?.variables).toMatchObject({ search: '徐光', mode: 'FUZZY', page: 1, first: 10 }));
  expect(screen.getByText('徐光启')).toBeTruthy();
  await answerWith();
  expect(screen.getByText('查到 0 位专家')).toBeTruthy();
  expect(screen.queryByText('徐光启')).toBeNull();
  expect(onNotFound).not.toHaveBeenCalled();
  await press('精确查找');
  expect(asked().at(-1)?.variables).toMatchObject({ search: '徐光', mode: 'ACCURATE' });
  await answerWith();
  expect(onNotFound).toHaveBeenCalledExactlyOnceWith('徐光');
});

it('shows conflicts between persons in red and others in amber, each on one line (B-425)', async () => {
  const { answerWith } = await search({ isStyled: true });
  const kinds = ['OPPOSED', 'COAUTHOR', 'TEACHER_STUDENT', 'AUTHOR_UNIT', 'EMAIL_DOMAIN', 'SHARED_FUND'];
  await answerWith({ warnings: kinds.map((kind) => ({ kind, evidence: ['甲', '乙'] })) as never[] });
  const told = within(screen.getByRole('list', { name: '可能的利益冲突' })).getAllByRole('listitem');
  expect(told.map(({ title }) => title)).toEqual(kinds.map(() => '甲；乙'));
  const looks = told.map((item) => item.firstElementChild?.className);
  expect(new Set(looks.slice(0, 3)).size).toBe(1);
  expect(new Set(looks.slice(3)).size).toBe(1);
  expect(looks[0]).not.toBe(looks[3]);
});
