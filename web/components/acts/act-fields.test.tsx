// Fields of the act dialogs: required words, files, the editor, the reviews to send, and kept input.
import { act as settle, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../relay/errors.ts';
import { show, type ShowOptions } from '../../testing/render.tsx';
import { ViewerId } from '../session/viewer-id.ts';
import { ActQuestion } from './ActQuestion.tsx';
import { dialogOf, questionOf, shownActs, isDialogAct, type DialogActName } from './acts.ts';
import type { ActTarget } from './targets.ts';
import zhCN from '../../../shared/messages/zh-CN.json';
import { actName, EditorialAct, type ActName } from '../../../shared/workflow.ts';

const target = (id: string): ActTarget => ({ id, number: `JN${id}`, title: `题名${id}`, refusal: null, isDecision: true });

async function ask(act: DialogActName, { targets = [target('1')], ...options }: ShowOptions & { targets?: ActTarget[] } = {}) {
  const onClose = vi.fn();
  const onDone = vi.fn();
  const shown = await show(
    <ViewerId value="me">
      <ActQuestion act={act} targets={targets} onClose={onClose} onDone={onDone} />
    </ViewerId>,
    options,
  );
  return { ...shown, onClose, onDone };
}
const dialog = () => screen.getByRole('dialog');
const confirm = (name: string | RegExp) => userEvent.click(within(dialog()).getByRole('button', { name }));
const sentBy = (asked: { name: string; variables: Record<string, unknown> }[], name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => variables['input']);

it('every act of the office from assignment to single publication has a dialog, but those that lead to a page (P2-096, P2-109 to P2-131, P2-166)', () => {
  const pages: ActName[] = ['EDITOR_INVITE_REVIEWERS', 'CHIEF_INVITE_REVIEWERS', 'DEPUTY_INVITE_REVIEWERS', 'REVIEW', 'VIEW_DETAIL'];
  const legacy = Object.values(EditorialAct)
    .filter((type) => type <= 30)
    .map(actName);
  const expected = legacy.filter((act) => !pages.includes(act));
  expect(shownActs).toEqual(expect.arrayContaining([...expected, 'REASSIGN', 'REOPEN', 'WITHDRAW']));
});

it('asks before each decision, with the name of the operation (R2-075, P2-107, D2-123)', () => {
  // Correcting a letter decides nothing.
  for (const act of shownActs.filter(isDialogAct).filter((one) => one !== 'CORRECT_LETTER')) {
    const question = zhCN[questionOf(act)];
    expect(question, act).toMatch(/^确定要.+吗？$/);
    if (act !== 'WITHDRAW' && act !== 'UNDO_DECISION') expect(question, act).toContain(zhCN[`act.${act}`]);
  }
});

it.each([
  ['退稿', ['EDITOR_REJECT', 'DEPUTY_REJECT', 'CHIEF_REJECT', 'CHIEF_FINAL_REJECT']],
  ['返回作者修改', ['EDITOR_RETURN', 'DEPUTY_RETURN', 'CHIEF_RETURN']],
  ['通过', ['EDITOR_APPROVE', 'DEPUTY_APPROVE']],
  ['不予录用', ['CHIEF_NOT_ACCEPT', 'CHIEF_FINAL_NOT_ACCEPT']],
  ['预录用', ['CHIEF_PRE_ACCEPT']],
  ['录用', ['CHIEF_ACCEPT']],
  ['单篇发布', ['PUBLISH_SINGLE']],
  ['不邀请专家', ['STOP_INVITING']],
  ['汇总专家意见', ['SUMMARISE_REVIEWS']],
] as const)('asks “确定要%s吗？” and sends nothing before the answer (R2-075, P2-107, D2-123)', async (verb, acts) => {
  for (const act of acts) {
    const { asked, onClose } = await ask(act);
    expect(within(dialog()).getByText(`确定要${verb}吗？`), act).toBeTruthy();
    expect(within(dialog()).getByRole('heading', { name: verb }), act).toBeTruthy();
    expect(within(dialog()).getByRole('button', { name: verb }), act).toBeTruthy();
    await confirm('取消');
    expect(onClose, act).toHaveBeenCalledOnce();
    expect(
      asked().filter(({ variables }) => variables['input'] !== undefined),
      act,
    ).toEqual([]);
    cleanup();
  }
});

it.each([
  ['EDITOR_RETURN', '返回作者修改', '请填写意见', 'actDocumentsReturnByEditorMutation'],
  ['DEPUTY_RETURN', '返回作者修改', '请填写意见', 'actDocumentsReturnByDeputyMutation'],
  ['CHIEF_RETURN', '返回作者修改', '请填写意见', 'actDocumentsReturnByChiefMutation'],
  ['PRE_REVIEW', '预审意见', '请填写预审意见', 'actDocumentsPreReviewMutation'],
  ['SUMMARISE_REVIEWS', '汇总专家意见', '未填写汇总意见', 'actDocumentsSummariseReviewsMutation'],
] as const)(
  '%s needs an opinion: says so at the field, and sends it once it is there (P2-112, P2-117, P2-122, P2-124, P2-131)',
  async (act, verb, words, mutation) => {
    const { asked } = await ask(act);
    await confirm(verb);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /意见/ });
    expect(within(dialog()).getByRole('alert').textContent).toContain(words);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(sentBy(asked(), mutation)).toEqual([]);
    await userEvent.type(field, '请补充史料。');
    await confirm(verb);
    expect(sentBy(asked(), mutation)).toMatchObject([{ contributionId: '1', comment: '请补充史料。' }]);
  },
);

