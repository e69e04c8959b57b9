// Roles, their menus, and the departments that are their data scope.
import type { Module } from '../../module.ts';
import { organizationDoors } from './organization.doors.ts';
import { NavigationResolver, RoleResolver } from './organization.resolver.ts';
import { Department } from './department.entity.ts';
import { knownTo } from './departments/department.policy.ts';
import { DepartmentResolver } from './departments/department.resolver.ts';
import { Menu } from './menu.entity.ts';
import { Role } from './role.entity.ts';
import { MenuResolver } from './roles/menu.resolver.ts';
import { roleList } from './roles/role.list.ts';
import { RoleRecordResolver } from './roles/role-records.resolver.ts';
import { AccessChangedResolver } from './access-changed.resolver.ts';
import { departmentOptionPages, departmentPages } from './departments/department.pages.ts';

export const organization: Module = {
  entities: [Department, Menu, Role],
  resolvers: [
    departmentOptionPages,
    departmentPages,
    AccessChangedResolver,
    DepartmentResolver,
    MenuResolver,
    NavigationResolver,
    RoleRecordResolver,
    RoleResolver,
    roleList,
  ],
  nodes: {
    Department: (ctx, id) => ctx.em.findOne(Department, { $and: [{ id }, knownTo(ctx.viewer) ?? {}] }),
    Menu: (ctx, id) => ctx.em.findOne(Menu, id),
    Role: (ctx, id) => ctx.em.findOne(Role, id),
  },
  doors: organizationDoors,
};
