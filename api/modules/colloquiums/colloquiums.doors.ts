// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, on, type Doors } from '../../doors.ts';
import { DEFAULT_PARAMETERS, JOURNAL_LISTS, MANAGEMENT, OFFICE_PAGES, PROCESS, PUBLICATION, STATISTICS } from '../../screen-sets.ts';

export const colloquiumsDoors: Doors = {
  screens: {
    ...on(PROCESS, 'Mutation.saveProcessSettings', 'Mutation.saveAuthorshipPolicy', 'Colloquium.processSettings'),
    ...on([...MANAGEMENT, ...JOURNAL_LISTS, ...STATISTICS], 'Viewer.colloquiumTree'),
    ...on(MANAGEMENT, 'Mutation.saveColloquiumParameters', 'Colloquium.parameters'),
    ...on([...JOURNAL_LISTS, ...OFFICE_PAGES], 'Colloquium.officeHolders'),
    ...on(PUBLICATION, 'Mutation.saveColloquiumPublication', 'Colloquium.publication'),
    ...on(['systemSet'], 'Mutation.copyPublicationDefaults', 'PublisherSettings.publicationCopies'),
    ...on(DEFAULT_PARAMETERS, 'Query.defaultParameters'),
    ...on(['systemSet'], 'Mutation.saveDefaultParameters'),
    ...on(['operateList'], 'Viewer.periodicals', 'Viewer.periodicalsExportUrl'),
    ...on(['meetList'], 'Viewer.conferences', 'Viewer.conferencesExportUrl'),
  },
  nodes: { ...on(DEFAULT_PARAMETERS, 'DefaultParameters') },
  everyones: {
    ...because(
      'words, places and names that many forms choose from',
      'Query.colloquiums',
      'Viewer.ownColloquiums',
      'Viewer.ownColloquiumConnection',
    ),
    ...because('what one submits to, in the words that forms choose from', 'Colloquium', 'ColloquiumColumn'),
  },
  personFields: { 'ColloquiumOfficeHolder.person': 'the masthead of a journal, printed in each issue' },
  unlimited: [
    {
      names: ['saveProcessSettings', 'saveAuthorshipPolicy'],
      reason: 'replaces, or only shows, what a journal’s office says in its place',
    },
    {
      names: ['saveColloquiumParameters', 'saveDefaultParameters', 'saveColloquiumPublication', 'copyPublicationDefaults'],
      reason: 'for the house’s own staff, in its place',
    },
  ],
};
