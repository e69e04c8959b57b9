// The wizard as a page: its steps and tabs in the author's words, the fields of each, and the targets of its buttons (S1 §2, §4).
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ContributionWizardPageQuery } from './__generated__/ContributionWizardPageQuery.graphql.ts';
import { ContributionWizardPage } from './ContributionWizardPage.tsx';

beforeEach(() => sessionStorage.clear());

const author = (id: string, personName: string, own: object) => ({
  id,
  personName,
  revision: 0,
  sex: 'MALE',
  email: `${id}@example.org`,
  company: '临江大学',
  address: '临江路1号',
  isFirstAuthor: false,
  isCorresponding: false,
  creditRoles: [],
  orcid: null,
  isRegistered: false,
  ...own,
});
const FILE = {
  id: 'f1',
  kind: 'SUPPLEMENT',
  name: 'data.txt',
  size: 5120,
  uploadedAt: '2026-03-05T06:32:00.000Z',
  description: '统计数据',
  copy: null,
  downloadUrl: '/f1',
};
const SECTIONS = ['TITLE', 'AUTHORS', 'FUNDING', 'SUMMARY', 'RECOMMENDED_REVIEWERS', 'OPPOSED_REVIEWERS', 'FILES'];

const DRAFT = {
  __typename: 'Contribution',
  id: 'm1',
  version: 3,
  updatedAt: '2026-03-05T06:32:00.000Z',
  submittedAt: null,
  viewerCanEdit: true,
  hasAgreedToStatement: true,
  subject: { id: 's1', label: '历史学' },
  colloquium: { id: 'j1', name: '江南文化', columns: [], introduction: '', subject: { id: 's1', label: '历史学' }, authorshipPolicy: null },
  column: null,
  source: 'FREE_SUBMISSION',
  poolConsent: false,
  titleZh: '水利碑刻考',
  titleEn: 'Steles',
  subtitleZh: '',
  subtitleEn: '',
  keywordsZh: ['水利'],
  keywordsEn: [],
  abstractZh: '',
  abstractEn: '',
  explanation: '',
  fundings: [],
  recommendedReviewers: [],
  opposedReviewers: [],
  ownStatements: { isConfirmed: false, asked: [] },
  sections: SECTIONS.map((section) => ({ section, isComplete: section !== 'FILES' })),
  authors: [
    author('a1', '沈知远', { position: 1, isFirstAuthor: true, isCorresponding: true, creditRoles: [], orcid: null, isRegistered: true }),
    author('a2', '李四', { position: 2 }),
    author('a3', '王五', { position: 3, isRegistered: true }),
  ],
  files: [FILE],
};

/** The page at an address; a draft with two authors and a file, unless it has been submitted. */
const showWizard = (at: string, own: object = {}) =>
  showRoute<ContributionWizardPageQuery>(
    QUERY,
    (search) => ({ id: search.get('id') ?? '', hasId: search.has('id') }),
    <ContributionWizardPage />,
    {
      at,
      objects: {
        Viewer: () => ({ id: 'me', isProfileComplete: true, workplaces: ['临江大学', '古籍所'] }),
        PublicSettings: () => ({
          submissionStatement: { title: '投稿声明', body: '1. 稿件为作者原创' },
          submissionRules: { title: '文件要求', body: '双盲审稿的集刊不得出现作者姓名' },
        }),
        Contribution: () => ({ ...DRAFT, ...own }),
      },
    },
  );

const button = (name: string) => screen.getByRole('button', { name });
const openTab = (name: string) =>
  screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true' && tab.textContent.includes(name));

/** Each tab with the labels of its fields, in the order of the wizard. */
const TABS: [tab: string, fields: string[], before?: string][] = [
  ['题名', ['文章类型', '中文题名', '英文题名', '中文副题名', '英文副题名']],
  ['作者信息', ['沈知远为通讯作者', '李四为通讯作者', '王五为通讯作者']],
  ['基金信息', ['批准号 1', '项目名称 1']],
  ['摘要与关键词', ['中文关键词', '英文关键词', '中文摘要', '英文摘要']],
  ['文章说明', ['文章说明']],
  ['推荐审稿人', ['姓名', '性别', '邮箱', '工作单位', '院系', '学位', '职务', '职称', '理由'], '添加审稿人'],
  ['回避审稿人', ['姓名', '性别', '邮箱', '工作单位', '院系', '学位', '职务', '职称', '理由'], '添加审稿人'],
  ['上传文件', ['文件类型', '文件描述']],
];