it.each([
  ['EDITOR_APPROVE', '通过'],
  ['EDITOR_REJECT', '退稿'],
  ['CHIEF_PRE_ACCEPT', '预录用'],
  ['CHIEF_ACCEPT', '录用'],
  ['CHIEF_NOT_ACCEPT', '不予录用'],
  ['CHIEF_FINAL_REJECT', '退稿'],
  ['STOP_INVITING', '不邀请专家'],
  ['PUBLISH_SINGLE', '单篇发布'],
] as const)('%s is done without an opinion (P2-113, P2-114, P2-116, P2-118 to P2-121, P2-125, P2-126)', async (act, verb) => {
  const { asked } = await ask(act);
  expect(screen.getAllByRole('textbox', { name: /意见/ }).length, 'one may be given').toBeGreaterThan(0);
  await confirm(verb);
  expect(asked().filter(({ variables }) => variables['input'] !== undefined)).toHaveLength(1);
});

const pdf = (name = '检测报告.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const choose = async (...files: File[]) => {
  const input = dialog().querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, files);
};
const arrivedAs = (path: string, name: string) => ({ UploadOfficeFilePayload: () => ({ file: { path, name, size: 8 } }) });
const arrived = arrivedAs('p1', '检测报告.pdf');

it('a check report needs its file, which is listed, can be taken away, and goes with the act (P2-111)', async () => {
  const { asked, answer } = await ask('UPLOAD_CHECK_REPORT');
  await confirm('上传检测报告');
  expect(within(dialog()).getByRole('alert').textContent).toContain('请上传文件');
  await choose(pdf());
  expect(asked()).toMatchObject([{ name: 'FilesFieldMutation', variables: { input: { contributionId: '1', kind: 'REPORT' } } }]);
  await confirm('上传检测报告');
  expect(sentBy(asked(), 'actDocumentsUploadCheckReportMutation')).toEqual([]);
  await answer('FilesFieldMutation', arrived);
  await userEvent.click(screen.getByRole('button', { name: '移除 检测报告.pdf' }));
  expect(dialog().textContent).not.toContain('检测报告.pdf');
  await choose(pdf());
  await answer('FilesFieldMutation', arrived);
  await confirm('上传检测报告');
  expect(sentBy(asked(), 'actDocumentsUploadCheckReportMutation')).toMatchObject([{ contributionId: '1', filePaths: ['p1'] }]);
});

it('what was typed, uploaded and chosen survives a reload, and is forgotten once the act is done, which says 操作成功 (R2-199, P2-133, R3-196)', async () => {
  const { answer } = await ask('EDITOR_RETURN');
  await userEvent.type(screen.getByRole('textbox', { name: /修改意见/ }), '请补充史料。');
  await choose(pdf());
  await answer('FilesFieldMutation', arrived);
  cleanup();
  const again = await ask('EDITOR_RETURN');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /修改意见/ }).value).toBe('请补充史料。');
  expect(dialog().textContent).toContain('检测报告.pdf');
  await confirm('返回作者修改');
  expect(sentBy(again.asked(), 'actDocumentsReturnByEditorMutation')).toMatchObject([{ comment: '请补充史料。', filePaths: ['p1'] }]);
  await again.answer('actDocumentsReturnByEditorMutation', { Contribution: () => ({ viewerActs: [] }) });
  expect(again.onClose).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
  expect(screen.getByText('操作成功')).toBeTruthy();
});

