// The operation log: one row for each mutation.
import type { Module } from '../../module.ts';
import { OperationLog } from './operation-log.entity.ts';

export const audit: Module = { entities: [OperationLog] };
