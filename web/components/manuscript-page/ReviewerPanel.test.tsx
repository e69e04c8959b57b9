// A reviewer's panel beside the manuscript: their own invitation, due dates first, and the next step.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql } from 'react-relay/hooks';
import { expect, it, vi } from 'vitest';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showQuery } from '../../testing/render.tsx';
import type { ReviewerPanelTestQuery } from './__generated__/ReviewerPanelTestQuery.graphql.ts';
import { ReviewerPanel } from './ReviewerPanel.tsx';

const QUERY = graphql`
  query ReviewerPanelTestQuery @relay_test_operation {
    node(id: "m") {
      ...ReviewerPanel_contribution @alias(as: "contribution")
    }
  }
`;

const offer = (act: string) => ({ act, isAllowed: true, refusal: null, isDecision: false });
const invitation = {
  id: 'r1',
  status: 'PENDING',
  answerDueOn: '2026-03-09',
  reviewDueOn: '2026-04-07',
  finishedAt: null,
  draftSavedAt: null,
  viewerCanReadResult: false,
  due: { step: 'ANSWER', on: '2026-03-09', isOverdue: false, workingDaysLeft: 2 },
};
const ANSWERS = [offer('ACCEPT_INVITATION'), offer('DECLINE_INVITATION')];

async function showPanel(
  review: Partial<Record<keyof typeof invitation, unknown>> | null,
  viewerActs: readonly object[] = [],
  language: LanguageTag = 'zh-CN',
) {
  const onRefused = vi.fn();
  const contribution = {
    __typename: 'Contribution',
    id: 'm',
    manuscriptNumber: 'JN20260001',
    titleZh: '水利碑刻考',
    titleEn: 'Inscriptions',
    viewerCanEdit: false,
    viewerActs,
    heldDecision: null,
    viewerReview: review && { ...invitation, ...review },
  };
  const shown = await showQuery<ReviewerPanelTestQuery>(
    QUERY,
    { variables: {}, language, at: '/main/authormanuList/detailAuthor?recived=1', objects: { Node: () => contribution } },
    ({ node }) =>
      node?.contribution && <ReviewerPanel contribution={node.contribution} list="/main/expertList?roleId=2" onRefused={onRefused} />,
  );
  return { ...shown, onRefused, contribution };
}
const told = () => screen.getByRole('region', { name: '审稿邀请' }).textContent ?? '';
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('an invitation says by when to answer and to review before anything else, and is answered there, also under recived=1 (D2-17)', async () => {
  await showPanel({}, ANSWERS);
  const words = [
    '待答复',
    '2 个工作日后到期',
    '答复期限',
    '2026-03-09',
    '审稿期限',
    '2026-04-07',
    '请决定是否审阅此稿',
    '接受审稿邀请',
    '谢绝审稿邀请',
  ];
  expect(words.map((word) => told().indexOf(word))).toEqual(words.map((word) => told().indexOf(word)).sort((a, b) => a - b));
  for (const word of words) expect(told()).toContain(word);
});

it('a review under way says when the draft was saved and leads to the form', async () => {
  const due = { step: 'REVIEW', on: '2026-04-07', isOverdue: true, workingDaysLeft: -3 };
  await showPanel({ status: 'ACCEPTED', draftSavedAt: '2026-03-05T06:32:00.000Z', due }, [offer('REVIEW')]);
  for (const word of ['已接受', '逾期 3 个工作日', '2026-04-07', '草稿保存于2026-03-05 14:32']) expect(told()).toContain(word);
  expect(told()).not.toContain('答复期限');
  expect(links()).toEqual([['填写审稿意见', '/main/exportExitResult?roleId=2&id=m']]);
});

it.each([
  ['zh-CN', '查看我的审稿意见', ['已交回', '2026-03-05', '提交后的意见不能再修改']],
  ['en-US', 'Read my review', ['Review done', '2026-03-05', 'can no longer be changed']],
] as const)('a review that is in says when, and one link leads to it, %s', async (language, link, words) => {
  const finished = { status: 'FINISHED', finishedAt: '2026-03-05T06:32:00.000Z', due: null, viewerCanReadResult: true };
  await showPanel(finished, [offer('VIEW_REVIEW')], language);
  for (const word of words) expect(document.body.textContent).toContain(word);
  expect(links()).toEqual([[link, '/main/editorExportResult?roleId=2&id=m&inviteId=r1']]);
});

it.each([
  ['DECLINED', '您已谢绝邀请'],
  ['CLOSED', '该邀请已关闭'],
])('%s is said in a sentence, with no dates and nothing to do', async (status, words) => {
  await showPanel({ status, due: null });
  expect(told()).toContain(words);
  expect(told()).not.toContain('期限');
  expect(links()).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there for a reviewer who was never asked', async () => {
  await showPanel(null);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('declined on the page, with reason and colleagues: the panel says so, and the focus is on it (P2-263)', async () => {
  const { asked, answer, onRefused, contribution } = await showPanel({}, ANSWERS);
  await userEvent.click(screen.getByRole('button', { name: '谢绝审稿邀请' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: '谢绝理由（选填）' }), '近期出访。');
  await userEvent.type(dialog.getByRole('textbox', { name: '推荐其他专家（选填）' }), '程砚秋');
  await userEvent.click(dialog.getByRole('button', { name: '谢绝审稿邀请' }));
  expect(asked().at(-1)?.variables['input']).toMatchObject({ contributionIds: ['m'], reason: '近期出访。', suggestedColleagues: '程砚秋' });
  const declined = { ...contribution, viewerActs: [], viewerReview: { ...invitation, status: 'DECLINED', due: null } };
  await answer('actDocumentsDeclineInvitationsMutation', {
    DeclineInvitationsPayload: () => ({ results: [{ contributionId: 'm', done: true, refusal: null, contribution: declined }] }),
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '已谢绝' }));
  expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/main/expertList?roleId=2');
  expect(onRefused).not.toHaveBeenCalled();
});
