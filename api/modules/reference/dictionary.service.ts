// Entries of dictionaries as forms choose them.
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { decodeId } from '../../graphql/node.ts';
import { DictionaryEntry, type DictionaryTypeName } from './dictionary-entry.entity.ts';

/** The number behind the id that a client chose; null when it chose nothing. Errors: NOT_FOUND for an id of another type. */
export function entryKey(id: string | null | undefined): number | null {
  return id ? decodeId('DictionaryEntry', id) : null;
}

/** The same as the form rules read it: a text, empty when nothing was chosen. */
export function keyText(key: number | null): string {
  return key === null ? '' : String(key);
}

interface ChosenEntry {
  type: DictionaryTypeName;
  /** Null when nothing was chosen. */
  id: number | null;
  /** Where the form shows the problem. */
  field: string;
  /** Nothing had it before: one that is retired is refused. */
  isNew?: boolean;
  /** Its text in that case, where the plain "invalid" does not fit: a key of the catalogue. */
  otherwise?: string;
}

/**
 * The chosen entries in their order, null where nothing was, in one statement. Errors: INVALID_INPUT at the fields whose entry is in no
 * such dictionary.
 */
export async function dictionaryEntries(ctx: Context, chosen: readonly ChosenEntry[]): Promise<(DictionaryEntry | null)[]> {
  const ids = new Set(chosen.flatMap(({ id }) => id ?? []));
  const entries = ids.size === 0 ? [] : await ctx.em.find(DictionaryEntry, { id: { $in: [...ids] } });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const found = chosen.map(({ type, id, isNew = false }) => {
    const entry = id === null ? undefined : byId.get(id);
    return entry?.type === type && !(isNew && entry.retiredAt) ? entry : null;
  });
  const wrong = chosen.filter(({ id }, index) => id !== null && found[index] === null);
  if (wrong.length > 0)
    throw invalidInput(Object.fromEntries(wrong.map(({ field, otherwise = 'input.invalid' }) => [field, { code: otherwise }])));
  return found;
}

/** One of them. Errors: INVALID_INPUT at `field`. */
export async function dictionaryEntry(ctx: Context, chosen: ChosenEntry): Promise<DictionaryEntry | null> {
  const [entry = null] = await dictionaryEntries(ctx, [chosen]);
  return entry;
}
