// Issues of periodicals and the proceedings of conferences.
import { moves } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { issuesDoors } from './issues.doors.ts';
import { ContributionIssueResolver, OpenIssuesResolver } from './contribution-issue.resolver.ts';
import { isInDataScope, issueFactsOf, issueNode } from './issue.loader.ts';
import { Issue } from './issue.entity.ts';
import { IssueCorrectionResolver, IssueImprintResolver } from './imprint/imprint.resolver.ts';
import { IssueCorrection } from './imprint/issue-correction.entity.ts';
import { issuePolicy, journalIssuesPolicy } from './issue.policy.ts';
import { ColloquiumIssuesResolver, IssueResolver } from './issue.resolver.ts';
import { SingleExportResolver } from './single/single-export.resolver.ts';
import { IssueDocumentsResolver } from './workbench/issue-documents.resolver.ts';
import { IssueContentsResolver, IssueWorkbenchResolver } from './workbench/workbench.resolver.ts';
import { articlePages, issuePages } from './issue.pages.ts';

export const issues: Module = {
  entities: [Issue, IssueCorrection],
  accountColumns: { 'issue_correction.corrected_by_id': moves, 'issue.received_by_id': moves, 'issue.sent_by_id': moves },
  resolvers: [
    articlePages,
    issuePages,
    ColloquiumIssuesResolver,
    ContributionIssueResolver,
    IssueContentsResolver,
    IssueCorrectionResolver,
    IssueDocumentsResolver,
    IssueImprintResolver,
    IssueResolver,
    IssueWorkbenchResolver,
    OpenIssuesResolver,
    SingleExportResolver,
  ],
  nodes: { Issue: issueNode },
  policies: {
    ...policiesOf('issue', issuePolicy, issueFactsOf),
    ...policiesOf('journalIssues', journalIssuesPolicy, async (ctx, { id }: { id: number }) => ({
      colloquiumId: id,
      isInDataScope: await isInDataScope(ctx, id),
    })),
  },
  doors: issuesDoors,
};
