// Units of people with what they have in common: the institution of the register, the name that a table of usual short forms gives, or the
// same text. What any of them finds counts, so that a register that knows more loses nothing that was found without it.
import { textOfUnit } from '../../../../shared/forms/institution.ts';
import type { Context } from '../../../context.ts';
import { folded } from '../../institutions/institution-names.ts';
import { unitsOfAll, type SaidUnit, type UnitsAsked } from '../../institutions/read-units.ts';
import type { ReadUnit } from '../../institutions/unit-text.ts';
import type { UnitFacts } from './conflicts.facts.ts';
import { isTooGeneral, unitKey } from './units.ts';

interface Placed {
  units: readonly string[];
  /** What was said of an author’s units, besides the texts. */
  said?: readonly SaidUnit[] | null;
}

/** Of each of them; by one statement for all. */
export async function unitFacts<One extends Placed>(ctx: Context, all: readonly One[]): Promise<ReadonlyMap<object, UnitFacts[]>> {
  const asked = all.map(({ units, said }): UnitsAsked[] => [
    ...(said ? [{ company: null, said }] : []),
    ...units.map((company) => ({ company, said: null })),
  ]);
  const read = await unitsOfAll(ctx.em, asked.flat());
  let at = 0;
  return new Map(all.map((one, index) => [one, (asked[index] ?? []).flatMap((question) => factsOf(question, read[at++] ?? []))]));
}

function factsOf({ company, said }: UnitsAsked, units: readonly ReadUnit[]): UnitFacts[] {
  const own = units.map((unit) => ({ text: said ? textOfUnit(unit) : (company ?? ''), keys: keysOf(unit) }));
  const whole = unitKey(company ?? '');
  return whole === null ? own : [{ text: company ?? '', keys: [whole] }, ...own];
}

function keysOf(unit: ReadUnit): string[] {
  const texts = [textOfUnit(unit), unit.name];
  return [
    ...(unit.institution ? [`institution ${unit.institution.id}`] : []),
    ...texts.flatMap((text) => unitKey(text) ?? []),
    ...texts.filter((text) => !isTooGeneral(text)).map((text) => `text ${folded(text)}`),
  ];
}
