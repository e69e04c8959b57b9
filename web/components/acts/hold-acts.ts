// Acts on a decision whose letter waits; they stand beside the minute at which it goes.
import type { ActEntry } from './act-types.ts';

export const holdActs = {
  CORRECT_LETTER: {
    tone: 'rare',
    fields: ['opinion', 'letter'],
    consequences: ['act.CORRECT_LETTER.consequence'],
    mutation: 'correctLetter',
  },
  UNDO_DECISION: { tone: 'rare', fields: ['comment'], consequences: ['act.UNDO_DECISION.consequence'], mutation: 'undoDecision' },
} as const satisfies Record<string, ActEntry>;

export type HoldAct = keyof typeof holdActs;
export const HOLD_ACTS: readonly HoldAct[] = ['CORRECT_LETTER', 'UNDO_DECISION'];
