// The operation log: one row for each mutation.
import type { Module } from '../../module.ts';
import { clearOldOperations } from './audit.service.ts';
import { OperationLog } from './operation-log.entity.ts';

export const audit: Module = { entities: [OperationLog], sweeps: [({ orm, clock }) => clearOldOperations(orm.em.fork(), clock)] };
