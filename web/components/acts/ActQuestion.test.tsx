// The dialog that asks before an act, on one manuscript and on several.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../relay/errors.ts';
import { show, type ShowOptions } from '../../testing/render.tsx';
import { ViewerId } from '../session/viewer-id.ts';
import type { ActDialogProps } from './ActDialog.tsx';
import { ActQuestion } from './ActQuestion.tsx';
import type { ActTarget } from './targets.ts';

const target = (id: string, refusal: string | null = null): ActTarget => ({
  id,
  number: `JN${id}`,
  title: `题名${id}`,
  refusal,
  isDecision: false,
});
const result = (id: string, refusal: string | null = null) => ({ contributionId: id, done: refusal === null, refusal, contribution: null });

async function ask(props: Partial<ActDialogProps> = {}, options?: ShowOptions, viewerId = 'me') {
  const onClose = vi.fn();
  const onDone = vi.fn();
  const shown = await show(
    <ViewerId value={viewerId}>
      <ActQuestion act="RECEIVE" targets={[target('1')]} onClose={onClose} onDone={onDone} {...props} />
    </ViewerId>,
    options,
  );
  return { ...shown, onClose, onDone };
}

const dialog = () => screen.getByRole('dialog');
const opinion = () => screen.getByRole<HTMLTextAreaElement>('textbox');
/** The server's answer before anything is done: who can, and who cannot and why. */
const dryRun = (...results: ReturnType<typeof result>[]) => ({ ReceiveContributionsPayload: () => ({ results }) });
const confirm = (name: string | RegExp = '接收稿件') => userEvent.click(within(dialog()).getByRole('button', { name }));
const RECEIVED = 'actDocumentsReceiveContributionsMutation';

it.each([
  ['zh-CN', '接收稿件', '确定要接收稿件吗？', '接收后由您负责初审'],
  ['en-US', 'Receive', 'Do you want to receive the following?', 'You will be responsible for the first review'],
] as const)('names the act, the manuscript by number and title, and what follows, %s', async (language, verb, question, consequence) => {
  await ask({}, { language });
  expect(screen.getByRole('heading', { name: verb })).toBeTruthy();
  for (const words of [question, consequence, 'JN1', '题名1']) expect(dialog().textContent).toContain(words);
  expect(within(dialog()).getByRole('button', { name: verb })).toBeTruthy();
});

it.each([
  [false, '由其他编辑接收', '直接退稿'],
  [true, '直接退稿', '由其他编辑接收'],
])('says what declining means for the one who declines and nothing else, a decision: %s', async (isDecision, said, unsaid) => {
  await ask({ act: 'REFUSE', targets: [{ ...target('1'), isDecision }] });
  expect(dialog().textContent).toContain(said);
  expect(dialog().textContent).not.toContain(unsaid);
});

it('sends the manuscripts that the act can be done for and no others, which it names with the reason (P2-469)', async () => {
  const { asked, answer } = await ask({ targets: [target('1'), target('2', '该稿件由其他人负责'), target('3')] });
  await answer(RECEIVED, dryRun(result('1'), result('3')));
  const excluded = screen.getByRole('group');
  expect(excluded.textContent).toContain('另有 1 篇');
  for (const words of ['JN2', '题名2', '该稿件由其他人负责']) expect(excluded.textContent).toContain(words);
  await confirm('接收稿件（2 篇）');
  expect(asked()).toEqual([
    {
      name: RECEIVED,
      variables: { input: { contributionIds: ['1', '3'], comment: null, clientMutationId: expect.any(String) }, isOne: false },
    },
  ]);
});

it('asks nothing when the act can be done for none of them, and says why', async () => {
  await ask({ targets: [target('1', '您已拒绝接收该稿件')] });
  expect(dialog().textContent).toContain('您已拒绝接收该稿件');
  expect(screen.queryByRole('button', { name: '接收稿件' })).toBeNull();
});

