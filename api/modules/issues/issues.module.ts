// Issues of periodicals and the proceedings of conferences.
import { policiesOf, type Module } from '../../module.ts';
import { isInDataScope, issueFactsOf } from './issue.loader.ts';
import { Issue } from './issue.entity.ts';
import { issuePolicy, journalIssuesPolicy } from './issue.policy.ts';
import { ColloquiumIssuesResolver, IssueResolver } from './issue.resolver.ts';

export const issues: Module = {
  entities: [Issue],
  resolvers: [ColloquiumIssuesResolver, IssueResolver],
  nodes: { Issue: (ctx, id) => ctx.em.findOne(Issue, id) },
  policies: {
    ...policiesOf('issue', issuePolicy, issueFactsOf),
    ...policiesOf('journalIssues', journalIssuesPolicy, async (ctx, { id }: { id: number }) => ({
      colloquiumId: id,
      isInDataScope: await isInDataScope(ctx, id),
    })),
  },
};
