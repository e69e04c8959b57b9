// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, on, type Doors } from '../../doors.ts';

export const referenceDoors: Doors = {
  screens: {
    ...on(
      ['dictionaries'],
      'Mutation.addDictionaryEntry',
      'Mutation.renameDictionaryEntry',
      'Mutation.retireDictionaryEntry',
      'Query.dictionaryEntries',
      'Query.dictionaryEntryConnection',
      'Query.fixedDictionaries',
    ),
  },
  nodes: { ...on(['workingDays'], 'CalendarYear') },
  everyones: {
    ...because(
      'words, places and names that many forms choose from',
      'Query.dictionary',
      'Query.dictionaryConnection',
      'Query.regions',
      'Query.publicSettings',
    ),
    ...because('what one submits to, in the words that forms choose from', 'DictionaryEntry'),
  },
  publicTypes: {
    PublicSettings: 'the sign-in page shows the product before anyone is known',
    DemoAccount: 'offered on the sign-in page of a demo; none exists in production',
    DictionaryEntry: 'reference lists (subjects, degrees, titles) say nothing about anyone',
    DictionaryEntryConnection: 'pages of them; the list of those who keep them is guarded',
    DictionaryEntryEdge: 'a place in them',
  },
  publicFields: {
    'Query.publicSettings': 'the sign-in page',
    'Query.dictionary': 'reference lists are public',
    'Query.dictionaryConnection': 'as Query.dictionary',
  },
  unlimited: [
    { names: ['addDictionaryEntry', 'renameDictionaryEntry', 'retireDictionaryEntry'], reason: 'for the house’s own staff, in its place' },
  ],
};