it('has the focus in its field, and Ctrl with Enter does the act once (S2-034, P2-033, R2-118)', async () => {
  const { asked, answer, onClose, onDone } = await ask();
  expect(document.activeElement).toBe(opinion());
  await userEvent.keyboard('选题有新意。{Control>}{Enter}{Enter}{/Control}');
  expect(asked()).toEqual([
    {
      name: RECEIVED,
      variables: { input: { contributionIds: ['1'], comment: '选题有新意。', clientMutationId: expect.any(String) }, isOne: true },
    },
  ]);
  expect(onClose).not.toHaveBeenCalled();
  await answer(RECEIVED, { ActResult: () => result('1'), ReceiveContributionsPayload: () => ({ results: [result('1')] }) });
  expect(onDone).toHaveBeenCalledWith([{ id: '1', done: true, refusal: null }]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByText('稿件已成功接收')).toBeTruthy();
  // Who has it now, and who was told.
  expect(screen.getByText('现在由您负责初审，作者已收到站内消息。')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps what is typed when the request fails, when the dialog is closed, and for its person and matter alone', async () => {
  const { fail, onDone } = await ask();
  await userEvent.type(opinion(), '选题有新意。');
  await confirm();
  await fail(RECEIVED, new NetworkError(new Error('offline')));
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(opinion().value).toBe('选题有新意。');
  expect(onDone).not.toHaveBeenCalled();
  cleanup();
  await ask();
  expect(opinion().value).toBe('选题有新意。');
  for (const [props, viewerId] of [
    [{ targets: [target('2')] }, 'me'],
    [{ act: 'REFUSE' }, 'me'],
    [{}, 'you'],
  ] as const) {
    cleanup();
    await ask(props, {}, viewerId);
    expect(opinion().value).toBe('');
  }
});

it('says why nothing was done when somebody was faster, and keeps what was typed (P2-040, R2-194)', async () => {
  const { answer, onDone } = await ask();
  await userEvent.type(opinion(), '选题有新意。');
  await confirm();
  await answer(RECEIVED, { ReceiveContributionsPayload: () => ({ results: [result('1', '稿件状态已发生变化')] }) });
  expect(screen.getByRole('heading', { name: '稿件没有处理' })).toBeTruthy();
  for (const words of ['JN1', '题名1', '稿件状态已发生变化', '选题有新意。']) expect(dialog().textContent).toContain(words);
  expect(dialog().textContent).not.toContain('已处理');
  expect(onDone).toHaveBeenCalledWith([{ id: '1', done: false, refusal: '稿件状态已发生变化' }]);
});

it('says what became of each when only some were done (P2-040)', async () => {
  const { answer, onClose } = await ask({ targets: [target('1'), target('2')] });
  await answer(RECEIVED, dryRun(result('1'), result('2')));
  await confirm('接收稿件（2 篇）');
  await answer(RECEIVED, { ReceiveContributionsPayload: () => ({ results: [result('1'), result('2', '稿件状态已发生变化')] }) });
  expect(screen.getByRole('heading', { name: '部分稿件没有处理' })).toBeTruthy();
  expect(dialog().textContent).toContain('已处理 1 篇，未处理 1 篇');
  for (const words of ['JN2', '题名2', '稿件状态已发生变化']) expect(dialog().textContent).toContain(words);
  expect(dialog().textContent).not.toContain('题名1');
  expect(onClose).not.toHaveBeenCalled();
});

it('says the same of an act on one manuscript that the server refuses with an error', async () => {
  const { fail, onDone, onClose } = await ask({ act: 'WITHDRAW' });
  await userEvent.type(opinion(), '数据需要重新核对。');
  await confirm('撤稿');
  await fail('actDocumentsWithdrawContributionMutation', new ApiError('稿件状态已发生变化', { code: 'STATE_CHANGED' }));
  for (const words of ['稿件状态已发生变化', '数据需要重新核对。']) expect(dialog().textContent).toContain(words);
  expect(onDone).toHaveBeenCalledWith([{ id: '1', done: false, refusal: '稿件状态已发生变化' }]);
  expect(onClose).not.toHaveBeenCalled();
});

it('starts at the button where the field is an aside, for the office and called so', async () => {
  await ask({ act: 'ACCEPT_INVITATION' });
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: '接受审稿邀请' }));
  expect(screen.getByRole('textbox', { name: '给编辑部的话（选填）' })).toBeTruthy();
});

it('takes an error away as soon as the field is mended, and says it again where it is emptied', async () => {
  const { fail } = await ask({ act: 'EDITOR_RETURN' });
  const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /返回意见|意见/ });
  await confirm('返回作者修改');
  expect(screen.getByText('请填写意见')).toBeTruthy();
  expect(document.activeElement).toBe(comment());
  await userEvent.type(comment(), '请补充');
  expect(screen.queryByText('请填写意见')).toBeNull();
  await userEvent.clear(comment());
  expect(screen.getByText('请填写意见')).toBeTruthy();
  await userEvent.type(comment(), '请补充注释');
  await confirm('返回作者修改');
  await fail('actDocumentsReturnByEditorMutation', new ApiError('意见太长', { code: 'INPUT_INVALID', fields: { comment: '意见太长' } }));
  expect(screen.getByText('意见太长')).toBeTruthy();
  await userEvent.type(comment(), '。');
  expect(screen.queryByText('意见太长')).toBeNull();
});

it('cancelled, changes nothing (P2-470, P2-473)', async () => {
  for (const name of ['RECEIVE', 'REFUSE', 'ASSIGN'] as const) {
    const { asked, onClose, onDone } = await ask({ act: name });
    await userEvent.click(within(dialog()).getByRole('button', { name: '取消' }));
    expect(onClose, name).toHaveBeenCalledOnce();
    expect(onDone, name).not.toHaveBeenCalled();
    expect(
      asked()
        .map((one) => one.name)
        .filter((one) => one.endsWith('Mutation')),
      name,
    ).toEqual([]);
    cleanup();
  }
});
