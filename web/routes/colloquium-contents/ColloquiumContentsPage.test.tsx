// The tab of contents: what is saved stands in the form, is replaced as a whole, and the mask of the password stays.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { manageVariables } from '../../components/colloquiums/manage-address.ts';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ColloquiumContentsPageQuery } from './__generated__/ColloquiumContentsPageQuery.graphql.ts';
import { ConferenceContentsPage, PeriodicalContentsPage } from './ColloquiumContentsPage.tsx';

beforeEach(() => sessionStorage.clear());

const MASK = '••••••••';
const journal = {
  id: 'j1',
  kind: 'PERIODICAL',
  number: 'JN',
  subject: { id: 's1' },
  cycle: { id: 'c1' },
  columns: [{ id: 'k1', name: '书评' }],
  hostUnits: ['临江大学', '临江学会'],
  sources: ['来稿'],
  homePages: [],
  introduction: '介绍文字',
  editorIntroduction: '主编文字',
  foreword: '卷首文字',
  callForPapers: '征稿文字',
  foundedOn: '2016-09-01',
  startsOn: null,
  endsOn: null,
  collectedPapersName: null,
  issn: '9990-0114',
  cover: null,
  forewordFile: { name: '卷首.pdf', size: 2048, url: '/journal-files/x' },
  callForPapersFile: null,
};
const contents = {
  version: 4,
  nameZh: '江南文化',
  nameEn: 'Jiangnan',
  initCycle: 18,
  initCycleTime: '2026-06',
  publishingMonths: [6, 12],
  doiPattern: '',
  articleUrlPattern: '',
  editorialDepartmentId: 'd9',
  publishingUnitId: 'd3',
  editorialDepartment: { id: 'd9', name: '古籍室' },
  publishingUnit: { id: 'd3', name: '人文分社' },
  cover: '',
  forewordFile: 'path-of-foreword',
  callForPapersFile: '',
  members: [{ office: 'CHIEF', code: 'A100001', name: '江涵秋' }],
  editorialCommittee: [{ office: 'EDITOR', code: '', name: '沈若水' }],
  expertCommittee: [],
};
const sender = { name: '', address: 'jn@press.example', host: 'smtp.press.example', port: 465, isSecure: true, password: MASK };
const conference = {
  ...journal,
  id: 'k1',
  kind: 'CONFERENCE',
  cycle: null,
  sources: [],
  homePages: ['https://example.org/c'],
  startsOn: '2026-03-01',
};

function showPage(page = <PeriodicalContentsPage />, saved: typeof journal | typeof conference = journal) {
  const kind = saved.kind === 'PERIODICAL' ? 'PERIODICAL' : 'CONFERENCE';
  const tree = [{ subject: { id: 's1', label: '历史学' }, colloquiums: [{ id: saved.id, name: '江南文化', number: 'JN' }] }];
  return showRoute<ColloquiumContentsPageQuery>(QUERY, (search) => manageVariables(kind)({ search }), page, {
    at: `/main/paperManage/detailSet?id=${saved.id}`,
    objects: {
      Query: () => ({
        subjects: [{ id: 's1', label: '历史学' }],
        cycles: [{ id: 'c1', label: '半年刊' }],
        publisher: [{ id: 'd1', name: '编辑中心' }],
        publishingHouse: [{ id: 'd3', name: '人文分社' }],
      }),
      Viewer: () => ({ id: 'me', colloquiumTree: tree }),
      Node: () => ({ __typename: 'Colloquium', id: saved.id }),
      Colloquium: ({ path }: { path?: readonly string[] }) =>
        path?.includes('colloquiumTree') ? undefined : { ...saved, contents, sender },
    },
  });
}
const UPDATE = 'useUpdateColloquiumMutation';
// By label: asking a form of this size for roles takes long.
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
const row = (name: string) => within(screen.getByLabelText(name, { selector: '[role=group]' }));
async function put(control: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(control);
  await userEvent.click(control);
  if (text !== '') await userEvent.paste(text);
}
async function dialog(): Promise<HTMLElement> {
  return await waitFor(() => {
    const found = document.querySelector<HTMLElement>('dialog');
    if (found === null) throw new Error('There is no dialog');
    return found;
  });
}

