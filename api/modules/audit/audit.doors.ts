// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { on, type Doors } from '../../doors.ts';

export const auditDoors: Doors = {
  screens: { ...on(['systemLog'], 'Viewer.systemLog', 'Viewer.auditState', 'Viewer.identityReads', 'Mutation.checkAudit') },
};
