// The page of a review's result: each part for its permitted readers, the summary with its form, several reviews side by side.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { expectLeavingAsked, isUnloadHeld } from '../../testing/leaving.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ReviewResultPageQuery } from './__generated__/ReviewResultPageQuery.graphql.ts';
import { isDisputed } from './disputed.ts';
import { ReviewResultPage } from './ReviewResultPage.tsx';

const MUTATION = 'SummaryPanelMutation';
const expert = {
  displayName: '方汝成',
  sex: 'MALE',
  duty: { label: '系主任' },
  professionalTitle: { label: '教授' },
  email: 'fang@example.org',
  phone: '13800000000',
  company: '西山大学',
  collegeName: '文献系',
};
const ratings = [1, 2, 3, 4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const ethicsAnswers = [1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1];
const full = {
  id: 'r1',
  contribution: { id: 'c1' },
  round: 1,
  viewerCanReadResult: true,
  viewerCanSummarise: true,
  reviewer: { displayName: '方汝成' },
  expert,
  finishedAt: '2026-03-05T06:32:00.000Z',
  suggestion: 'MINOR_CHANGES',
  willReviewAgain: true,
  comment: '论证严密。',
  noteToChief: '与他文相近。',
  questionnaire: 1,
  statements: [],
  ratings,
  ethicsAnswers,
  editorSummary: null,
  summaryVersion: 0,
  files: [
    {
      id: 'f1',
      kind: 'REVIEW',
      name: '审稿意见.docx',
      size: 2048,
      description: null,
      uploadedAt: '2026-03-05T06:32:00.000Z',
      downloadUrl: '/files/x',
    },
  ],
};
const second = {
  ...full,
  id: 'r2',
  reviewer: { displayName: '苏见微' },
  suggestion: 'REJECT_LOW_QUALITY',
  ratings: [4, ...ratings.slice(1)],
  comment: '史料不足。',
};

interface Given {
  review?: { contribution: object; [field: string]: unknown };
  reviews?: readonly object[] | null;
  viewerReview?: object | null;
  at?: string;
  kind?: string;
}
function showPage({ review = full, reviews = [full], viewerReview = null, at = '?id=c1&inviteId=r1', kind = 'EDITOR' }: Given = {}) {
  const contribution = {
    id: 'c1',
    manuscriptNumber: 'JN1',
    titleZh: '水利碑刻考',
    titleEn: 'Steles',
    colloquium: { name: '江南文化' },
    reviews,
    viewerReview,
  };
  return showRoute<ReviewResultPageQuery>(
    QUERY,
    (search) => ({ id: search.get('id') ?? '', inviteId: search.get('inviteId') ?? '', isNamed: search.has('inviteId') }),
    <ReviewResultPage />,
    {
      at: `/main/editorExportResult${at}`,
      objects: {
        Viewer: () => ({ id: 'me', currentRole: { kind } }),
        Node: ({ alias }) => ({ __typename: alias === 'named' ? 'Review' : 'Contribution' }),
        Contribution: ({ path = [] }) => (path.includes('named') ? review.contribution : contribution),
        Review: ({ path = [] }) => (path.includes('reviews') ? reviews?.[Number(path.at(-1))] : review),
      },
    },
  );
}
const part = (name: string) => screen.getByRole('region', { name });
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('one review', () => {
  it('shows manuscript and journal, who wrote it, suggestion, willingness, reason, files and the note (S2-011, SC-096, P2-219 to P2-230, P2-233 to P2-237)', async () => {
    await showPage({ kind: 'EDITOR_IN_CHIEF' });
    for (const text of ['水利碑刻考', '江南文化', '论证严密。', '与他文相近。', '小修后采用']) expect(screen.getByText(text)).toBeTruthy();
    const person = part('审稿专家').textContent;
    for (const text of ['方汝成', '男', '系主任', '教授', 'fang@example.org', '13800000000', '西山大学', '文献系'])
      expect(person).toContain(text);
    expect(part('审稿结论').textContent).toContain('愿意再审是');
    expect(within(part('审稿附件')).getByRole('link', { name: '审稿意见.docx' }).getAttribute('href')).toBe('/files/x');
    cleanup();
    await showPage({ review: { ...full, willReviewAgain: false } });
    expect(part('审稿结论').textContent).toContain('愿意再审否');
  });

  it.each([
    ['ACCEPT', '直接采用'],
    ['MINOR_CHANGES', '小修后采用'],
    ['MAJOR_CHANGES', '大修后采用'],
    ['REJECT_OFF_TOPIC', '退稿：与本刊宗旨不符'],
    ['REJECT_LOW_QUALITY', '退稿：质量不足'],
    ['REJECT_OVERLAP', '退稿：文字重复'],
  ])('says of the suggestion %s: %s (P2-234)', async (suggestion, words) => {
    await showPage({ review: { ...full, suggestion } });
    expect(within(part('审稿结论')).getByText(words)).toBeTruthy();
  });

  it('shows sixteen ratings and eleven answers about ethics in words (P2-231, P2-232)', async () => {
    await showPage();
    const lists = within(part('评分与学术规范')).getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([16, 11]);
    for (const [list, words] of [
      [lists[0], ['优秀', '良好', '中等', '尚可', '较差']],
      [lists[1], ['是', '否', '不确定']],
    ] as const) {
      const answered = within(list ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => words.filter((word) => textContent?.endsWith(word)).at(-1));
      expect(answered.slice(0, words.length)).toEqual(words);
      expect(new Set(answered.slice(words.length))).toEqual(new Set([words[0]]));
    }
  });

  it('leaves out the expert, the note and the summary where the reader may not know them (P2-220, P2-237, P2-238, R2-102, R2-103)', async () => {
    await showPage({ kind: 'REVIEWER', reviews: null, review: { ...full, expert: null, noteToChief: null, viewerCanSummarise: false } });
    for (const name of ['审稿专家', '给主编的话', '汇总意见']) expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('论证严密。')).toBeTruthy();
  });

  it.each([
    ['that the reader may not read', { review: { ...full, viewerCanReadResult: false } }],
    ['of another manuscript', { review: { ...full, contribution: { id: 'c2' } } }],
    ['when none is in', { reviews: [], at: '?id=c1' }],
  ] as const)('is not found %s (P2-219, P2-242, D2-127)', async (_what, given) => {
    await showPage(given);
    expect(screen.queryByText('水利碑刻考')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/不存在|没有找到|找不到/);
  });

  it('is the latest that may be read when the address names none', async () => {
    const { address } = await showPage({ reviews: [full, second], at: '?id=c1' });
    expect(address()).toBe('/main/editorExportResult?id=c1&inviteId=r2');
  });
});

