// Acts at the desk: new submissions, and those that change hands or come back.
import type { ActEntry } from './act-types.ts';

export const deskActs = {
  RECEIVE: {
    tone: 'usual',
    isBulk: true,
    fields: ['comment'],
    consequences: ['act.RECEIVE.consequence'],
    mutation: 'receiveContributions',
  },
  ASSIGN: {
    tone: 'usual',
    isBulk: true,
    fields: ['receiver', 'comment'],
    requires: { receiver: 'error.RECEIVER_REQUIRED' },
    consequences: ['act.ASSIGN.consequence'],
    mutation: 'assignContributions',
  },
  REFUSE: {
    tone: 'destructive',
    isBulk: true,
    fields: ['comment', 'statements', 'letter'],
    consequences: [
      { isDecision: false, key: 'act.REFUSE.consequence' },
      { isDecision: true, key: 'act.REFUSE.deskConsequence' },
      { isDecision: true, key: 'act.note.closingMail' },
    ],
    mutation: 'refuseContributions',
  },
  REASSIGN: {
    tone: 'rare',
    fields: ['receiver', 'comment'],
    requires: { receiver: 'error.RECEIVER_REQUIRED' },
    consequences: ['act.REASSIGN.consequence'],
    mutation: 'reassignContribution',
  },
  REOPEN: {
    tone: 'other',
    fields: ['comment'],
    consequences: ['act.REOPEN.consequence', 'act.REOPEN.letter'],
    mutation: 'reopenContribution',
  },
} as const satisfies Record<string, ActEntry>;
