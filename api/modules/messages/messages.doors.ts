// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, type Doors } from '../../doors.ts';

export const messagesLimits = limits({
  /** Marking all messages as read, each time over all that are unread. */
  'readMessages:user': { points: 120, seconds: 3600 },
});

export const messagesDoors: Doors = {
  limits: messagesLimits,
  everyones: {
    ...because(
      'one’s own account, session, messages and personal information, in whatever role',
      'Viewer.messages',
      'Viewer.unreadMessageCount',
      'Mutation.markMessageRead',
      'Mutation.markAllMessagesRead',
      'Subscription.unreadMessagesChanged',
    ),
    ...because('who one is, and what is one’s own', 'Message'),
  },
  policyTypes: { Message: 'letters are for their reader' },
  openFields: { Message: [{ fields: ['*'], reason: 'its reader’s own' }] },
  unlimited: [{ names: ['markMessageRead'], reason: 'sets one value of one’s own session, account or message' }],
};
