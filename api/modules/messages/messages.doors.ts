import { because, type Doors } from '../../doors.ts';

export const messagesDoors: Doors = {
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
