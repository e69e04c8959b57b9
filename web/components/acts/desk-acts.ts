// Acts at the desk: new submissions, and those that change hands or come back. Each has an entry: look of its button, fields of its dialog,
// consequences, and the mutation.
import { graphql } from 'react-relay/hooks';
import type { deskActsAssignMutation } from './__generated__/deskActsAssignMutation.graphql.ts';
import type { deskActsReassignMutation } from './__generated__/deskActsReassignMutation.graphql.ts';
import type { deskActsReceiveMutation } from './__generated__/deskActsReceiveMutation.graphql.ts';
import type { deskActsRefuseMutation } from './__generated__/deskActsRefuseMutation.graphql.ts';
import type { deskActsReopenMutation } from './__generated__/deskActsReopenMutation.graphql.ts';
import { dialog } from './act-types.ts';

export const deskActs = {
  RECEIVE: dialog<deskActsReceiveMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['comment'],
    consequences: ['act.RECEIVE.consequence'],
    mutation: graphql`
      mutation deskActsReceiveMutation($input: ReceiveContributionsInput!, $isOne: Boolean!) {
        act: receiveContributions(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  ASSIGN: dialog<deskActsAssignMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['receiver', 'comment'],
    requires: { receiver: 'error.RECEIVER_REQUIRED' },
    consequences: ['act.ASSIGN.consequence'],
    mutation: graphql`
      mutation deskActsAssignMutation($input: AssignContributionsInput!, $isOne: Boolean!) {
        act: assignContributions(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  REFUSE: dialog<deskActsRefuseMutation>()({
    tone: 'destructive',
    takes: 'many',
    isBulk: true,
    fields: ['comment', 'letter'],
    consequences: [
      { isDecision: false, key: 'act.REFUSE.consequence' },
      { isDecision: true, key: 'act.REFUSE.deskConsequence' },
      { isDecision: true, key: 'act.note.closingMail' },
    ],
    mutation: graphql`
      mutation deskActsRefuseMutation($input: RefuseContributionsInput!, $isOne: Boolean!) {
        act: refuseContributions(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  REASSIGN: dialog<deskActsReassignMutation>()({
    tone: 'rare',
    takes: 'one',
    fields: ['receiver', 'comment'],
    requires: { receiver: 'error.RECEIVER_REQUIRED' },
    consequences: ['act.REASSIGN.consequence'],
    mutation: graphql`
      mutation deskActsReassignMutation($input: ReassignContributionInput!, $isOne: Boolean!) {
        act: reassignContribution(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  REOPEN: dialog<deskActsReopenMutation>()({
    tone: 'other',
    takes: 'one',
    fields: ['comment'],
    consequences: ['act.REOPEN.consequence', 'act.REOPEN.letter'],
    mutation: graphql`
      mutation deskActsReopenMutation($input: ReopenContributionInput!, $isOne: Boolean!) {
        act: reopenContribution(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
} as const;