it('has eight tabs in their order, each with its fields, which one opens by a click or goes through by Next and Previous (R1-090, R1-091, R1-093, R1-094, SC-022 to SC-030)', async () => {
  await showWizard('/main/change?roleId=1&id=m1&tab=title');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(
    [...TABS.map(([name]) => name), '核对并提交'].map((name) => expect.stringMatching(new RegExp(`^(?:[0-9]\\.? *)?${name}`))),
  );
  for (const [at, [name, fields, before]] of TABS.entries()) {
    await userEvent.click(screen.getAllByRole('tab')[at] ?? document.body);
    const panel = within(screen.getByRole('tabpanel', { name: new RegExp(name) }));
    if (before !== undefined) await userEvent.click(panel.getByRole('button', { name: before }));
    for (const field of fields)
      expect(panel.getAllByLabelText(new RegExp(`^${field}\\s*\\*?$`)).length, `${name}: ${field}`).toBeGreaterThan(0);
    for (const act of ['暂存', '提交稿件']) expect(button(act), `${name}: ${act}`).toBeTruthy();
  }
  await userEvent.click(screen.getAllByRole('tab')[0] ?? document.body);
  const onward = () => screen.queryByRole('button', { name: '下一步' }) ?? button('跳过');
  for (const [name] of TABS) {
    expect(openTab(name), name).toBeDefined();
    await userEvent.click(onward());
  }
  expect(openTab('核对并提交')).toBeDefined();
  for (const [name] of TABS.toReversed()) {
    await userEvent.click(button('上一步'));
    expect(openTab(name), name).toBeDefined();
  }
  expect(screen.queryByRole('button', { name: '上一步' }), 'before the title is nothing, unless the journal may be changed').toBeNull();
});

it('leads back from the title to the page of journal and statement when opened with change=1 (R1-092, SC-019)', async () => {
  const page = await showWizard('/main/change?roleId=1&id=m1&change=1&tab=title');
  await userEvent.click(button('上一步'));
  expect(page.address()).toBe('/main/change?roleId=1&id=m1&change=1&step=statement');
  for (const part of ['选择集刊', '投稿声明']) expect(screen.getByRole('heading', { name: part })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '我已阅读并同意以上投稿声明' }));
  expect(screen.queryByRole('button', { name: '上一步' })).toBeNull();
});

it.each([
  ['/main/create?roleId=1', '投稿', {}],
  ['/main/change?roleId=1&id=m1&tab=title', '修改稿件', { submittedAt: '2026-03-05T06:32:00.000Z', manuscriptNumber: 'A1' }],
])('is headed by what is done: %s is %s (R1-087, SC-018, SC-019)', async (at, heading, own) => {
  await showWizard(at, own);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});

const MANUSCRIPT = { ...FILE, id: 'f0', kind: 'MANUSCRIPT', name: '论文.docx' };
const RETURNED = {
  submittedAt: '2026-03-01T06:32:00.000Z',
  authorStatus: 'AWAITING_REVISION',
  events: [{ id: 'e1', at: '2026-03-06T06:32:00.000Z', authorStatus: 'AWAITING_REVISION', comment: '请补充', files: [] }],
  sections: SECTIONS.map((section) => ({ section, isComplete: true })),
};
const kindChosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.closest('label')?.textContent;

