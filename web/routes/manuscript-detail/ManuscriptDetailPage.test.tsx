// The page of a manuscript as its readers find it: each part of it, its readers, and the parameters of its address (S2 §2.3, §2.4).
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import query, { type ManuscriptDetailPageQuery } from './__generated__/ManuscriptDetailPageQuery.graphql.ts';
import { manuscriptIdOf } from './manuscript-id.ts';
import { ManuscriptDetailPage } from './ManuscriptDetailPage.tsx';

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0);
    return 0;
  });
});
afterEach(() => vi.restoreAllMocks());

const named = (label: string) => ({ label });
const file = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  kind: 'MANUSCRIPT',
  size: 20480,
  description: null,
  uploadedAt: '2026-03-05T06:32:00.000Z',
  downloadUrl: `/files/${id}`,
  ...more,
});
const author = {
  id: 'a1',
  position: 1,
  personName: '沈知远',
  name: {
    familyName: '沈',
    givenName: '知远',
    suffix: '',
    latinFamilyName: 'Shen',
    latinGivenName: 'Zhiyuan',
    isGroup: false,
    isCertain: true,
  },
  sex: 'MALE',
  email: 'shen@demo.test',
  units: [{ text: '江南大学', textEn: 'Jiangnan University', institution: { rorId: null } }],
  address: '无锡市蠡湖大道 1800 号',
  isFirstAuthor: true,
  isCorresponding: false,
  orcid: null,
  creditRoles: [],
  professionalTitle: named('教授'),
  degree: named('博士'),
};
const second = {
  ...author,
  id: 'a2',
  position: 2,
  personName: '陆以宁',
  name: { ...author.name, isCertain: false },
  sex: 'FEMALE',
  isFirstAuthor: false,
  isCorresponding: true,
  creditRoles: [],
};
const suggested = (id: string, personName: string, reason: string) => ({
  id,
  personName,
  name: { ...author.name, isCertain: false },
  sex: 'FEMALE',
  email: `${id}@demo.test`,
  company: '苏州大学',
  collegeName: '社会学院',
  reason,
  degree: named('硕士'),
  duty: null,
  professionalTitle: named('副教授'),
});
const event = (id: string, act: string, to: string, more: object = {}) => ({
  id,
  act,
  to,
  at: '2026-03-05T06:32:00.000Z',
  authorStatus: 'RECEIVED',
  actorRole: 'EDITOR',
  actor: { displayName: '周清' },
  comment: null,
  isForChief: false,
  isForEveryBranch: false,
  statements: null,
  review: null,
  files: [],
  ...more,
});
const EVENTS = [
  event('e1', 'SUBMIT', 'NEW_SUBMISSION', { actorRole: 'AUTHOR', actor: { displayName: '沈知远' } }),
  event('e2', 'EDITOR_RETURN', 'EDITOR_RETURNED', {
    comment: '请补充史料。',
    files: [file('f3', '批注.docx', { kind: 'OFFICE_ATTACHMENT' })],
  }),
];
const TIMES = [1, 2, 3, 4, 6, 7].map((stage) => ({ stage, at: `2026-0${stage}-03T17:30:00.000Z` }));
const MANUSCRIPT = {
  __typename: 'Contribution',
  id: 'm',
  manuscriptNumber: 'JN20260001',
  titleZh: '水利碑刻考',
  subtitleZh: '以太湖流域为中心',
  titleEn: 'Inscriptions on Water',
  subtitleEn: 'The Taihu Basin',
  source: 'SPECIAL_INVITATION',
  submittedAt: '2026-03-01T02:00:00.000Z',
  colloquium: { id: 'j', name: '江南文化' },
  subject: named('历史学'),
  column: { displayName: '专题研究' },
  articleType: named('研究论文'),
  submitter: { displayName: '沈知远' },
  authors: [author, second],
  statements: [],
  authorship: null,
  ownAuthorship: null,
  fundings: [{ id: 'g', fundNumber: '21BZS001', fundName: '国家社会科学基金' }],
  abstractZh: '碑刻记载了水利。',
  abstractEn: 'Steles tell of water.',
  keywordsZh: ['碑刻', '水利'],
  keywordsEn: ['steles', 'water'],
  explanation: '本文未曾发表。',
  files: [file('f1', '修改稿.docx', { description: '第二稿' })],
  historyFiles: [],
  archiveUrl: null,
  recommendedReviewers: [suggested('r1', '钱谦', '研究同题')],
  opposedReviewers: [suggested('r2', '吴语', '合作者')],
  reviews: [],
  viewerReview: null,
  reviewFiles: [],
  journalHistories: [{ colloquium: { name: '江南文化' }, events: EVENTS }],
  events: EVENTS,
  stage: 4,
  stageTimes: TIMES,
  state: 'NEW_SUBMISSION',
  authorStatus: 'NEW_SUBMISSION',
  withdrawnAt: null,
  viewerCanEdit: false,
  viewerActs: [{ act: 'RECEIVE', isAllowed: true, refusal: null, isDecision: false }],
  heldDecision: null,
  responsible: null,
  expected: null,
  stageSince: null,
  daysInStage: null,
  deadline: null,
  viewerCanExportSingle: false,
};
type Changes = Partial<Record<keyof typeof MANUSCRIPT, unknown>>;

