// The pages of the copyright transfer, by its progress and viewer.
import { expect, it } from 'vitest';
import { transferStep } from './transfer-step.ts';

const may = [
  { act: 'VIEW_DETAIL', isAllowed: true, refusal: null },
  { act: 'AUTHORIZE', isAllowed: true, refusal: null },
] as const;
const at = '2026-03-05T02:00:00.000Z';

it('first the agreement, then the files, then nothing more (R1-183, R2-158)', () => {
  expect(transferStep({ transfer: { agreedAt: null, handedInAt: null }, viewerActs: may })).toEqual({ step: 'agree' });
  expect(transferStep({ transfer: { agreedAt: at, handedInAt: null }, viewerActs: may })).toEqual({ step: 'handIn' });
  expect(transferStep({ transfer: { agreedAt: at, handedInAt: at }, viewerActs: [] })).toEqual({ step: 'done' });
});

it('nothing while the manuscript does not wait for it', () => {
  expect(transferStep({ transfer: null, viewerActs: [] })).toEqual({ step: 'none' });
  expect(transferStep({ transfer: { agreedAt: null, handedInAt: null }, viewerActs: [] })).toEqual({ step: 'none' });
});

it('a co-author looks on and is told why', () => {
  const viewerActs = [{ act: 'AUTHORIZE', isAllowed: false, refusal: '只有投稿人可以进行此操作' }] as const;
  expect(transferStep({ transfer: { agreedAt: at, handedInAt: null }, viewerActs })).toEqual({
    step: 'lookOn',
    reason: '只有投稿人可以进行此操作',
  });
});
