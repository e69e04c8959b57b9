// The page on which a reviewer writes a review: every row and choice, missing answers, the draft that saves itself, files, handing it in.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type ReviewFormPageQuery } from './__generated__/ReviewFormPageQuery.graphql.ts';
import { ReviewFormPage } from './ReviewFormPage.tsx';

const ratings = Array.from({ length: 16 }, (_unused, index) => (index % 5) + 1);
const ethicsAnswers = Array.from({ length: 11 }, (_unused, index) => (index % 3) + 1);
const empty = {
  id: 'r1',
  status: 'ACCEPTED',
  version: 3,
  questionnaire: null,
  ratings: [],
  ethicsAnswers: [],
  suggestion: null,
  willReviewAgain: null,
  comment: null,
  noteToChief: null,
  reviewDueOn: '2026-04-01',
  statements: [] as object[],
  files: [],
};
const filled = {
  ...empty,
  questionnaire: 1,
  ratings,
  ethicsAnswers,
  suggestion: 'MINOR_CHANGES',
  willReviewAgain: true,
  comment: '可用',
  noteToChief: '',
};
const file = { id: 'f1', name: '意见.pdf', size: 2048, description: '逐条', downloadUrl: '/files/x' };

const showPage = (
  review: Record<string, unknown> | null = empty,
  { role = 'REVIEWER', at = '/main/exportExitResult?id=c1&inviteId=r1', language = 'zh-CN' as 'zh-CN' | 'en-US' } = {},
) =>
  showRoute<ReviewFormPageQuery>(QUERY, (search) => ({ id: search.get('id') ?? '' }), <ReviewFormPage />, {
    at,
    language,
    objects: {
      Viewer: () => ({ id: 'me', currentRole: { kind: role } }),
      Node: () => ({ __typename: 'Contribution' }),
      Contribution: () => ({
        id: 'c1',
        titleZh: '水利碑刻考',
        titleEn: 'Inscriptions',
        keywordsZh: [],
        keywordsEn: [],
        files: [],
        viewerReview: review,
      }),
    },
  });
const rows = () => screen.getAllByRole('radiogroup');
const group = (name: RegExp) => screen.getByRole('radiogroup', { name });
const words = (row: HTMLElement) =>
  within(row)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async () => {
  await press('提交审稿意见');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '提交审稿意见' }));
};
const SUBMIT = 'useSubmitReviewMutation';
const SAVE = 'useSaveReviewDraftMutation';
/** Typing saves itself after a pause, on a slow machine before all of it is there: answered with the sent values. */
async function saveAsSent({ asked, answer }: Pick<Awaited<ReturnType<typeof showPage>>, 'asked' | 'answer'>) {
  const input: unknown = asked().find(({ name }) => name === SAVE)?.variables['input'];
  if (input === undefined) return [];
  const sent = { ...filled, ...Object(input), version: 4 };
  await answer(SAVE, { SaveReviewDraftPayload: () => ({ version: 4, savedAt: '2026-03-05T06:32:00.000Z' }), Review: () => sent });
  return [input];
}

afterEach(() => vi.useRealTimers());

it('has 16 ratings of five answers and 11 questions of three, one a row (R2-110, R2-111, P2-244 to P2-247)', async () => {
  await showPage();
  expect(rows()).toHaveLength(27);
  for (const row of rows().slice(0, 16)) expect(words(row)).toEqual(['优秀', '良好', '中等', '尚可', '较差']);
  for (const row of rows().slice(16)) expect(words(row)).toEqual(['是', '否', '不确定']);
  expect(group(/选题意义/)).toBe(rows()[0]);
  expect(group(/没有抄袭/)).toBe(rows()[16]);
});

it('has them in English, too', async () => {
  await showPage(empty, { language: 'en-US' });
  expect(words(group(/^1 ?Topic/))).toEqual(['Excellent', 'Good', 'Average', 'Fair', 'Poor']);
  expect(words(group(/free of plagiarism/))).toEqual(['Yes', 'No', 'Unclear']);
});

