// The screen for inviting authors: journal, search, new author, letter, sending, and who has been invited.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { ApiError } from '../../relay/errors.ts';
import { listVariables } from '../../components/lists/address.ts';
import { expectLeavingAsked, isUnloadHeld } from '../../testing/leaving.ts';
import { NEW_PERSON, NEW_PERSON_CHOICES, typeInNewPerson } from '../../testing/new-person.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type InviteAuthorsPageQuery } from './__generated__/InviteAuthorsPageQuery.graphql.ts';
import { INVITED_AUTHORS } from './address.ts';
import { InviteAuthorsPage } from './InviteAuthorsPage.tsx';

const journals = [
  { id: 'j1', name: '江南文化' },
  { id: 'j2', name: '水利史' },
];
const row = {
  invitedAt: '2026-03-05T06:32:00.000Z',
  colloquiumName: '江南文化',
  code: 'A112233',
  displayName: '沈知远',
  sex: 'MALE',
  email: 'shen@river.test',
  company: '东湖大学',
  inviterName: '叶书宁',
  state: 'OPEN',
  invitationId: 'i1',
  letterFate: 'SENT',
  letterFailure: null,
  viewerCanCorrectAddress: false,
  isRegistered: true,
} as const;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** As the route does; a simulated query must know all of its variables. */
function variablesOf(search: URLSearchParams) {
  const { first, page } = listVariables(INVITED_AUTHORS, search);
  return { first, page };
}
const showPage = (own: { journals?: unknown[]; rows?: unknown[]; total?: number } = {}, isStyled = false) =>
  showRoute<InviteAuthorsPageQuery>(QUERY, variablesOf, <InviteAuthorsPage />, {
    at: '/main/editorInvite',
    isStyled,
    objects: {
      ...NEW_PERSON_CHOICES,
      Viewer: () => ({ id: 'me', journalsToInviteFor: own.journals ?? journals }),
      AuthorInvitationRowConnection: () => ({
        totalCount: own.total ?? (own.rows ?? [row]).length,
        totalCountIsCapped: false,
        edges: (own.rows ?? [row]).map((node, index) => ({ cursor: `c${index}`, node })),
      }),
    },
  });
const found = {
  code: 'A445566',
  displayName: '顾清禾',
  sex: 'FEMALE',
  email: 'gu@river.test',
  professionalTitle: '教授',
  companies: ['南湖大学', '江南研究院'],
  isInvited: false,
};
const other = { ...found, code: 'A556677', displayName: '陈季同', email: 'chen@river.test' };
const chooseJournal = () => userEvent.selectOptions(screen.getByRole('combobox', { name: /邀请拟投集刊/ }), '江南文化');

async function search(answer: (name: string, objects: Record<string, () => unknown>) => Promise<void>, authors: unknown[]) {
  await userEvent.type(screen.getByRole('textbox', { name: '姓名或 ID' }), '顾');
  await userEvent.click(screen.getByRole('button', { name: '模糊查找' }));
  await answer('AuthorSearchQuery', { Query: () => ({ authorsToInvite: authors }) });
}

it('lists who was invited: when, to which journal, who they are and by whom (P2-001, P2-456 to P2-465)', async () => {
  await showPage();
  expectColumns(screen.getAllByRole('row')[1], {
    姓名: '沈知远',
    '作者 ID': 'A112233',
    性别: '男',
    邮箱: 'shen@river.test',
    工作单位: '东湖大学',
    刊物: '江南文化',
    邀请人: '叶书宁',
    邀请时间: '2026-03-05 14:32',
    状态: '未投稿',
  });
});

it('has ten of them a page, and pages only above one (P2-465, R2-096)', async () => {
  const rows = Array.from({ length: 10 }, (_none, index) => ({ ...row, code: `A10000${index}` }));
  const page = await showPage({ rows, total: 11 });
  expect(listVariables(INVITED_AUTHORS, new URLSearchParams()).first).toBe(10);
  expect(screen.getByText('第 1–10 条，共 11 条')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('navigation', { name: '分页' })).getByRole('button', { name: '第 2 页' }));
  expect(page.asked().find(({ name }) => name === 'InviteAuthorsPageQuery')?.variables).toMatchObject({ first: 10, page: 2 });
});

