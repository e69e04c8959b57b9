// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, on, type Doors } from '../../doors.ts';
import { AUTHOR_PAGES, OFFICE_PAGES } from '../../screen-sets.ts';

export const authorshipLimits = limits({
  /** Tickets looked at and answered: a whole university may come from one address. */
  'authorship:address': { points: 300, seconds: 15 * 60 },
  /** Authors asked again: each is a letter to a mailbox that somebody else typed. */
  'askAuthor:user': { points: 30, seconds: 3600 },
});

export const authorshipDoors: Doors = {
  limits: authorshipLimits,
  screens: {
    ...on(AUTHOR_PAGES, 'Mutation.answerOwnAuthorship'),
    ...on([...AUTHOR_PAGES, ...OFFICE_PAGES], 'Mutation.askAuthorAgain'),
    ...on(['authorshipRecord'], 'Contribution.authorshipRecord'),
  },
  everyones: { ...because('before anybody is known', 'Query.authorshipQuestion', 'Mutation.answerAuthorship') },
  publicTypes: {
    AuthorshipQuestion: 'what the letter says that brought the ticket, and the names beside which one is printed',
    AnswerAuthorshipPayload: 'the same question, answered',
  },
  publicFields: {
    'Query.authorshipQuestion': 'proves the letter by its ticket, and shows what is to be confirmed and no more; limited by address',
    'Mutation.answerAuthorship': 'proves the letter by its ticket; limited by address',
  },
  unlimited: [{ names: ['answerOwnAuthorship'], reason: 'an answer is given once' }],
};
