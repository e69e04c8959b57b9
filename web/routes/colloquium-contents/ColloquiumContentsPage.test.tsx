// The tab of contents: the saved values stand in the form, are replaced as a whole, and the mask of the password stays.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockResolvers } from 'relay-test-utils';
import { beforeEach, expect, it } from 'vitest';
import { manageVariables } from '../../components/colloquiums/manage-address.ts';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ColloquiumContentsPageQuery } from './__generated__/ColloquiumContentsPageQuery.graphql.ts';
import { ConferenceContentsPage, PeriodicalContentsPage } from './ColloquiumContentsPage.tsx';

beforeEach(() => sessionStorage.clear());

const MASK = '••••••••';
const PDF = { size: 2048, url: '/journal-files/x' };
const contents = {
  version: 4,
  nameZh: '江南文化',
  nameEn: 'Jiangnan',
  initCycle: 18,
  initCycleTime: '2026-06',
  publishingMonths: [6, 12],
  editorialDepartmentId: 'd9',
  publishingUnitId: 'd4',
  editorialDepartment: { id: 'd9', name: '古籍室' },
  publishingUnit: { id: 'd4', name: '古籍分社' },
  cover: 'path-of-cover',
  forewordFile: 'path-of-foreword',
  callForPapersFile: 'path-of-call',
  members: [{ office: 'CHIEF', code: 'A100001', name: '江涵秋' }],
  editorialCommittee: [
    { office: 'EDITOR', code: '', name: '沈若水' },
    { office: 'CHIEF', code: 'A100008', name: '杜衡之' },
  ],
  expertCommittee: [{ office: null, code: 'A100007', name: '顾敬亭' }],
};
/** Values of both kinds; none equals a new form's, or the form's guess. */
const both = {
  number: 'JN',
  subject: { id: 's1' },
  columns: [{ id: 'k1', name: '书评' }],
  hostUnits: ['临江大学', '临江学会'],
  introduction: '介绍文字',
  editorIntroduction: '主编文字',
  foreword: '卷首文字',
  callForPapers: '征稿文字',
  cover: { ...PDF, name: '封面.png' },
  forewordFile: { ...PDF, name: '卷首.pdf' },
  callForPapersFile: { ...PDF, name: '征稿.pdf' },
  sender: { name: '编辑部', address: 'jn@press.example', host: 'mail.press.example', port: 587, isSecure: false, password: MASK },
};
const journal = {
  ...both,
  id: 'j1',
  kind: 'PERIODICAL',
  cycle: { id: 'c1' },
  sources: ['来稿'],
  homePages: [],
  foundedOn: '2016-09-01',
  startsOn: null,
  endsOn: null,
  collectedPapersName: null,
  contents,
};
const conference = {
  ...both,
  id: 'm1',
  kind: 'CONFERENCE',
  cycle: null,
  sources: [],
  homePages: ['https://example.org/c'],
  foundedOn: null,
  startsOn: '2026-03-01',
  endsOn: '2026-04-30',
  collectedPapersName: '江南论集',
  contents: { ...contents, initCycle: null, initCycleTime: null, publishingMonths: [] },
};
/** Input of a save of either without changes. */
const input = {
  version: 4,
  number: 'JN',
  name: '江南文化',
  nameEn: 'Jiangnan',
  subjectId: 's1',
  editorialDepartmentId: 'd9',
  publishingUnitId: 'd4',
  hostUnits: ['临江大学', '临江学会'],
  columns: [{ id: 'k1', name: '书评' }],
  members: [{ office: 'CHIEF', personCode: 'A100001' }],
  editorialCommittee: [
    { office: 'EDITOR', personCode: '', name: '沈若水' },
    { office: 'CHIEF', personCode: 'A100008', name: '杜衡之' },
  ],
  expertCommittee: [{ office: null, personCode: 'A100007', name: '顾敬亭' }],
  introduction: '介绍文字',
  editorIntroduction: '主编文字',
  foreword: '卷首文字',
  callForPapers: '征稿文字',
  cover: 'path-of-cover',
  forewordFile: 'path-of-foreword',
  callForPapersFile: 'path-of-call',
  senderAddress: 'jn@press.example',
  senderPassword: MASK,
  senderName: '编辑部',
  senderHost: 'mail.press.example',
  senderPort: 587,
  isSenderSecure: false,
};