it('reads what an earlier release kept: the opinion alone', async () => {
  sessionStorage.setItem('act:me:EDITOR_RETURN:1', JSON.stringify('旧意见'));
  await ask('EDITOR_RETURN');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /修改意见/ }).value).toBe('旧意见');
});

const receivers = (...names: [code: string, name: string, load: number, suits: string[]][]) => ({
  Query: () => ({
    receivers: names.map(([code, displayName, openCount, contributionIds]) => ({
      person: { code, displayName },
      openCount,
      contributionIds,
    })),
  }),
});

it('assigning asks for an editor, told with what each has in hand, and says 分配稿件成功 (S2-035, R2-117, P2-032, P2-471, P2-472)', async () => {
  const { asked, answer } = await ask('ASSIGN');
  expect(asked()).toMatchObject([{ name: 'ReceiverFieldQuery', variables: { ids: ['1'] } }]);
  await answer('ReceiverFieldQuery', receivers(['A1', '周敏', 3, ['1']], ['A2', '李闻', 0, ['1']]));
  expect(dialog().textContent).toContain('在办 3 篇');
  await confirm('分配稿件');
  expect(within(dialog()).getByRole('alert').textContent).toContain('请选择编辑');
  await userEvent.click(screen.getByRole('radio', { name: /李闻/ }));
  await confirm('分配稿件');
  expect(sentBy(asked(), 'actDocumentsAssignContributionsMutation')).toMatchObject([{ contributionIds: ['1'], receiverCode: 'A2' }]);
  await answer('actDocumentsAssignContributionsMutation', {
    AssignContributionsPayload: () => ({ results: [{ contributionId: '1', done: true, refusal: null, contribution: null }] }),
  });
  expect(screen.getByText('分配稿件成功')).toBeTruthy();
});

it('several are assigned once the server has said which of them the editor can take', async () => {
  const { asked, answer } = await ask('ASSIGN', { targets: [target('1'), target('2')] });
  await answer('ReceiverFieldQuery', receivers(['A1', '周敏', 3, ['1']]));
  expect(dialog().textContent).toContain('所选稿件中有 1 篇不能交给该编辑');
  expect(sentBy(asked(), 'actDocumentsAssignContributionsMutation')).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /周敏/ }));
  expect(sentBy(asked(), 'actDocumentsAssignContributionsMutation')).toMatchObject([
    { contributionIds: ['1', '2'], receiverCode: 'A1', dryRun: true },
  ]);
  await answer('actDocumentsAssignContributionsMutation', {
    AssignContributionsPayload: () => ({
      results: [
        { contributionId: '1', done: false, refusal: null, contribution: null },
        { contributionId: '2', done: false, refusal: '该编辑不能处理这篇稿件', contribution: null },
      ],
    }),
  });
  expect(dialog().textContent).toContain('已选 2 篇，其中 1 篇可以分配稿件');
  expect(screen.getByRole('group', { name: '' }).textContent).toContain('该编辑不能处理这篇稿件');
});

const reviews = {
  Contribution: () => ({
    reviews: [
      { id: 'r1', finishedAt: '2026-03-05T06:32:00.000Z', comment: '史料扎实。', reviewer: { displayName: '赵衡' }, files: [] },
      { id: 'r2', finishedAt: '2026-03-06T06:32:00.000Z', comment: '结构可调整。', reviewer: null, files: [] },
      { id: 'r3', finishedAt: null, comment: null, reviewer: { displayName: '未交回' } },
    ],
  }),
};

it('summing up shows each expert’s name and comment, of those that are in (P2-117)', async () => {
  const { answer } = await ask('SUMMARISE_REVIEWS');
  await answer('ReviewFieldsQuery', { Node: () => ({ __typename: 'Contribution' }), ...reviews });
  const read = screen.getByRole('region', { name: '专家意见' }).textContent;
  for (const words of ['赵衡', '史料扎实。', '专家 2', '结构可调整。']) expect(read).toContain(words);
  expect(read).not.toContain('未交回');
});