it('opens a returned manuscript where its new file goes, as the manuscript, and where it is handed in once that is there (B-432)', async () => {
  await showWizard('/main/change?roleId=1&id=m1&change=1', { ...RETURNED, files: [MANUSCRIPT, FILE] });
  expect(openTab('上传文件')).toBeTruthy();
  expect(kindChosen()).toBe('稿件');
  cleanup();
  const renewed = { ...MANUSCRIPT, uploadedAt: '2026-03-07T06:32:00.000Z' };
  await showWizard('/main/change?roleId=1&id=m1&change=1', { ...RETURNED, files: [renewed, FILE] });
  expect(openTab('上传文件')).toBeUndefined();
  cleanup();
  await showWizard('/main/change?roleId=1&id=m1&change=1&tab=title', { ...RETURNED, files: [MANUSCRIPT] });
  expect(openTab('题名'), 'an address that names a tab leads there').toBeTruthy();
});

it('takes the first file for the manuscript, and asks of later ones what they are (R1-157, B-432)', async () => {
  const page = await showWizard('/main/change?roleId=1&id=m1&tab=files', { files: [] });
  expect(kindChosen()).toBe('稿件');
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  await userEvent.upload(input(), new File(['x'], '论文.docx'));
  expect(screen.queryByText('先选择对应的文件类型!')).toBeNull();
  expect(page.asked().at(-1)).toMatchObject({ name: 'useUploadsMutation', variables: { input: { kind: 'MANUSCRIPT' } } });
  cleanup();
  await showWizard('/main/change?roleId=1&id=m1&tab=files', { files: [MANUSCRIPT] });
  expect(kindChosen()).toBeUndefined();
  await userEvent.upload(input(), new File(['x'], '数据.txt'));
  expect(screen.getByText('先选择对应的文件类型!')).toBeTruthy();
});

