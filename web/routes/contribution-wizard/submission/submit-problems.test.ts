// Where a refused submission leads.
import { expect, it } from 'vitest';
import { ApiError } from '../../../relay/errors.ts';
import { problemsOf, unsavedProblems } from './submit-problems.ts';
import { buildTitle } from '../../../../shared/forms/contribution.factory.ts';

it('leads from each section that the server refuses to its tab (R1-173, B-063)', () => {
  const error = new ApiError('x', {
    code: 'SECTION_INCOMPLETE',
    fields: { TITLE: '题名部分信息有误！', SUMMARY: '摘要部分信息有误！', FILES: '请上传稿件文件', hasAgreed: '请先勾选投稿声明' },
  });
  expect(problemsOf(error)).toEqual([
    { tab: 'title', isStatement: false, message: '题名部分信息有误！' },
    { tab: 'summary', isStatement: false, message: '摘要部分信息有误！' },
    { tab: 'files', isStatement: false, message: '请上传稿件文件' },
    { tab: null, isStatement: true, message: '请先勾选投稿声明' },
  ]);
});

it('shows the server’s words for any other refusal (R1-170)', () => {
  expect(problemsOf(new ApiError('稿件已撤回', { code: 'STATE_CHANGED' }))).toEqual([
    { tab: null, isStatement: false, message: '稿件已撤回' },
  ]);
});

it('names the tab whose text is wrong and so could not be saved (R1-120)', () => {
  const title = buildTitle({ titleEn: 'English 中文' });
  expect(unsavedProblems({ title })).toEqual([{ tab: 'title', isStatement: false, message: 'section.TITLE' }]);
  expect(unsavedProblems({ title: { ...title, titleEn: 'English' } })).toEqual([]);
});
