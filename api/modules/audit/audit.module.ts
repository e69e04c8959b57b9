// The operation log and how it is kept: read by administrators, sealed with the timelines, checked each morning.
import { LOG, stays } from '../../account-columns.ts';
import type { Module } from '../../module.ts';
import { auditDoors } from './audit.doors.ts';
import { AuditCheck } from './audit-check.entity.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditSeal } from './audit-seal.entity.ts';
import { clearOldOperations } from './audit.service.ts';
import { IdentityRead } from './identity-read.entity.ts';
import { identityReads } from './identity-read.list.ts';
import { checkEachMorning } from './morning-check.ts';
import { OperationLog } from './operation-log.entity.ts';
import { sealAudit } from './seal.service.ts';
import { systemLog } from './system-log.list.ts';

export const audit: Module = {
  entities: [AuditCheck, AuditSeal, IdentityRead, OperationLog],
  accountColumns: { 'audit_check.user_id': stays(LOG), 'operation_log.user_id': stays(LOG) },
  resolvers: [AuditResolver, identityReads, systemLog],
  daily: [checkEachMorning],
  sweeps: [({ orm, clock, env }) => sealAudit(orm, clock, env.SECRET_KEY), ({ orm, clock }) => clearOldOperations(orm.em.fork(), clock)],
  doors: auditDoors,
};
