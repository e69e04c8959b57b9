// Acts of compiling: into an issue, and out of it again. Each has an entry: look of its button, fields of its dialog, consequences, and the
// mutation.
import { graphql } from 'react-relay/hooks';
import type { issueActsCompileMutation } from './__generated__/issueActsCompileMutation.graphql.ts';
import type { issueActsRemoveMutation } from './__generated__/issueActsRemoveMutation.graphql.ts';
import { dialog } from './act-types.ts';

export const issueActs = {
  COMPILE: dialog<issueActsCompileMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['issue', 'comment'],
    requires: { issue: 'error.ISSUE_REQUIRED' },
    consequences: ['act.COMPILE.consequence'],
    mutation: graphql`
      mutation issueActsCompileMutation($input: CompileIntoIssueInput!, $isOne: Boolean!) {
        act: compileIntoIssue(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  REMOVE_FROM_ISSUE: dialog<issueActsRemoveMutation>()({
    tone: 'other',
    takes: 'many',
    isBulk: true,
    fields: ['comment'],
    consequences: ['act.REMOVE_FROM_ISSUE.consequence'],
    mutation: graphql`
      mutation issueActsRemoveMutation($input: RemoveFromIssueInput!, $isOne: Boolean!) {
        act: removeFromIssue(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
} as const;