/** The server's offers below each place, of every level below the publisher (decision 58). */
const OFFERED: Readonly<Record<string, readonly object[]>> = {
  PUBLISHER: [
    { id: 'd1', name: '编辑中心', parent: { name: '出版社' } },
    { id: 'd3', name: '人文分社', parent: { name: '出版机构' } },
    { id: 'd5', name: '文史编辑部', parent: { name: '人文分社' } },
    { id: 'd6', name: '编辑一室', parent: { name: '人文分社' } },
    { id: 'd7', name: '编辑一室', parent: { name: '编辑中心' } },
  ],
  PUBLISHING_HOUSE: [{ id: 'd3', name: '人文分社' }],
};
const objectsOf = (saved: typeof journal | typeof conference): MockResolvers => ({
  Query: () => ({
    subjects: [{ id: 's1', label: '历史学' }],
    cycles: [{ id: 'c1', label: '半年刊' }],
    departments: OFFERED['PUBLISHER'],
    publishingHouse: OFFERED['PUBLISHING_HOUSE'],
  }),
  Viewer: () => ({
    id: 'me',
    colloquiumTree: [{ subject: { id: 's1', label: '历史学' }, colloquiums: [{ id: saved.id, name: '江南文化', number: 'JN' }] }],
  }),
  Node: () => ({ __typename: 'Colloquium', id: saved.id }),
  Colloquium: ({ path }) => (path?.includes('colloquiumTree') ? undefined : saved),
});

