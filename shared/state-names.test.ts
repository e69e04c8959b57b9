// The office's names for the 23 states of a manuscript.
import { expect, it } from 'vitest';
import { messageText } from './messages.ts';
import { contributionStateIds, contributionStateName } from './workflow.ts';

/** S2 §4.1, index 0 to 22; 13 by D2-28. The English of each is ours. */
const NAMES = [
  ['未完成', 'Unfinished'],
  ['新投稿', 'New submission'],
  ['学术不端检测中', 'Plagiarism check in progress'],
  ['编辑审稿中', 'Editor reviewing'],
  ['编辑审稿通过', 'Editor review passed'],
  ['编辑返回作者修改', 'Editor returned for revision'],
  ['主编返回作者修改', 'Editor-in-chief returned for revision'],
  ['作者修改（已提交）', 'Revision submitted'],
  ['已邀请专家', 'Reviewers invited'],
  ['专家审稿中', 'Reviewers at work'],
  ['专家已审稿', 'Reviews in'],
  ['主编学术判断', 'Editor-in-chief academic judgement'],
  ['出版编辑预审', 'Publishing editor pre-review'],
  ['主编审核中', 'Editor-in-chief reviewing'],
  ['待作者授权', 'Author authorisation pending'],
  ['已录用', 'Accepted'],
  ['不予录用', 'Not accepted'],
  ['退稿', 'Rejected'],
  ['已组稿', 'Compiled into an issue'],
  ['单篇发布', 'Published online first'],
  ['出版社审核中', 'Press reviewing'],
  ['副主编审稿中', 'Associate editor-in-chief reviewing'],
  ['副主编返回作者修改', 'Associate editor-in-chief returned for revision'],
] as const;

it('names each state by its number in both languages, none like another (P2-023, R2-046, R3-223 to R3-245, D2-28)', () => {
  const ids = contributionStateIds.toSorted((one, other) => one - other);
  const named = (language: 'zh-CN' | 'en-US', id: (typeof ids)[number]) => messageText(language, `state.${contributionStateName(id)}`);
  expect(ids.map((id) => [id, named('zh-CN', id), named('en-US', id)])).toEqual(NAMES.map(([zh, en], id) => [id, zh, en]));
  for (const language of [0, 1] as const) expect(new Set(NAMES.map((names) => names[language])).size).toBe(NAMES.length);
});