const showPage = (
  changes: Changes = {},
  role: RoleKindCode = 'EDITOR',
  at = '/main/editorManusList/detailChief',
  options: ShowOptions = {},
) =>
  showRoute<ManuscriptDetailPageQuery>(query, (search) => ({ id: manuscriptIdOf(search) }), <ManuscriptDetailPage />, {
    ...options,
    at: at.includes('?') ? at : `${at}?id=m`,
    objects: { Viewer: () => ({ id: 'me', currentRole: { kind: role } }), Contribution: () => ({ ...MANUSCRIPT, ...changes }) },
  });
const head = () => screen.getByRole('heading', { level: 1 }).closest('header')?.textContent;
const section = (name: string) => screen.getByRole('region', { name });
const steps = () =>
  within(screen.getByRole('group', { name: '审稿进度' }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
/** The value beside a label of the basic information. */
const valueOf = (label: string) => within(section('基本信息')).getByText(label).nextElementSibling?.textContent;

it('names number, journal, titles and subtitles, and what kind of manuscript it is (P2-137 to P2-146)', async () => {
  await showPage();
  for (const text of ['JN20260001', '江南文化', '水利碑刻考', '以太湖流域为中心', 'Inscriptions on Water', 'The Taihu Basin'])
    expect(head()).toContain(text);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('水利碑刻考');
  expect(['学科分类', '栏目', '投稿类型', '文章类型'].map(valueOf)).toEqual(['历史学', '专题研究', '特约稿件', '研究论文']);
});

it('has no line for a subtitle that is not there (P2-144, P2-146)', async () => {
  await showPage({ subtitleZh: null, subtitleEn: '' });
  expect(head()).toBe('JN20260001江南文化特约稿件水利碑刻考Inscriptions on Water');
  const lines = screen.getByRole('heading', { level: 1 }).closest('header')?.querySelectorAll('p, h1') ?? [];
  expect(
    [...lines].filter(({ textContent }) => textContent === ''),
    'no empty line either',
  ).toEqual([]);
});

it('lists the authors in order with all that is known of each, the first and the corresponding one marked (P2-147 to P2-156)', async () => {
  await showPage();
  const rows = within(section('作者')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1沈知远Zhiyuan Shen第一作者男、教授、博士江南大学无锡市蠡湖大道 1800 号shen@demo.test',
    '2陆以宁通讯作者女、教授、博士江南大学无锡市蠡湖大道 1800 号shen@demo.test',
  ]);
});

it('has no authors, funds, note or suggested reviewers for readers who may not know them (P2-147, P2-157, P2-159 to P2-161)', async () => {
  const hidden = { authors: null, fundings: null, explanation: null, recommendedReviewers: null, opposedReviewers: null, submitter: null };
  await showPage(
    { ...hidden, source: null, state: null, authorStatus: null, events: null, journalHistories: null, viewerActs: [] },
    'REVIEWER',
  );
  for (const name of ['作者', '基金项目', '文章说明', '推荐与回避审稿人']) expect(screen.queryByRole('region', { name })).toBeNull();
  expect(document.body.textContent).not.toMatch(/沈知远|钱谦|吴语|投稿人|投稿类型/);
  expect(section('摘要与关键词')).toBeTruthy();
});

it('tells a reviewer who has not answered yet that the files open with the answer, and leads back to the reviews', async () => {
  const review = { id: 'own', status: 'PENDING', due: null, answerDueOn: null, reviewDueOn: null, finishedAt: null, draftSavedAt: null };
  const told = { state: null, authorStatus: null, viewerActs: [], files: [] };
  await showPage({ ...told, viewerReview: { ...review, viewerCanReadResult: false } }, 'REVIEWER');
  expect(section('稿件文件').textContent).toContain('接受邀请后可下载全文。');
  expect(screen.getByRole('link', { name: '审稿任务' }).getAttribute('href')).toBe('/main/expertList?roleId=2');
  expect(section('审稿邀请').textContent).toContain('待答复');
});

it('has funds, abstracts and keywords in both languages, and the note to the editor (P2-157, P2-158, P2-159)', async () => {
  await showPage();
  expect(section('基金项目').textContent).toContain('21BZS001国家社会科学基金');
  const texts = section('摘要与关键词').textContent;
  for (const text of ['碑刻记载了水利。', 'Steles tell of water.', '碑刻；水利', 'steles; water']) expect(texts).toContain(text);
  expect(section('文章说明').textContent).toContain('本文未曾发表。');
});

it('tells recommended reviewers from those to avoid, with all that the author said of each (P2-160, P2-161)', async () => {
  await showPage();
  const lists = within(section('推荐与回避审稿人')).getAllByRole('listitem');
  const about = (name: string, id: string, reason: string) => `${name}女、副教授、硕士苏州大学、社会学院${id}@demo.test理由：${reason}`;
  expect(lists.map(({ textContent }) => textContent)).toEqual([about('钱谦', 'r1', '研究同题'), about('吴语', 'r2', '合作者')]);
  const headings = within(section('推荐与回避审稿人')).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['推荐审稿人', '回避审稿人']);
});

