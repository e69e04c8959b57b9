// Saving a list as a whole: which stored row each of its entries is.

/**
 * For each entry the row it is: the one it names, else one of the same content, else the next that no entry is; null when it is new. So
 * rows keep their ids also where the sender knows none, and a save writes as few of them as it can. `rest`: rows that no entry is any more.
 * `hasUnknown`: an entry names a row that is not among `rows`, or that another entry names too.
 */
export function rowsOfEntries<Row extends { id: number }, Entry extends { id: number | null }>(
  rows: readonly Row[],
  entries: readonly Entry[],
  isSame: (row: Row, entry: Entry) => boolean,
): { found: readonly (Row | null)[]; rest: readonly Row[]; hasUnknown: boolean } {
  const free = new Set(rows);
  const found = new Map<Entry, Row>();
  const take = (entry: Entry, row: Row | undefined) => {
    if (row === undefined) return;
    found.set(entry, row);
    free.delete(row);
  };
  for (const entry of entries)
    if (entry.id !== null)
      take(
        entry,
        [...free].find((row) => row.id === entry.id),
      );
  const hasUnknown = entries.some((entry) => entry.id !== null && !found.has(entry));
  const unnamed = entries.filter((entry) => entry.id === null);
  for (const entry of unnamed)
    take(
      entry,
      [...free].find((row) => isSame(row, entry)),
    );
  for (const entry of unnamed) if (!found.has(entry)) take(entry, [...free][0]);
  return { found: entries.map((entry) => found.get(entry) ?? null), rest: [...free], hasUnknown };
}
