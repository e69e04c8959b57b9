// The screen for inviting experts: the manuscript, the search, new experts, the list of those to invite, the letter, sending, and who was
// invited.
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { columnsOf, expectColumns } from '../../testing/columns.ts';
import { ApiError } from '../../relay/errors.ts';
import { expectLeavingAsked, isUnloadHeld } from '../../testing/leaving.ts';
import { NEW_PERSON, NEW_PERSON_CHOICES, typeInNewPerson } from '../../testing/new-person.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type InviteReviewersPageQuery } from './__generated__/InviteReviewersPageQuery.graphql.ts';
import { InviteReviewersPage } from './InviteReviewersPage.tsx';

const review = (index: number, own: Record<string, unknown> = {}) => ({
  id: `r${index}`,
  round: 1,
  invitedAt: '2026-03-05T06:32:00.000Z',
  inviter: { displayName: '叶书宁' },
  reviewer: { code: `A10000${index}`, displayName: `专家${index}` },
  expert: { sex: 'FEMALE', email: `e${index}@river.test`, company: '东湖大学', professionalTitle: { label: '教授' } },
  status: 'PENDING',
  closedReason: null,
  answerDueOn: '2026-03-12',
  reviewDueOn: '2026-04-02',
  declineReason: null,
  suggestedColleagues: null,
  conflictReason: null,
  conflicts: [],
  remindedAt: null,
  lastLetter: { fate: 'SENT', failure: null },
  viewerCanCorrectAddress: false,
  viewerCanClose: false,
  viewerCanRemind: false,
  contribution: { id: 'c1' },
  ...own,
});

interface Own {
  role?: string;
  act?: string;
  isAllowed?: boolean;
  reviews?: unknown[];
  files?: unknown[];
  at?: string;
  /** Of the history entry. */
  state?: object;
}

beforeEach(() => sessionStorage.clear());

const showPage = ({
  role = 'EDITOR',
  act = 'EDITOR_INVITE_REVIEWERS',
  isAllowed = true,
  reviews = [review(1)],
  files = [],
  at = 'id=c1&roleId=3&type=10&cbState=4',
  state,
}: Own = {}) =>
  showRoute<InviteReviewersPageQuery>(QUERY, () => ({ id: 'c1' }), <InviteReviewersPage />, {
    at: { pathname: '/main/editorExportList', search: `?${at}`, state },
    objects: {
      ...NEW_PERSON_CHOICES,
      Viewer: () => ({ id: 'me', currentRole: { kind: role } }),
      Contribution: () => ({
        id: 'c1',
        manuscriptNumber: 'JNWH-1',
        titleZh: '水利碑刻考',
        titleEn: null,
        firstAuthorDisplayName: '沈知远',
        colloquium: { id: 'j1', name: '江南文化' },
        invitationDays: { answerDueOn: '2026-11-24', reviewDueOn: '2026-12-15' },
        viewerActs: [{ act, isAllowed, refusal: isAllowed ? null : '该稿件由其他人负责' }],
        reviews,
        files,
      }),
    },
  });
type Page = Awaited<ReturnType<typeof showPage>>;

const candidate = {
  code: 'A445566',
  displayName: '顾言',
  sex: 'FEMALE',
  email: 'gu@lake.test',
  professionalTitle: '教授',
  companies: ['南湖大学', '江南研究院'],
  region: '浙江省杭州市',
  researchArea: '水利史',
  load: { pending: 1, atWork: 0 },
  invitedLately: 2,
  answeredLately: 1,
  meanDaysToAnswer: 2,
  meanDaysToReview: 12,
  lastReviewHere: null,
  lastAskedOn: null,
  unavailableUntil: null,
  willReviewAgain: null,
  isRecommended: false,
  state: 'FREE',
  warnings: [],
};
const opposed = {
  ...candidate,
  code: 'A778899',
  displayName: '程砚',
  companies: ['北岸大学'],
  warnings: [{ kind: 'OPPOSED', evidence: ['作者请求回避此人'] }],
};

const offer = async ({ answer }: Page, candidates: unknown[]) =>
  await answer('CandidateSearchQuery', { ReviewerCandidates: () => ({ totalCount: candidates.length, candidates }) });
const offerAgain = async (page: Page, candidates: unknown[]) => {
  await userEvent.type(screen.getByRole('searchbox'), '顾言{Enter}');
  await offer(page, candidates);
};
const added = () => within(screen.getByRole('region', { name: '待邀请的专家' }));
const sentBy = (page: Page, name: string) => page.asked().find((one) => one.name === name)?.variables['input'];