it('has no pages where ten are all (P2-465)', async () => {
  await showPage({ rows: Array.from({ length: 10 }, (_none, index) => ({ ...row, code: `A10000${index}` })) });
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

it('says that nobody was invited (P2-466)', async () => {
  await showPage({ rows: [] });
  expect(screen.getByText('目前没有相关信息')).toBeTruthy();
});

it('finds authors by both searches, with what is known of them, and adds each once (R2-094, R2-096, P2-439 to P2-450)', async () => {
  const { asked, answer } = await showPage();
  await chooseJournal();
  await answer('useLetterTemplateQuery', { Query: () => ({ authorInvitationLetter: '<p>{{authorName}}：</p>' }) });
  await userEvent.type(screen.getByRole('textbox', { name: '姓名或 ID' }), '顾清禾');
  await userEvent.click(screen.getByRole('button', { name: '精确查找' }));
  expect(asked().at(-1)).toEqual({ name: 'AuthorSearchQuery', variables: { search: '顾清禾', mode: 'ACCURATE', colloquiumId: 'j1' } });
  await userEvent.click(screen.getByRole('button', { name: '模糊查找' }));
  expect(asked().at(-1)).toEqual({ name: 'AuthorSearchQuery', variables: { search: '顾清禾', mode: 'FUZZY', colloquiumId: 'j1' } });
  await answer('AuthorSearchQuery', {
    Query: () => ({ authorsToInvite: [found, { ...found, code: 'A778899', displayName: '顾清', isInvited: true }, other] }),
  });
  const results = screen.getByRole('table', { name: '查找结果' });
  const [, one, invited] = within(results).getAllByRole('row');
  expectColumns(one, {
    姓名: '顾清禾',
    '作者 ID': 'A445566',
    性别: '女',
    职称: '教授',
    邮箱: 'gu@river.test',
    工作单位: '南湖大学、江南研究院',
    操作: '添加',
  });
  expectColumns(invited, {
    姓名: '顾清',
    '作者 ID': 'A778899',
    性别: '女',
    职称: '教授',
    邮箱: 'gu@river.test',
    工作单位: '南湖大学、江南研究院',
    操作: '已邀请',
  });
  await userEvent.click(screen.getByRole('button', { name: '添加顾清禾' }));
  await userEvent.click(screen.getByRole('button', { name: '添加陈季同' }));
  expect(within(results).getAllByText('已添加')).toHaveLength(2);
  const toInvite = within(screen.getByRole('region', { name: '待邀请的作者' }));
  await userEvent.click(toInvite.getByRole('button', { name: '移除陈季同' }));
  expect(toInvite.queryByText('陈季同')).toBeNull();
  await userEvent.click(toInvite.getByRole('button', { name: '移除顾清禾' }));
  expect(toInvite.getByText('还没有添加作者')).toBeTruthy();
});

it('needs a name to search, a journal before preview and sending, and somebody to invite (R2-090 to R2-092)', async () => {
  await showPage();
  await userEvent.click(screen.getByRole('button', { name: '精确查找' }));
  expect(await screen.findByText('请输入作者姓名或者ID号')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: '姓名或 ID' }), '沈');
  expect(screen.queryByText('请输入作者姓名或者ID号'), 'mended').toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '预览' }));
  expect(await screen.findByText('请选择投稿集刊！')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '发送邀请' }));
  expect(await screen.findByText('请先选择邀请拟投集刊')).toBeTruthy();
  await chooseJournal();
  await userEvent.click(screen.getByRole('button', { name: '发送邀请' }));
  expect(await screen.findByText('请先添加要邀请的作者')).toBeTruthy();
});

