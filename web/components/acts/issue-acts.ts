// Acts of compiling: into an issue, and out of it again.
import type { ActEntry } from './act-types.ts';

export const issueActs = {
  COMPILE: {
    tone: 'usual',
    isBulk: true,
    fields: ['issue', 'comment'],
    requires: { issue: 'error.ISSUE_REQUIRED' },
    consequences: ['act.COMPILE.consequence'],
    mutation: 'compileIntoIssue',
  },
  REMOVE_FROM_ISSUE: {
    tone: 'other',
    isBulk: true,
    fields: ['comment'],
    consequences: ['act.REMOVE_FROM_ISSUE.consequence'],
    mutation: 'removeFromIssue',
  },
} as const satisfies Record<string, ActEntry>;
