// A reviewer's list and its acts (S2 §2.6, S3 §2.16).
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { listVariables } from '../../components/lists/address.ts';
import { ViewerId } from '../../components/session/viewer-id.ts';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showRoute } from '../../testing/render.tsx';
import query, { type ReviewerListPageQuery } from './__generated__/ReviewerListPageQuery.graphql.ts';
import { INVITATIONS } from './address.ts';
import { ReviewerListPage } from './ReviewerListPage.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const offer = (name: string) => ({ act: name, isAllowed: true, refusal: null, isDecision: false });
const manuscript = {
  titleZh: '水利碑刻考',
  titleEn: 'Inscriptions on Water',
  manuscriptNumber: 'WX20260001',
  submittedAt: '2026-03-05T06:32:00.000Z',
  state: null,
  hasBeenInPool: null,
  source: null,
  colloquium: { name: '江南文化' },
  subject: { label: '历史学' },
};

const row = (number: number, status: string, due: object | null = null) => ({
  node: {
    id: `r${number}`,
    status,
    due,
    contribution: {
      ...manuscript,
      id: `c${number}`,
      viewerActs: status === 'PENDING' ? [offer('ACCEPT_INVITATION'), offer('DECLINE_INVITATION')] : [],
    },
  },
});

const pending = row(1, 'PENDING', { step: 'ANSWER', on: '2026-03-02', isOverdue: true, workingDaysLeft: -2 });
const accepted = row(2, 'ACCEPTED', { step: 'REVIEW', on: '2026-03-20', isOverdue: false, workingDaysLeft: 11 });
const all = [pending, accepted, row(3, 'DECLINED'), row(4, 'FINISHED'), row(5, 'CLOSED')];

interface Options {
  rows?: readonly ReturnType<typeof row>[];
  language?: LanguageTag;
  total?: number;
}
const objectsOf = (rows: readonly ReturnType<typeof row>[], total = rows.length) => ({
  Viewer: () => ({ invitationPendingCount: 2, invitations: { totalCount: total, totalCountIsCapped: false, edges: rows } }),
});
const showList = ({ rows = all, language = 'zh-CN', total = rows.length }: Options = {}) =>
  showRoute<ReviewerListPageQuery>(
    query,
    (search) => listVariables(INVITATIONS, search),
    <ViewerId value="me">
      <ReviewerListPage />
    </ViewerId>,
    { at: '/main/expertList', language, objects: objectsOf(rows, total) },
  );
const QUERY = 'ReviewerListPageQuery';
const lines = () => screen.getAllByRole('row').filter((line) => line.hasAttribute('data-row'));
const bar = () => screen.getByRole('region', { name: '批量操作' });

it('shows number, time of submission, title, journal, subject and status in words, and by when to answer or review (SC-119, S2-013, P2-269 to P2-274, F-026, R2-097)', async () => {
  await showList();
  const [first, second] = lines();
  expectColumns(first, {
    题名稿件编号: '水利碑刻考WX20260001江南文化历史学',
    期限: '2026-03-02 前答复逾期 2 个工作日',
    状态: '待答复',
    投稿时间: '2026-03-05 14:32',
    操作: '阅读并答复',
  });
  expect(first?.querySelector('time')?.title).toBe('2026-03-05 14:32');
  expectColumns(second, {
    题名稿件编号: '水利碑刻考WX20260001江南文化历史学',
    期限: '2026-03-20 前交回11 个工作日后到期',
    状态: '已接受',
    投稿时间: '2026-03-05 14:32',
    操作: '填写审稿意见',
  });
  expect(
    lines().map((line) => ['待答复', '已接受', '已谢绝', '已交回', '已结束'].find((word) => line.textContent?.includes(word))),
  ).toEqual(['待答复', '已接受', '已谢绝', '已交回', '已结束']);
});

it('is told in the reader’s language (P2-271, P2-274)', async () => {
  await showList({ language: 'en-US' });
  for (const words of ['Inscriptions on Water', 'Awaiting reply', 'Reply by 2026-03-02'])
    expect(lines()[0]?.textContent, words).toContain(words);
});