it('says the statement, waits for its tick, and leaves the consent to the pool to the author (R1-111, R1-112, SC-021)', async () => {
  const page = await showWizard('/main/change?roleId=1&id=m1&change=1&step=statement', { hasAgreedToStatement: false });
  expect(screen.getByRole('heading', { name: '投稿声明' })).toBeTruthy();
  expect(screen.getByText(/稿件为作者原创/)).toBeTruthy();
  const [agree, pool] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([agree?.checked, pool?.checked]).toEqual([false, false]);
  const asked = () => page.asked().filter(({ name }) => name.endsWith('Mutation'));
  await userEvent.click(button('下一步'));
  expect(screen.getByText('请先勾选投稿声明')).toBeTruthy();
  expect(asked()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上投稿声明' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^如稿件未被录用，授权将其放入共享稿件库/ }));
  await userEvent.click(button('下一步'));
  await waitFor(() => expect(asked().at(-1)?.variables).toMatchObject({ input: { hasAgreed: true, poolConsent: true } }));
});

it('adds an author by id, without knowing it, or typed in, each field of whom it asks for (R1-121, R1-128, SC-024)', async () => {
  await showWizard('/main/change?roleId=1&id=m1&tab=authors');
  expect(screen.queryByRole('button', { name: '删除沈知远' }), 'the first stays').toBeNull();
  for (const other of ['李四', '王五']) expect(button(`删除${other}`), 'typed in and registered').toBeTruthy();
  await userEvent.click(button('添加作者'));
  const dialog = within(screen.getByRole('dialog', { name: '添加作者' }));
  const ways = ['已知作者 ID', '未知作者 ID', '直接填写'] as const;
  const fields = [['作者 ID'], ['姓名'], ['姓名', '性别', '职称', '学位', '邮箱', '工作单位', '通信地址']];
  for (const [at, way] of ways.entries()) {
    await userEvent.click(dialog.getByRole('radio', { name: way }));
    for (const field of fields[at] ?? [])
      expect(dialog.getAllByLabelText(new RegExp(`^${field}\\s*\\*?$`)).length, `${way}: ${field}`).toBeGreaterThan(0);
  }
});

it('lets the first author choose among the workplaces of the profile (R1-123, SC-024)', async () => {
  const page = await showWizard('/main/change?roleId=1&id=m1&tab=authors');
  await userEvent.click(button('编辑沈知远'));
  const dialog = within(screen.getByRole('dialog', { name: '工作单位：沈知远' }));
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['临江大学', '古籍所', '其他单位']);
  await userEvent.click(dialog.getByRole('radio', { name: '古籍所' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(page.asked().at(-1)?.variables).toMatchObject({ input: { authorId: 'a1', company: '古籍所' } });
});

it('lists the files with time, type, name, size and description, deletes one, and shows the rules for them (R1-161, R1-162, SC-030)', async () => {
  const page = await showWizard('/main/change?roleId=1&id=m1&tab=files');
  expectColumns(screen.getByText('data.txt').closest('tr'), {
    上传时间: '2026-03-05 14:32',
    文件类型: '补充材料',
    文件名称: 'data.txt',
    文件大小: '5.00 KB',
    文件描述: '统计数据',
    操作: '删除',
  });
  await userEvent.click(button('文件要求'));
  const rules = screen.getByRole('dialog', { name: '文件要求' });
  expect(rules.textContent).toContain('稿件: doc, docx, pdf，不超过 10 MB');
  expect(rules.textContent).toContain('双盲审稿的集刊不得出现作者姓名');
  await userEvent.click(within(rules).getByRole('button', { name: '知道了' }));
  await userEvent.click(button('删除data.txt'));
  await userEvent.click(within(screen.getByRole('dialog', { name: '删除文件' })).getByRole('button', { name: '删除' }));
  expect(page.asked().at(-1)?.variables).toMatchObject({ input: { contributionId: 'm1', fileId: 'f1' } });
});

it.each([
  ['title', '中文题名', 'useSendSectionTitleMutation', { titleZh: '新写的' }],
  ['funding', '项目名称 1', 'useSendSectionFundingsMutation', { fundings: [{ fundNumber: '', fundName: '新写的' }] }],
  ['summary', '中文摘要', 'useSendSectionSummaryMutation', { abstractZh: '新写的' }],
  ['explanation', '文章说明', 'useSendSectionExplanationMutation', { explanation: '新写的' }],
] as const)('saves what was typed in %s before it hands in (R1-167, SC-027)', async (tab, label, mutation, input) => {
  const page = await showWizard(`/main/change?roleId=1&id=m1&tab=${tab}`, {
    files: [{ ...FILE, kind: 'MANUSCRIPT' }],
    titleZh: '',
    sections: SECTIONS.map((section) => ({ section, isComplete: true })),
  });
  await userEvent.type(screen.getByLabelText(new RegExp(`^${label}\\s*\\*?$`), { selector: 'input, textarea' }), '新写的');
  await userEvent.click(button('提交稿件'));
  await userEvent.click(button('提交稿件'));
  const names = () => page.asked().map(({ name }) => name);
  expect(page.asked().find(({ name }) => name === mutation)?.variables).toMatchObject({ input });
  expect(names(), 'not before').not.toContain('useHandInMutation');
  await page.answer(mutation, { Contribution: () => ({ ...DRAFT, ...input, version: 4 }) });
  await waitFor(() => expect(names()).toContain('useHandInMutation'));
});

const fund = (at: number) => ({ fundNumber: `21BZW00${at}`, fundName: `基金${at}` });
const suggested = (at: number) => ({
  personName: `吴越${at}`,
  sex: at === 1 ? 'MALE' : 'FEMALE',
  email: `wu${at}@example.org`,
  company: `大学${at}`,
  collegeName: `学院${at}`,
  degreeId: `d${at}`,
  dutyId: `u${at}`,
  professionalTitleId: `t${at}`,
  reason: `理由${at}`,
});
const suggestedAsSaved = (at: number) => {
  const { degreeId, dutyId, professionalTitleId, ...texts } = suggested(at);
  return { ...texts, degree: { id: degreeId }, duty: { id: dutyId }, professionalTitle: { id: professionalTitleId } };
};
it.each([
  ['a fund that is half filled', [{ fundNumber: '', fundName: '水利基金' }], '缺 1 项'],
  ['no fund', [], '选填'],
])('says at the funding, which comes later, what it lacks: %s (R1-141)', async (_what, fundings, words) => {
  const lacking = fundings.length > 0 ? ['TITLE', 'FUNDING'] : ['TITLE'];
  await showWizard('/main/change?roleId=1&id=m1&tab=title', {
    titleZh: '',
    fundings,
    sections: SECTIONS.map((section) => ({ section, isComplete: !lacking.includes(section) })),
  });
  expect(screen.getAllByRole('tab').find(({ textContent }) => textContent.includes('基金信息'))?.textContent).toContain(words);
});

const three = <Row,>(of: (at: number) => Row) => [of(1), of(2), of(3)];

it.each([
  ['funding', '删除基金 2', 'useSendSectionFundingsMutation', { fundings: three(fund) }, { fundings: [fund(1), fund(3)] }],
  ...(['recommendedReviewers', 'opposedReviewers'] as const).map(
    (tab) =>
      [
        tab,
        '删除吴越2',
        'useSaveContributionSuggestedReviewersMutation',
        { [tab]: three(suggestedAsSaved) },
        { kind: tab === 'opposedReviewers' ? 'OPPOSED' : 'RECOMMENDED', reviewers: [suggested(1), suggested(3)] },
      ] as const,
  ),
] as const)(
  'takes one entry of %s away after asking, and saves the others whole (SC-025, SC-028, SC-029)',
  async (tab, remove, mutation, own, input) => {
    const page = await showWizard(`/main/change?roleId=1&id=m1&tab=${tab}`, {
      ...own,
      files: [{ ...FILE, kind: 'MANUSCRIPT' }],
      sections: SECTIONS.map((section) => ({ section, isComplete: true })),
    });
    await userEvent.click(button(remove));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
    expect(screen.queryByRole('button', { name: remove === '删除基金 2' ? '删除基金 3' : remove })).toBeNull();
    await userEvent.click(button('提交稿件'));
    await userEvent.click(button('提交稿件'));
    expect(page.asked().find(({ name }) => name === mutation)?.variables).toMatchObject({ input });
  },
);

it('takes away the author whose button is pressed (R1-124, SC-024)', async () => {
  const page = await showWizard('/main/change?roleId=1&id=m1&tab=authors');
  await userEvent.click(button('删除王五'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(page.asked().at(-1)?.variables).toMatchObject({ input: { authorId: 'a3' } });
});

const UNSTATED = { choice: null, uses: [], text: '', address: '', board: '', approvalNumber: '', approvedOn: '', consent: null };
const ASKED = {
  isConfirmed: false,
  asked: [
    { guidanceZh: '请写明工具名称', guidanceEn: '', stated: { kind: 'AI_USE', demand: 'REQUIRED', ...UNSTATED } },
    { guidanceZh: '', guidanceEn: '', stated: { kind: 'INTERESTS', demand: 'OPTIONAL', ...UNSTATED } },
  ],
};

it('has a tab of statements where the journal asks for some, saves what is chosen, and lists what is missing (B-110)', async () => {
  const { asked } = await showWizard('/main/change?roleId=1&id=m1&tab=statements', { ownStatements: ASKED });
  expect(openTab('声明')).toBeDefined();
  const panel = within(screen.getByRole('tabpanel', { name: /声明/ }));
  expect(panel.getByText('请写明工具名称')).toBeTruthy();
  await userEvent.click(panel.getByLabelText('已使用'));
  expect(panel.getAllByRole('textbox').length).toBeGreaterThan(2);
  await userEvent.type(panel.getByRole('textbox', { name: /^工具/ }), 'DeepSeek');
  await userEvent.click(panel.getByRole('checkbox', { name: /以上声明属实/ }));
  await userEvent.click(button('暂存'));
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({
      name: 'useSendSectionStatementsMutation',
      variables: {
        input: {
          contributionId: 'm1',
          isConfirmed: true,
          statements: [
            { kind: 'AI_USE', choice: 'USED', uses: [{ tool: 'DeepSeek', step: null }] },
            { kind: 'INTERESTS', choice: null },
          ],
        },
      },
    }),
  );
});

it('says on the last tab which statement is missing (B-110)', async () => {
  await showWizard('/main/change?roleId=1&id=m1&tab=review', { ownStatements: ASKED });
  expect(screen.getByRole('button', { name: '声明：人工智能使用未填写' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '声明：确认未选择' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /利益冲突/ })).toBeNull();
});
