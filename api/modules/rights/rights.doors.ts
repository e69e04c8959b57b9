// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { on, type Doors } from '../../doors.ts';

export const rightsDoors: Doors = {
  screens: {
    ...on(['empowerAuthor', 'empowerAddAuthor'], 'Mutation.agreeToTransfer'),
    ...on(['empowerAddAuthor'], 'Mutation.submitTransfer', 'Mutation.uploadTransferFile'),
  },
  unlimited: [{ names: ['agreeToTransfer', 'submitTransfer'], reason: 'an act moves a manuscript on once; a second one is refused' }],
};