describe('the summary', () => {
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const save = () => userEvent.click(screen.getByRole('button', { name: '保存汇总意见' }));

  it('is saved and marks the review: 保存成功 (R2-101, R2-103, R2-197, P2-238 to P2-241)', async () => {
    const { asked, answer } = await showPage();
    expect(part('汇总意见').textContent).toContain('未汇总');
    await userEvent.type(box(), '意见中肯');
    await save();
    expect(asked().at(-1)).toMatchObject({
      name: MUTATION,
      variables: { input: { reviewId: 'r1', editorSummary: '意见中肯', version: 0 } },
    });
    await answer(MUTATION, { Review: () => ({ ...full, editorSummary: '意见中肯', summaryVersion: 1 }) });
    expect(await screen.findByText('保存成功')).toBeTruthy();
    expect(part('汇总意见').textContent).toContain('已汇总');
    cleanup();
    await showPage({ review: { ...full, editorSummary: '先前的汇总', summaryVersion: 1 } });
    expect(box().value, 'what was saved').toBe('先前的汇总');
  });

  it('that the server refuses tells its words, and what is typed stays (R2-194)', async () => {
    const { fail } = await showPage();
    await userEvent.type(box(), '意见中肯');
    await save();
    await fail(MUTATION, new ApiError('您没有权限进行此操作', { code: 'FORBIDDEN' }));
    expect(await screen.findByText('您没有权限进行此操作')).toBeTruthy();
    expect(box().value).toBe('意见中肯');
  });

  it('that is empty is not sent: 未填写汇总意见 (R2-114)', async () => {
    const { asked } = await showPage();
    await save();
    expect(await screen.findByText('未填写汇总意见')).toBeTruthy();
    expect(asked().filter(({ name }) => name === MUTATION)).toEqual([]);
  });

  it.each(['/main/msgCenter', '/main/editorExportResult?id=c1&inviteId=r2'])(
    'is asked about when one leaves it unsaved, for another review too: %s (P2-467, R2-203)',
    async (to) => {
      const page = await showPage({ reviews: [full, second] });
      expect(isUnloadHeld()).toBe(false);
      await userEvent.type(box(), '写到一半');
      await expectLeavingAsked(page, to);
    },
  );

  it('keeps what is typed and not saved', async () => {
    await showPage();
    await userEvent.type(box(), '写到一半');
    cleanup();
    await showPage();
    expect(box().value).toBe('写到一半');
  });
});

describe('side by side', () => {
  it('shows suggestions, the reasons under each other, and ratings as a table with disagreement marked', async () => {
    await showPage({ reviews: [full, second], at: '?id=c1&inviteId=r1&view=compare' });
    expect(part('各位专家的建议').textContent).toContain('有分歧');
    for (const text of ['小修后采用', '退稿：质量不足', '论证严密。', '史料不足。']) expect(screen.getByText(text)).toBeTruthy();
    const [table] = screen.getAllByRole('table');
    if (!table) throw new Error('No table');
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(17);
    expect(rows[1]?.textContent).toMatch(/有分歧.*1 优秀4 尚可/);
    expect(rows[2]?.textContent).not.toContain('有分歧');
  });

  it('is offered for reviews of one round only', async () => {
    await showPage({ reviews: [full, { ...second, round: 2 }] });
    expect(screen.getByRole('link', { name: '苏见微（第 2 轮）' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '并列对照' })).toBeNull();
  });

  it('two ratings disagree from two steps on, answers about ethics as soon as they differ', () => {
    expect([isDisputed('rating', [1, 2]), isDisputed('rating', [1, 3]), isDisputed('rating', [0, 5])]).toEqual([false, true, false]);
    expect([isDisputed('ethics', [1, 1]), isDisputed('ethics', [1, 2])]).toEqual([false, true]);
  });
});
