// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { INVITING_AUTHORS, READING } from '../../screen-sets.ts';

export const mailDoors: Doors = {
  nodes: { ...on([...READING, ...INVITING_AUTHORS], 'Mail') },
  policyTypes: { Mail: 'to whom the office wrote about a manuscript' },
  openFields: {
    Mail: [{ fields: ['id', 'createdAt', 'sentAt', 'triedAt'], reason: 'when and how a letter went that the office may know of' }],
  },
};