const DECISIONS = [
  ['EDITOR_RETURN', '返回作者修改', 'actDocumentsReturnByEditorMutation'],
  ['DEPUTY_RETURN', '返回作者修改', 'actDocumentsReturnByDeputyMutation'],
  ['CHIEF_RETURN', '返回作者修改', 'actDocumentsReturnByChiefMutation'],
  ['CHIEF_REJECT', '退稿', 'actDocumentsRejectByChiefMutation'],
] as const;

it.each(DECISIONS)('%s sends all reviews that are in unless the actor takes some out (P2-112, P2-122)', async (act, verb, mutation) => {
  const { asked, answer } = await ask(act);
  await userEvent.type(screen.getByRole('textbox', { name: /意见/ }), '请补充史料。');
  await answer('ReviewFieldsQuery', { Node: () => ({ __typename: 'Contribution' }), ...reviews });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: /专家 2/ }));
  await confirm(verb);
  expect(sentBy(asked(), mutation)).toMatchObject([{ comment: '请补充史料。', releaseReviewIds: ['r1'] }]);
});

it.each(DECISIONS)('%s goes with the files that were added to it (P2-112, P2-122, R2-065)', async (act, verb, mutation) => {
  const { asked, answer } = await ask(act);
  await userEvent.type(screen.getByRole('textbox', { name: /意见/ }), '请补充史料。');
  const names = ['批注.pdf', '样稿.pdf', '体例.pdf'];
  await choose(...names.map(pdf));
  for (const [index, name] of names.entries()) {
    expect(asked().find((one) => one.name === 'FilesFieldMutation')).toMatchObject({
      variables: { input: { contributionId: '1', kind: 'OFFICE_ATTACHMENT' } },
    });
    await answer('FilesFieldMutation', arrivedAs(`p${index + 1}`, name));
  }
  await userEvent.click(screen.getByRole('button', { name: '移除 样稿.pdf' }));
  await confirm(verb);
  expect(sentBy(asked(), mutation)).toMatchObject([{ filePaths: ['p1', 'p3'] }]);
});

it('files of a review follow its comment until one is chosen by itself (F-034)', async () => {
  const { asked, answer } = await ask('CHIEF_REJECT');
  const files = [
    { id: 'f1', name: '审稿意见.docx' },
    { id: 'f2', name: '批注.pdf' },
  ];
  const review = { id: 'r1', finishedAt: '2026-03-05T06:32:00.000Z', comment: '史料扎实。', reviewer: null, files };
  await answer('ReviewFieldsQuery', { Node: () => ({ __typename: 'Contribution' }), Contribution: () => ({ reviews: [review] }) });
  const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);
  expect(checked()).toEqual([true, true, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: /专家 1/ }));
  expect(checked()).toEqual([false, false, false]);
  await userEvent.click(screen.getByRole('checkbox', { name: /批注\.pdf/ }));
  await confirm('退稿');
  expect(sentBy(asked(), 'actDocumentsRejectByChiefMutation')).toMatchObject([{ releaseReviewIds: [], releaseFileIds: ['f2'] }]);
});

it('says at the field what the server finds wrong with it, and keeps the dialog', async () => {
  const { fail, onDone } = await ask('PRE_REVIEW');
  await userEvent.type(screen.getByRole('textbox'), '可以出版。');
  await confirm('预审意见');
  await fail(
    'actDocumentsPreReviewMutation',
    new ApiError('提交的内容有误', { code: 'INVALID_INPUT', fields: { comment: '最多 20000 个字' } }),
  );
  expect(within(dialog()).getByRole('alert').textContent).toContain('最多 20000 个字');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('可以出版。');
  expect(onDone).not.toHaveBeenCalled();
});

it('what an act cannot take with several manuscripts is not asked for: files, letters, reviews', async () => {
  expect(dialogOf('EDITOR_REJECT').fields).toContain('files');
  const { asked } = await ask('EDITOR_REJECT', { targets: [target('1'), target('2')] });
  expect(dialog().querySelector('input[type=file]')).toBeNull();
  expect(asked().map(({ name }) => name)).toEqual(['StatementsFieldQuery', 'actDocumentsRejectByEditorMutation']);
  await settle(async () => {});
});

