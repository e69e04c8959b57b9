// The operations centre maintains the dictionaries: adds, renames, retires. Nothing is deleted, because rows that used an entry go on
// showing it.
import {
  dictionaryEntrySchema,
  dictionaryLabelsSchema,
  FIXED_DICTIONARIES,
  type DictionaryEntryForm,
} from '../../../../shared/forms/dictionary.ts';
import type { Context } from '../../../context.ts';
import { checkVersion, DomainError, invalidInput, notFound, parseInput } from '../../../errors.ts';
import { DictionaryEntry, type DictionaryTypeName } from '../dictionary-entry.entity.ts';

type Labels = Pick<DictionaryEntryForm, 'labelZh' | 'labelEn'>;

const isFixed = (type: DictionaryTypeName): boolean => FIXED_DICTIONARIES.some((fixed) => fixed === type);

export async function allEntries(ctx: Context): Promise<DictionaryEntry[]> {
  return await ctx.em.find(DictionaryEntry, {}, { orderBy: { type: 'asc', position: 'asc', id: 'asc' } });
}

/** Behind the others. Errors: DICTIONARY_FIXED, INVALID_INPUT at the field. */
export async function addEntry(ctx: Context, type: DictionaryTypeName, input: DictionaryEntryForm): Promise<DictionaryEntry> {
  const { value, ...labels } = parseInput(dictionaryEntrySchema, input);
  if (isFixed(type)) throw new DomainError('DICTIONARY_FIXED');
  // Two who add to one dictionary come one after the other.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`dictionary ${type}`]);
  const entries = await ctx.em.find(DictionaryEntry, { type });
  if (entries.some((entry) => entry.value === value)) throw invalidInput({ value: { code: 'form.dictionaryValueTaken' } });
  checkLabels(entries, labels);
  const entry = ctx.em.create(DictionaryEntry, {
    type,
    ...labels,
    value: value || nextValue(entries),
    position: Math.max(0, ...entries.map(({ position }) => position)) + 1,
  });
  await ctx.em.flush();
  return entry;
}

/** Every screen says the new words from now on. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field. */
export async function renameEntry(ctx: Context, id: number, version: number, input: Labels): Promise<DictionaryEntry> {
  const labels = parseInput(dictionaryLabelsSchema, input);
  const entry = await ctx.em.findOne(DictionaryEntry, id);
  if (!entry) throw notFound();
  checkVersion(entry, version);
  const others = await ctx.em.find(DictionaryEntry, { type: entry.type, id: { $ne: id } });
  checkLabels(others, labels);
  ctx.em.assign(entry, labels);
  await ctx.em.flush();
  return entry;
}

/**
 * Offered no more, or again; a second time changes nothing. Errors: NOT_FOUND, DICTIONARY_FIXED, INVALID_INPUT when nothing would be left
 * to choose.
 */
export async function setRetired(ctx: Context, id: number, isRetired: boolean): Promise<DictionaryEntry> {
  const entry = await ctx.em.findOne(DictionaryEntry, id);
  if (!entry) throw notFound();
  if (isFixed(entry.type)) throw new DomainError('DICTIONARY_FIXED');
  if ((entry.retiredAt !== null && entry.retiredAt !== undefined) === isRetired) return entry;
  if (isRetired) {
    await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`dictionary ${entry.type}`]);
    const left = await ctx.em.count(DictionaryEntry, { type: entry.type, retiredAt: null, id: { $ne: id } });
    if (left === 0) throw new DomainError('DICTIONARY_LAST');
  }
  entry.retiredAt = isRetired ? ctx.clock.now() : null;
  await ctx.em.flush();
  return entry;
}

/** Two entries that read alike cannot be distinguished where they are chosen. */
function checkLabels(others: readonly DictionaryEntry[], labels: Labels): void {
  const taken = (['labelZh', 'labelEn'] as const).filter((field) =>
    others.some((other) => other[field].toLowerCase() === labels[field].toLowerCase()),
  );
  if (taken.length > 0) throw invalidInput(Object.fromEntries(taken.map((field) => [field, { code: 'form.dictionaryLabelTaken' }])));
}

function nextValue(entries: readonly DictionaryEntry[]): string {
  return String(Math.max(0, ...entries.map(({ value }) => (/^\d{1,9}$/.test(value) ? Number(value) : 0))) + 1);
}
