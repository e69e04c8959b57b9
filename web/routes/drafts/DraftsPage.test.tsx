// The author's unfinished manuscripts, and beside them those that were not accepted (S2 §2.2).
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import query, { type DraftsPageQuery } from './__generated__/DraftsPageQuery.graphql.ts';
import { draftsVariables } from './address.ts';
import { DraftsPage } from './DraftsPage.tsx';

const QUERY = 'DraftsPageQuery';
const CONSENT = 'actDocumentsConsentToPoolMutation';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const row = (own: object = {}) => ({
  node: {
    id: 'a=b',
    titleZh: '水利碑刻考',
    titleEn: null,
    manuscriptNumber: null,
    submittedAt: '2026-03-04T06:32:00.000Z',
    updatedAt: '2026-03-05T06:32:00.000Z',
    state: null,
    stage: null,
    hasBeenInPool: false,
    authorStatus: 'UNFINISHED',
    withdrawnAt: null,
    source: 'FREE_SUBMISSION',
    colloquium: { name: '江南文化' },
    viewerActs: [],
    ...own,
  },
});
const answerOf = (edges: readonly object[], totalCount = edges.length) => {
  const rows = { totalCount, totalCountIsCapped: false, edges };
  return { Viewer: () => ({ drafts: rows, unaccepted: rows, draftCount: { totalCount: 0 } }) };
};
const showDrafts = (edges: readonly object[] = [row()], { at = '/main/unManuscript?roleId=1', total = edges.length } = {}) =>
  showRoute<DraftsPageQuery>(query, draftsVariables, <DraftsPage />, { at, objects: answerOf(edges, total) });
const lines = () => screen.getAllByRole('row').filter((line) => line.hasAttribute('data-row'));
const lastAsked = (page: Awaited<ReturnType<typeof showDrafts>>) => page.asked().findLast(({ name }) => name === QUERY)?.variables;

it('shows number or none, time of saving, title or that there is none, journal, and what can be done (P2-058 to P2-062, SC-048)', async () => {
  await showDrafts([row({ manuscriptNumber: 'JN20260001' }), row({ id: 'c', titleZh: null })]);
  const [whole, bare] = lines();
  expectColumns(whole, { 题名: '水利碑刻考JN20260001江南文化', 保存时间: '2026-03-05 14:32', 操作: '继续填写删除' });
  expect(whole?.querySelector('time')?.title).toBe('2026-03-05 14:32');
  expectColumns(bare, { 题名: '（尚未填写题名）江南文化', 保存时间: '2026-03-05 14:32', 操作: '继续填写删除' });
  expect(within(bare ?? document.body).getByRole('link', { name: '（尚未填写题名）' })).toBeTruthy();
});

it('searches title, number or journal where that is chosen, with an empty box at first, and by the days of saving (P2-063 to P2-067, R2-026)', async () => {
  const page = await showDrafts();
  const scope = screen.getByRole('combobox', { name: '查询范围' });
  const answer = () => page.answer(QUERY, answerOf([row()]));
  for (const [name, word, filter] of [
    ['题名', '碑刻', { title: '碑刻' }],
    ['稿件编号', 'JN', { manuscriptNumber: 'JN' }],
    ['刊物', '江南', { colloquium: '江南' }],
  ] as const) {
    await userEvent.selectOptions(scope, name);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value, name).toBe('');
    await userEvent.type(screen.getByRole('searchbox'), `${word}{Enter}`);
    await act(async () => {});
    expect(lastAsked(page)?.['draftFilter'], name).toMatchObject(filter);
    await answer();
  }
  const days = within(screen.getByRole('group', { name: '保存时间' }));
  const [from, to] = days.getAllByRole('textbox');
  await userEvent.type(from ?? document.body, '2026-03-01');
  await userEvent.type(to ?? document.body, '2026-03-05{Enter}');
  await act(async () => {});
  expect(lastAsked(page)?.['draftFilter']).toMatchObject({ saved: { from: '2026-03-01', to: '2026-03-05' } });
});

it('leads to the wizard, and deletes for good what one has confirmed (P2-068, P2-069, R2-027, R2-028)', async () => {
  const page = await showDrafts([row({ id: 'first' }), row()]);
  const second = within(lines()[1] ?? document.body);
  expect(second.getByRole('link', { name: '继续填写' }).getAttribute('href')).toBe('/main/change?roleId=1&id=a%3Db&change=1');
  const ask = () => userEvent.click(second.getByRole('button', { name: '删除' }));
  await ask();
  const question = within(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog').textContent).toContain('该条数据删除后不可恢复，确定删除吗？');
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  expect(page.asked()).toEqual([]);
  await ask();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(page.asked()).toMatchObject([{ name: 'DraftListMutation', variables: { input: { contributionId: 'a=b' } } }]);
  await page.answer('DraftListMutation', {});
  expect(await screen.findByText('已删除！')).toBeTruthy();
});

it('has ten rows a page, and pages only above one (P2-070, R2-207)', async () => {
  const page = await showDrafts([row()], { total: 61 });
  const pager = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pager.getAllByRole('button', { name: /^第/ }).map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '7']);
  await userEvent.click(pager.getByRole('button', { name: '第 7 页' }));
  expect(lastAsked(page)).toMatchObject({ first: 10, page: 7 });
  await page.answer(QUERY, answerOf([row()]));
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

it('says in the specified words that there is nothing (P2-071, R2-202)', async () => {
  await showDrafts([]);
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
});

it('has those that were not accepted in a tab of their own, asked for by themselves (P2-072, D2-11)', async () => {
  const page = await showDrafts();
  await userEvent.click(screen.getByRole('radio', { name: '未录用稿件（可授权入库）' }));
  await act(async () => {});
  expect(page.address()).toBe('/main/unManuscript?roleId=1&tab=unaccepted');
  expect(lastAsked(page)).toMatchObject({ isUnaccepted: true, filter: { awaitsPoolConsent: true } });
});

it('offers the consent to the pool in their rows, where it can be given, and asks anew once it is (P2-073, D2-11, D2-75)', async () => {
  const unaccepted = { manuscriptNumber: 'JN1', authorStatus: 'NOT_ACCEPTED', stage: 2 };
  const page = await showDrafts(
    [
      row({ ...unaccepted, id: 'c', titleZh: '合作者的', viewerActs: [{ act: 'CONSENT_TO_POOL', isAllowed: false }] }),
      row({ ...unaccepted, viewerActs: [{ act: 'CONSENT_TO_POOL', isAllowed: true }] }),
    ],
    { at: '/main/unManuscript?roleId=1&tab=unaccepted' },
  );
  expect(
    lines().map((line) =>
      within(line)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['合作者的', '状态', '详情'],
    ['水利碑刻考', '状态', '详情'],
  ]);
  const consent = screen.getAllByRole('button', { name: '授权进入稿件库' });
  expect(consent).toHaveLength(1);
  await userEvent.click(consent[0] ?? document.body);
  const dialog = screen.getByRole('dialog');
  for (const words of ['确定要授权进入稿件库吗？', '水利碑刻考', 'JN1']) expect(dialog.textContent).toContain(words);
  await userEvent.click(within(dialog).getByRole('button', { name: '授权进入稿件库' }));
  expect(page.asked()).toMatchObject([{ name: CONSENT, variables: { input: { contributionId: 'a=b' } } }]);
  await page.answer(CONSENT, { Contribution: () => ({ id: 'a=b' }) });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.asked().map(({ name }) => name)).toContain(QUERY);
});
