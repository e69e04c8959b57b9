// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, type Doors } from '../../doors.ts';

export const namesDoors: Doors = {
  everyones: because('how the text of a name is read, which asks no data', 'Query.offeredName'),
  publicTypes: { PersonName: 'reached from fields that have rules of their own' },
};
