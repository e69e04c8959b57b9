import { because, on, type Doors } from '../../doors.ts';
import { PEOPLE } from '../../screen-sets.ts';

export const peopleDoors: Doors = {
  screens: {
    ...on(['managePerson'], 'Viewer.people', 'Mutation.setPersonEnabled', 'Mutation.deletePeople'),
    ...on(PEOPLE, 'Query.mergeCheck', 'Mutation.mergePeople'),
    ...on(['apiTokens'], 'Viewer.apiTokens', 'Mutation.createApiToken', 'Mutation.revokeApiToken'),
    ...on(['managePersonAdd'], 'Mutation.addPerson', 'Mutation.savePerson'),
    ...on(PEOPLE, 'Viewer.rolesToGive'),
  },
  everyones: {
    ...because(
      'one’s own account, session, messages and personal information, in whatever role',
      'Mutation.requestEmailChange',
      'Mutation.confirmEmailChange',
    ),
  },
  publicFields: { 'Mutation.confirmEmailChange': 'proves the mailbox by the mailed code, perhaps on another device' },
  unlimited: [
    {
      names: ['addPerson', 'savePerson', 'setPersonEnabled', 'deletePeople', 'mergePeople', 'revokeApiToken'],
      reason: 'for the house’s own staff, in its place',
    },
  ],
};
