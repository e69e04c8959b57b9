// Roles, their menus, and the departments that are their data scope.
import type { Module } from '../../module.ts';
import { DepartmentResolver, NavigationResolver, RoleResolver } from './access.resolver.ts';
import { Department } from './department.entity.ts';
import { Menu } from './menu.entity.ts';
import { Role } from './role.entity.ts';

export const access: Module = {
  entities: [Department, Menu, Role],
  resolvers: [DepartmentResolver, NavigationResolver, RoleResolver],
  // Found by its id, and by no field yet.
  orphanedTypes: [Department],
  nodes: { Department: (ctx, id) => ctx.em.findOne(Department, id), Role: (ctx, id) => ctx.em.findOne(Role, id) },
};
