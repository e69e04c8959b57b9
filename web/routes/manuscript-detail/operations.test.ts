// What a manuscript’s page offers, and why it does not offer the rest.
import { expect, it } from 'vitest';
import { allowedOperations, blockedOperations, type OfferedOperation } from './operations.ts';

const options: OfferedOperation[] = [
  { operation: 'VIEW_DETAIL', isAllowed: true, refusal: null },
  { operation: 'RECEIVE', isAllowed: true, refusal: null },
  { operation: 'REFUSE', isAllowed: false, refusal: '您已拒绝' },
  { operation: 'ASSIGN', isAllowed: true, refusal: null },
  { operation: 'EDITOR_APPROVE', isAllowed: false, refusal: '等待作者' },
  { operation: 'EDITOR_REJECT', isAllowed: false, refusal: '等待作者' },
  { operation: 'WITHDRAW', isAllowed: true, refusal: null },
];

it('offers as buttons only allowed acts that have a screen', () => {
  expect(allowedOperations(options)).toEqual(['RECEIVE', 'WITHDRAW']);
});

it('gives each reason once, with all the acts it blocks', () => {
  expect(blockedOperations(options)).toEqual([
    { reason: '您已拒绝', operations: ['REFUSE'] },
    { reason: '等待作者', operations: ['EDITOR_APPROVE', 'EDITOR_REJECT'] },
  ]);
});
