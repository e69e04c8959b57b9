// Acts of the author.
import type { ActEntry } from './act-types.ts';
import { editLink, transferLink } from '../contribution/links.ts';

export const authorActs = {
  CHANGE: { tone: 'usual', link: ({ id }) => editLink(id) },
  AUTHORIZE: { tone: 'usual', link: transferLink },
  WITHDRAW: {
    tone: 'rare',
    isGrave: true,
    fields: ['comment'],
    consequences: ['act.WITHDRAW.consequence', 'act.WITHDRAW.told', 'act.WITHDRAW.reviewers'],
    mutation: 'withdrawContribution',
  },
} as const satisfies Record<string, ActEntry>;
