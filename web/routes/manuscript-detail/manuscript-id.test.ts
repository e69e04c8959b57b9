// Which manuscript the address of the detail page names.
import { expect, it } from 'vitest';
import { manuscriptIdOf } from './manuscript-id.ts';

it('takes the manuscript from munaId when a reviewer comes with an invitation, else from id (R2-041, R2-042, P2-134, P2-174, D2-02)', () => {
  expect(manuscriptIdOf(new URLSearchParams('roleId=2&id=invitation&munaId=manuscript'))).toBe('manuscript');
  expect(manuscriptIdOf(new URLSearchParams('roleId=3&id=manuscript'))).toBe('manuscript');
  expect(manuscriptIdOf(new URLSearchParams('roleId=3'))).toBe('');
});
