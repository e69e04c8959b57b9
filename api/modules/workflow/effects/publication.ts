// Effects on the way to print: the transfer of copyright, single publication, and issues.
import { startClock } from '../../deadlines/deadline.ts';
import { openIssueFor, putIntoIssue, takeOutOfIssue } from '../../issues/issue.service.ts';
import { publishAlone } from '../../issues/single/publish-alone.ts';
import { dayOf } from '../../../../shared/day.ts';
import type { Effect } from './effect.ts';

export const publicationEffects = {
  agree: { facts: () => ({ hasAuthorized: true }) },
  /** The signed papers are in: the days for publishing begin, and there is an issue to compile it into. */
  accept: {
    record: async (ctx, { colloquium }) => void (await openIssueFor(ctx, colloquium.id)),
    clock: (contribution, now) => {
      contribution.clockStartedAt = now;
      startClock(contribution, dayOf(now));
    },
  },
  publishAlone: { record: publishAlone },
  compile: {
    facts: (x) => ({ compiledFrom: x.state, issue: { isSent: false, isCatalogueExported: false } }),
    record: async (ctx, contribution, { input: { issueId } }) => {
      if (issueId !== undefined) await putIntoIssue(ctx, contribution, issueId);
    },
  },
  takeFromIssue: { facts: () => ({ issue: null }), record: takeOutOfIssue },
  sendToPress: { facts: (x) => ({ issue: x.issue && { ...x.issue, isSent: true } }) },
} satisfies Record<string, Effect>;
