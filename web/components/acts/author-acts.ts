// Acts of the author. Each has an entry: look of its button, fields of its dialog, consequences, and the mutation.
import { graphql } from 'react-relay/hooks';
import type { authorActsWithdrawMutation } from './__generated__/authorActsWithdrawMutation.graphql.ts';
import { dialog, type ActEntry } from './act-types.ts';
import { editLink, transferLink } from '../contribution/links.ts';

export const authorActs = {
  CHANGE: { kind: 'page', tone: 'usual', link: ({ id }) => editLink(id) },
  AUTHORIZE: { kind: 'page', tone: 'usual', link: transferLink },
  WITHDRAW: dialog<authorActsWithdrawMutation>()({
    tone: 'rare',
    isGrave: true,
    takes: 'one',
    fields: ['comment'],
    consequences: ['act.WITHDRAW.consequence', 'act.WITHDRAW.told', 'act.WITHDRAW.reviewers'],
    mutation: graphql`
      mutation authorActsWithdrawMutation($input: WithdrawContributionInput!, $isOne: Boolean!) {
        act: withdrawContribution(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
} as const satisfies Record<string, ActEntry>;
