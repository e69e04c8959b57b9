// What a manuscript’s page offers, and why it does not offer the rest.
import { expect, it } from 'vitest';
import { allowedActs, blockedActs, type OfferedAct } from './acts.ts';

const options: OfferedAct[] = [
  { act: 'VIEW_DETAIL', isAllowed: true, refusal: null },
  { act: 'RECEIVE', isAllowed: true, refusal: null },
  { act: 'REFUSE', isAllowed: false, refusal: '您已拒绝' },
  { act: 'ASSIGN', isAllowed: true, refusal: null },
  { act: 'EDITOR_APPROVE', isAllowed: false, refusal: '等待作者' },
  { act: 'EDITOR_REJECT', isAllowed: false, refusal: '等待作者' },
  { act: 'WITHDRAW', isAllowed: true, refusal: null },
];

it('offers as buttons only allowed acts that have a screen', () => {
  expect(allowedActs(options)).toEqual(['RECEIVE', 'WITHDRAW']);
});

it('gives each reason once, with all the acts it blocks', () => {
  expect(blockedActs(options)).toEqual([
    { reason: '您已拒绝', acts: ['REFUSE'] },
    { reason: '等待作者', acts: ['EDITOR_APPROVE', 'EDITOR_REJECT'] },
  ]);
});
