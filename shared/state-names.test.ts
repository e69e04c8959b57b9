// What the office calls the 23 states of a manuscript.
import { expect, it } from 'vitest';
import { messageText } from './messages.ts';
import { contributionStateIds, contributionStateName, contributionStateNames } from './workflow.ts';

/** S2 §4.1, index 0 to 22; 13 by D2-28. */
const CHINESE = [
  '未完成',
  '新投稿',
  '学术不端检测中',
  '编辑审稿中',
  '编辑审稿通过',
  '编辑返回作者修改',
  '主编返回作者修改',
  '作者修改（已提交）',
  '已邀请专家',
  '专家审稿中',
  '专家已审稿',
  '主编学术判断',
  '出版编辑预审',
  '主编审核中',
  '待作者授权',
  '已录用',
  '不予录用',
  '退稿',
  '已组稿',
  '单篇发布',
  '出版社审核中',
  '副主编审稿中',
  '副主编返回作者修改',
];

it('names each state by its number in both languages, none like another (P2-023, R2-046, R3-223 to R3-245, D2-28)', () => {
  expect(contributionStateIds.toSorted((one, other) => one - other)).toEqual([...CHINESE.keys()]);
  for (const id of contributionStateIds) expect(messageText('zh-CN', `state.${contributionStateName(id)}`), `${id}`).toBe(CHINESE[id]);
  const english = contributionStateNames.map((state) => messageText('en-US', `state.${state}`));
  expect(new Set(english).size).toBe(CHINESE.length);
  expect(english.join('')).not.toMatch(/[一-鿿]/);
});
