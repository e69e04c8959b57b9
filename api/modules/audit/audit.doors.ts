// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { limits, on, type Doors } from '../../doors.ts';

export const auditLimits = limits({
  /** Reading all that was sealed of the logs. */
  'auditCheck:user': { points: 12, seconds: 3600 },
  /** Refused mutations with a row of their own in the operation log; those beyond are counted in one row (decision 26). */
  'refusal:user': { points: 100, seconds: 3600 },
  'refusal:address': { points: 300, seconds: 3600 },
});

export const auditDoors: Doors = {
  limits: auditLimits,
  screens: { ...on(['systemLog'], 'Viewer.systemLog', 'Viewer.auditState', 'Viewer.identityReads', 'Mutation.checkAudit') },
};