function showPage(page = <PeriodicalContentsPage />, saved: typeof journal | typeof conference = journal, at = `?id=${saved.id}`) {
  const kind = saved === conference ? 'CONFERENCE' : 'PERIODICAL';
  return showRoute<ColloquiumContentsPageQuery>(QUERY, (search) => manageVariables(kind)({ search }), page, {
    at: `/main/paperManage/detailSet${at}`,
    objects: objectsOf(saved),
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

/** Why it was not saved, at the button. */
async function refused(): Promise<string | null | undefined> {
  return (await screen.findByText('保存失败')).closest('[role=alert]')?.textContent;
}

/** Every control of the form by its label, with its value: for a choice its words. */
function expectShown(fields: Readonly<Record<string, string>>): void {
  const said = Object.keys(fields).map((label) => {
    const control = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(new RegExp(`^${label}\\*?$`), {
      selector: 'input, textarea, select',
    });
    return [label, control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value];
  });
  expect(Object.fromEntries(said)).toEqual(fields);
}
/** The rows of a list, each with the values of its controls. */
const rowsOf = (name: string) =>
  screen
    .getAllByLabelText(new RegExp(`^${name} \\d+$`), { selector: '[role=group]' })
    .map((group) =>
      [...group.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((control) =>
        control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value,
      ),
    );
/** Saved values that both kinds show. */
const SHOWN = {
  英文名称: 'Jiangnan',
  编号: 'JN',
  所属学科: '历史学',
  编辑部门: '古籍室',
  出版单位: '古籍分社',
  主编介绍: '主编文字',
  卷首语: '卷首文字',
  征稿启事: '征稿文字',
  发信邮箱: 'jn@press.example',
  发信邮箱密码: MASK,
  'SMTP 服务器': 'mail.press.example',
  端口: '587',
  发信人名称: '编辑部',
};
const ROWS_SHOWN = {
  编辑成员: [['主编', 'A100001', '江涵秋']],
  编委: [
    ['编辑', '', '沈若水'],
    ['主编', 'A100008', '杜衡之'],
  ],
  专家: [['A100007', '顾敬亭']],
  主办单位: [['临江大学'], ['临江学会']],
  栏目: [['书评']],
};
function expectRows(rows: Readonly<Record<string, readonly (readonly string[])[]>>): void {
  expect(Object.fromEntries(Object.keys(rows).map((name) => [name, rowsOf(name)]))).toEqual(rows);
}

it('shows what is saved of a periodical, with first rows that stay (SC-077, R3-052, R3-055, P3-031, P3-032, P3-191, P3-192)', async () => {
  await showPage();
  expectShown({
    ...SHOWN,
    集刊名称: '江南文化',
    集刊周期: '半年刊',
    创刊时间: '2016-09-01',
    集刊介绍: '介绍文字',
    初始期数: '18',
    年份: '2026',
    月份: '6月',
  });
  expectRows({ ...ROWS_SHOWN, 来源: [['来稿']], 出版月份: [['6 月'], ['12 月']] });
  expect(row('卷首语附件').getByText('卷首.pdf')).toBeTruthy();
  expect(row('征稿启事附件').getByText('征稿.pdf')).toBeTruthy();
  for (const name of ['编辑成员', '编委', '专家', '主办单位', '来源', '栏目', '出版月份'])
    expect(screen.queryByLabelText(`删除${name} 1`), name).toBeNull();
  for (const name of ['主办单位', '出版月份']) expect(screen.getByLabelText(`删除${name} 2`)).toBeTruthy();
});

it('saves the whole on top of the version that was read, and says 保存成功 in a dialog (R3-044, R3-194, P3-031, P3-032, P3-191, P3-195, D13-118)', async () => {
  const { asked, answer } = await showPage();
  const changed = { introduction: '新的介绍', foreword: '新的卷首', callForPapers: '新的征稿', callForPapersFile: 'path-of-new-call' };
  await put(field(/^集刊介绍/), changed.introduction);
  await put(field(/^卷首语$/), changed.foreword);
  await put(field(/^征稿启事$/), changed.callForPapers);
  const chooser = screen.getByLabelText('征稿启事附件', { selector: '[role=group]' }).querySelector<HTMLInputElement>('input[type=file]');
  if (chooser === null) throw new Error('No file can be chosen');
  await userEvent.upload(chooser, new File(['%PDF-1.7'], '新征稿.pdf', { type: 'application/pdf' }));
  await answer('useJournalFileMutation', { UploadedFile: () => ({ path: changed.callForPapersFile, name: '新征稿.pdf', size: 8 }) });
  expect(row('征稿启事附件').getByText('新征稿.pdf')).toBeTruthy();
  await userEvent.click(button('保存'));
  const own = {
    colloquiumId: 'j1',
    cycleId: 'c1',
    foundedOn: '2016-09-01',
    sources: ['来稿'],
    publishingMonths: [6, 12],
    initCycle: 18,
    initCycleTime: '2026-06-01',
    startsOn: null,
    endsOn: null,
    homePages: [],
    collectedPapersName: '',
  };
  expect(asked()).toEqual([{ name: UPDATE, variables: { input: { ...input, ...own, ...changed } } }]);
  await answer(UPDATE, { Colloquium: () => ({ ...journal, introduction: changed.introduction, contents: { ...contents, version: 5 } }) });
  expect((await dialog()).textContent).toContain('保存成功');
});

it('checks what a saved periodical needs, in its order, and tells what the server refuses; nothing typed is lost (R3-045, R3-075, R3-191, P3-194)', async () => {
  const { asked, fail } = await showPage();
  await put(field(/^主编介绍/), '');
  await put(field(/^集刊介绍/), '');
  await userEvent.click(button('保存'));
  expect(await refused()).toContain('集刊介绍必填');
  const month = screen.getByLabelText<HTMLSelectElement>('月份');
  await userEvent.selectOptions(month, '');
  await userEvent.click(button('保存'));
  expect(await refused(), 'before the introduction, which a new one is asked for first').toContain('初始期数出版时间必填');
  await userEvent.selectOptions(month, '6月');
  expect(asked()).toEqual([]);
  await put(field(/^主编介绍/), '主编');
  await put(field(/^集刊介绍/), '介绍');
  await userEvent.click(button('保存'));
  await fail(UPDATE, new ApiError('填写有误', { code: 'INVALID_INPUT', fields: { number: '编号已用于《古籍研究》，请换一个' } }));
  expect(await refused()).toContain('编号已用于《古籍研究》，请换一个');
  expect(field(/^集刊介绍/).value).toBe('介绍');
});

it('of a conference has its period and home pages, and asks for its introduction before that of the editor (SC-081, R3-085, P3-212, P3-213)', async () => {
  await showPage(<ConferenceContentsPage />, conference);
  expectShown({
    ...SHOWN,
    会议名称: '江南文化',
    出版周期: '请选择',
    开始收稿时间: '2026-03-01',
    截止收稿时间: '2026-04-30',
    论文集名称: '江南论集',
    会议介绍: '介绍文字',
  });
  expectRows({ ...ROWS_SHOWN, 会议主页: [['https://example.org/c']] });
  expect(screen.queryByLabelText(/^初始期数/)).toBeNull();
  await put(field(/^会议介绍/), '');
  await put(field(/^主编介绍/), '');
  await userEvent.click(button('保存'));
  expect(await refused()).toContain('会议介绍必填');
});

it('saves the whole of a conference, and says what the server refuses, or in a dialog 保存成功 (R3-044, R3-045, R3-194, P3-212, P3-214)', async () => {
  const { asked, answer, fail } = await showPage(<ConferenceContentsPage />, conference);
  await put(field(/^会议介绍/), '会议文字');
  await userEvent.click(button('保存'));
  const own = {
    colloquiumId: 'm1',
    cycleId: null,
    foundedOn: null,
    sources: [],
    publishingMonths: [],
    initCycle: null,
    initCycleTime: null,
    startsOn: '2026-03-01',
    endsOn: '2026-04-30',
    homePages: ['https://example.org/c'],
    collectedPapersName: '江南论集',
  };
  expect(asked()).toEqual([{ name: UPDATE, variables: { input: { ...input, ...own, introduction: '会议文字' } } }]);
  await fail(UPDATE, new ApiError('发信邮箱暂时无法使用', { code: 'INVALID_INPUT' }));
  expect(await refused()).toContain('发信邮箱暂时无法使用');
  expect(field(/^会议介绍/).value).toBe('会议文字');
  await userEvent.click(button('保存'));
  await answer(UPDATE, {
    Colloquium: () => ({ ...conference, introduction: '会议文字', contents: { ...conference.contents, version: 5 } }),
  });
  expect((await dialog()).textContent).toContain('保存成功');
});

it.each([
  ['periodical', '按学科选择集刊', <PeriodicalContentsPage key="page" />, journal, /^集刊名称/],
  ['conference', '按学科选择会议', <ConferenceContentsPage key="page" />, conference, /^会议名称/],
] as const)(
  'the form of the %s that is chosen in the menu is loaded (R3-043, R3-047, P3-190, P3-211)',
  async (_kind, menu, page, saved, name) => {
    const { address, answer } = await showPage(page, saved, '?name=水利史');
    expect(screen.queryByLabelText(name)).toBeNull();
    const subject = within(screen.getByRole('navigation', { name: menu })).getByRole('list', { name: '历史学' });
    await userEvent.click(within(subject).getByRole('link', { name: '江南文化' }));
    expect(new URLSearchParams(address().split('?')[1]).get('id')).toBe(saved.id);
    await answer('ColloquiumContentsPageQuery', objectsOf(saved));
    expect(field(name).value).toBe('江南文化');
    expect(sessionStorage.getItem(`chosenColloquium:${saved.kind}`)).toBe(saved.id);
  },
);

it('asks before it is left unsaved, and promises to keep all but the password', async () => {
  const { go } = await showPage();
  await put(field(/^集刊介绍/), '新的介绍');
  await go('/main/paperManage/parameSet?id=j1');
  expect((await dialog()).textContent).toContain('密码除外');
});

it('sends a test mail from the mailbox that is saved, not from one that is typed', async () => {
  const { asked, answer } = await showPage();
  await userEvent.click(button('发送测试邮件'));
  expect(asked()).toEqual([{ name: 'JournalTestMailMutation', variables: { input: { colloquiumId: 'j1' } } }]);
  await answer('JournalTestMailMutation', { TestMail: () => ({ to: 'me@example.org', fate: 'QUEUED', error: null }) });
  expect(await screen.findByText('正在向 me@example.org 发送……')).toBeTruthy();
  await put(field(/^发信人名称/), '新编辑部');
  expect(button('发送测试邮件').closest('button')?.disabled).toBe(true);
});

it('offers the branches of the publishing house, and all its departments, the saved one among them and those of one name with what is above (P3-017, P3-024, P3-193)', async () => {
  await showPage();
  const labels = (name: string) => [...screen.getByLabelText<HTMLSelectElement>(new RegExp(name)).options].map(({ text }) => text);
  const asked = JSON.stringify(QUERY.operation.selections).match(/"departmentOptions\([^)]*\)/g);
  expect(asked).toEqual([
    `"departmentOptions(below:\\"PUBLISHER\\",ofEveryLevel:true)`,
    `"departmentOptions(below:\\"PUBLISHING_HOUSE\\")`,
  ]);
  expect(labels('出版单位')).toEqual([expect.any(String), '人文分社', '古籍分社']);
  expect(labels('编辑部门')).toEqual([
    expect.any(String),
    '编辑中心',
    '人文分社',
    '文史编辑部',
    '编辑一室（人文分社）',
    '编辑一室（编辑中心）',
    '古籍室',
  ]);
  expect(screen.getByLabelText<HTMLSelectElement>(/编辑部门/).selectedOptions[0]?.text).toBe('古籍室');
});
