import { on, type Doors } from '../../doors.ts';

export const auditDoors: Doors = {
  screens: { ...on(['systemLog'], 'Viewer.systemLog', 'Viewer.auditState', 'Viewer.identityReads', 'Mutation.checkAudit') },
};
