// Visibility of messages (principles, Blind review).
import { expect, it } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { messagePolicy } from './message.policy.ts';

const hidden = { code: 'NOT_FOUND' };

it.each([
  [7, 7, null],
  [7, 8, hidden],
])('viewer %i, addressee %i', (viewer, addressee, expected) => {
  expect(messagePolicy.view({ userId: viewer, hasConfirmedAddress: true }, { user: { id: addressee } })).toEqual(expected);
});

it.each([
  [RoleKind.AUTHOR, null],
  [null, null],
  [RoleKind.REVIEWER, hidden],
])('in role %s, where nobody has confirmed the address', (roleKind, expected) => {
  expect(messagePolicy.view({ userId: 7, hasConfirmedAddress: false }, { user: { id: 7 }, roleKind })).toEqual(expected);
});
