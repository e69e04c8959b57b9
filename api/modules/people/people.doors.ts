// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, on, type Doors } from '../../doors.ts';
import { PEOPLE } from '../../screen-sets.ts';

export const peopleLimits = limits({
  /** API tokens made, each with a letter to its person. */
  'apiToken:user': { points: 60, seconds: 3600 },
  /** Letters to addresses that a person names, and asking which of them have accounts. */
  'emailChange:user': { points: 5, seconds: 3600 },
});

export const peopleDoors: Doors = {
  limits: peopleLimits,
  screens: {
    ...on(['managePerson'], 'Viewer.people', 'Viewer.peopleExportUrl', 'Mutation.setPersonEnabled', 'Mutation.deletePeople'),
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
