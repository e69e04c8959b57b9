// The effects by the names that the rows of table/table.ts use.
import { authorshipEffects } from './authorship.ts';
import { closingEffects } from './closing.ts';
import { decisionEffects } from './decision.ts';
import { deskEffects } from './desk.ts';
import type { EffectName } from '../table/effect-name.ts';
import type { Effect } from './effect.ts';
import { publicationEffects } from './publication.ts';
import { revisionEffects } from './revision.ts';
import { roundEffects } from './rounds.ts';

const effects: Readonly<Record<EffectName, Effect>> = {
  ...deskEffects,
  ...roundEffects,
  ...revisionEffects,
  ...publicationEffects,
  ...closingEffects,
  ...authorshipEffects,
  ...decisionEffects,
};

/** The row's changes besides state and hands. */
export function effectOf({ effect }: { effect?: EffectName }): Effect {
  return effect === undefined ? {} : effects[effect];
}
