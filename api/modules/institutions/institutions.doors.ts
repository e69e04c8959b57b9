// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, on, type Doors } from '../../doors.ts';

export const institutionsLimits = limits({
  /** A file of a hundred thousand records is read twice: once to show what would change. */
  'institutionImport:user': { points: 30, seconds: 3600 },
});

export const institutionsDoors: Doors = {
  limits: institutionsLimits,
  screens: {
    ...on(
      ['institutions', 'institutions/unplaced'],
      'Viewer.institutions',
      'Mutation.createInstitution',
      'Mutation.changeInstitution',
      'Mutation.addInstitutionAlias',
      'Mutation.mergeInstitutions',
      'Mutation.importInstitutions',
    ),
  },
  nodes: { ...on(['institutions'], 'Institution') },
  everyones: {
    ...because('how the text of a unit is read by the register, which asks no data of anybody', 'Query.offeredUnits'),
    ...because('forms choose from it', 'Query.institutionsNamed'),
  },
  unlimited: [
    {
      names: ['createInstitution', 'changeInstitution', 'addInstitutionAlias', 'mergeInstitutions'],
      reason: 'for the house’s own staff, in its place',
    },
  ],
};
