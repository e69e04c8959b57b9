// Whose messages one may see (architecture, Blind review).
import { expect, it } from 'vitest';
import { messagePolicy } from './message.policy.ts';

it.each([
  [7, 7, null],
  [7, 8, { code: 'NOT_FOUND' }],
])('viewer %i, addressee %i', (viewer, addressee, expected) => {
  expect(messagePolicy.view({ userId: viewer }, { user: { id: addressee } })).toEqual(expected);
});
