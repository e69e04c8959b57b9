// The exact words of the author's lists, in both languages (S2 §2.2, §8).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AUTHORED_MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import { listVariables } from '../../components/lists/address.ts';
import { draftsVariables } from './address.ts';

const textsIn = (language: string) => JSON.parse(readFileSync(`web/i18n/${language}/manuscripts.json`, 'utf8')) as Record<string, string>;

it.each([
  [
    'R2-028, R2-029: asks before deleting, because it is for good',
    'manuscripts.drafts.confirmDelete',
    '该条数据删除后不可恢复，确定删除吗？',
    'Delete this item? It cannot be restored after deletion!',
  ],
  ['R2-196: says that it was deleted', 'manuscripts.drafts.deleted', '已删除！', 'Deleted!'],
  ['R2-202: says of an empty list', 'manuscripts.empty', '目前没有相关信息', 'There is nothing here at the moment'],
  ['R2-025: marks what was specially invited', 'manuscripts.specialInvitation.mark', '约', 'Invited'],
  ['R2-025: tells the mark in full on hover', 'manuscripts.specialInvitation', '特约稿件', 'Specially invited'],
])('%s', (_what, key, zh, en) => {
  expect([textsIn('zh-CN')[key], textsIn('en-US')[key]]).toEqual([zh, en]);
});

it('shows ten rows a page in the author’s lists, unless more are asked for (R2-026, R2-016)', () => {
  const sizes = (query: string) => [
    listVariables(AUTHORED_MANUSCRIPTS, new URLSearchParams(query)).first,
    draftsVariables(new URLSearchParams(query)).first,
    draftsVariables(new URLSearchParams(`${query}&tab=unaccepted`)).first,
  ];
  expect(sizes('roleId=1')).toEqual([10, 10, 10]);
  expect(sizes('size=20')).toEqual([20, 20, 20]);
});
