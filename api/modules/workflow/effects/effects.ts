// The effects by the names that the rows of workflow.table.ts use.
import { closingEffects } from './closing.ts';
import { deskEffects } from './desk.ts';
import type { Effect } from './effect.ts';
import { publicationEffects } from './publication.ts';
import { revisionEffects } from './revision.ts';
import { roundEffects } from './rounds.ts';

const table = { ...deskEffects, ...roundEffects, ...revisionEffects, ...publicationEffects, ...closingEffects };

export type EffectName = keyof typeof table;

const effects: Readonly<Record<EffectName, Effect>> = table;

/** What the row changes besides state and hands. */
export function effectOf({ effect }: { effect?: EffectName }): Effect {
  return effect === undefined ? {} : effects[effect];
}
