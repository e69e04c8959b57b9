// Tables whose first row names the columns: 姓名 | 单位 | 邮箱, and below it one row for each author.
import type { Label } from '../page/labels.ts';
import { isChinese, type Segment } from '../page/lines.ts';
import { nameKind } from './names.ts';
import { isInstitution } from './unit-words.ts';

const OF_AUTHORS = new Set<Label | null>(['authors', 'unit', 'email', 'particular']);

/** A short word that is no value: 序号. */
const isColumnHead = (text: string) => [...text].length <= 8 && isChinese(text) && !isInstitution(text) && nameKind(text) !== 'SURE';

/** Kind of each column; null: this row is no head of a list of authors. */
function columnsOf(row: readonly Segment[]): Map<number, Label> | null {
  const columns = new Map<number, Label>();
  for (const { column, label, text } of row) {
    const isHead = label === null ? isColumnHead(text) : OF_AUTHORS.has(label) && (label === 'particular' || text === '');
    if (columns.has(column) || !isHead) return null;
    columns.set(column, label ?? 'particular');
  }
  const held = [...columns.values()];
  return held.includes('authors') &&
    (held.includes('unit') || held.includes('email')) &&
    held.filter((label) => label === 'authors').length === 1
    ? columns
    : null;
}

/** The lines of such rows under the labels of their columns. */
export function withColumns(segments: readonly Segment[]): Segment[] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    if (segment.row !== 0 && segment.row === rows.at(-1)?.[0]?.row) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  let columns: Map<number, Label> | null = null;
  return rows.flatMap((row) => {
    const isOfTable = row.every((line) => line.row !== 0);
    const head = isOfTable ? columnsOf(row) : null;
    const held: Map<number, Label> | null = columns;
    columns = head ?? (isOfTable && row.every(({ label, column }) => label === null && held?.has(column)) ? held : null);
    if (head) return row.map((line): Segment => ({ ...line, label: 'particular' }));
    // Addresses are looked for under names.
    const labelOf = (column: number) => (held?.get(column) === 'email' ? null : (held?.get(column) ?? null));
    return columns ? row.map((line): Segment => ({ ...line, label: labelOf(line.column) })) : row;
  });
}
