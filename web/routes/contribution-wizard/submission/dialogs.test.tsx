// The dialogs that a submission and a draft lead to, whose words the specification gives (S1 §8), as they are shown.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { LanguageTag } from '../../../i18n/i18n.ts';
import { show } from '../../../testing/render.tsx';
import { DraftSavedDialog } from '../saving/DraftSavedDialog.tsx';
import { WizardProvider, type Wizard } from '../wizard-context.ts';
import { SubmitDialogs } from './SubmitDialogs.tsx';
import type { Submission } from './useSubmission.ts';

const goTo = vi.fn();
// The part of the wizard that the dialogs read.
const wizard = { saving: { savedAt: '2026-03-05T02:00:00.000Z' }, hasOuterSteps: true, goTo } as unknown as Wizard;
const showIn = (dialog: ReactNode, language: LanguageTag) => show(<WizardProvider value={wizard}>{dialog}</WizardProvider>, { language });

const refused: Submission = {
  begin: async () => {},
  isPending: false,
  problems: [{ tab: 'summary', isStatement: false, message: 'section.summary' }],
  forgetProblems: () => {},
};

it.each([
  ['zh-CN', '提交失败', '暂存成功'],
  ['en-US', 'The manuscript could not be submitted', 'Draft saved'],
] as const)('say that it was not handed in, or that the draft is kept, %s (R1-171, R1-172)', async (language, notSubmitted, kept) => {
  const titleOf = async (dialog: ReactNode) => {
    cleanup();
    await showIn(dialog, language);
    return screen.getByRole('heading').textContent;
  };
  expect(await titleOf(<SubmitDialogs submission={refused} lacksOf={() => []} />)).toBe(notSubmitted);
  expect(await titleOf(<DraftSavedDialog isOpen isDraft onClose={() => {}} />)).toBe(kept);
});

it('lead back to the author’s list, the draft to the unfinished ones too (R1-180, SC-032, SC-033)', async () => {
  const back = () => screen.getByRole('link', { name: '返回稿件列表' }).getAttribute('href');
  await showIn(<SubmitDialogs submission={refused} lacksOf={() => []} />, 'zh-CN');
  expect(back()).toBe('/main/authormanuList?roleId=1');
  cleanup();
  await showIn(<DraftSavedDialog isOpen isDraft onClose={() => {}} />, 'zh-CN');
  expect(back()).toBe('/main/authormanuList?roleId=1');
  expect(screen.getByRole('link', { name: '查看未完成稿件' }).getAttribute('href')).toBe('/main/unManuscript?roleId=1');
});

it('tell any other refusal in the words of the server (R1-170, SC-036)', async () => {
  const problems = [{ tab: null, isStatement: false, message: '稿件已撤回' }];
  await showIn(<SubmitDialogs submission={{ ...refused, problems }} lacksOf={() => []} />, 'zh-CN');
  expect(
    within(screen.getByRole('dialog', { name: '提交失败' }))
      .getByRole('listitem')
      .textContent?.trim(),
  ).toBe('稿件已撤回');
});

it.each([
  [
    'zh-CN',
    [
      '题名：文章类型未选择',
      '题名：英文题名有误',
      '作者信息：通讯作者未选择',
      '推荐审稿人：审稿人 2 · 邮箱未填写',
      '上传文件：稿件文件未上传',
    ],
  ],
  [
    'en-US',
    [
      'Title: Article type not chosen',
      'Title: English title to be corrected',
      'Authors: Corresponding author not chosen',
      'Recommended reviewers: Reviewer 2 · Email not filled in',
      'Files: Manuscript file not uploaded',
    ],
  ],
] as const)('a refused submission names the fields, and leads to them, %s (B-063)', async (language, lines) => {
  const lacks = [
    { tab: 'title', path: 'articleTypeId', isEmpty: true },
    { tab: 'title', path: 'titleEn', isEmpty: false },
    { tab: 'authors', path: 'corresponding', isEmpty: true },
    { tab: 'recommendedReviewers', path: 'reviewers.1.email', isEmpty: true },
    { tab: 'files', path: 'manuscript', isEmpty: true },
  ] as const;
  const problems = (['title', 'authors', 'recommendedReviewers', 'files'] as const).map((tab) => ({
    tab,
    isStatement: false,
    message: `section.${tab}`,
  }));
  await showIn(
    <SubmitDialogs submission={{ ...refused, problems }} lacksOf={(tab) => lacks.filter((lack) => lack.tab === tab)} />,
    language,
  );
  const links = screen.getAllByRole('button').filter(({ textContent }) => lines.some((line) => line === textContent));
  expect(links.map(({ textContent }) => textContent)).toEqual(lines);
  await userEvent.click(screen.getByRole('button', { name: lines[0] }));
  expect(goTo).toHaveBeenLastCalledWith({ kind: 'tab', tab: 'title' }, 'articleTypeId');
});
