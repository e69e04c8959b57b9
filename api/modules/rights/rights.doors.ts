// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';

export const rightsDoors: Doors = {
  screens: {
    ...on(['empowerAuthor', 'empowerAddAuthor'], 'Mutation.agreeToTransfer'),
    ...on(['empowerAddAuthor'], 'Mutation.submitTransfer', 'Mutation.uploadTransferFile'),
  },
  unlimited: [{ names: ['agreeToTransfer', 'submitTransfer'], reason: 'an act moves a manuscript on once; a second one is refused' }],
};
