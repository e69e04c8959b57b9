// Effects on a decision that waits for its letter: taken back as if it had never been, and its letter corrected.
import { responsiblePeople } from '../perform/people.ts';
import type { Effect } from './effect.ts';

export const decisionEffects = {
  undoDecision: {
    facts: (x) => ({ ...x.decision?.before, isDecisionHeld: false, decision: x.decision && { ...x.decision, isLetterWaiting: false } }),
    // They had it before and were told so then.
    notify: async (ctx, { contribution, after }) => (await responsiblePeople(ctx, contribution, after)).map(({ userId }) => userId),
    hold: 'undoes',
  },
  correctLetter: { hold: 'rewrites' },
} satisfies Record<string, Effect>;