it('names the manuscript and its first author on top; what the address says besides is a hint (SC-094, S2-010, P2-175 to P2-177)', async () => {
  const page = await showPage({ at: 'id=c1&roleId=5&type=30&cbState=21' });
  expect(screen.getByRole('heading', { level: 1, name: '水利碑刻考' })).toBeTruthy();
  expect(screen.getByText('JNWH-1 · 沈知远 · 江南文化')).toBeTruthy();
  expect(screen.getByRole('button', { name: '精确查找' })).toBeTruthy();
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  expect(sentBy(page, 'useInviteReviewersEditorMutation')).toMatchObject({ contributionId: 'c1' });
});

it('invites an expert who was typed in with all six fields, adds nobody twice, and says so: 已添加该专家 (R2-084 to R2-087, P2-191 to P2-197)', async () => {
  const page = await showPage();
  await typedIn(page);
  await typeInNewPerson(page, '新专家');
  expect(added().getByText('程砚秋')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  await offer(page, [{ ...candidate, email: NEW_PERSON.email }]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  expect(added().getByText('已添加该专家')).toBeTruthy();
  expect(added().queryByText('顾言')).toBeNull();
  await offerAgain(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '已添加' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '邀请 2 位专家' }));
  expect(sentBy(page, 'useInviteReviewersEditorMutation')).toMatchObject({
    invitations: [
      { code: null, newReviewer: NEW_PERSON, company: '南湖大学' },
      { code: 'A445566', newReviewer: null },
    ],
  });
});

it('says before anybody is invited which files blind reviewers will get, and why not (B-010)', async () => {
  const copy = { state: 'MADE', reader: 'REVIEWER', isForViewer: false, reason: null };
  const file = (id: string, name: string, own: object | null) => ({
    id,
    name,
    size: 2048,
    uploadedAt: '2026-03-05T06:32:00.000Z',
    copy: own,
  });
  await showPage({
    files: [
      file('f1', '论文.docx', copy),
      file('f2', '附录.pdf', { ...copy, state: 'FAILED', reason: '文件已加密' }),
      file('f3', '查重报告.pdf', null),
    ],
  });
  const files = screen.getByText('论文.docx').closest('ul');
  expect([...(files?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^论文\.docx.*盲审专家可下载（文件属性等已清除，正文不变）$/),
    expect.stringMatching(/^附录\.pdf.*盲审专家不能下载此文件：文件已加密。请更换文件。$/),
  ]);
});

it('lists who was invited, ten a page, with what each said (R2-088, P2-001, P2-204 to P2-214)', async () => {
  const said = review(0, { status: 'DECLINED', declineReason: '近期出访', suggestedColleagues: '程砚秋', conflictReason: '仅此一人熟悉' });
  const later = Array.from({ length: 9 }, (_none, index) => review(index + 3, { round: 2 }));
  await showPage({ reviews: [said, review(1), review(2, { reviewer: null, expert: null }), ...later] });
  const table = within(screen.getByRole('table', { name: '已邀请的专家' }));
  expect(table.getAllByRole('row')).toHaveLength(11);
  expectColumns(table.getAllByRole('row')[10], {
    姓名: '不便透露',
    '专家 ID': '',
    性别: '',
    邮箱: '',
    职称: '',
    工作单位: '',
    邀请时间: '2026-03-05 14:32',
    邀请人: '叶书宁',
    稿件: '水利碑刻考',
    状态: '待答复请于 2026-03-12 前答复',
  });
  expectColumns(table.getAllByRole('row')[1], {
    姓名: '专家11',
    '专家 ID': 'A1000011',
    性别: '女',
    邮箱: 'e11@river.test',
    职称: '教授',
    工作单位: '东湖大学',
    邀请时间: '2026-03-05 14:32',
    邀请人: '叶书宁',
    稿件: '水利碑刻考',
    状态: '待答复请于 2026-03-12 前答复邀请函',
  });
  expect(screen.getByText('第 1–10 条，共 12 条'), 'which of them these are').toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(screen.getByText('第 11–12 条，共 12 条')).toBeTruthy();
  const [, ...rest] = table.getAllByRole('row');
  expect(
    rest.map((row) => columnsOf(row)[0]),
    'an earlier round too',
  ).toEqual([
    ['姓名', '专家1'],
    ['姓名', '专家0'],
  ]);
  for (const text of ['已谢绝', '理由：近期出访', '推荐：程砚秋', '邀请理由：仅此一人熟悉'])
    expect(table.getAllByText(text).length).toBeGreaterThan(0);
});