it('lists each file with kind, description, name, size, time and its link; earlier ones on demand (P2-095, P2-135, P2-136)', async () => {
  await showPage({ historyFiles: [file('f0', '初稿.docx')] });
  const files = section('稿件文件');
  const row = within(files).getByRole('listitem');
  for (const text of ['稿件', '第二稿', '修改稿.docx', '20.00 KB', '2026-03-05 14:32']) expect(row.textContent).toContain(text);
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/files/f1');
  expect(files.textContent).not.toContain('初稿.docx');
  await userEvent.click(within(files).getByRole('button', { name: /历史文件/ }));
  expect(files.textContent).toContain('初稿.docx');
  expect(
    within(files)
      .getByRole('link', { name: /初稿\.docx/ })
      .getAttribute('href'),
  ).toBe('/files/f0');
});

it('shows the office six steps, lit by the stage, each with the day on which it was reached (P2-087 to P2-092, P2-094)', async () => {
  await showPage();
  expect(steps()).toEqual([
    '作者投稿（已完成）2026-01-04',
    '编辑审稿（已完成）2026-02-04',
    '主编审稿（已完成）2026-03-04',
    '出版编辑审稿（当前）2026-04-04',
    '录用（未开始）',
    '归档（未开始）',
  ]);
});

it('shows an author four, without the chief’s and the publisher’s (P2-093, P2-106)', async () => {
  await showPage({ state: null }, 'AUTHOR', '/main/editorChiefManusList/ChiefEditorStatus');
  expect(steps()).toEqual(['新投稿（已完成）2026-01-04', '编辑审稿（已完成）2026-02-04', '录用（当前）2026-06-04', '归档（未开始）']);
});

it('has a log with a group for each journal, whose nodes fold each by itself: what was done, by whom, the opinion and its files (P2-098 to P2-102)', async () => {
  await showPage({
    journalHistories: [
      {
        colloquium: { name: '古籍研究' },
        events: [event('e0', 'UPLOAD_CHECK_REPORT', 'PLAGIARISM_CHECK', { files: [file('f0', '查重.pdf', { kind: 'REPORT' })] })],
      },
      { colloquium: { name: '江南文化' }, events: EVENTS },
    ],
  });
  const groups = within(section('处理记录')).getAllByRole('list', { hidden: true });
  const labels = groups.map((group) => group.getAttribute('aria-label')).filter((label) => label !== null);
  expect(labels).toEqual(['江南文化（2 条记录）', '古籍研究（1 条记录）']);
  const [returned, submitted] = groups[0]?.children ?? [];
  expect(submitted?.textContent).toContain('沈知远');
  expect(submitted?.querySelector('details')).toBeNull();
  for (const text of ['返回作者修改', '编辑 周清', '2026-03-05 14:32', '请补充史料。', '批注.docx'])
    expect(returned?.textContent).toContain(text);
  const earlier = groups.find((group) => group.getAttribute('aria-label')?.startsWith('古籍研究'));
  const withoutWords = within(earlier ?? screen.getByRole('article')).getByRole('link', { hidden: true, name: '查重.pdf' });
  expect(withoutWords.getAttribute('href'), 'files that came without an opinion').toBe('/files/f0');
  const fold = returned?.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.getAttribute('name'), 'opening another does not close it').toBeNull();
  expect(
    within(fold ?? screen.getByRole('article'))
      .getByRole('link', { hidden: true, name: '批注.docx' })
      .getAttribute('href'),
  ).toBe('/files/f3');
});

