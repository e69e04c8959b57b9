// The page of a journal or conference: facts, issues, the workbench of the open one, and a sent one's contents.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { expectLeavingAsked, isUnloadHeld } from '../../testing/leaving.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import QUERY, { type ColloquiumDetailPageQuery } from './__generated__/ColloquiumDetailPageQuery.graphql.ts';
import { issueIn } from './address.ts';
import { ConferenceDetailPage, JournalDetailPage } from './ColloquiumDetailPage.tsx';

const article = (id: string, titleZh: string, authorNames: string, own: object = {}) => ({
  column: '论文',
  columnDisplayName: '论文',
  authorNames,
  authorDisplayNames: authorNames,
  pageCount: 10,
  firstPage: 1,
  lastPage: 10,
  doi: null,
  contribution: { id, manuscriptNumber: `JN${id}`, titleZh, titleEn: null, subtitleZh: null, subtitleEn: null },
  ...own,
});
const ARTICLES = [
  article('a', '甲篇', '王伟、李敏'),
  article('b', '乙篇', '赵清', { column: '书评', columnDisplayName: '书评' }),
  article('c', '丙篇', '沈知远', { pageCount: null }),
];
const TRANSLATED = ARTICLES.map(({ contribution, ...own }, index) => ({
  ...own,
  contribution: { ...contribution, titleEn: `The ${['first', 'second', 'third'][index]}` },
}));
const DOCUMENTS = ['CATALOGUE', 'ENGLISH_CONTENTS', 'ABSTRACTS', 'IMPRINT', 'MANUSCRIPTS', 'PACKAGE', 'JATS', 'CROSSREF', 'RIS', 'BIBTEX'];
const NO_IMPRINT = {
  responsibleEditors: '',
  edition: '',
  printing: '',
  format: '',
  sheets: '',
  wordCount: '',
  price: '',
  printer: '',
  subjects: '',
  classification: '',
};
const open = (own: object = {}) => ({
  __typename: 'Issue',
  isbn: null,
  cipNumber: null,
  volume: null,
  totalNumber: null,
  offeredTotalNumber: 41,
  viewerCanSaveImprint: true,
  imprint: NO_IMPRINT,
  id: 'i4',
  number: 4,
  version: 7,
  plannedOn: '2026-09-01',
  sentAt: null,
  receivedAt: null,
  viewerCanEdit: true,
  viewerCanConfirmReceipt: false,
  firstPage: 1,
  contents: '已存目录',
  savedAt: '2026-03-01T02:00:00.000Z',
  exportedAt: null,
  colloquium: { kind: 'PERIODICAL', publicationKind: 'SERIES' },
  documents: DOCUMENTS,
  articles: ARTICLES,
  findings: [],
  unconfirmedAuthors: [],
  corrections: [],
  ...own,
});
const sent = (own: object = {}) =>
  open({
    id: 'i3',
    number: 3,
    sentAt: '2026-02-03T02:30:00.000Z',
    viewerCanEdit: false,
    viewerCanSaveImprint: false,
    sentBy: { displayName: '沈主编' },
    remark: '请尽快排版',
    contents: '第三期目录',
    submittedFiles: [{ name: '封面说明.pdf', size: 2048, uploadedAt: '2026-02-01T02:00:00.000Z', url: '/issues/f' }],
    findings: null,
    ...own,
  });

const holder = (office: string, displayName: string) => ({ office, person: { displayName } });
const MASTHEAD = {
  officeHolders: [holder('CHIEF', '沈主编'), holder('CHIEF', '吕主编'), holder('DEPUTY', '白副主编'), holder('EDITOR', '苏见微')],
  hostUnits: ['临江大学', '江南学会'],
  sources: [],
  homePages: [],
  publishingUnit: '人文出版分社',
  cycle: { id: 'd1', label: '半年刊' },
};
const ISSUES = [4, 3, 2, 1].map((number) => ({
  id: `i${number}`,
  number,
  totalNumber: null,
  isbn: null,
  sentAt: number === 4 ? null : `2026-02-0${number}T02:30:00.000Z`,
}));

interface Own extends ShowOptions {
  role?: string;
  issue?: object | null;
  colloquium?: object | null;
  page?: ReactNode;
}