it('shows the letter by the preview of the templates (R3-127)', async () => {
  const { answer, asked } = await showPage();
  await chooseJournal();
  await answer('useLetterTemplateQuery', { Query: () => ({ authorInvitationLetter: '<p>{{authorName}}：</p>' }) });
  await userEvent.click(screen.getByRole('button', { name: '预览' }));
  expect(asked().find(({ name }) => name === 'PreviewDialogMutation')?.variables).toMatchObject({
    input: { colloquiumId: 'j1', kind: 'INVITE_AUTHOR', html: '<p>{{authorName}}：</p>' },
  });
  await answer('PreviewDialogMutation', { LetterText: () => ({ subject: '约稿函', html: '<p>沈知远：</p>' }) });
  expect(within(screen.getByRole('dialog')).getByText('沈知远：')).toBeTruthy();
});

it('opens the form for a new author after an empty search, in red words, and takes all six fields (R2-093, R2-095, P2-451, P2-452)', async () => {
  const { answer } = await showPage();
  expect(screen.queryByRole('form', { name: '新作者' })).toBeNull();
  await search(answer, []);
  expect(screen.getByText('未找到该作者，请在下面填写')).toBeTruthy();
  const form = within(screen.getByRole('form', { name: '新作者' }));
  await userEvent.click(form.getByRole('button', { name: '加入待邀请名单' }));
  await waitFor(() => expect(form.getAllByText(/^请(填写|选择)(姓名|性别|学位|邮箱|工作单位|所在地区)/)).toHaveLength(6));
});

it('invites an author who was typed in with all six fields, adds nobody twice, and says so: 已添加该作者 (R2-093, R2-094, P2-451, P2-452)', async () => {
  const page = await showPage();
  const journal = screen.getByRole('combobox', { name: /邀请拟投集刊/ });
  const names = within(journal)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(1), 'the journals of the viewer').toEqual(['江南文化', '水利史']);
  await chooseJournal();
  await page.answer('useLetterTemplateQuery', { Query: () => ({ authorInvitationLetter: '<p>{{authorName}}：</p>' }) });
  await search(page.answer, []);
  await typeInNewPerson(page, '新作者');
  const toInvite = within(screen.getByRole('region', { name: '待邀请的作者' }));
  expect(toInvite.getByText('程砚秋')).toBeTruthy();
  await search(page.answer, [{ ...found, email: NEW_PERSON.email }]);
  await userEvent.click(screen.getByRole('button', { name: '添加顾清禾' }));
  expect(toInvite.getByText('已添加该作者')).toBeTruthy();
  expect(toInvite.queryByText('顾清禾')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '发送邀请' }));
  expect(page.asked().find(({ name }) => name === 'InviteFormMutation')?.variables['input']).toMatchObject({
    colloquiumId: 'j1',
    authors: [{ code: null, company: '南湖大学', newAuthor: NEW_PERSON }],
  });
});

it('sends the journal, the authors with the unit chosen, and the letter as edited; the draft outlives a reload (P2-453 to P2-455, R2-200)', async () => {
  const first = await showPage();
  await chooseJournal();
  await first.answer('useLetterTemplateQuery', { Query: () => ({ authorInvitationLetter: '<p>{{authorName}}：</p>' }) });
  await search(first.answer, [found, other]);
  for (const name of ['顾清禾', '陈季同']) await userEvent.click(screen.getByRole('button', { name: `添加${name}` }));
  const [, unit] = screen.getAllByRole('combobox', { name: '工作单位' });
  await userEvent.selectOptions(unit ?? document.body, '江南研究院');
  const letter = within(screen.getByRole('region', { name: '邀请函' }));
  fireEvent.click(letter.getByRole('button', { name: '引用' }));
  document.body.innerHTML = '';
  const { asked, answer } = await showPage();
  expect(screen.getByText('顾清禾')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '发送邀请' }));
  expect(asked().find(({ name }) => name === 'InviteFormMutation')?.variables).toEqual({
    input: {
      colloquiumId: 'j1',
      authors: [
        { code: 'A445566', company: '南湖大学', newAuthor: null },
        { code: 'A556677', company: '江南研究院', newAuthor: null },
      ],
      letter: '<blockquote><p>{{authorName}}：</p></blockquote>',
    },
  });
  await answer('InviteFormMutation', { InviteAuthorsPayload: () => ({ invitedCount: 1, alreadyInvited: [] }) });
  expect(await screen.findByText('邀请成功')).toBeTruthy();
  expect(screen.getByText('还没有添加作者')).toBeTruthy();
});

