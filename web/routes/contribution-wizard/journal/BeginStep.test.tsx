// The first page of a manuscript: the file, the journals as rows, what belongs to the chosen one, and the statement.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showRoute } from '../../../testing/render.tsx';
import QUERY, { type ContributionWizardPageQuery } from '../__generated__/ContributionWizardPageQuery.graphql.ts';
import { ContributionWizardPage } from '../ContributionWizardPage.tsx';

beforeEach(() => sessionStorage.clear());

const plain = {
  introduction: '',
  callForPapers: '',
  callForPapersFile: null,
  startsOn: null,
  endsOn: null,
  columns: [] as object[],
  reviewType: 'DOUBLE_BLIND',
  usualDecisionDays: null as number | null,
  viewerLastUsedAt: null as string | null,
  viewerHasSpecialInvitation: false,
};
const JOURNALS = [
  {
    ...plain,
    id: 'j1',
    name: '江南文化',
    introduction: '独有的介绍',
    callForPapers: '独有的征稿',
    subject: { id: 's1', label: '历史学' },
    columns: [
      { id: 'k1', displayName: '论文' },
      { id: 'k2', displayName: '书评' },
    ],
    usualDecisionDays: 41,
    viewerLastUsedAt: '2026-01-20T02:00:00.000Z',
    viewerHasSpecialInvitation: true,
  },
  { ...plain, id: 'j2', name: '古籍研究', subject: { id: 's2', label: '图书馆学' }, columns: [{ id: 'k3', displayName: '碑刻' }] },
  { ...plain, id: 'j3', name: '数学集刊', reviewType: 'SINGLE_BLIND', subject: { id: 's3', label: '数学' } },
  { ...plain, id: 'm1', name: '江南会议', subject: { id: 's1', label: '历史学' }, startsOn: '2026-03-01', endsOn: '2026-04-30' },
];

async function showPage({
  at = '/main/create?roleId=1',
  contribution = {},
  journals = JOURNALS,
  language = 'zh-CN' as 'zh-CN' | 'en-US',
} = {}) {
  const page = await showRoute<ContributionWizardPageQuery>(
    QUERY,
    (search) => ({ id: search.get('id') ?? '', hasId: search.has('id') }),
    <ContributionWizardPage />,
    {
      at,
      language,
      objects: {
        Viewer: () => ({ id: 'me', isProfileComplete: true }),
        Query: () => ({
          articleTypes: [
            { id: 't0', label: '旧类', isRetired: true },
            { id: 't1', label: '研究论文', isRetired: false },
            { id: 't2', label: '综述', isRetired: false },
          ],
        }),
        PublicSettings: () => ({ submissionStatement: { title: '投稿声明', body: '1. 稿件为作者原创' } }),
        Contribution: () => ({
          __typename: 'Contribution',
          id: 'c1',
          version: 3,
          viewerCanEdit: true,
          submittedAt: null,
          files: [],
          ...contribution,
        }),
      },
    },
  );
  await page.answer('useOpenColloquiumsQuery', open(journals));
  return page;
}
const open = (journals: readonly object[]) => ({
  Query: () => ({ colloquiums: { totalCount: journals.length, edges: journals.map((node) => ({ node })) } }),
});
type Page = Awaited<ReturnType<typeof showPage>>;
const rows = () =>
  screen.getAllByRole('radio').flatMap((radio) => (radio.getAttribute('name') === 'colloquiumId' ? [radio.closest('li') ?? radio] : []));
const journal = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chooser = (name: string) => screen.queryByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) });
/** What a page about a manuscript reads besides. */
const WRITTEN = {
  keywordsZh: [],
  keywordsEn: [],
  fundings: [],
  recommendedReviewers: [],
  opposedReviewers: [],
  authors: [],
  sections: [],
  ownStatements: { isConfirmed: false, asked: [] },
  events: [],
  reviews: [],
  column: null,
  source: 'FREE_SUBMISSION',
};
const next = () => userEvent.click(screen.getByRole('button', { name: '下一步' }));
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上投稿声明' }));
const sent = (page: Page) => page.asked().filter(({ name }) => name.endsWith('Mutation'));

