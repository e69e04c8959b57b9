// Effects on the way to print: the transfer of copyright, and issues.
import { startClock } from '../../deadlines/deadline.ts';
import { dayOf } from '../../reference/working-days.ts';
import type { Effect } from './effect.ts';

export const publicationEffects = {
  agree: { facts: () => ({ hasAuthorized: true }) },
  /** The signed papers are in: the days for publishing begin. */
  accept: {
    clock: (contribution, now) => {
      contribution.clockStartedAt = now;
      startClock(contribution, dayOf(now));
    },
  },
  compile: { facts: (x) => ({ compiledFrom: x.state, issue: { isSent: false, isCatalogueExported: false } }) },
  takeFromIssue: { facts: () => ({ issue: null }) },
  sendToPress: { facts: (x) => ({ issue: x.issue && { ...x.issue, isSent: true } }) },
} satisfies Record<string, Effect>;
