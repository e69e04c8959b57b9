// What to store of an author's units when the author is saved (decision 91).
import { holdsUnits, MAX_UNITS, textOfUnits, unitsSchema, type AuthorUnit } from '../../../../shared/forms/institution.ts';
import { z } from '../../../../shared/forms/zod.ts';
import type { Context } from '../../../context.ts';
import { invalidInput, parseInput } from '../../../errors.ts';
import { findInstitutions } from '../../institutions/institution-names.ts';
import type { SaidUnit } from '../../institutions/read-units.ts';
import { decodeId } from '../../../graphql/node.ts';

const saidSchema = z.object({ units: unitsSchema });

/**
 * The text and the units. Units whose words are other than the text’s are a correction of it. Without units, as old clients and forms send
 * it, the same text keeps those that were said, and another one loses them. Errors: INVALID_INPUT at the field of a unit, NOT_FOUND for an id
 * of another type.
 */
export async function unitsAs(
  ctx: Context,
  company: string,
  given: readonly AuthorUnit[] | null,
  before: { company?: string | null; units?: SaidUnit[] | null } | null,
): Promise<{ company: string; units: SaidUnit[] | null }> {
  if (!given || given.length === 0) return { company, units: before?.company === company ? (before.units ?? null) : null };
  if (given.length > MAX_UNITS) throw invalidInput({ units: { code: 'form.tooManyUnits' } });
  const { units } = parseInput(saidSchema, { units: [...given] });
  const said = units.map(({ institutionId, ...unit }) => ({
    ...unit,
    institutionId: institutionId === null ? null : decodeId('Institution', institutionId),
  }));
  const ids = said.flatMap(({ institutionId }) => institutionId ?? []);
  // Who says none costs no statement.
  const { numbered } = ids.length > 0 ? await findInstitutions(ctx.em, [], ids) : { numbered: () => null };
  const unknown = said.findIndex(({ institutionId }) => institutionId !== null && numbered(institutionId) === null);
  if (unknown >= 0) throw invalidInput({ [`units.${unknown}.institutionId`]: { code: 'form.unitUnknown' } });
  return { company: holdsUnits(company, said) ? company : textOfUnits(said), units: said };
}
