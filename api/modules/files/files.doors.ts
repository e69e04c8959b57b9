// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { because, type Doors } from '../../doors.ts';

export const filesDoors: Doors = {
  everyones: {
    ...because('one’s own text is saved in whatever role one is: a switch takes nothing away that is typed', 'Mutation.uploadFile'),
  },
};