it('invites those who were added, with unit, days and letter, once; then says so and leads back to the manuscript (R2-082, R2-087, P2-189, P2-198, P2-200 to P2-202, P2-215, P2-217)', async () => {
  const page = await showPage();
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  await userEvent.selectOptions(added().getByRole('combobox', { name: '工作单位' }), '江南研究院');
  for (const [name, day] of [
    ['答复期限', '2026-12-01'],
    ['审稿期限', '2027-01-15'],
  ] as const) {
    await userEvent.clear(added().getByRole('textbox', { name }));
    await userEvent.type(added().getByRole('textbox', { name }), day);
  }
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  expect(sentBy(page, 'useInviteReviewersEditorMutation')).toEqual({
    contributionId: 'c1',
    invitations: [
      {
        code: 'A445566',
        newReviewer: null,
        company: '江南研究院',
        answerDueOn: '2026-12-01',
        reviewDueOn: '2027-01-15',
        conflictReason: null,
      },
    ],
    reserve: [],
    invitesReserveOnLapse: false,
    letter: null,
  });
  await page.answer('useInviteReviewersEditorMutation', {});
  expect(await screen.findByText('邀请成功')).toBeTruthy();
  expect(page.address()).toBe('/main/editorManusList/detailChief?roleId=3&id=c1');
});

it('shows by when each is to answer and to review, as the journal gives days, until others are said (B-425)', async () => {
  const page = await showPage();
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  const day = (name: string) => added().getByRole<HTMLInputElement>('textbox', { name });
  expect([day('答复期限').value, day('审稿期限').value]).toEqual(['2026-11-24', '2026-12-15']);
  await userEvent.clear(day('审稿期限'));
  expect(day('审稿期限').value).toBe('');
  expect(added().getByText('留空即按集刊设定：2026-12-15')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  expect(sentBy(page, 'useInviteReviewersEditorMutation'), 'the server counts the days when it is sent').toMatchObject({
    invitations: [{ answerDueOn: null, reviewDueOn: null }],
  });
});

it('takes somebody out of the list again before anything is sent (P2-198)', async () => {
  const page = await showPage();
  await offer(page, [candidate, opposed]);
  for (const button of screen.getAllByRole('button', { name: /添加/ })) await userEvent.click(button);
  await userEvent.click(added().getByRole('button', { name: '移除程砚' }));
  expect(screen.getByRole('button', { name: '邀请 1 位专家' })).toBeTruthy();
  expect(added().queryByText('程砚')).toBeNull();
  await userEvent.click(added().getByRole('button', { name: '移除顾言' }));
  expect(added().getByText('还没有添加专家')).toBeTruthy();
  expect(screen.getByRole('button', { name: '添加顾言' }), 'and can be added anew').toBeTruthy();
});

it('leaves for the manuscript without inviting where one cancels, and asks nothing (P2-200)', async () => {
  const page = await showPage();
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(page.address()).toBe('/main/editorManusList/detailChief?roleId=3&id=c1');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.asked().filter(({ name }) => name.endsWith('Mutation'))).toEqual([]);
  expect(sessionStorage.getItem('inviteReviewers:me:c1')).toBeNull();
});

it('sends once, however often one presses, and is closed meanwhile (P2-201)', async () => {
  const page = await showPage();
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  const send = screen.getByRole('button', { name: '邀请 1 位专家' });
  await userEvent.click(send);
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(send);
  expect(page.asked().filter(({ name }) => name === 'useInviteReviewersEditorMutation')).toHaveLength(1);
});

it('tells a refusal by the server in its words, in a dialog (P2-203, R2-194)', async () => {
  const page = await showPage();
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  await page.fail('useInviteReviewersEditorMutation', new ApiError('该专家不能邀请', { code: 'FORBIDDEN' }));
  expect(screen.getByRole('dialog', { name: '邀请没有发出' }).textContent).toContain('该专家不能邀请');
  expect(added().getByText('顾言'), 'and nobody is lost').toBeTruthy();
});