it('leads to the manuscript with the invitation as id; recived unless it is accepted, which leads to the form too (P2-268)', async () => {
  await showList();
  const hrefs = lines().map((line) => within(line).getByRole('link', { name: '水利碑刻考' }).getAttribute('href'));
  expect(hrefs[0]).toBe('/main/authormanuList/detailAuthor?roleId=2&id=r1&munaId=c1&recived=1');
  expect(hrefs[1]).toBe('/main/authormanuList/detailAuthor?roleId=2&id=r2&munaId=c2');
  for (const href of hrefs.slice(2)) expect(href).toMatch(/recived=1$/);
  expect(screen.getByRole('link', { name: '填写审稿意见' }).getAttribute('href')).toBe('/main/exportExitResult?roleId=2&id=c2&inviteId=r2');
});

it('is searched in number, title, journal and time of submission, never in authors (P2-264)', async () => {
  const none = { title: null, manuscriptNumber: null, colloquium: null, submitted: null };
  const filtered = async (type: () => Promise<void>, filter: object) => {
    cleanup();
    const page = await showList();
    await type();
    await act(async () => {});
    expect(page.asked().findLast((one) => one.name === QUERY)?.variables).toMatchObject({ search: null, filter: { ...none, ...filter } });
  };
  for (const [name, field] of [
    ['题名', 'title'],
    ['稿件编号', 'manuscriptNumber'],
    ['刊物', 'colloquium'],
  ] as const)
    await filtered(
      async () => {
        await userEvent.selectOptions(screen.getByRole('combobox', { name: '查询范围' }), name);
        await userEvent.type(screen.getByRole('searchbox'), 'WX{Enter}');
      },
      { [field]: 'WX' },
    );
  await filtered(
    async () => {
      const [from, to] = within(screen.getByRole('group', { name: '投稿时间' })).getAllByRole('textbox');
      await userEvent.type(from ?? document.body, '2026-03-01');
      await userEvent.type(to ?? document.body, '2026-03-05{Enter}');
    },
    { submitted: { from: '2026-03-01', to: '2026-03-05' } },
  );
  const scopes = within(screen.getByRole('combobox', { name: '查询范围' })).getAllByRole('option');
  expect(scopes.map(({ textContent }) => textContent)).toEqual(['全部', '题名', '稿件编号', '刊物']);
  expect(document.body.textContent).not.toContain('作者');
});

it('is narrowed by status and ordered by number and submission, what is due first (P2-265, P2-275)', async () => {
  const page = await showList();
  expect(listVariables(INVITATIONS, new URLSearchParams())).toMatchObject({ first: 10, orderBy: { field: 'DUE', direction: 'ASC' } });
  expect(listVariables(INVITATIONS, new URLSearchParams('sort=number&dir=desc')).orderBy).toEqual({
    field: 'MANUSCRIPT_NUMBER',
    direction: 'DESC',
  });
  expect(listVariables(INVITATIONS, new URLSearchParams('sort=submitted')).orderBy).toEqual({ field: 'SUBMITTED_AT', direction: 'ASC' });
  for (const [name, field, direction] of [
    ['稿件编号', 'MANUSCRIPT_NUMBER', 'ASC'],
    ['稿件编号', 'MANUSCRIPT_NUMBER', 'DESC'],
    ['投稿时间', 'SUBMITTED_AT', 'ASC'],
    ['投稿时间', 'SUBMITTED_AT', 'DESC'],
  ] as const) {
    await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name }));
    expect(page.asked().findLast((one) => one.name === QUERY)?.variables['orderBy'], name).toEqual({ field, direction });
    await page.answer(QUERY, objectsOf(all));
  }
  for (const [name, status] of [
    ['待答复', 'PENDING'],
    ['已接受', 'ACCEPTED'],
    ['已谢绝', 'DECLINED'],
    ['已交回', 'FINISHED'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    await act(async () => {});
    expect(page.asked().findLast((one) => one.name === QUERY)?.variables, name).toMatchObject({ filter: { statuses: [status] } });
    await page.answer(QUERY, objectsOf(all));
    await userEvent.click(screen.getByRole('button', { name }));
    await page.answer(QUERY, objectsOf(all));
  }
});