it('asks before one leaves authors who are not invited yet, or one half typed in (P2-467, R2-203)', async () => {
  const page = await showPage();
  await search(page.answer, []);
  const form = within(screen.getByRole('form', { name: '新作者' }));
  expect(isUnloadHeld()).toBe(false);
  await userEvent.type(form.getByRole('textbox', { name: /姓名/ }), '顾清禾');
  expect(isUnloadHeld()).toBe(true);
  await userEvent.click(form.getByRole('button', { name: '取消' }));
  expect(isUnloadHeld()).toBe(false);
  await search(page.answer, [found]);
  await userEvent.click(screen.getByRole('button', { name: '添加顾清禾' }));
  await expectLeavingAsked(page);
});

it('sends once, however often one presses, and is closed meanwhile (P2-454)', async () => {
  const { asked, answer } = await showPage();
  await chooseJournal();
  await answer('useLetterTemplateQuery', { Query: () => ({ authorInvitationLetter: '<p>{{authorName}}：</p>' }) });
  await search(answer, [found]);
  await userEvent.click(screen.getByRole('button', { name: '添加顾清禾' }));
  const send = screen.getByRole('button', { name: '发送邀请' });
  await userEvent.click(send);
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(send);
  expect(asked().filter(({ name }) => name === 'InviteFormMutation')).toHaveLength(1);
});

it('says in the server’s words why nobody was invited, and keeps whom and what it was about (R2-194)', async () => {
  const { answer, fail } = await showPage();
  await chooseJournal();
  await answer('useLetterTemplateQuery', { Query: () => ({ authorInvitationLetter: '<p>{{authorName}}：</p>' }) });
  await search(answer, [found]);
  await userEvent.click(screen.getByRole('button', { name: '添加顾清禾' }));
  await userEvent.click(screen.getByRole('button', { name: '发送邀请' }));
  await fail('InviteFormMutation', new ApiError('该集刊已停用', { code: 'COLLOQUIUM_INACTIVE' }));
  expect(await screen.findByText('该集刊已停用')).toBeTruthy();
  expect(screen.queryByText('还没有添加作者')).toBeNull();
});

it('says where nobody can be invited to', async () => {
  await showPage({ journals: [] });
  expect(screen.getByText('没有可邀请投稿的刊物')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '发送邀请' })).toBeNull();
});

it('says that a letter was refused and why, and sends it again to another address (B-020)', async () => {
  const refused = { letterFate: 'REFUSED', letterFailure: '该邮箱不存在（服务器答复：550 …）', viewerCanCorrectAddress: true };
  const page = await showPage({ rows: [{ ...row, ...refused }] });
  expect(screen.getByText('信件被拒收')).toBeTruthy();
  expect(screen.getByText('该邮箱不存在（服务器答复：550 …）')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '更正沈知远的地址并重发邀请' }));
  await userEvent.type(screen.getByRole('textbox', { name: /新的邮箱/ }), 'shen@right.test');
  await userEvent.click(screen.getByRole('button', { name: '重新发出' }));
  expect(page.asked()).toEqual([
    { name: 'InvitationCellMutation', variables: { input: { invitationId: 'i1', email: 'shen@right.test' } } },
  ]);
});

it('keeps the way to another address within its column, where the words are longer than that', async () => {
  const refused = { letterFate: 'REFUSED', letterFailure: '550', viewerCanCorrectAddress: true };
  await showPage({ rows: [{ ...row, ...refused }] }, true);
  const button = screen.getByRole('button', { name: '更正沈知远的地址并重发邀请' });
  const look = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const own = new RegExp(`\\.${[...button.classList].at(-1) ?? ''}\\s*{([^}]*)}`).exec(look)?.[1];
  expect(own).toContain('white-space:normal');
});