it.each([
  ['EDITOR', '/main/editorManusList/ChiefEditorStatus'],
  ['ASSOCIATE_EDITOR_IN_CHIEF', '/main/editorManusList/ChiefEditorStatus'],
  ['EDITOR_IN_CHIEF', '/main/editorChiefManusList/ChiefEditorStatus'],
  ['EXECUTIVE_EDITOR', '/main/optList/statusDtaile'],
  ['PUBLISHING_EDITOR', '/main/optList/statusDtaile'],
  ['OPERATIONS', '/main/optList/statusDtaile'],
] as const)(
  'for %s the status page is the manuscript’s page at its log, with the details above (S2-006, SC-058, SC-090, SC-100, P2-097, P2-105)',
  async (role, path) => {
    await showPage({}, role, path);
    expect(scrolledTo).toEqual(['status']);
    expect(
      steps().map((step) => step?.replace(/（.*/, '')),
      'the step bar, to the archive',
    ).toEqual(['作者投稿', '编辑审稿', '主编审稿', '出版编辑审稿', '录用', '归档']);
    for (const name of ['处理记录', '稿件文件', '基本信息', '作者']) expect(section(name)).toBeTruthy();
    expect(screen.getByRole('button', { name: '接收稿件' })).toBeTruthy();
  },
);

it.each([
  ['AUTHOR', '/main/authormanuList/detailAuthor'],
  ['REVIEWER', '/main/authormanuList/detailAuthor'],
  ['EDITOR', '/main/editorManusList/detailChief'],
  ['ASSOCIATE_EDITOR_IN_CHIEF', '/main/editorManusList/detailChief'],
  ['EDITOR_IN_CHIEF', '/main/editorChiefManusList/detailChief'],
  ['EXECUTIVE_EDITOR', '/main/optList/listDtaile'],
  ['PUBLISHING_EDITOR', '/main/optList/listDtaile'],
  ['OPERATIONS', '/main/optList/listDtaile'],
] as const)('for %s the details begin at the top (S2-007, S2-009, SC-050, SC-059, SC-089, SC-099)', async (role, path) => {
  await showPage(role === 'AUTHOR' ? { state: null } : {}, role, path);
  expect(scrolledTo).toEqual([]);
  for (const name of ['稿件文件', '基本信息', '作者', '基金项目', '摘要与关键词', '文章说明', '推荐与回避审稿人', '处理记录'])
    expect(section(name)).toBeTruthy();
});

it.each([
  ['editorChiefSingleList/singleStatus', '单篇发布列表', '/main/editorChiefSingleList'],
  ['editorChiefSingleList/singleDetaile', '单篇发布列表', '/main/editorChiefSingleList'],
  ['editorChiefMoreList/moreStatus', '组稿列表', '/main/editorChiefMoreList'],
  ['editorChiefMoreList/moreDetaile', '组稿列表', '/main/editorChiefMoreList'],
])(
  'under /main/%s the way back leads to the list of publications that it lies below: %s (SC-103, SC-104, SC-106, SC-107, P2-290, P2-291, P2-307, P2-308)',
  async (path, name, list) => {
    await showPage({}, 'EDITOR_IN_CHIEF', `/main/${path}`);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(list);
    expect(scrolledTo, 'a status page opens at the log').toEqual(path.endsWith('Status') ? ['status'] : []);
  },
);

