// Effects of an end: the pool of unaccepted manuscripts, reopening, and the author's withdrawal.
import { tellLetGo, tellOfWithdrawal } from '../letters/notices.ts';
import type { Effect } from './effect.ts';
import { letGo } from './rounds.ts';

export const closingEffects = {
  /** Not accepted here: with the author's consent other journals may choose it (D2-75). */
  offerToPool: { facts: (x) => ({ isInPool: x.poolConsent }) },
  enterPool: { facts: () => ({ poolConsent: true, isInPool: true }) },
  leavePool: { facts: () => ({ poolConsent: false, isInPool: false }) },
  reopen: { facts: () => ({ isInPool: false }), hold: 'takesBack' },
  withdraw: {
    facts: (x) => ({ isWithdrawn: true, isInPool: false, reviews: { ...x.reviews, pending: 0, accepted: 0 }, reserves: 0 }),
    record: letGo,
    notify: async (ctx, step) => {
      await tellLetGo(ctx, step);
      await tellOfWithdrawal(ctx, step);
    },
    clock: (contribution, now) => (contribution.withdrawnAt = now),
    hold: 'overtakes',
  },
} satisfies Record<string, Effect>;