it('starting the check opens the publisher’s site in a window of its own, by the very click, once its address is there (R2-053, P2-109)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { asked, answer } = await ask('START_PLAGIARISM_CHECK');
  await confirm('学术不端检测');
  expect(within(dialog()).getByRole('alert').textContent).toContain('没有读到检测网站的地址');
  expect(open).not.toHaveBeenCalled();
  await answer('SiteFieldQuery', { Viewer: () => ({ checkSiteUrl: 'https://check.example/new' }) });
  expect(dialog().textContent).toContain('https://check.example/new');
  await confirm('学术不端检测');
  expect(open.mock.calls).toEqual([['https://check.example/new', '_blank', 'noopener,noreferrer']]);
  expect(sentBy(asked(), 'actDocumentsStartPlagiarismCheckMutation')).toMatchObject([{ contributionIds: ['1'] }]);
  open.mockRestore();
});

it('marking the check as done opens nothing (P2-110)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { asked } = await ask('FINISH_PLAGIARISM_CHECK');
  await confirm('检测完成');
  expect(sentBy(asked(), 'actDocumentsFinishPlagiarismCheckMutation')).toHaveLength(1);
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

it.each([
  ['一篇', [target('1')]],
  ['两篇', [target('1'), target('2')]],
])('declining asks why and whom one might ask instead, both optional, and keeps both until it is done: %s (P2-263)', async (_, targets) => {
  await ask('DECLINE_INVITATION', { targets });
  expect(screen.queryByRole('textbox', { name: /意见/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: '谢绝理由（选填）' }), '近期事务繁忙。');
  await userEvent.type(screen.getByRole('textbox', { name: '推荐其他专家（选填）' }), '钱谦，苏州大学');
  cleanup();
  const { asked, answer } = await ask('DECLINE_INVITATION', { targets });
  const able = targets.map(({ id }) => ({ contributionId: id, done: false, refusal: null, contribution: null }));
  if (targets.length > 1) await answer('actDocumentsDeclineInvitationsMutation', { DeclineInvitationsPayload: () => ({ results: able }) });
  expect(sentBy(asked(), 'actDocumentsDeclineInvitationsMutation')).toEqual([]);
  await confirm(/谢绝审稿邀请/);
  expect(sentBy(asked(), 'actDocumentsDeclineInvitationsMutation')).toMatchObject([
    { contributionIds: targets.map(({ id }) => id), reason: '近期事务繁忙。', suggestedColleagues: '钱谦，苏州大学', comment: null },
  ]);
});

it('an invitation is declined without a word, too; what the server finds at fault stands at its field', async () => {
  const { asked, fail } = await ask('DECLINE_INVITATION', { language: 'en-US' });
  await confirm('Decline invitation');
  expect(sentBy(asked(), 'actDocumentsDeclineInvitationsMutation')).toMatchObject([{ reason: null, suggestedColleagues: null }]);
  await fail(
    'actDocumentsDeclineInvitationsMutation',
    new ApiError('Wrong', { code: 'INVALID_INPUT', fields: { suggestedColleagues: 'Too long' } }),
  );
  expect(screen.getByRole('textbox', { name: /Colleagues/ }).getAttribute('aria-invalid')).toBe('true');
});

const issue = (id: string, number: number, journal: string) => ({
  id,
  number,
  plannedOn: '2026-09-01',
  colloquium: { id: journal, name: journal },
});

it('compiling asks for one of the open issues, and says 请选择期数,在进行操作 until one is chosen; then 操作成功 (S2-036, R2-122, P2-035, P2-474, P2-475, P2-477)', async () => {
  const { asked, answer } = await ask('COMPILE');
  await answer('IssueFieldQuery', { Query: () => ({ openIssues: [issue('i1', 7, '江南文化'), issue('i2', 8, '江南文化')] }) });
  expect(
    within(dialog())
      .getAllByRole('radio')
      .map(({ parentElement }) => parentElement?.textContent),
  ).toEqual([expect.stringContaining('第 7 期'), expect.stringContaining('第 8 期')]);
  await confirm('组稿');
  expect(within(dialog()).getByRole('alert').textContent).toContain('请选择期数,在进行操作');
  expect(sentBy(asked(), 'actDocumentsCompileIntoIssueMutation')).toEqual([]);
  await userEvent.click(within(dialog()).getByRole('radio', { name: /第 8 期/ }));
  await confirm('组稿');
  expect(sentBy(asked(), 'actDocumentsCompileIntoIssueMutation')).toMatchObject([{ contributionIds: ['1'], issueId: 'i2' }]);
  await answer('actDocumentsCompileIntoIssueMutation', {
    CompileIntoIssuePayload: () => ({ results: [{ contributionId: '1', done: true, refusal: null, contribution: null }] }),
  });
  expect(screen.getByText('操作成功')).toBeTruthy();
});

it('taking out of an issue is confirmed, and says 删除成功 (P2-300, P2-302)', async () => {
  const { asked, answer } = await ask('REMOVE_FROM_ISSUE');
  await confirm('删除组稿');
  expect(sentBy(asked(), 'actDocumentsRemoveFromIssueMutation')).toMatchObject([{ contributionIds: ['1'] }]);
  await answer('actDocumentsRemoveFromIssueMutation', {
    RemoveFromIssuePayload: () => ({ results: [{ contributionId: '1', done: true, refusal: null, contribution: null }] }),
  });
  expect(screen.getByText('删除成功')).toBeTruthy();
});

it('the only open issue is chosen already; cancelling changes nothing (P2-474, P2-476)', async () => {
  const { asked, answer, onClose } = await ask('COMPILE');
  await answer('IssueFieldQuery', { Query: () => ({ openIssues: [issue('i1', 7, '江南文化')] }) });
  expect(within(dialog()).getByRole<HTMLInputElement>('radio').checked).toBe(true);
  await confirm('取消');
  expect(onClose).toHaveBeenCalled();
  expect(sentBy(asked(), 'actDocumentsCompileIntoIssueMutation')).toEqual([]);
});

it('manuscripts of two journals are not compiled together: 请选择同一集刊下的稿件 (R2-121, R2-124)', async () => {
  const { answer } = await ask('COMPILE', { targets: [target('1'), target('2')] });
  await answer('IssueFieldQuery', { Query: () => ({ openIssues: [issue('i1', 7, '江南文化'), issue('i2', 3, '数据科学')] }) });
  expect(within(dialog()).getByRole('alert').textContent).toContain('请选择同一集刊下的稿件');
});

it('the issue of a conference is called as its proceedings are (F-099)', async () => {
  const { answer } = await ask('COMPILE');
  const proceedings = {
    ...issue('i1', 1, '研讨会'),
    colloquium: { id: 'c', name: '研讨会', kind: 'CONFERENCE', collectedPapersName: '古籍整理论集' },
  };
  await answer('IssueFieldQuery', { Query: () => ({ openIssues: [proceedings] }) });
  expect(within(dialog()).getByRole('radio', { name: /古籍整理论集/ })).toBeTruthy();
});

const UNSTATED = { choice: null, uses: [], text: '', address: '', board: '', approvalNumber: '', approvedOn: '', consent: null };
it('a decision asks for what the journal has its editors state, and says at its place what is missing (B-110)', async () => {
  const { asked, answer, fail } = await ask('EDITOR_REJECT', { targets: [target('1')] });
  expect(dialog().textContent).not.toContain('人工智能使用');
  const stated = { kind: 'AI_USE', demand: 'REQUIRED', ...UNSTATED };
  await answer('StatementsFieldQuery', { Query: () => ({ statementsOfDecision: [{ guidanceZh: '', guidanceEn: '', stated }] }) });
  expect(within(dialog()).getByRole('group', { name: /是否使用了人工智能工具/ })).toBeTruthy();
  await confirm('退稿');
  expect(sentBy(asked(), 'actDocumentsRejectByEditorMutation')).toMatchObject([{ statements: [] }]);
  const fields = { 'statements.AI_USE': '请填写人工智能使用声明' };
  await fail('actDocumentsRejectByEditorMutation', new ApiError('请先填写声明', { code: 'STATEMENTS_REQUIRED', fields }));
  expect(await within(dialog()).findByText('请选择一项')).toBeTruthy();
  await userEvent.click(within(dialog()).getByLabelText('未使用'));
  await confirm('退稿');
  expect(sentBy(asked(), 'actDocumentsRejectByEditorMutation')).toMatchObject([{ statements: [{ kind: 'AI_USE', choice: 'NOT_USED' }] }]);
});

it('asks by when and how much to revise: the journal’s day where none is chosen, and sends what is chosen (B-422)', async () => {
  const mutation = 'actDocumentsReturnByEditorMutation';
  const { asked, answer, fail } = await ask('EDITOR_RETURN');
  await answer('RevisionFieldQuery', {
    Node: () => ({ __typename: 'Contribution' }),
    Contribution: () => ({ revisionDueByDefault: '2026-04-16' }),
  });
  const day = () => within(dialog()).getByRole<HTMLInputElement>('textbox', { name: '修回期限' });
  expect(day().value).toBe('2026-04-16');
  await userEvent.type(within(dialog()).getByRole('textbox', { name: /意见/ }), '请补充史料。');
  await confirm('返回作者修改');
  expect(sentBy(asked(), mutation)[0]).not.toHaveProperty('revisionDueOn');
  await fail(mutation, new ApiError('期限不能早于今天', { code: 'INVALID_INPUT', fields: { revisionDueOn: '期限不能早于今天' } }));
  expect(dialog().textContent).toContain('期限不能早于今天');
  await userEvent.click(within(dialog()).getByRole('radio', { name: '小修' }));
  await userEvent.clear(day());
  await userEvent.type(day(), '2026-05-06');
  await confirm('返回作者修改');
  expect(sentBy(asked(), mutation).at(-1)).toMatchObject({ revisionDueOn: '2026-05-06', revisionExtent: 'MINOR' });
});

it('puts a short text of the journal into the opinion, where one is writing (B-422)', async () => {
  const { answer } = await ask('EDITOR_RETURN');
  await answer('SnippetMenuQuery', {
    Node: () => ({ __typename: 'Contribution' }),
    Colloquium: () => ({
      letterSnippets: [
        { title: '格式', textZh: '请按本刊体例修改注释。', textEn: '' },
        { title: '篇幅', textZh: '请压缩。', textEn: 'Please shorten it.' },
      ],
    }),
  });
  const opinion = () => within(dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: /意见/ });
  await userEvent.type(opinion(), '您好');
  await userEvent.click(within(dialog()).getByRole('button', { name: '常用语' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['格式', '篇幅（中文）', '篇幅（英文）']);
  await userEvent.click(screen.getByRole('menuitem', { name: '格式' }));
  expect(opinion().value).toBe('您好\n请按本刊体例修改注释。');
});

it('offers the share that a PDF report says, beside a word that it is unverified, and takes it by a click alone (B-423)', async () => {
  sessionStorage.setItem('act:me:UPLOAD_CHECK_REPORT:1', JSON.stringify({ files: [{ path: 'p', name: '报告.PDF', size: 9 }] }));
  const mutation = 'actDocumentsUploadCheckReportMutation';
  const { asked, answer } = await ask('UPLOAD_CHECK_REPORT');
  await answer('SimilarityFieldQuery', { Node: () => ({ __typename: 'Contribution' }), Contribution: () => ({ similarityInReport: 8.3 }) });
  expect(dialog().textContent).toContain('报告中的总文字复制比为 8.3%');
  expect(dialog().textContent).toContain('尚未用真实的知网报告核对过');
  const share = () => within(dialog()).getByRole<HTMLInputElement>('textbox', { name: /重复率/ });
  expect(share().value).toBe('');
  await userEvent.click(within(dialog()).getByRole('button', { name: '填入 8.3%' }));
  expect(share().value).toBe('8.3');
  await confirm('上传检测报告');
  expect(sentBy(asked(), mutation)).toMatchObject([{ similarity: 8.3, filePaths: ['p'] }]);
});

it.each([
  ['', undefined],
  ['12％', 12],
  ['０', 0],
  ['很多', -1],
])('sends the share as it was typed, “%s”: %s; what is no number is refused by the server at the field (B-423)', async (typed, sent) => {
  const { asked } = await ask('FINISH_PLAGIARISM_CHECK');
  if (typed !== '') await userEvent.type(within(dialog()).getByRole('textbox', { name: /重复率/ }), typed);
  await confirm('检测完成');
  const [input] = sentBy(asked(), 'actDocumentsFinishPlagiarismCheckMutation');
  expect(input).toEqual(
    sent === undefined ? expect.not.objectContaining({ similarity: expect.anything() }) : expect.objectContaining({ similarity: sent }),
  );
});