it('believes nothing that the address says of the manuscript: what it shows is the server’s (P2-086, P2-134, D2-19)', async () => {
  await showPage({}, 'EDITOR', '/main/editorManusList/ChiefEditorStatus?roleId=5&id=m&code=XX1&zt=7&cbState=17&type=29&unuse=1&munaId=');
  expect(steps()[3]).toContain('当前');
  expect(screen.getByRole('heading', { level: 2, name: '新投稿' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/XX1|退稿/);
  expect(screen.getAllByRole('button', { name: /稿件/ }).map(({ textContent }) => textContent)).toEqual(['接收稿件']);
});

it('of a manuscript of the pool can only be chosen, by those who may (P2-164, P2-165, P2-402 to P2-404, R2-043, S2-025, SC-112)', async () => {
  const acts = () =>
    within(screen.getByRole('complementary'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  const pooled = (role: RoleKindCode, viewerActs: object[]) =>
    showPage({ state: 'NOT_ACCEPTED', viewerActs }, role, '/main/editorChiefUnuse/unUseDetail?roleId=5&id=m&type=0&unuse=1');
  await pooled('OPERATIONS', []);
  expect(acts()).toEqual([]);
  expect(screen.queryByRole('button', { name: '选用' })).toBeNull();
  cleanup();
  for (const role of ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] as const) {
    const { asked, answer } = await pooled(role, [{ act: 'ADOPT', isAllowed: true, refusal: null, isDecision: false }]);
    expect(acts(), role).toEqual(['选用']);
    await userEvent.click(screen.getByRole('button', { name: '选用' }));
    await answer('JournalFieldQuery', {
      Viewer: () => ({ id: 'me', adoptingColloquiums: [{ id: 'j2', name: '方言与文化', subject: { id: 's2', label: '法学' } }] }),
      Query: () => ({
        node: { __typename: 'Contribution', id: 'm', colloquium: { id: 'j', name: '江南文化' } },
        subjects: [{ id: 's2', label: '法学' }],
      }),
    });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /方言与文化/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '选用' }));
    expect(asked().at(-1)).toMatchObject({
      name: 'actDocumentsAdoptContributionMutation',
      variables: { input: { contributionId: 'm', colloquiumId: 'j2' } },
    });
    cleanup();
  }
});

it('after an act files, log and acts are those that its answer brought; nothing is loaded anew (P2-108, R2-076)', async () => {
  const { answer, asked } = await showPage();
  await userEvent.click(screen.getByRole('button', { name: '接收稿件' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '接收稿件' }));
  const received = [...EVENTS, event('e9', 'RECEIVE', 'PLAGIARISM_CHECK')];
  const contribution = {
    ...MANUSCRIPT,
    state: 'PLAGIARISM_CHECK',
    viewerActs: [],
    files: [...MANUSCRIPT.files, file('f9', '检测报告.pdf', { kind: 'REPORT' })],
    journalHistories: [{ colloquium: { name: '江南文化' }, events: received }],
    events: received,
  };
  await answer('actDocumentsReceiveContributionsMutation', {
    ReceiveContributionsPayload: () => ({ results: [{ contributionId: 'm', done: true, refusal: null, contribution }] }),
  });
  expect(section('稿件文件').textContent).toContain('检测报告.pdf');
  expect(within(section('处理记录')).getAllByRole('listitem')[0]?.textContent).toContain('学术不端检测中');
  expect(screen.queryByRole('button', { name: '接收稿件' })).toBeNull();
  expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/main/editorManusList?roleId=3&view=list');
  expect(asked()).toEqual([]);
});

const invitation = (id: string, displayName: string | null, more: object = {}) => ({
  id,
  round: 1,
  invitedAt: '2026-03-05T06:32:00.000Z',
  viewerCanReadResult: false,
  reviewer: displayName === null ? null : { displayName },
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
  viewerCanClose: true,
  viewerCanRemind: true,
  contribution: { id: 'm' },
  comment: null,
  files: [],
  ...more,
});

it('tells the office who was invited to review, the latest first, with what it can still do about each and the review that is in', async () => {
  const done = { status: 'FINISHED', viewerCanReadResult: true, viewerCanClose: false, viewerCanRemind: false };
  await showPage({
    reviews: [
      invitation('r1', '顾言', done),
      invitation('r2', '程砚', { round: 2 }),
      invitation('r3', null, { viewerCanClose: false, viewerCanRemind: false }),
    ],
  });
  const rows = within(section('审稿邀请')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '不便透露第 1 轮 · 2026-03-05 14:32待答复请于 2026-03-12 前答复',
    '程砚第 2 轮 · 2026-03-05 14:32待答复请于 2026-03-12 前答复提醒撤回邀请',
    '顾言第 1 轮 · 2026-03-05 14:32审稿结果已交回',
  ]);
  expect(within(section('审稿邀请')).getByRole('link', { name: '审稿结果' }).getAttribute('href')).toBe(
    '/main/editorExportResult?id=m&inviteId=r1',
  );
});

it.each(['AUTHOR', 'REVIEWER', 'PUBLISHING_EDITOR', 'OPERATIONS'] as const)('shows %s no invitations', async (role) => {
  await showPage({ reviews: [invitation('r1', '顾言')] }, role);
  expect(screen.queryByRole('region', { name: '审稿邀请' })).toBeNull();
  expect(document.body.textContent).not.toContain('顾言');
});
