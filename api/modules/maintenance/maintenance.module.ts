// Closing the product for a time.
import type { Module } from '../../module.ts';
import { maintenanceDoors } from './maintenance.doors.ts';
import { MaintenancePlan } from './maintenance.entity.ts';
import { MaintenanceResolver, PublicMaintenanceResolver } from './maintenance.resolver.ts';

export const maintenance: Module = {
  entities: [MaintenancePlan],
  resolvers: [MaintenanceResolver, PublicMaintenanceResolver],
  nodes: { MaintenancePlan: (ctx, id) => ctx.em.findOne(MaintenancePlan, id) },
  doors: maintenanceDoors,
};