it('shows what is saved of the periodical that the menu chose, with first rows that stay (SC-077, R3-043, R3-052, R3-055, P3-190, P3-191, P3-192)', async () => {
  await showPage();
  expect(field(/^集刊名称/).value).toBe('江南文化');
  expect(field(/^编号/).value).toBe('JN');
  expect(row('主办单位 2').getByRole<HTMLInputElement>('textbox').value).toBe('临江学会');
  expect(row('编辑成员 1').getByLabelText<HTMLInputElement>('姓名').value).toBe('江涵秋');
  expect(row('编委 1').getByLabelText<HTMLInputElement>('姓名').value).toBe('沈若水');
  expect(row('出版月份 2').getByRole<HTMLSelectElement>('combobox').value).toBe('12');
  expect(screen.getByLabelText<HTMLInputElement>(/^初始期数出版时间/).value).toBe('2026-06');
  expect(screen.getByLabelText<HTMLInputElement>(/^发信邮箱密码/).value).toBe(MASK);
  expect(screen.getByText('卷首.pdf')).toBeTruthy();
  expect(screen.queryByLabelText('删除主办单位 1')).toBeNull();
  expect(screen.getByLabelText('删除主办单位 2')).toBeTruthy();
});

it('saves the whole on top of the version that was read, and says 保存成功 in a dialog (R3-044, R3-194, P3-195, D13-118)', async () => {
  const { asked, answer } = await showPage();
  await put(field(/^集刊介绍/), '新的介绍');
  await userEvent.click(button('保存'));
  expect(asked()).toMatchObject([
    {
      name: UPDATE,
      variables: {
        input: {
          colloquiumId: 'j1',
          subjectId: 's1',
          cycleId: 'c1',
          version: 4,
          introduction: '新的介绍',
          senderPassword: MASK,
          columns: [{ id: 'k1', name: '书评' }],
          forewordFile: 'path-of-foreword',
          members: [{ office: 'CHIEF', personCode: 'A100001' }],
          foundedOn: '2016-09-01',
        },
      },
    },
  ]);
  await answer(UPDATE, { Colloquium: () => ({ ...journal, introduction: '新的介绍', contents: { ...contents, version: 5 }, sender }) });
  expect((await dialog()).textContent).toContain('保存成功');
});

it('checks what a saved periodical needs, in its order, and tells what the server refuses; nothing typed is lost (R3-045, R3-075, R3-191, P3-194)', async () => {
  const { asked, fail } = await showPage();
  await put(field(/^主编介绍/), '');
  await put(field(/^集刊介绍/), '');
  await userEvent.click(button('保存'));
  expect((await dialog()).textContent).toContain('集刊介绍必填');
  await userEvent.click(button('知道了'));
  expect(asked()).toEqual([]);
  await put(field(/^主编介绍/), '主编');
  await put(field(/^集刊介绍/), '介绍');
  await userEvent.click(button('保存'));
  await fail(UPDATE, new ApiError('填写有误', { code: 'INVALID_INPUT', fields: { number: '编号已用于《古籍研究》，请换一个' } }));
  expect((await dialog()).textContent).toContain('编号已用于《古籍研究》，请换一个');
  expect(field(/^集刊介绍/).value).toBe('介绍');
});

it('of a conference has its period and home pages, and asks for its introduction before that of the editor (SC-081, R3-085, P3-211 to P3-214)', async () => {
  await showPage(<ConferenceContentsPage />, conference);
  expect(field(/^开始接收时间/).value).toBe('2026-03-01');
  expect(row('会议主页 1').getByRole<HTMLInputElement>('textbox').value).toBe('https://example.org/c');
  expect(screen.queryByLabelText(/^初始期数/)).toBeNull();
  await put(field(/^会议介绍/), '');
  await put(field(/^主编介绍/), '');
  await userEvent.click(button('保存'));
  expect((await dialog()).textContent).toContain('会议介绍必填');
});

it('sends a test mail from the mailbox that is saved, not from one that is typed', async () => {
  const { asked, answer } = await showPage();
  await userEvent.click(button('发送测试邮件'));
  expect(asked()).toEqual([{ name: 'TestMailButtonMutation', variables: { input: { colloquiumId: 'j1' } } }]);
  await answer('TestMailButtonMutation', { SendTestMailPayload: () => ({ address: 'me@example.org' }) });
  expect(await screen.findByText('测试邮件已寄往 me@example.org，请查收')).toBeTruthy();
  await put(field(/^发信人名称/), '编辑部');
  expect(button('发送测试邮件').closest('button')?.disabled).toBe(true);
});

it('offers the branches of the publishing house and its departments, the saved one among them (P3-017, P3-024, P3-193)', async () => {
  await showPage();
  const labels = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(new RegExp(name)).options].map(({ text }) => text);
  expect(labels('出版单位')).toEqual([expect.any(String), '人文分社']);
  expect(labels('编辑部门')).toEqual([expect.any(String), '编辑中心', '人文分社', '古籍室']);
  expect(screen.getByLabelText<HTMLSelectElement>(/编辑部门/).selectedOptions[0]?.text).toBe('古籍室');
});