it('offers journals as rows with subject, columns, review and usual time, those used before marked; where there is no usual time it says nothing (B-431, SC-020)', async () => {
  await showPage();
  const factsOf = (name: string) => document.getElementById(journal(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(factsOf('江南文化')).toBe('历史学 · 栏目：论文、书评 · 双盲 · 首次决定通常 41 个工作日');
  expect(factsOf('数学集刊')).toBe('数学 · 单盲');
  expect(rows().map((row) => row.textContent?.includes('曾投稿'))).toEqual([true, false, false, false]);
  expect(screen.getByText('独有的介绍')).toBeTruthy();
});

it('seeks journals by what is typed, keeps the rows meanwhile, and says when there is none (B-431)', async () => {
  const page = await showPage();
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索集刊名称、学科或栏目' }), '碑刻');
  await waitFor(() => expect(page.asked().map(({ variables }) => variables)).toEqual([{ search: '碑刻' }]));
  expect(journal('江南文化')).toBeTruthy();
  await page.answer('useOpenColloquiumsQuery', open([JOURNALS[1] ?? {}]));
  expect(rows().length).toBe(1);
  await userEvent.type(screen.getByRole('searchbox'), '无');
  await waitFor(() => expect(page.asked().map(({ variables }) => variables)).toEqual([{ search: '碑刻无' }]));
  await page.answer('useOpenColloquiumsQuery', open([]));
  expect(screen.getByText('没有找到集刊，请换个词试试。')).toBeTruthy();
});

it('the subject follows from the journal; an only column, the first article type and a free submission are chosen beforehand (B-431, R1-105, R1-106, R1-108)', async () => {
  const page = await showPage();
  await userEvent.click(journal('古籍研究'));
  expect([chooser('拟投栏目')?.value, chooser('文章类型')?.value]).toEqual(['k3', 't1']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '自由投稿' }).checked).toBe(true);
  await agree();
  await next();
  await waitFor(() => expect(sent(page).length).toBe(1));
  expect(sent(page)[0]?.variables).toMatchObject({
    input: {
      subjectId: 's2',
      colloquiumId: 'j2',
      columnId: 'k3',
      source: 'FREE_SUBMISSION',
      articleTypeId: 't1',
      hasAgreed: true,
      poolConsent: false,
      contributionId: null,
    },
  });
});

it('asks for a column where the journal has several, and offers a special invitation to an author who has one (R1-107, R1-109, SC-020)', async () => {
  const page = await showPage();
  const sources = () =>
    within(screen.getByRole('group', { name: '投稿类型' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  await userEvent.click(journal('江南文化'));
  expect([...(chooser('拟投栏目')?.options ?? [])].map(({ text }) => text)).toEqual(['请选择', '论文', '书评']);
  expect(sources()).toEqual(['特约稿件', '自由投稿', '其他']);
  await userEvent.click(screen.getByRole('radio', { name: '特约稿件' }));
  await agree();
  await next();
  expect(await screen.findByText('请选择拟投栏目')).toBeTruthy();
  expect(sent(page)).toEqual([]);
  await userEvent.click(journal('数学集刊'));
  expect(chooser('拟投栏目')).toBeNull();
  expect(sources()).toEqual(['自由投稿', '其他']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '自由投稿' }).checked, 'the invitation was to another journal').toBe(true);
});

it('tells what operations entered of the journal that is chosen (F-075, F-098, F-100)', async () => {
  await showPage();
  await userEvent.click(journal('江南文化'));
  expect((await screen.findByRole('region', { name: '介绍' })).textContent).toContain('独有的介绍');
  expect(screen.getByRole('region', { name: '征稿启事' }).textContent).toContain('独有的征稿');
  await userEvent.click(journal('江南会议'));
  expect(screen.getByText('收稿时间：2026-03-01 至 2026-04-30')).toBeTruthy();
  await userEvent.click(journal('古籍研究'));
  expect(screen.queryByRole('region', { name: '介绍' })).toBeNull();
});

it('says at their fields what is missing, until it is there (B-431, R1-106, R1-111, SC-021)', async () => {
  const page = await showPage();
  await next();
  for (const words of ['请选择拟投集刊', '请先勾选投稿声明']) expect(await screen.findByText(words)).toBeTruthy();
  expect(sent(page)).toEqual([]);
  await userEvent.click(journal('数学集刊'));
  await agree();
  for (const words of ['请选择拟投集刊', '请先勾选投稿声明']) await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

it('keeps the file with the author until the manuscript has begun: nothing of it is sent before, and it is uploaded then as the manuscript (B-432)', async () => {
  const page = await showPage();
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  await userEvent.upload(input, new File(['x'], '论文.docx'));
  expect(screen.getByText('论文.docx')).toBeTruthy();
  await userEvent.click(journal('数学集刊'));
  expect(page.asked()).toEqual([]);
  await agree();
  await next();
  await waitFor(() => expect(sent(page).map(({ name }) => name)).toEqual(['BeginStepMutation']));
  expect(JSON.stringify(sent(page))).not.toContain('论文.docx');
});

it('takes no file of another kind, says so at the field, and lets another be chosen (B-431)', async () => {
  await showPage();
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  await userEvent.upload(input, new File(['x'], 'paper.zip'), { applyAccept: false });
  expect((await screen.findByRole('alert')).textContent).toContain('paper.zip');
  await userEvent.upload(input, new File(['x'], '论文.docx'));
  await userEvent.click(screen.getByRole('button', { name: '换一个' }));
  expect(screen.queryByText('论文.docx')).toBeNull();
});

it('a manuscript that was submitted stays with its journal, which stands alone, also where it takes nothing new (SC-020)', async () => {
  await showPage({
    at: '/main/change?roleId=1&id=c1&change=1&step=journal',
    contribution: {
      ...WRITTEN,
      submittedAt: '2026-03-05T06:32:00.000Z',
      colloquium: { ...plain, id: 'old', name: '停收集刊', subject: { id: 's9', label: '法学' } },
    },
  });
  expect(rows().length).toBe(1);
  expect(journal('停收集刊').disabled).toBe(true);
});

it('says what it says in English, too (B-431)', async () => {
  await showPage({ language: 'en-US' });
  expect(screen.getByText(/First decision usually within 41 working days/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Manuscript file (optional)' })).toBeTruthy();
});
