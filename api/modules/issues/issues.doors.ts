// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { ISSUES, JOURNAL_LISTS, OFFICE_PAGES } from '../../screen-sets.ts';

export const issuesDoors: Doors = {
  screens: {
    ...on([...OFFICE_PAGES, ...ISSUES], 'Query.openIssues'),
    ...on(
      ISSUES,
      'Mutation.planIssue',
      'Mutation.saveIssueImprint',
      'Mutation.saveIssueContents',
      'Mutation.exportIssueContents',
      'Mutation.nameIssueAuthor',
    ),
    ...on([...JOURNAL_LISTS, ...OFFICE_PAGES], 'Colloquium.issue', 'Colloquium.issues', 'Colloquium.issueConnection'),
  },
  nodes: { ...on([...OFFICE_PAGES, ...ISSUES], 'Issue') },
  policyTypes: { Issue: 'what a journal prepares is its editors-in-chief’ until it is sent' },
  personFields: {
    'IssueCorrection.correctedBy': 'reached through Issue.corrections alone, which has a policy: who answers for a correction',
  },
  openFields: {
    Contribution: [{ fields: ['viewerCanExportSingle'], reason: 'what the viewer may do, which the viewer may know' }],
    Issue: [{ fields: ['*'], reason: 'number, plan and sending: hidden as a whole; what is in it has rules of its own' }],
  },
  unlimited: [
    {
      names: ['planIssue', 'saveIssueImprint', 'saveIssueContents', 'exportIssueContents', 'nameIssueAuthor'],
      reason: 'replaces, or only shows, what a journal’s office says in its place',
    },
  ],
};
