// The manuscript that the address of the detail page names.
import { expect, it } from 'vitest';
import { manuscriptIdOf } from './manuscript-id.ts';

it('takes the manuscript from munaId when a reviewer comes with an invitation, else from id (R2-041, R2-042, P2-134, P2-174, D2-02)', () => {
  expect(manuscriptIdOf(new URLSearchParams('roleId=2&id=invitation&munaId=manuscript'))).toBe('manuscript');
  for (const editors of ['id=manuscript', 'munaId=manuscript', 'id=manuscript&munaId=', 'id=manuscript&munaId=manuscript'])
    expect(manuscriptIdOf(new URLSearchParams(`roleId=3&${editors}`)), editors).toBe('manuscript');
  expect(manuscriptIdOf(new URLSearchParams('roleId=3'))).toBe('');
});
