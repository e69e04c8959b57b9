// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { limits, on, type Doors } from '../../doors.ts';

export const auditLimits = limits({
  /** Reading all that was sealed of the logs. */
  'auditCheck:user': { points: 12, seconds: 3600 },
  /** Refused mutations that leave a row each in the operation log; what is beyond is counted in one row (decision 26). */
  'refusal:user': { points: 100, seconds: 3600 },
  'refusal:address': { points: 300, seconds: 3600 },
});

export const auditDoors: Doors = {
  limits: auditLimits,
  screens: { ...on(['systemLog'], 'Viewer.systemLog', 'Viewer.auditState', 'Viewer.identityReads', 'Mutation.checkAudit') },
};
