// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, on, type Doors } from '../../doors.ts';
import { MAINTENANCE } from '../../screen-sets.ts';

export const maintenanceDoors: Doors = {
  screens: { ...on(MAINTENANCE, 'Mutation.planMaintenance', 'Mutation.endMaintenance', 'Query.maintenancePlan') },
  nodes: { ...on(MAINTENANCE, 'MaintenancePlan') },
  everyones: { ...because('words, places and names that many forms choose from', 'Subscription.maintenanceChanged') },
  publicTypes: { Maintenance: 'who is kept out must be told why and until when', MaintenanceChanged: 'as Maintenance' },
  publicFields: { 'Subscription.maintenanceChanged': 'as Maintenance' },
  unlimited: [{ names: ['planMaintenance', 'endMaintenance'], reason: 'for the house’s own staff, in its place' }],
};
