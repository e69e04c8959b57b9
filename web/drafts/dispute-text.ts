// A disputed value in words: a text as it is, an entry of a list by its name, a list line by line.

/** `names`: by id, of choices from a list. Ids without a name say nothing to a reader and are left out. */
export function disputeText(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value === 'string') return names.get(value) ?? value.trim();
  if (typeof value === 'boolean' || typeof value === 'number') return names.get(String(value)) ?? String(value);
  if (Array.isArray(value))
    return value
      .map((item) => disputeText(item, names))
      .filter((line) => line !== '')
      .join('\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key, part]) => !/^id$|Id$|^key$/.test(key) || names.has(String(part)))
    .map(([, part]) => disputeText(part, names))
    .filter((part) => part !== '')
    .join(' · ');
}