it('asks before one leaves experts who are not invited yet (P2-467, R2-203)', async () => {
  const page = await showPage();
  await offer(page, [candidate]);
  expect(isUnloadHeld()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  await expectLeavingAsked(page);
});

/** The form of an expert whom the search did not find. */
async function typedIn(page: Page) {
  await userEvent.type(screen.getByRole('searchbox'), '无此人');
  await userEvent.click(screen.getByRole('button', { name: '精确查找' }));
  await offer(page, []);
  return within(await screen.findByRole('form', { name: '新专家' }));
}

it('asks before one leaves an expert half typed in, which is not kept, and says so (P2-467, R2-203)', async () => {
  const page = await showPage();
  const form = await typedIn(page);
  expect(isUnloadHeld()).toBe(false);
  await userEvent.type(form.getByRole('textbox', { name: /姓名/ }), '顾言');
  await page.go('/main/msgCenter');
  expect(screen.getByRole('dialog').textContent).toContain('离开后需要重新填写');
  await userEvent.click(screen.getByRole('button', { name: '留在本页' }));
  await userEvent.click(form.getByRole('button', { name: '取消' }));
  expect(isUnloadHeld()).toBe(false);
});

it('gives up an expert half typed in where one cancels the whole, and asks nothing (P2-200)', async () => {
  const page = await showPage();
  await userEvent.type((await typedIn(page)).getByRole('textbox', { name: /姓名/ }), '顾言');
  await userEvent.click(screen.getAllByRole('button', { name: '取消' }).at(-1) ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.address()).toBe('/main/editorManusList/detailChief?roleId=3&id=c1');
});

it('shows the letter as it would go, asks before it is left edited, and sends it so (P2-199, P2-467)', async () => {
  const page = await showPage();
  const html = '<p>{{reviewerName}}：请审《水利碑刻考》</p>';
  await page.answer('useLetterTemplateReviewerQuery', { ID: () => 'c1', Contribution: () => ({ letterPreview: { html } }) });
  const letter = within(screen.getByRole('region', { name: '邀请函' }));
  expect(letter.getByText(/请审《水利碑刻考》/)).toBeTruthy();
  expect(isUnloadHeld()).toBe(false);
  await act(async () => fireEvent.click(letter.getByRole('button', { name: '引用' })));
  expect(isUnloadHeld(), 'the letter alone is asked about').toBe(true);
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  expect(sentBy(page, 'useInviteReviewersEditorMutation')).toMatchObject({ letter: `<blockquote>${html}</blockquote>` });
});

it('shows the letter of each invitation as it went, when asked', async () => {
  const page = await showPage();
  const open = screen.getByRole('button', { name: '给专家1的邀请函' });
  await userEvent.click(open);
  expect(page.asked().at(-1)).toEqual({ name: 'SentLetterQuery', variables: { id: 'r1' } });
  await page.answer('SentLetterQuery', { ID: () => 'r1', Review: () => ({ letter: '<p>专家1：请审《水利碑刻考》{{link}}</p>' }) });
  const dialog = screen.getByRole('dialog', { name: '给专家1的邀请函' });
  expect(within(dialog).getByText('专家1：请审《水利碑刻考》［链接］')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['EDITOR_INVITE_REVIEWERS', 'EDITOR', 'useInviteReviewersEditorMutation', '/main/editorManusList/detailChief?roleId=3&id=c1'],
  [
    'DEPUTY_INVITE_REVIEWERS',
    'ASSOCIATE_EDITOR_IN_CHIEF',
    'useInviteReviewersDeputyMutation',
    '/main/editorManusList/detailChief?roleId=10&id=c1',
  ],
  ['CHIEF_INVITE_REVIEWERS', 'EDITOR_IN_CHIEF', 'useInviteReviewersChiefMutation', '/main/editorChiefManusList/detailChief?roleId=5&id=c1'],
  ['CHIEF_INVITE_REVIEWERS', 'EXECUTIVE_EDITOR', 'useInviteReviewersChiefMutation', '/main/optList/listDtaile?roleId=4&id=c1'],
])('each office by its own act: %s (SC-094, S2-010, P2-216, P2-218)', async (act, role, mutation, after) => {
  const page = await showPage({ act, role });
  expect(screen.getByRole('heading', { level: 1, name: '水利碑刻考' })).toBeTruthy();
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加/ }));
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  await page.answer(mutation, {});
  expect(page.address()).toBe(after);
});

it('leads back to the page of the manuscript that one came from, with the place in its list (B-424)', async () => {
  const list = '/main/editorManusList?roleId=3&scope=pending&page=2';
  const from = '/main/editorManusList/detailChief?roleId=3&id=c1&type=0';
  const page = await showPage({ state: { page: from, list } });
  expect(screen.getByRole('link', { name: '返回稿件' }).getAttribute('href')).toBe(from);
  await offer(page, [candidate]);
  await userEvent.click(screen.getByRole('button', { name: /添加顾言/ }));
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  await page.answer('useInviteReviewersEditorMutation', {});
  expect(page.address()).toBe(from);
  expect(page.state()).toEqual({ list });
});

