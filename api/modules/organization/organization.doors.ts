// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, on, type Doors } from '../../doors.ts';
import { CHOOSING_DEPARTMENTS, DEPARTMENTS, PEOPLE, ROLES } from '../../screen-sets.ts';

export const organizationDoors: Doors = {
  screens: {
    ...on([...DEPARTMENTS, ...PEOPLE, ...ROLES], 'Query.departments', 'Query.departmentConnection'),
    ...on(['managePartAdd'], 'Mutation.createDepartment', 'Mutation.updateDepartment'),
    ...on(['managePart'], 'Mutation.deleteDepartment'),
    ...on(['manageRole'], 'Mutation.deleteRoles', 'Viewer.roleRecords'),
    ...on(['manageRoleAdd'], 'Mutation.createRole', 'Mutation.updateRole', 'Query.menuTree', 'Role.menus', 'Role.departments'),
    ...on(ROLES, 'Role.remark', 'Role.department', 'Role.peopleCount'),
    ...on(CHOOSING_DEPARTMENTS, 'Query.departmentOptions', 'Query.departmentOptionConnection'),
  },
  nodes: { ...on([...ROLES, ...PEOPLE, 'apiTokens'], 'Role'), ...on(['manageRoleAdd'], 'Menu'), ...on(CHOOSING_DEPARTMENTS, 'Department') },
  everyones: { ...because('who one is, in which role, and what the role opens', 'Subscription.accessChanged', 'Viewer.navigation') },
  unlimited: [
    {
      names: ['createDepartment', 'updateDepartment', 'deleteDepartment', 'createRole', 'updateRole', 'deleteRoles'],
      reason: 'for the house’s own staff, in its place',
    },
  ],
};
