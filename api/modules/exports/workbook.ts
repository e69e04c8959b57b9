// A spreadsheet written while it is read: only the rows of one page, and those that the writer compresses together, are in memory.
import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { DAY_STARTS } from '../../../shared/day.ts';
import { columnName, packageParts, sheetHead, sheetTail, STYLE, type Sheet } from './workbook-parts.ts';

type ColumnKind = 'text' | 'number' | 'day' | 'moment';
/** Text, number, a day as YYYY-MM-DD, or a moment, by the kind of its column; null: the cell is empty. */
export type Cell = string | number | Date | null;

export interface SheetColumn {
  header: string;
  kind: ColumnKind;
  /** In characters. */
  width: number;
}

const SHANGHAI_MS = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01${DAY_STARTS}`);
/** The most letters that a cell takes. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;
/** With the headers. */
const MOST_ROWS = 1_048_576;
/** Characters that are compressed together. */
const PIECE = 65_536;
const DAY_MS = 86_400_000;

/** Letters that XML lacks. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text that a program for spreadsheets, or one that it is handed on to as CSV, would take for a formula, in wide letters too. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/u;

/** The beginning of an escape in the format: `_x003D_` stands for an equals sign. */
const SIGN_BY_NUMBER = /_(?=x[\da-f]{4}_)/giu;

/** One sheet, and further ones where there are more rows than one takes. Errors of `rows` come out of the stream; who stops reading stops `rows`. */
export function workbook(name: string, columns: readonly SheetColumn[], rows: AsyncIterable<readonly Cell[]>): Readable {
  return Readable.from(packed(name, columns, rows), { objectMode: false });
}

async function* packed(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const begin = (part: string) => {
    const member = new ZipDeflate(part);
    zip.add(member);
    return { write: (xml: string, isLast = false) => member.push(strToU8(xml), isLast) };
  };
  const header = `<row r="1">${columns.map((column, at) => textCell(`${columnName(at)}1`, STYLE.header, plainText(column.header))).join('')}</row>`;
  const sheets: Sheet[] = [];
  let sheet = begin('xl/worksheets/sheet1.xml');
  let count = 1;
  let waiting = sheetHead(columns) + header;
  const finish = () => {
    const number = sheets.length + 1;
    sheets.push({ name: sheetName(name, number), rows: count });
    sheet.write(waiting + sheetTail(columns, count), true);
  };
  for await (const row of rows) {
    if (count === MOST_ROWS) {
      finish();
      sheet = begin(`xl/worksheets/sheet${sheets.length + 1}.xml`);
      waiting = sheetHead(columns) + header;
      count = 1;
    }
    count += 1;
    waiting += `<row r="${count}">${columns.map(({ kind }, at) => cellOf(kind, row[at] ?? null, `${columnName(at)}${count}`)).join('')}</row>`;
    if (waiting.length < PIECE) continue;
    sheet.write(waiting);
    waiting = '';
    yield* ready.splice(0);
  }
  finish();
  for (const [part, xml] of Object.entries(packageParts(sheets, columns))) begin(part).write(xml, true);
  zip.end();
  yield* ready.splice(0);
}

/** Spreadsheets know no time zone: they show the clock of Shanghai. */
function cellOf(kind: ColumnKind, cell: Cell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}" s="${STYLE.number}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${place}" s="${STYLE.moment}"><v>${serialOf(cell.getTime() + SHANGHAI_MS)}</v></c>`;
  if (kind === 'day') return `<c r="${place}" s="${STYLE.day}"><v>${serialOf(Date.parse(`${cell}T00:00:00Z`))}</v></c>`;
  return textCell(place, STYLE.text, plainText(cell));
}

function textCell(place: string, style: number, text: string): string {
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t${space}>${escaped(text)}</t></is></c>`;
}

/** Days since the beginning that spreadsheets count from. */
const serialOf = (ms: number) => ms / DAY_MS + 25_569;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const escaped = (text: string) => text.replaceAll(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);

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

/** Of a further sheet with its number. */
function sheetName(name: string, number: number): string {
  const ending = number === 1 ? '' : `_${number}`;
  return escaped(
    name
      .replaceAll(NOT_XML, '')
      .replaceAll(/[[\]:*?/\\']/g, ' ')
      .slice(0, LONGEST_NAME - ending.length) + ending,
  );
}
