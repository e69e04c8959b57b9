// The contents of a table row, column by column: a header with the cell below it. A test that looks for headers here and for texts there
// proves neither, because it does not see two columns change places.
import { expect } from 'vitest';

/**
 * A heading, or a cell: without the facts beneath a title where columns have no room (web/ui/list/DataTable.tsx), with the words that a
 * screen reader says for a short form, and with the moment for “3 days ago”.
 */
function textOf(cell: Element): string {
  const copy = cell.cloneNode(true);
  if (copy instanceof Element) {
    for (const unsaid of copy.querySelectorAll('[data-until], span[aria-hidden=true]')) unsaid.remove();
    for (const time of copy.querySelectorAll('time[title]')) time.textContent = time.getAttribute('title');
  }
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** Headers with the texts of the row's cells, in order; the tick box, which has no header, is left out. */
export function columnsOf(row: Element | null | undefined): [header: string, text: string][] {
  const headers = [...(row?.closest('table, [role="table"]')?.querySelectorAll('thead th, [role="columnheader"]') ?? [])];
  const cells = [...(row?.children ?? [])].filter((cell) => cell.matches('td, th, [role="cell"]'));
  return headers.flatMap((header, at): [string, string][] => {
    const name = textOf(header);
    const cell = cells[at];
    return name === '' || !cell ? [] : [[name, textOf(cell)]];
  });
}

/** All columns of a row, in their order. */
export function expectColumns(row: Element | null | undefined, columns: Readonly<Record<string, string>>): void {
  expect(columnsOf(row)).toEqual(Object.entries(columns));
}