it('needs somebody to invite, and a reason where something speaks against them; reserve goes apart', async () => {
  const page = await showPage();
  await userEvent.click(screen.getByRole('button', { name: '邀请' }));
  expect(await screen.findByText('请选择审稿专家')).toBeTruthy();
  await offer(page, [candidate, opposed]);
  for (const button of screen.getAllByRole('button', { name: /添加/ })) await userEvent.click(button);
  await userEvent.click(added().getAllByRole('checkbox', { name: '候补' })[0] ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  expect(added().getByText('作者请求回避此人')).toBeTruthy();
  expect(await added().findByText('请填写仍然邀请的理由')).toBeTruthy();
  expect(screen.queryByText('请选择审稿专家')).toBeNull();
  await userEvent.type(added().getByRole('textbox', { name: /仍然邀请的理由/ }), '唯一熟悉此题的专家');
  expect(added().queryByText('请填写仍然邀请的理由'), 'mended').toBeNull();
  await userEvent.click(added().getByRole('checkbox', { name: '逾期未答复时也邀请候补专家' }));
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  expect(sentBy(page, 'useInviteReviewersEditorMutation')).toMatchObject({
    invitations: [{ code: 'A778899', conflictReason: '唯一熟悉此题的专家' }],
    reserve: [{ code: 'A445566' }],
    invitesReserveOnLapse: true,
  });
  await page.fail('useInviteReviewersEditorMutation', new Error('服务器忙'));
  expect(await screen.findByText('邀请没有发出')).toBeTruthy();
  expect(added().getByText('程砚')).toBeTruthy();
});

it('opens the form for a new expert after an empty search, which takes all six fields (R2-083 to R2-086, P2-190 to P2-197)', async () => {
  const page = await showPage();
  const manual = () => screen.queryByRole('button', { name: '填写未注册的专家' });
  await offer(page, []);
  expect([screen.queryByRole('form', { name: '新专家' }), manual()], 'before anybody was sought').toEqual([null, null]);
  await userEvent.type(screen.getByRole('searchbox'), '无此人');
  await userEvent.click(screen.getByRole('button', { name: '精确查找' }));
  await offer(page, []);
  await userEvent.click(within(await screen.findByRole('form', { name: '新专家' })).getByRole('button', { name: '取消' }));
  await userEvent.click(manual() ?? document.body);
  const form = within(await screen.findByRole('form', { name: '新专家' }));
  const marked = form.getAllByTitle('必填').map(({ parentElement }) => parentElement?.textContent);
  expect(marked).toEqual(['姓名*', '性别*', '学位*', '邮箱*', '工作单位*', '所在地区*']);
  await userEvent.type(form.getByRole('textbox', { name: /邮箱/ }), 'x');
  await userEvent.click(form.getByRole('button', { name: '加入待邀请名单' }));
  expect(await form.findByText('邮箱格式错误！')).toBeTruthy();
  expect(form.getAllByText(/^请(填写|选择)(姓名|性别|学位|工作单位|所在地区)/)).toHaveLength(5);
  await userEvent.click(form.getByRole('button', { name: '取消' }));
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '顾言');
  await userEvent.click(screen.getByRole('button', { name: '精确查找' }));
  await offer(page, [candidate]);
  expect(manual(), 'after somebody was found').toBeNull();
});

it('shows what the server refuses of somebody who was typed in at that person', async () => {
  const newPerson = { realName: '顾言', sex: 'FEMALE', email: 'gu@lake.test', degreeId: 'd1', company: '南湖大学', regionCode: '330106' };
  const person = { code: null, realName: '顾言', email: 'gu@lake.test', company: '南湖大学', companies: ['南湖大学'], newPerson };
  const kept = { ...person, answerDueOn: '', reviewDueOn: '', evidence: [], conflictReason: '', isReserve: false };
  sessionStorage.setItem('inviteReviewers:me:c1', JSON.stringify({ reviewers: [kept] }));
  const page = await showPage();
  await userEvent.click(screen.getByRole('button', { name: '邀请 1 位专家' }));
  await page.fail(
    'useInviteReviewersEditorMutation',
    new ApiError('请检查', { fields: { 'invitations.0.newReviewer.email': '邮箱不能使用' } }),
  );
  expect(added().getByRole('alert').textContent).toBe('邮箱不能使用');
});

it('says why nobody can be invited now, and is not there for somebody who never may', async () => {
  await showPage({ isAllowed: false });
  expect(screen.getByText('该稿件由其他人负责')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '精确查找' })).toBeNull();
  expect(screen.getByRole('table', { name: '已邀请的专家' })).toBeTruthy();
});
