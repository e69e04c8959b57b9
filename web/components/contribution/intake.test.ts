// Which acts of receiving each role is offered over a list.
import { expect, it } from 'vitest';
import { roleKindCodes } from '../../../shared/roles.ts';
import { intakeActsOf } from './intake.ts';

it('offers receiving to editors only, refusing to editors and the chiefs, nothing to anyone else (S2 §2.1)', () => {
  expect(Object.fromEntries(roleKindCodes.map((role) => [role, intakeActsOf(role).join(' ')]))).toEqual({
    AUTHOR: '',
    REVIEWER: '',
    EDITOR: 'receive refuse',
    EXECUTIVE_EDITOR: 'refuse',
    EDITOR_IN_CHIEF: 'refuse',
    PUBLISHING_EDITOR: '',
    OPERATIONS: '',
    ADMINISTRATOR: '',
    ASSOCIATE_EDITOR_IN_CHIEF: 'refuse',
  });
});
