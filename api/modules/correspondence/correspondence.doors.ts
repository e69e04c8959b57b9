// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { limits, on, type Doors } from '../../doors.ts';
import { MANAGEMENT, OFFICE_PAGES } from '../../screen-sets.ts';

export const correspondenceLimits = limits({
  /** Letters about manuscripts sent again: each goes to a person outside. */
  'resendMail:user': { points: 60, seconds: 3600 },
  /** Letters to oneself that try a mailbox. */
  'testMail:user': { points: 20, seconds: 3600 },
});

export const correspondenceDoors: Doors = {
  limits: correspondenceLimits,
  screens: {
    ...on(OFFICE_PAGES, 'Mutation.resendMail'),
    ...on(MANAGEMENT, 'Mutation.saveColloquiumSender', 'Colloquium.sender'),
    ...on(['emailSet'], 'Mutation.savePublisherSender', 'Mutation.sendPublisherTestMail', 'PublisherSettings.sender'),
    ...on(MANAGEMENT, 'Query.lastTestMail'),
  },
  openFields: {
    Mail: [
      { fields: ['sendAfter', 'fate'], reason: 'when and how a letter went that the office may know of' },
      { fields: ['recipientRole', 'isResent'], reason: 'whether it went to the author or to whom else, not who that is' },
      { fields: ['viewerCanRead', 'viewerCanResend'], reason: 'what the viewer may do, which the viewer may know' },
    ],
  },
  unlimited: [{ names: ['saveColloquiumSender', 'savePublisherSender'], reason: 'for the house’s own staff, in its place' }],
};
