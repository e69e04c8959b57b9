// Entries of dictionaries as forms choose them.
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { DictionaryEntry, type DictionaryTypeName } from './dictionary-entry.entity.ts';

export interface ChosenEntry {
  type: DictionaryTypeName;
  /** Null when nothing was chosen. */
  id: number | null;
  /** Where the form shows what is wrong. */
  field: string;
}

/** The chosen entries, null where nothing was, in one statement. Errors: INVALID_INPUT at the fields whose entry is in no such dictionary. */
export async function dictionaryEntries(ctx: Context, chosen: readonly ChosenEntry[]): Promise<(DictionaryEntry | null)[]> {
  const ids = chosen.flatMap(({ id }) => (id === null ? [] : [id]));
  const entries = ids.length === 0 ? [] : await ctx.em.find(DictionaryEntry, { id: { $in: ids } });
  const found = chosen.map(({ type, id }) => entries.find((entry) => entry.id === id && entry.type === type) ?? null);
  const wrong = chosen.filter(({ id }, index) => id !== null && found[index] === null);
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong.map(({ field }) => [field, { code: 'input.invalid' }])));
  return found;
}
