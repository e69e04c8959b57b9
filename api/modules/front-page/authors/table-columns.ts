// Tables whose first row says what their columns hold: 姓名 | 单位 | 邮箱, and below it one row for each author.
import type { Label } from '../page/labels.ts';
import { isChinese, type Segment } from '../page/lines.ts';
import { nameKind } from './names.ts';
import { isInstitution } from './unit-words.ts';

const OF_AUTHORS = new Set<Label | null>(['authors', 'unit', 'email', 'particular']);

/** A short word that is no value: 序号. */
const isColumnHead = (text: string) => [...text].length <= 8 && isChinese(text) && !isInstitution(text) && nameKind(text) !== 'SURE';

/** What each column holds; null: this row is no head of a list of authors. */
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
  let columns: Map<number, Label> | null = null;
  const out: Segment[] = [];
  for (let from = 0; from < segments.length;) {
    const first = segments[from];
    let to = from + 1;
    while (first && first.row !== 0 && segments[to]?.row === first.row) to += 1;
    const row = segments.slice(from, to);
    from = to;
    const head: Map<number, Label> | null = first && first.row !== 0 ? columnsOf(row) : null;
    const [held]: (Map<number, Label> | null)[] = [columns];
    if (head) {
      columns = head;
      out.push(...row.map((line): Segment => ({ ...line, label: 'particular' })));
    } else if (held && first && first.row !== 0 && row.every(({ label, column }) => label === null && held.has(column))) {
      // Addresses are looked for under names.
      out.push(
        ...row.map((line): Segment => ({ ...line, label: held.get(line.column) === 'email' ? null : (held.get(line.column) ?? null) })),
      );
    } else {
      columns = null;
      out.push(...row);
    }
  }
  return out;
}