function showPage({ role = 'EDITOR_IN_CHIEF', issue = open(), colloquium = {}, page = <JournalDetailPage />, ...options }: Own = {}) {
  const node = colloquium && {
    __typename: 'Colloquium',
    id: 'j1',
    name: '江南文化研究',
    number: 'JNWH',
    kind: 'PERIODICAL',
    publicationKind: 'SERIES',
    subject: { id: 'd2', label: '历史学' },
    ...MASTHEAD,
    issues: ISSUES,
    issue,
    ...colloquium,
  };
  const number = { EXECUTIVE_EDITOR: 4, EDITOR_IN_CHIEF: 5, PUBLISHING_EDITOR: 6, OPERATIONS: 7 }[role] ?? 5;
  return showRoute<ColloquiumDetailPageQuery>(QUERY, (search) => ({ id: search.get('id') ?? '', issue: issueIn(search) }), page, {
    at: '/main/operateList/jikanDetail?roleId=5&id=j1&showType=0',
    objects: { Query: () => ({ viewer: { id: 'me', currentRole: { number, kind: role } }, node }) },
    ...options,
  });
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const titles = () =>
  within(screen.getByRole('list', { name: '文章顺序' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /[甲乙丙丁]篇/.exec(textContent)?.[0]);
const contents = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '目录文字' });
const SAVE = 'useContentsDraftMutation';
const NOW = 'useContentsDraftNowQuery';

it('is headed as a journal or, with showType other than 0, as a conference; without one by its path; its name and issue head the page (B-453, P2-310 to P2-312, R2-148)', async () => {
  for (const [query, page, heading] of [
    ['id=j1&showType=0', <JournalDetailPage key="j" />, '集刊详情'],
    ['id=j1', <JournalDetailPage key="j" />, '集刊详情'],
    ['id=j1&showType=1', <JournalDetailPage key="j" />, '会议详情'],
    ['id=j1&showType=1', <ConferenceDetailPage key="c" />, '会议详情'],
    ['id=j1', <ConferenceDetailPage key="c" />, '会议详情'],
  ] as const) {
    const { asked } = await showPage({ at: `/main/x?roleId=5&${query}`, page });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toMatch(/^江南文化研究 第 \d+ 期$/u);
    expect(title.nextElementSibling?.textContent).toBe(heading);
    expect(asked()).toEqual([]);
    cleanup();
  }
});

it('names editors-in-chief, editors, subject, host and publishing units and the frequency (P2-313 to P2-316, SC-064, S2-018)', async () => {
  await showPage();
  expect(screen.getByRole('heading', { level: 1, name: /^江南文化研究/u })).toBeTruthy();
  const facts = Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  expect(facts).toMatchObject({
    主编: '沈主编、吕主编',
    编辑: '苏见微',
    学科: '历史学',
    主办单位: '临江大学、江南学会',
    出版单位: '人文出版分社',
    出版周期: '半年刊',
  });
});

it.each(['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'OPERATIONS'])(
  'offers its month as a document to the role %s (B-456)',
  async (role) => {
    const { asked } = await showPage({ role });
    await userEvent.click(button('生成月报'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '生成' }));
    expect(asked().find(({ name }) => name === 'MonthlyReportQuery')?.variables).toMatchObject({ colloquiumId: 'j1' });
  },
);

it('tells its readers all that operations entered (F-100)', async () => {
  const file = (name: string) => ({ name, size: 2048, url: `/journal-files/${name}` });
  await showPage({
    colloquium: {
      kind: 'CONFERENCE',
      introduction: '介绍文字',
      editorIntroduction: '主编文字',
      foreword: '卷首文字',
      callForPapers: '征稿文字',
      sources: ['来稿', '约稿'],
      homePages: ['https://example.org/c'],
      foundedOn: '2016-09-01',
      startsOn: '2026-03-01',
      endsOn: '2026-04-30',
      collectedPapersName: '江南论集',
      issn: '9990-0114',
      eissn: '1234-5679',
      cn: null,
      committees: [
        { committee: 'EDITORIAL', type: 'CHIEF', name: '沈若水' },
        { committee: 'EXPERT', type: null, name: '杜衡之' },
      ],
      cover: { url: '/journal-files/cover' },
      forewordFile: file('卷首.pdf'),
      callForPapersFile: file('征稿.pdf'),
    },
  });
  const facts = Object.fromEntries(
    screen.getAllByRole('term', { hidden: true }).map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(facts).toMatchObject({
    创刊时间: '2016-09-01',
    ISSN: '9990-0114',
    '电子版 ISSN': '1234-5679',
    来源: '来稿、约稿',
    论文集名称: '江南论集',
    编委会: '沈若水',
    专家委员会: '杜衡之',
    会议主页: 'https://example.org/c',
  });
  expect(screen.getByText('收稿时间：2026-03-01 至 2026-04-30')).toBeTruthy();
  const part = (name: string) => screen.getByRole('region', { name, hidden: true });
  for (const [name, text] of Object.entries({ 介绍: '介绍文字', 主编介绍: '主编文字', 卷首语: '卷首文字', 征稿启事: '征稿文字' }))
    expect(part(name).textContent, name).toContain(text);
  for (const [name, of] of Object.entries({ 卷首语: '卷首.pdf', 征稿启事: '征稿.pdf' }))
    expect(part(name).querySelector('a')?.getAttribute('href'), name).toBe(`/journal-files/${of}`);
  expect(screen.getByAltText('封面').getAttribute('src')).toBe('/journal-files/cover');
});

it('lists its issues with their numbers and send times, 180 px high until all are wanted (P2-317 to P2-321, R2-149)', async () => {
  const issues = [5, 4, 3, 2, 1].map((number) => ({
    id: `i${number}`,
    number,
    ...(number === 3 ? { totalNumber: 40, isbn: '978-7-301-00001-4' } : { totalNumber: null, isbn: null }),
    sentAt: number === 5 ? null : `2026-02-0${number}T02:30:00.000Z`,
  }));
  const { address } = await showPage({ colloquium: { issues }, issue: open({ id: 'i5', number: 5 }) });
  const region = within(screen.getByRole('region', { name: '各期' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '第 5 期未送出版社',
    ...[4, 3, 2, 1].map(
      (number) => `第 ${number} 期${number === 3 ? '总第 40 辑 · ISBN 978-7-301-00001-4' : ''}送出版社时间 2026-02-0${number} 10:30`,
    ),
  ]);
  const list = region.getByRole('list');
  expect(list.style.maxHeight).toBe('180px');
  await userEvent.click(region.getByRole('button', { name: '展开全部 5 期' }));
  expect(list.style.maxHeight).toBe('');
  await userEvent.click(region.getByRole('button', { name: '收起' }));
  expect(list.style.maxHeight).toBe('180px');
  await userEvent.click(region.getByRole('link', { name: '第 3 期' }));
  expect(address()).toContain('issue=3');
});

it('orders the articles by buttons, with running pages, and saves order, pages and text together (P2-323, P2-324, P2-330, P2-333, P2-338, P2-339, R2-184)', async () => {
  const { asked, answer } = await showPage();
  expect(titles()).toEqual(['甲篇', '乙篇', '丙篇']);
  const order = within(screen.getByRole('list', { name: '文章顺序' }));
  for (const facts of [/王伟、李敏/, /赵清/, /沈知远/, '书评']) expect(order.getByText(facts)).toBeTruthy();
  expect(order.getAllByText(/^第 .* 页$/).map(({ textContent }) => textContent)).toEqual(['第 1–10 页', '第 11–20 页', '第 21–… 页']);
  expect(button('上移甲篇').disabled).toBe(true);
  expect(button('下移丙篇').disabled).toBe(true);
  await userEvent.click(button('下移甲篇'));
  expect(titles()).toEqual(['乙篇', '甲篇', '丙篇']);
  await userEvent.click(button('上移甲篇'));
  await userEvent.click(button('上移丙篇'));
  expect(titles()).toEqual(['甲篇', '丙篇', '乙篇']);
  await userEvent.type(screen.getByRole('textbox', { name: '“丙篇”的页数' }), '4');
  expect(order.getAllByText(/^第 .* 页$/).map(({ textContent }) => textContent)).toEqual(['第 1–10 页', '第 11–14 页', '第 15–24 页']);
  await userEvent.clear(contents());
  await userEvent.type(contents(), '新目录');
  await userEvent.click(button('保存目录'));
  expect(asked()).toEqual([
    {
      name: SAVE,
      variables: {
        input: {
          issueId: 'i4',
          version: 7,
          articles: [
            { contributionId: 'a', pageCount: 10 },
            { contributionId: 'c', pageCount: 4 },
            { contributionId: 'b', pageCount: 10 },
          ],
          firstPage: 1,
          contents: '新目录',
        },
      },
    },
  ]);
  const [a, b, c] = ARTICLES;
  await answer(SAVE, { Issue: () => open({ version: 8, contents: '新目录', articles: [a, { ...c, pageCount: 4 }, b] }) });
  expect(await screen.findByText('保存成功')).toBeTruthy();
  expect(titles()).toEqual(['甲篇', '丙篇', '乙篇']);
  expect(button('重置').disabled).toBe(true);
});

it('says at the field which number of pages is none, and sends nothing', async () => {
  const { asked } = await showPage();
  await userEvent.type(screen.getByRole('textbox', { name: '“丙篇”的页数' }), '很多');
  await userEvent.click(button('保存目录'));
  expect(await screen.findByText('请填写 1 到 2000 的页数')).toBeTruthy();
  expect(asked()).toEqual([]);
});

it('goes back to what was last saved after asking, and offers it only where something is unsaved (P2-326, F-112)', async () => {
  const { asked } = await showPage();
  expect(button('重置').disabled).toBe(true);
  await userEvent.click(button('上移丙篇'));
  await userEvent.type(contents(), '，改过');
  await userEvent.click(button('重置'));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  expect(titles()).toEqual(['甲篇', '丙篇', '乙篇']);
  await userEvent.click(button('重置'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '重置' }));
  expect(titles()).toEqual(['甲篇', '乙篇', '丙篇']);
  expect(contents().value).toBe('已存目录');
  expect(asked()).toEqual([]);
});

it.each(['/main/msgCenter', '/main/operateList/jikanDetail?roleId=5&id=j1&showType=0&issue=3'])(
  'is asked about when one leaves it unsaved, for another issue too: %s (P2-467, R2-203)',
  async (to) => {
    const page = await showPage();
    expect(isUnloadHeld()).toBe(false);
    await userEvent.click(button('上移丙篇'));
    await expectLeavingAsked(page, to);
  },
);

it('writes the contents text from the list as it stands, asking before it replaces one (P2-327)', async () => {
  await showPage();
  await userEvent.click(button('上移乙篇'));
  await userEvent.click(button('按列表生成目录'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '按列表生成目录' }));
  expect(contents().value).toBe('【书评】\n乙篇……赵清（1）\n【论文】\n甲篇……王伟　李敏（11）\n丙篇……沈知远（21）');
  expect(screen.queryByText(/出现不止一次/)).toBeNull();
});

it('says which columns the contents name more than once, because their articles do not stand together', async () => {
  await showPage();
  await userEvent.click(button('按列表生成目录'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '按列表生成目录' }));
  expect(contents().value.match(/【论文】/g)).toHaveLength(2);
  expect(screen.getByText(/^【论文】在目录中出现不止一次/)).toBeTruthy();
});