it('ten rows a page, and says which rows these are of how many; one page has no pager (P2-001, P2-276, R2-100, R3-207)', async () => {
  expect(listVariables(INVITATIONS, new URLSearchParams()).first).toBe(10);
  const page = await showList({ total: 11 });
  expect(screen.getByText('第 1–10 条，共 11 条')).toBeTruthy();
  const pager = within(screen.getByRole('navigation', { name: '分页' }));
  expect(pager.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['上一页', '1', '2', '下一页']);
  for (const name of ['下一页', '第 2 页']) {
    await userEvent.click(pager.getByRole('button', { name }));
    expect(page.asked().findLast((one) => one.name === QUERY)?.variables, name).toMatchObject({ first: 10, page: 2 });
    await page.answer(QUERY, objectsOf(all, 11));
    await userEvent.click(pager.getByRole('button', { name: '上一页' }));
    expect(page.asked().findLast((one) => one.name === QUERY)?.variables, `back from ${name}`).toMatchObject({ page: 1 });
    await page.answer(QUERY, objectsOf(all, 11));
  }
  cleanup();
  await showList({ total: 10 });
  expect(screen.getByText('第 1–10 条，共 10 条')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

it('says in the specified words that there is nothing (P2-279), and the first steps of a reviewer (B-454)', async () => {
  await showList({ rows: [] });
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
  for (const step of [/接受或谢绝/, /填写审稿意见表/, /打印审稿证明/]) expect(screen.getByText(step)).toBeTruthy();
});

it('ticks rows one by one or all of the page; only those that wait for an answer can be answered (P2-266, P2-267)', async () => {
  // The manuscript of an invitation that was declined invites the same reviewer again.
  const earlier = row(3, 'DECLINED');
  const invitesAgain = {
    node: { ...earlier.node, contribution: { ...earlier.node.contribution, viewerActs: pending.node.contribution.viewerActs } },
  };
  await showList({ rows: all.with(2, invitesAgain) });
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes()).toHaveLength(6);
  await userEvent.click(boxes()[2] ?? document.body);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true, false, false, false]);
  expect(boxes()[0]?.indeterminate).toBe(true);
  await userEvent.click(boxes()[0] ?? document.body);
  expect(boxes().every(({ checked }) => checked)).toBe(true);
  expect(bar().textContent).toContain('已选 5 篇，其中 1 篇可接受，1 篇可谢绝');
});

it('with nothing ticked both answers stand there and say 请选择新投稿件, and the focus comes to the box of the first that waits (R2-099, R3-162)', async () => {
  const page = await showList({ rows: [accepted, pending] });
  const resting = screen.getByRole('region', { name: '勾选后可以办理' });
  expect(within(resting).getAllByTitle('勾选待答复的邀请，可以一起答复')).toHaveLength(2);
  for (const verb of ['接受审稿邀请', '谢绝审稿邀请']) {
    await userEvent.click(within(resting).getByRole('button', { name: verb }));
    expect(screen.getByText('请选择新投稿件')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[2]);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.asked().map(({ name }) => name)).toEqual(['useInvitationCountsQuery']);
  await userEvent.keyboard(' ');
  expect(bar().textContent).toContain('已选 1 篇');
});

it('where nothing waits for an answer none is offered', async () => {
  await showList({ rows: [accepted] });
  for (const name of ['批量操作', '勾选后可以办理']) expect(screen.queryByRole('region', { name })).toBeNull();
});

it.each([
  ['接受 1 篇', '接受审稿邀请', '给编辑部的话（选填）', '操作成功', 'actDocumentsAcceptInvitationsMutation', 'AcceptInvitationsPayload'],
  [
    '谢绝 1 篇',
    '谢绝审稿邀请',
    '谢绝理由（选填）',
    '已拒绝稿件接收',
    'actDocumentsDeclineInvitationsMutation',
    'DeclineInvitationsPayload',
  ],
])(
  '%s asks in a dialog, where accepting has room for an opinion, and says what came of it (P2-262, P2-263, P2-277, P2-278, R3-166, R3-167)',
  async (button, verb, field, said, mutation, payload) => {
    const page = await showList({ rows: [pending, accepted] });
    await userEvent.click(screen.getAllByRole('checkbox')[1] ?? document.body);
    await userEvent.click(within(bar()).getByRole('button', { name: button }));
    const dialog = screen.getByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: field }), '可审');
    await userEvent.click(within(dialog).getByRole('button', { name: verb }));
    expect(page.asked().at(-1)).toMatchObject({
      name: mutation,
      variables: { input: { contributionIds: ['c1'], [verb.startsWith('接受') ? 'comment' : 'reason']: '可审' } },
    });
    await page.answer(mutation, {
      [payload]: () => ({ results: [{ contributionId: 'c1', done: true, refusal: null, contribution: null }] }),
    });
    expect(screen.getByText(said)).toBeTruthy();
  },
);
