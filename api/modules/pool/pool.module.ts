// The pool of unaccepted manuscripts: its list, the fields of a manuscript in it, and the journals that may adopt one. Consent, its
// withdrawal and adoption are acts of the workflow.
import type { Module } from '../../module.ts';
import { poolDoors } from './pool.doors.ts';
import { poolExport } from './pool.export.ts';
import { poolList } from './pool.list.ts';
import { PoolResolver, ViewerPoolResolver } from './pool.resolver.ts';

export const pool: Module = {
  exports: [poolExport.export],
  resolvers: [poolList, poolExport.field, PoolResolver, ViewerPoolResolver],
  doors: poolDoors,
};
