// A spreadsheet written while it is read: only the rows of one page, and those that the writer compresses together, are in memory.
import { Readable } from 'node:stream';
import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx';
import { DAY_STARTS } from '../../../shared/day.ts';

type ColumnKind = 'text' | 'number' | 'day' | 'moment';
/** Text, number, a day as YYYY-MM-DD, or a moment, by the kind of its column; null: the cell is empty. */
export type Cell = string | number | Date | null;

export interface SheetColumn {
  header: string;
  kind: ColumnKind;
  /** In characters. */
  width: number;
}

/** `@`: a text cell stays text when it is edited, even if it begins like a number. */
const FORMATS = { text: '@', number: 'General', day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' } as const satisfies Record<
  ColumnKind,
  string
>;
const SHANGHAI_MS = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01${DAY_STARTS}`);
/** The most letters that a cell takes. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;

/** Letters that XML lacks. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text that a program for spreadsheets, or one that it is handed on to as CSV, would take for a formula, in wide letters too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/u;

/** The beginning of an escape in the format: `_x003D_` stands for an equals sign. */
const SIGN_BY_NUMBER = /_(?=x[\da-f]{4}_)/giu;

/** One sheet with a frozen row of headers. Errors of `rows` come out of the stream; who stops reading stops `rows`. */
export function workbook(name: string, columns: readonly SheetColumn[], rows: AsyncIterable<readonly Cell[]>): Readable {
  const sheet: ColumnDef[] = columns.map(({ header, kind, width }) => ({ header: plainText(header), width, numFmt: FORMATS[kind] }));
  const stream = writeXlsxStream(valuesOf(columns, rows), { name: sheetName(name), columns: sheet, freezePane: { rows: 1 } });
  return Readable.from(stream, { objectMode: false });
}

async function* valuesOf(columns: readonly SheetColumn[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield columns.map(({ kind }, at) => valueOf(kind, row[at] ?? null));
}

/** Spreadsheets know no time zone: they show the clock of Shanghai. */
function valueOf(kind: ColumnKind, cell: Cell): CellValue {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return cell;
  if (cell instanceof Date) return new Date(cell.getTime() + SHANGHAI_MS);
  return kind === 'day' ? new Date(`${cell}T00:00:00Z`) : plainText(cell);
}

/**
 * Without characters that XML lacks; text that looks like a formula gets the spreadsheet's mark for text, and text that looks like an
 * escaped character stays text.
 */
function plainText(text: string): string {
  const clean = text.replaceAll(NOT_XML, '');
  // The cut may leave half of a letter.
  const fitting = (FORMULA.test(clean) ? `'${clean}` : clean).slice(0, LONGEST_TEXT).replaceAll(NOT_XML, '');
  return fitting.replaceAll(SIGN_BY_NUMBER, '_x005F_');
}

function sheetName(name: string): string {
  return name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, LONGEST_NAME);
}
