// The people that an administrator sees, may change and may end, as a table.
import { expect, test } from 'vitest';
import { RoleKind, roleKindCodes } from '../../../shared/roles.ts';
import { userPolicy, type PeopleViewer } from './user.policy.ts';

const viewer = (own: Partial<PeopleViewer> = {}): PeopleViewer => ({
  userId: 1,
  kind: RoleKind.ADMINISTRATOR,
  hasRootScope: false,
  departmentIds: [10, 11],
  isWritingAdministrator: false,
  ...own,
});
const person = (own: object = {}) => ({
  userId: 2,
  departmentId: 10 as number | null,
  isDeleted: false,
  isUnregistered: false,
  reachesBeyond: false,
  ...own,
});

const NOT_FOUND = { code: 'NOT_FOUND' };
const BEYOND = { code: 'PERSON_BEYOND_SCOPE' };
const OWN = { code: 'OWN_ACCOUNT' };

test.each([
  ['of the department', viewer(), person(), null, null, null],
  ['of one below', viewer(), person({ departmentId: 11 }), null, null, null],
  ['of another department', viewer(), person({ departmentId: 12 }), NOT_FOUND, NOT_FOUND, NOT_FOUND],
  ['of no department', viewer(), person({ departmentId: null }), NOT_FOUND, NOT_FOUND, NOT_FOUND],
  [
    'of no department, by the whole house',
    viewer({ hasRootScope: true, departmentIds: [] }),
    person({ departmentId: null }),
    null,
    null,
    null,
  ],
  ['by a record without departments', viewer({ departmentIds: [] }), person(), NOT_FOUND, NOT_FOUND, NOT_FOUND],
  ['deleted', viewer({ hasRootScope: true }), person({ isDeleted: true }), NOT_FOUND, NOT_FOUND, NOT_FOUND],
  ['with more than one could give', viewer(), person({ reachesBeyond: true }), null, BEYOND, BEYOND],
  ['who is not registered', viewer(), person({ isUnregistered: true }), null, null, null],
  [
    'who is not registered, by one who writes',
    viewer({ isWritingAdministrator: true }),
    person({ isUnregistered: true }),
    NOT_FOUND,
    NOT_FOUND,
    NOT_FOUND,
  ],
  ['by one who writes', viewer({ isWritingAdministrator: true }), person(), null, null, null],
  ['oneself', viewer(), person({ userId: 1 }), null, null, OWN],
])('somebody %s', (_who, by, facts, view, change, end) => {
  expect([userPolicy.view(by, facts), userPolicy.change(by, facts), userPolicy.end(by, facts)]).toEqual([view, change, end]);
});

test.each(roleKindCodes.filter((code) => code !== 'ADMINISTRATOR'))('nobody is seen by the %s, whatever the departments', (code) => {
  expect(userPolicy.view(viewer({ kind: RoleKind[code], hasRootScope: true }), person())).toEqual(NOT_FOUND);
});
