// Small pieces of SQL text that the loader's statements are put together from.

export function literal(text: string | null): string {
  return text === null ? 'null' : `'${text.replaceAll(`'`, `''`)}'`;
}

export function textArray(values: readonly (string | null)[]): string {
  return `array[${values.map(literal).join(', ')}]::text[]`;
}

/** Number from 0 to below `count`, always the same for a row, a salt and the seed. */
export function pick(row: string, salt: number, count: number | string): string {
  return `load.pick(${row}, ${salt}, ${count})`;
}

/** One of the words. */
export function oneOf(words: readonly string[], row: string, salt: number): string {
  return `(${textArray(words)})[1 + ${pick(row, salt, words.length)}]`;
}