it('opens save, export and the rest one after the other, and says why a step is closed (P2-322, P2-325, P2-328, P2-329, P2-331, R2-145)', async () => {
  const steps = () =>
    within(screen.getByRole('region', { name: '导出与送出版社' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const { asked, answer } = await showPage({ issue: open({ savedAt: null }) });
  expect(steps()).toEqual([
    '导出目录请先保存目录',
    '导出英文目录导出英文摘要导出版权页请先保存目录',
    '下载稿件请先保存目录',
    '送出版社请先保存目录',
  ]);
  await userEvent.click(button('保存目录'));
  await answer(SAVE, { Issue: () => open({ version: 8 }) });
  expect(steps()).toEqual([
    '导出目录',
    '导出英文目录导出英文摘要导出版权页请导出数据后操作',
    '下载稿件请导出数据后操作',
    '送出版社请导出数据后操作',
  ]);
  await userEvent.click(button('导出目录'));
  expect(asked().map(({ name }) => name)).toEqual(['useExportContentsMutation']);
  await answer('useExportContentsMutation', {
    ExportIssueContentsPayload: () => ({ url: '' }),
    Issue: () => open({ version: 9, exportedAt: '2026-03-02T02:00:00.000Z' }),
  });
  expect(steps()).toEqual(['导出目录', '导出英文目录导出英文摘要导出版权页', '下载稿件', '送出版社']);
  await userEvent.click(button('导出英文摘要'));
  expect(asked()).toEqual([{ name: 'useIssueDocumentQuery', variables: { id: 'i4', document: 'ABSTRACTS' } }]);
  await answer('useIssueDocumentQuery', { Issue: () => ({ documentUrl: '', leftOut: [] }) });
  await userEvent.click(button('下载稿件'));
  expect(asked()).toEqual([{ name: 'useIssueDocumentQuery', variables: { id: 'i4', document: 'MANUSCRIPTS' } }]);
  await answer('useIssueDocumentQuery', { Issue: () => ({ documentUrl: '', leftOut: [] }) });
  await userEvent.type(contents(), '。');
  expect(steps()[0]).toBe('导出目录有未保存的修改，请先保存目录');
});

it('leads from each check to its article, and names what holds the issue back', async () => {
  const [first] = ARTICLES;
  await showPage({
    issue: open({
      findings: [
        { kind: 'CONTENTS_NOT_EXPORTED', isBlocking: true, detail: null, author: null, contribution: null },
        { kind: 'REPEATED_AUTHOR', isBlocking: false, detail: '王伟', author: null, contribution: first?.contribution },
      ],
    }),
  });
  const checks = within(screen.getByRole('region', { name: '送出版社前检查' }));
  expect(checks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '目录尚未导出须先处理',
    '甲篇：作者王伟在本期有多篇文章',
  ]);
  await userEvent.click(checks.getByRole('link', { name: /甲篇/ }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('“甲篇”的页数');
});

it('asks which part of an author’s name is the family name where it can be read in two ways, and takes the answer (B-103)', async () => {
  const [first] = ARTICLES;
  const name = {
    familyName: '山',
    givenName: '田太郎',
    suffix: '',
    latinFamilyName: '',
    latinGivenName: '',
    isGroup: false,
    isCertain: false,
  };
  const author = { id: 'author1', personName: '山田太郎', name };
  const { asked, answer } = await showPage({
    issue: open({
      findings: [{ kind: 'NAME_UNCERTAIN', isBlocking: false, detail: '山田太郎', author, contribution: first?.contribution }],
    }),
  });
  const checks = within(screen.getByRole('region', { name: '送出版社前检查' }));
  expect(checks.getByRole('listitem').textContent).toContain('甲篇：请核对作者山田太郎的姓和名');
  await userEvent.click(checks.getByRole('button', { name: '“山田太郎”的姓和名' }));
  const dialog = within(screen.getByRole('dialog', { name: '“山田太郎”的姓和名' }));
  for (const [label, value] of [
    ['姓', '山田'],
    ['名', '太郎'],
    ['姓（拉丁字母）', 'Yamada'],
    ['名（拉丁字母）', 'Taro'],
  ] as const) {
    await userEvent.clear(dialog.getByRole('textbox', { name: label }));
    await userEvent.type(dialog.getByRole('textbox', { name: label }), value);
  }
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const said = { familyName: '山田', givenName: '太郎', suffix: '', latinFamilyName: 'Yamada', latinGivenName: 'Taro', isGroup: false };
  expect(asked().at(-1)).toEqual({
    name: 'UncertainNameMutation',
    variables: { input: { issueId: open({}).id, authorId: 'author1', name: said } },
  });
  await answer('UncertainNameMutation', {
    Issue: () => open({ findings: [] }),
    ContributionAuthor: () => ({ ...author, name: { ...said, isCertain: true } }),
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(checks.queryByRole('listitem')).toBeNull();
});

it('says which page the contents do not name and that no Crossref file can be written, and once more where the issue is sent (B-004)', async () => {
  const [first] = ARTICLES;
  await showPage({
    issue: open({
      exportedAt: '2026-03-02T02:00:00.000Z',
      findings: [
        { kind: 'NO_ARTICLE_ADDRESS', isBlocking: false, detail: null, author: null, contribution: null },
        { kind: 'PAGES_DISAGREE', isBlocking: false, detail: '1–10', author: null, contribution: first?.contribution },
      ],
    }),
  });
  const lines = ['刊物未设置 DOI 指向的网址，不能生成 Crossref 文件', '甲篇：页码为 1–10，目录文字中没有写明'];
  const linesIn = (place: HTMLElement) =>
    within(place)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const checks = screen.getByRole('region', { name: '送出版社前检查' });
  expect(linesIn(checks)).toEqual(lines);
  await userEvent.click(within(checks).getByRole('link', { name: /甲篇/ }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('“甲篇”的页数');
  await userEvent.click(button('送出版社'));
  expect(linesIn(within(screen.getByRole('dialog')).getByRole('group', { name: '送出版社前检查' }))).toEqual(lines);
});

it('leads to the editors-in-chief’s list in the current role (P2-332)', async () => {
  await showPage({ role: 'EXECUTIVE_EDITOR' });
  expect(screen.getByRole('link', { name: '稿件列表' }).getAttribute('href')).toBe('/main/editorChiefManusList?roleId=4');
});

it('takes an article out after asking, and the unsaved order of the others stays', async () => {
  const { asked, answer } = await showPage();
  for (const _step of [1, 2]) await userEvent.click(button('上移丙篇'));
  expect(titles()).toEqual(['丙篇', '甲篇', '乙篇']);
  await userEvent.click(button('移出“甲篇”'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除组稿' }));
  expect(asked()).toEqual([{ name: 'useRemoveArticleMutation', variables: { input: { contributionIds: ['a'] } } }]);
  await answer('useRemoveArticleMutation', { ActResult: () => ({ done: true, refusal: null }) });
  const query = asked().find(({ name }) => name === 'ColloquiumDetailPageQuery');
  expect(query).toBeTruthy();
  await answer('ColloquiumDetailPageQuery', {
    Query: () => ({
      viewer: { id: 'me', currentRole: { number: 5, kind: 'EDITOR_IN_CHIEF' } },
      node: {
        __typename: 'Colloquium',
        id: 'j1',
        name: '江南文化研究',
        ...MASTHEAD,
        issues: ISSUES,
        issue: open({ version: 8, savedAt: null, articles: ARTICLES.slice(1) }),
      },
    }),
  });
  expect(titles()).toEqual(['丙篇', '乙篇']);
  expect(button('重置').disabled).toBe(false);
});

const CONFLICT = new ApiError('内容已被修改', { code: 'CONFLICT' });

it('lays another person’s save together with what is typed, and asks where both changed the same', async () => {
  const { asked, answer, fail } = await showPage();
  await userEvent.type(contents(), '，我改');
  await userEvent.click(button('保存目录'));
  await fail(SAVE, CONFLICT);
  expect(asked().map(({ name }) => name)).toEqual([NOW]);
  const [a, b, c] = ARTICLES;
  await answer(NOW, { Issue: () => open({ version: 9, contents: '已存目录，她改', articles: [c, a, b] }) });
  const notice = screen.getAllByRole('alert').find(({ textContent }) => textContent.includes('她改'));
  expect(notice?.textContent).toContain('已存目录，我改');
  expect(titles()).toEqual(['丙篇', '甲篇', '乙篇']);
  expect(contents().value).toBe('已存目录，我改');
});

it('names the articles by their titles in the reader’s language where both changed their order', async () => {
  const { answer, fail } = await showPage({ issue: open({ articles: TRANSLATED }), language: 'en-US' });
  await userEvent.click(button('Move The third up'));
  await userEvent.click(button('Save contents'));
  await fail(SAVE, CONFLICT);
  const [a, b, c] = TRANSLATED;
  await answer(NOW, { Issue: () => open({ version: 9, articles: [c, a, b] }) });
  const notice = screen.getAllByRole('alert').find(({ textContent }) => textContent.includes('Order of articles'));
  expect(notice?.textContent.match(/The first|The second|The third|[甲乙丙]篇/g)).toEqual([
    'The first',
    'The third',
    'The second',
    'The third',
    'The first',
    'The second',
  ]);
});

it('keeps the order of what remains where manuscripts came or left meanwhile, and says so (R2-194)', async () => {
  const { answer, fail } = await showPage();
  await userEvent.click(button('上移丙篇'));
  await userEvent.click(button('保存目录'));
  await fail(SAVE, new ApiError('该期的稿件有增减，请核对后重新保存', { code: 'COMPOSITION_CHANGED' }));
  await answer(NOW, { Issue: () => open({ articles: [...ARTICLES.slice(1), article('d', '丁篇', '周远')] }) });
  expect(titles()).toEqual(['丙篇', '乙篇', '丁篇']);
  expect(await screen.findByText('该期的稿件有增减，请核对后重新保存')).toBeTruthy();
});

it('sends to the press with files and a remark, once, and the page turns read-only (P2-322, P2-340 to P2-344, S2-019, SC-047, R2-150, R2-198)', async () => {
  const ready = open({ exportedAt: '2026-03-02T02:00:00.000Z' });
  const { asked, answer, address } = await showPage({ issue: ready });
  await userEvent.click(button('送出版社'));
  const dialog = () => within(screen.getByRole('dialog'));
  await userEvent.type(dialog().getByRole('textbox', { name: '备注' }), '请尽快');
  await userEvent.click(dialog().getByRole('button', { name: '取消' }));
  expect(asked()).toEqual([]);
  await userEvent.click(button('送出版社'));
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox', { name: '备注' }).value).toBe('请尽快');
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('files can be chosen');
  const names = ['封面.pdf', '说明.pdf', '目录.pdf'];
  await userEvent.upload(
    input,
    names.map((name) => new File(['%PDF-1.7'], name)),
  );
  for (const [index, name] of names.entries())
    await answer('PressFilesMutation', { UploadedFile: () => ({ path: `p${index}`, name, size: 2048 }) });
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(names.map((name) => `${name}2.00 KB移除`));
  await userEvent.click(dialog().getByRole('button', { name: '移除 说明.pdf' }));
  await userEvent.click(dialog().getByRole('button', { name: '送出版社' }));
  await userEvent.click(dialog().getByRole('button', { name: '送出版社' }));
  expect(asked()).toEqual([
    { name: 'SendDialogMutation', variables: { input: { issueId: 'i4', version: 7, remark: '请尽快', filePaths: ['p0', 'p2'] } } },
  ]);
  expect(dialog().getByRole('button', { name: '送出版社' }).getAttribute('aria-disabled')).toBe('true');
  await answer('SendDialogMutation', { Issue: () => sent({ id: 'i4', number: 4 }) });
  expect(await screen.findByText('提交成功')).toBeTruthy();
  expect(address()).toContain('issue=4');
  expect(screen.queryByRole('list', { name: '文章顺序' })).toBeNull();
  expect(screen.queryByRole('button', { name: '保存目录' })).toBeNull();
});

const documents = () =>
  within(screen.getByRole('region', { name: '下载' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('offers the documents that an issue of its kind has: of a book CIP data and BITS (B-121, B-123)', async () => {
  const ofBook = [
    'CATALOGUE',
    'ENGLISH_CONTENTS',
    'ABSTRACTS',
    'IMPRINT',
    'CIP_DATA',
    'MANUSCRIPTS',
    'PACKAGE',
    'BITS',
    'CROSSREF',
    'RIS',
    'BIBTEX',
  ];
  await showPage({ issue: sent({ documents: ofBook }) });
  expect(documents()).toEqual([
    '送出版社材料',
    '目录',
    '英文目录',
    '英文摘要',
    '版权页',
    'CIP 数据',
    '稿件',
    'BITS',
    'Crossref',
    'RIS',
    'BibTeX',
  ]);
  cleanup();
  const { asked } = await showPage({ issue: open({ documents: ofBook, exportedAt: '2026-03-02T02:00:00.000Z' }) });
  await userEvent.click(button('导出 CIP 数据'));
  expect(asked()).toEqual([{ name: 'useIssueDocumentQuery', variables: { id: 'i4', document: 'CIP_DATA' } }]);
});

it('of a sent issue the editors-in-chief read everything and change nothing; its documents can be had (P2-337, R2-146)', async () => {
  const { asked, fail } = await showPage({ issue: sent() });
  for (const name of ['保存目录', '重置', '送出版社', /上移/, /移出/, /修改/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(documents()).toEqual(['送出版社材料', '目录', '英文目录', '英文摘要', '版权页', '稿件', 'JATS', 'Crossref', 'RIS', 'BibTeX']);
  expect(screen.getByText('第三期目录')).toBeTruthy();
  await userEvent.click(button('Crossref'));
  expect(asked()).toEqual([{ name: 'useIssueDocumentQuery', variables: { id: 'i3', document: 'CROSSREF' } }]);
  await fail('useIssueDocumentQuery', new ApiError('本刊没有设置 DOI 规则', { code: 'NO_DOI_PATTERN' }));
  expect(await screen.findByText('本刊没有设置 DOI 规则')).toBeTruthy();
});

it('names the articles that a file leaves out, and what of each its format refuses (B-002)', async () => {
  const { asked, answer } = await showPage({ issue: sent() });
  await userEvent.click(button('Crossref'));
  expect(asked()).toHaveLength(1);
  await answer('useIssueDocumentQuery', {
    Issue: () => ({ documentUrl: '', leftOut: [{ field: 'AUTHOR', contribution: { titleZh: '乙篇', titleEn: null } }] }),
  });
  expect((await screen.findByText(/以下文章不符合/)).closest('[role=status]')?.textContent).toBe(
    '以下文章不符合 Crossref 格式，未写入文件乙篇：作者姓名',
  );
});

it('shows the publisher the material and remark of a sent issue, which a publishing editor confirms (P2-334 to P2-336, R2-147)', async () => {
  for (const role of ['OPERATIONS', 'PUBLISHING_EDITOR']) {
    cleanup();
    await showPage({ role, issue: sent() });
    expect(within(screen.getByRole('region', { name: '各期' })).getAllByRole('listitem')).toHaveLength(ISSUES.length);
    expect(within(screen.getByRole('region', { name: '下载' })).getByRole('button', { name: '送出版社材料' })).toBeTruthy();
    for (const text of ['请尽快排版', '第三期目录', '封面说明.pdf']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('list', { name: '文章顺序' })).toBeNull();
    for (const name of ['确认收到', '保存目录', '重置', '送出版社', /上移/, /移出/, /修改/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  }
  cleanup();
  const { asked, answer } = await showPage({ role: 'PUBLISHING_EDITOR', issue: sent({ viewerCanConfirmReceipt: true }) });
  expect(screen.queryByRole('link', { name: '稿件列表' })).toBeNull();
  expect(screen.getByText('请尽快排版')).toBeTruthy();
  const files = within(screen.getByRole('list', { name: '主编提交的文件' }));
  expect(files.getByRole('listitem').textContent).toBe('封面说明.pdf2.00 KB2026-02-01 10:00');
  expect(files.getByRole('link', { name: '封面说明.pdf' }).getAttribute('href')).toBe('/issues/f');
  await userEvent.click(button('确认收到'));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确认收到' }));
  expect(asked()).toEqual([{ name: 'ReceiptMutation', variables: { input: { issueId: 'i3' } } }]);
  await answer('ReceiptMutation', {
    Issue: () => sent({ receivedAt: '2026-02-03T01:00:00.000Z', receivedBy: { displayName: '陶编辑' }, viewerCanConfirmReceipt: false }),
  });
  expect(await screen.findByText('出版社已收到')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认收到' })).toBeNull();
});

it('tells the publisher that an open issue is still being prepared (P2-334, R2-147)', async () => {
  await showPage({
    role: 'OPERATIONS',
    issue: open({ viewerCanEdit: false, articles: null, findings: null, contents: null, savedAt: null }),
  });
  expect(screen.getByText(/主编正在编排本期/)).toBeTruthy();
  for (const name of ['送出版社', '保存目录', '导出目录', '重置']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('list', { name: '文章顺序' })).toBeNull();
});

it('plans the month of an open issue', async () => {
  const { asked } = await showPage();
  expect(screen.getByText(/2026-09/)).toBeTruthy();
  await userEvent.click(button('修改计划出版月份'));
  const month = within(screen.getByRole('group', { name: '计划出版月份' }));
  await userEvent.selectOptions(month.getByRole('combobox', { name: '月份' }), '12月');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '保存' }));
  expect(asked()).toEqual([{ name: 'PlannedMonthMutation', variables: { input: { issueId: 'i4', plannedOn: '2026-12-01', version: 7 } } }]);
});

it('is not there for readers who may not read its issues', async () => {
  await showPage({ colloquium: { issues: null, officeHolders: null, issue: null } });
  expect(screen.queryByText('江南文化研究')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

describe('the publication data of an issue', () => {
  const IMPRINT = 'ImprintMutation';
  const panel = () => within(screen.getByRole('region', { name: '出版信息' }));
  const field = (name: string | RegExp) => panel().getByRole<HTMLInputElement>('textbox', { name });
  /** An issue that its list tells the same of. */
  const shown = (issue: object) => ({ issue, colloquium: { issues: [issue] } });
  const labels = () =>
    panel()
      .getAllByRole('term')
      .map(({ textContent }) => textContent);

  it('are those of its kind: ISBN, CIP data and total number of a series, the volume of a journal (B-120)', async () => {
    await showPage();
    expect(labels().slice(0, 4)).toEqual(['ISBN', 'CIP 数据核字号', '总辑号', '责任编辑']);
    cleanup();
    await showPage(shown(open({ colloquium: { kind: 'PERIODICAL', publicationKind: 'JOURNAL' }, totalNumber: 40 })));
    expect(labels().slice(0, 3)).toEqual(['卷', '总期号', '责任编辑']);
    expect(labels()).not.toContain('ISBN');
    expect(screen.getByText('总第 40 期')).toBeTruthy();
    cleanup();
    await showPage({ issue: open({ colloquium: { kind: 'CONFERENCE', publicationKind: 'PROCEEDINGS' } }) });
    expect(labels().slice(0, 3)).toEqual(['ISBN', 'CIP 数据核字号', '责任编辑']);
  });

  it('are typed and saved by who edits the issue; the total number that follows is offered (B-120)', async () => {
    const { asked, answer } = await showPage();
    await userEvent.click(panel().getByRole('button', { name: '填写出版信息' }));
    await userEvent.type(field('ISBN'), '978-7-301-00001-5');
    await userEvent.click(panel().getByRole('button', { name: '采用 41' }));
    expect(field('总辑号').value).toBe('41');
    expect(panel().queryByRole('button', { name: '采用 41' })).toBeNull();
    await userEvent.type(field('印刷'), '临江印刷厂');
    const save = () => userEvent.click(panel().getByRole('button', { name: '保存出版信息' }));
    await save();
    expect(panel().getByText(/^ISBN 应为 13 位/)).toBeTruthy();
    expect(asked()).toEqual([]);
    await userEvent.clear(field('ISBN'));
    await userEvent.type(field('ISBN'), '7-301-00001-4');
    await save();
    const input = {
      ...NO_IMPRINT,
      printer: '临江印刷厂',
      issueId: 'i4',
      version: 7,
      isbn: '9787301000014',
      cipNumber: '',
      volume: null,
      totalNumber: 41,
      reason: '',
    };
    expect(asked()).toEqual([{ name: IMPRINT, variables: { input } }]);
    const saved = { version: 8, isbn: '978-7-301-00001-4', totalNumber: 41, imprint: { ...NO_IMPRINT, printer: '临江印刷厂' } };
    await answer(IMPRINT, { Issue: () => open(saved) });
    expect(await screen.findByText('保存成功')).toBeTruthy();
    // In its list, and above it.
    expect(screen.getAllByText('总第 41 辑 · ISBN 978-7-301-00001-4')).toHaveLength(2);
    expect(panel().queryByRole('textbox')).toBeNull();
  });

  it('are kept while they are not saved, asked about before one leaves, and given up by a button (B-120)', async () => {
    await showPage();
    await userEvent.click(panel().getByRole('button', { name: '填写出版信息' }));
    await userEvent.type(field('定价'), '98.00元');
    expect(isUnloadHeld()).toBe(true);
    await userEvent.click(panel().getByRole('button', { name: '取消' }));
    expect(panel().queryByRole('textbox')).toBeNull();
    expect(isUnloadHeld()).toBe(false);
  });

  it('once it is sent, the publisher adds what is missing, and corrects what is said with a reason, which is asked for at its field (B-120)', async () => {
    const said = { totalNumber: 40, imprint: { ...NO_IMPRINT, printer: '临江印刷厂' }, viewerCanSaveImprint: true };
    const { asked, fail } = await showPage({ role: 'OPERATIONS', ...shown(sent(said)) });
    await userEvent.click(panel().getByRole('button', { name: '补充或更正' }));
    expect(panel().getByText(/更正已有的内容须说明原因/)).toBeTruthy();
    await userEvent.type(field('ISBN'), '978-7-301-00001-4');
    await userEvent.type(field('总辑号'), '1');
    await userEvent.click(panel().getByRole('button', { name: '保存出版信息' }));
    await fail(IMPRINT, new ApiError('填写有误', { code: 'INVALID_INPUT', fields: { reason: '请说明原因' } }));
    expect(field('更正原因').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field('更正原因'), '总辑号有误');
    await userEvent.click(panel().getByRole('button', { name: '保存出版信息' }));
    expect(asked().at(-1)).toMatchObject({
      name: IMPRINT,
      variables: { input: { isbn: '9787301000014', totalNumber: 401, printer: '临江印刷厂', reason: '总辑号有误' } },
    });
  });

  it('that were corrected say so to all who read the issue, with what that means for earlier deposits (B-120)', async () => {
    const change = { field: 'totalNumber', before: '40', after: '41' };
    const correction = {
      correctedAt: '2026-03-01T02:00:00.000Z',
      correctedBy: { displayName: '周运营' },
      reason: '总辑号有误',
      changes: [change, { field: 'price', before: '98.00元', after: '' }],
    };
    await showPage(shown(sent({ corrections: [correction] })));
    const text = screen.getByRole('region', { name: '更正记录' }).textContent;
    for (const part of ['周运营', '总辑号：40 → 41', '定价：98.00元 → 空', '原因：总辑号有误', '请重新提交']) expect(text).toContain(part);
  });

  it('are read by others, who change nothing (B-120)', async () => {
    await showPage(shown(sent({ isbn: '978-7-301-00001-4' })));
    expect(panel().getByText('978-7-301-00001-4')).toBeTruthy();
    expect(panel().queryByRole('button')).toBeNull();
  });

  it('authors who have not confirmed stand among the checks, and hold nothing back (B-106, B-120)', async () => {
    const unconfirmedAuthors = [{ name: '李敏', state: 'ASKED', contribution: { id: 'a', titleZh: '甲篇', titleEn: null } }];
    await showPage({ issue: open({ unconfirmedAuthors, exportedAt: '2026-03-01T03:00:00.000Z' }) });
    const link = within(screen.getByRole('region', { name: '送出版社前检查' })).getByRole('link');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['甲篇：作者李敏没有确认署名（已发信，未答复）', '#article-a']);
    await userEvent.click(screen.getByRole('button', { name: '送出版社' }));
    expect(within(screen.getByRole('dialog')).getByText('甲篇：作者李敏没有确认署名（已发信，未答复）')).toBeTruthy();
  });

  it('what the kind asks for and is missing stands among the checks, in both languages (B-120, B-125)', async () => {
    const finding = (kind: string, detail: string | null = null) => ({ kind, isBlocking: false, detail, author: null, contribution: null });
    const findings = [finding('ISBN_MISSING'), finding('LICENCE_MISSING'), finding('COLUMN_ENGLISH_NAME_MISSING', '书评')];
    await showPage({ issue: open({ findings }) });
    const links = () => within(screen.getByRole('region', { name: /^(?:送出版社前检查|Checks)/ })).getAllByRole('link');
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['本期没有 ISBN', '#imprint'],
      ['未设置许可协议，请期刊运营中心在“出版设置”中选择', '#checks'],
      ['栏目“书评”没有英文名称，请期刊运营中心在“出版设置”中填写', '#checks'],
    ]);
    cleanup();
    await showPage({ issue: open({ findings }), language: 'en-US' });
    expect(screen.getByText('The column “书评” has no English name; operations enter it under “Publication”')).toBeTruthy();
  });
});