it('has six suggestions, willingness that is yes untouched, reasons, and a note to the editor-in-chief (R2-112, R2-113, P2-248 to P2-255, P2-257, D2-113, D2-115)', async () => {
  await showPage();
  const suggestions = within(screen.getByRole('group', { name: /^最终建议/ })).getAllByRole('radio');
  expect(suggestions.map((radio) => radio.closest('label')?.textContent)).toEqual([
    '直接采用',
    '小修后采用',
    '大修后采用',
    '退稿：与本刊宗旨不符',
    '退稿：质量不足',
    '退稿：文字重复',
  ]);
  expect(suggestions.some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  const again = within(screen.getByRole('group', { name: '是否愿意为本刊再次审稿' }));
  expect((again.getByLabelText('愿意') as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('textbox', { name: '评审理由' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /只有主编和执行主编能看到/ })).toBeTruthy();
});

it.each([
  ['直接采用', 'ACCEPT', '优秀', 1, '是', 1],
  ['小修后采用', 'MINOR_CHANGES', '良好', 2, '否', 2],
  ['大修后采用', 'MAJOR_CHANGES', '中等', 3, '不确定', 3],
  ['退稿：与本刊宗旨不符', 'REJECT_OFF_TOPIC', '尚可', 4, '是', 1],
  ['退稿：质量不足', 'REJECT_LOW_QUALITY', '较差', 5, '是', 1],
  ['退稿：文字重复', 'REJECT_OVERLAP', '优秀', 1, '是', 1],
])(
  'hands in %s as %s, %s as %i, %s as %i, and that one would not review again (R2-110 to R2-113)',
  async (name, suggestion, ...answers) => {
    const [rating, ratingCode, ethics, ethicsCode] = answers;
    const page = await showPage({ ...filled, suggestion: null });
    await userEvent.click(within(screen.getByRole('group', { name: /^最终建议/ })).getByLabelText(name));
    await userEvent.click(within(screen.getByRole('group', { name: '是否愿意为本刊再次审稿' })).getByLabelText('不愿意'));
    await userEvent.click(within(rows()[1] as HTMLElement).getByLabelText(rating));
    await userEvent.click(within(rows()[17] as HTMLElement).getByLabelText(ethics));
    await confirm();
    const given = {
      ratings: ratings.with(1, ratingCode),
      ethicsAnswers: ethicsAnswers.with(1, ethicsCode),
      suggestion,
      willReviewAgain: false,
    };
    const sent: unknown[] = [];
    await waitFor(async () => {
      sent.push(...(await saveAsSent(page)));
      expect(page.asked().at(-1)).toMatchObject({ name: SUBMIT, variables: { input: given } });
    });
    expect(sent.at(-1)).toMatchObject(given);
  },
);

it('is handed in while a save is under way by itself: no click is lost', async () => {
  const page = await showPage(filled);
  await userEvent.type(screen.getByRole('textbox', { name: '评审理由' }), '！');
  await waitFor(() => expect(page.asked().map(({ name }) => name)).toEqual([SAVE]));
  await confirm();
  expect(page.asked().map(({ name }) => name)).toEqual([SAVE]);
  await saveAsSent(page);
  await waitFor(() => expect(page.asked().at(-1)).toMatchObject({ name: SUBMIT, variables: { input: { comment: '可用！' } } }));
});

it('is answered by digits, which lead on, and by arrows', async () => {
  await showPage();
  within(rows()[0] as HTMLElement)
    .getAllByRole('radio')[0]
    ?.focus();
  await userEvent.keyboard('3');
  expect((within(rows()[0] as HTMLElement).getByLabelText('中等') as HTMLInputElement).checked).toBe(true);
  expect(rows()[1]?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(rows()[2]?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(rows()[0]?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('9x');
  expect(screen.getByRole('progressbar', { name: '已填 1/29' })).toBeTruthy();
});

it('takes a digit for each question of the form without another key, and ends at the suggestion, where digits change nothing', async () => {
  await showPage();
  within(rows()[0] as HTMLElement)
    .getAllByRole('radio')[0]
    ?.focus();
  await userEvent.keyboard(`${'12345'.repeat(4).slice(0, 16)}${'12312312312'}`);
  const chosen = rows().map((row) => within(row).getAllByRole('radio', { checked: true })[0]?.closest('label')?.textContent);
  const five = ['优秀', '良好', '中等', '尚可', '较差'];
  const three = ['是', '否', '不确定'];
  expect(chosen).toEqual([...ratings.map((answer) => five[answer - 1]), ...ethicsAnswers.map((answer) => three[answer - 1])]);
  const suggestions = screen.getByRole('group', { name: /^最终建议/ });
  expect(suggestions.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('3');
  expect(within(suggestions).queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('progressbar', { name: '已填 27/29' })).toBeTruthy();
  within(rows()[16] as HTMLElement)
    .getByRole('radio', { checked: true })
    .focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(within(rows()[15] as HTMLElement).getByRole('radio', { checked: true }));
});

it('marks each missing row with a star until it is answered, highlights the suggestion, and leads to the first (R2-104 to R2-108, P2-259, P2-260, D2-105)', async () => {
  const { asked } = await showPage({
    ...filled,
    ratings: ratings.map((own, index) => (index === 2 || index === 5 ? 0 : own)),
    ethicsAnswers: ethicsAnswers.map((own, index) => (index === 10 ? 0 : own)),
    suggestion: null,
    comment: '',
  });
  await press('提交审稿意见');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '请选择最终建议',
    '请填写评审理由，或上传审稿意见文件',
    '请先完善审稿信息',
  ]);
  expect(screen.getAllByTitle('此项未填写')).toHaveLength(3);
  expect(screen.getByRole('group', { name: /^最终建议/ }).getAttribute('aria-describedby')).toBeTruthy();
  expect(rows()[2]?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('1');
  expect(screen.getAllByTitle('此项未填写')).toHaveLength(2);
  await userEvent.click(within(rows()[26] as HTMLElement).getByLabelText('否'));
  expect(screen.getAllByTitle('此项未填写')).toHaveLength(1);
  await userEvent.click(within(rows()[5] as HTMLElement).getByLabelText('良好'));
  expect(screen.queryByTitle('此项未填写')).toBeNull();
  await userEvent.click(screen.getByLabelText('直接采用'));
  expect(screen.queryByText('请选择最终建议')).toBeNull();
  expect(asked().filter(({ name }) => name === SUBMIT)).toEqual([]);
});

it('is enough with a file in place of reasons (R2-107, P2-255, P2-256)', async () => {
  const { asked } = await showPage({ ...filled, comment: '', files: [file] });
  expect(screen.getByRole('list', { name: '已上传的文件' }).textContent).toContain('逐条');
  await confirm();
  expect(asked().map(({ name }) => name)).toEqual([SUBMIT]);
});

it('adds and takes away files with their descriptions (P2-256)', async () => {
  const { asked, answer } = await showPage({ ...empty, files: [file] });
  await userEvent.type(screen.getByRole('textbox', { name: '文件说明' }), '补充');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = ['补充.pdf', '图版.pdf'].map((name) => new File(['%PDF-1.7'], name));
  await act(async () => void fireEvent.change(input as HTMLInputElement, { target: { files: chosen } }));
  const files = [file];
  for (const [index, { name }] of chosen.entries()) {
    expect(asked().map((one) => [one.name, one.variables['input']])).toEqual([
      ['useReviewFilesUploadMutation', expect.objectContaining({ reviewId: 'r1', description: '补充' })],
    ]);
    files.push({ ...file, id: `f${index + 2}`, name, description: '补充' });
    await answer('useReviewFilesUploadMutation', { Review: () => ({ id: 'r1', files: [...files] }) });
  }
  await press('删除补充.pdf');
  expect(asked().map(({ variables }) => variables['input'])).toEqual([{ reviewId: 'r1', fileId: 'f2' }]);
  await answer('useReviewFilesRemoveMutation', { Review: () => ({ id: 'r1', files: files.filter(({ id }) => id !== 'f2') }) });
  expect(screen.queryByText('补充.pdf')).toBeNull();
  expect(screen.getByText('图版.pdf')).toBeTruthy();
  await act(async () => void fireEvent.change(input as HTMLInputElement, { target: { files: [new File(['MZ'], '程序.exe')] } }));
  expect(screen.getByRole('alert').textContent).toContain('程序.exe');
});

it('saves itself as far as it is filled in, and says when', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { asked, answer } = await showPage();
  await act(async () => void fireEvent.click(within(rows()[0] as HTMLElement).getByLabelText('良好')));
  await act(async () => void fireEvent.change(screen.getByRole('textbox', { name: '评审理由' }), { target: { value: '写到一半' } }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  expect(asked().map(({ name, variables }) => [name, variables['input']])).toEqual([
    [
      SAVE,
      {
        reviewId: 'r1',
        version: 3,
        questionnaire: 1,
        ratings: [2, ...ratings.slice(1).map(() => 0)],
        ethicsAnswers: ethicsAnswers.map(() => 0),
        suggestion: null,
        willReviewAgain: true,
        comment: '写到一半',
        noteToChief: '',
      },
    ],
  ]);
  await answer(SAVE, {
    SaveReviewDraftPayload: () => ({ version: 4, savedAt: '2026-03-05T06:32:00.000Z' }),
    Review: () => ({ ...empty, questionnaire: 1, version: 4, ratings: [2], comment: '写到一半' }),
  });
  expect(await screen.findByText('已保存 14:32')).toBeTruthy();
});

it('asks which of two pages is right where both answered a question differently, and keeps the rest of both', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { answer, fail } = await showPage({ ...filled });
  await act(async () => void fireEvent.click(within(rows()[0] as HTMLElement).getByLabelText('较差')));
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  await fail(SAVE, new ApiError('已有人更改', { code: 'CONFLICT' }));
  const elsewhere = ratings.map((own, index) => (index === 0 ? 3 : index === 1 ? 5 : own));
  await answer('savedReviewNowQuery', {
    Node: () => ({ __typename: 'Review' }),
    Review: () => ({ ...filled, version: 9, ratings: elsewhere }),
  });
  const choice = await screen.findByRole('group', { name: '选题意义' });
  expect(choice.textContent).toMatch(/较差.*中等/);
});

it('is handed in after a confirmation, thanks, and leads to the list half a second later (R2-109, P2-257, P2-258, P2-261)', async () => {
  const { asked, answer, address } = await showPage(filled);
  await confirm();
  const { suggestion, comment, noteToChief } = filled;
  expect(asked()).toEqual([
    {
      name: SUBMIT,
      variables: {
        input: {
          contributionId: 'c1',
          reviewId: 'r1',
          reviewVersion: 3,
          questionnaire: 1,
          ratings,
          ethicsAnswers,
          suggestion,
          willReviewAgain: true,
          comment,
          noteToChief,
          statements: [],
        },
      },
    },
  ]);
  // A second press while it is under way sends nothing.
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '提交审稿意见' }));
  expect(asked()).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await answer(SUBMIT, { Contribution: () => ({ id: 'c1' }) });
  expect(screen.getByText('审稿意见已提交，感谢您的支持')).toBeTruthy();
  await act(async () => void (await vi.advanceTimersByTimeAsync(499)));
  expect(address()).toContain('exportExitResult');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  expect(address()).toBe('/main/expertList?roleId=2');
});

it('brings the row of the list up to date with the answer, and keeps the form until the list comes', async () => {
  const { environment, answer } = await showPage(filled);
  await confirm();
  const finished = { id: 'r1', status: 'FINISHED', due: null };
  await answer(SUBMIT, { Contribution: () => ({ id: 'c1', viewerReview: finished }) });
  expect(environment.getStore().getSource().get('r1')).toMatchObject({ status: 'FINISHED', due: null });
  expect(rows()).toHaveLength(27);
  expect(screen.getByText(/审稿意见已提交/)).toBeTruthy();
});

it('counts as handed in when only the answer was lost; what was refused is said and stays typed (R2-194)', async () => {
  const { fail, answer, address } = await showPage(filled);
  await confirm();
  await fail(SUBMIT, new ApiError('该审稿邀请已关闭', { code: 'INVITATION_CLOSED' }));
  expect((await screen.findByRole('alert')).textContent).toBe('该审稿邀请已关闭');
  expect((screen.getByRole('textbox', { name: '评审理由' }) as HTMLTextAreaElement).value).toBe('可用');
  await confirm();
  await fail(SUBMIT, new ApiError('已有人更改', { code: 'CONFLICT' }));
  await answer('useSubmitReviewQuery', { Node: () => ({ __typename: 'Review' }), Review: () => ({ id: 'r1', status: 'FINISHED' }) });
  await waitFor(() => expect(address()).toBe('/main/expertList?roleId=2'));
});

it.each([
  ['FINISHED', '审稿意见已提交'],
  ['PENDING', '请先接受审稿邀请'],
  ['DECLINED', '您已谢绝审稿邀请'],
  ['CLOSED', '审稿邀请已关闭'],
])('shows no form of an invitation that is %s, and says so (P2-243)', async (status, title) => {
  await showPage({ ...empty, status });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('is the reviewer’s own alone: another’s, and one looked at in another role, are not found (P2-243, SC-097, S2-012)', async () => {
  await showPage(null);
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await showPage(empty, { role: 'EDITOR' });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  await showPage(empty, { at: '/main/exportExitResult?id=c1&inviteId=r2' });
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

const UNSTATED = { choice: null, uses: [], text: '', address: '', board: '', approvalNumber: '', approvedOn: '', consent: null };
it('asks at its foot for what the journal has its reviewers state, and is not handed in without it (B-110)', async () => {
  const stated = { kind: 'AI_USE', demand: 'REQUIRED', ...UNSTATED };
  const { asked } = await showPage({ ...filled, statements: [{ guidanceZh: '请如实说明', guidanceEn: '', stated }] });
  const statements = within(screen.getByRole('region', { name: '审稿声明' }));
  expect(statements.getByText('请如实说明')).toBeTruthy();
  await press('提交审稿意见');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await statements.findByText('请选择一项')).toBeTruthy();
  await userEvent.click(statements.getByLabelText('未使用'));
  await press('提交审稿意见');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '提交审稿意见' }));
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({
      name: 'useSaveReviewStatementsMutation',
      variables: { input: { reviewId: 'r1', version: 3, statements: [{ kind: 'AI_USE', choice: 'NOT_USED' }] } },
    }),
  );
});
