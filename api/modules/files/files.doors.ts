import { because, type Doors } from '../../doors.ts';

export const filesDoors: Doors = {
  everyones: {
    ...because('one’s own text is saved in whatever role one is: a switch takes nothing away that is typed', 'Mutation.uploadFile'),
  },
};
