// Reads a file of institutions record by record: a dump of ROR has a hundred thousand, and is never in memory as a whole.
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { JSONParser, TokenType } from '@streamparser/json';
import { parseCsv } from 'hucre/csv';
import { columnsOf, ofRor, ofRow, type ReadLine } from './import-record.ts';

/** Signs of one record, beyond which no institution is described: a quotation mark that is never closed must not read on for ever. */
const LONGEST_RECORD = 1024 * 1024;

/** Lists in lists: far beyond any record, whose memory is many times its text. */
const DEEPEST = 50;

/** The file is no JSON or no table: what was read until there has been handed on. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export type FileForm = 'json' | 'csv';

export const linesOf = (form: FileForm, file: Readable): AsyncGenerator<ReadLine> => (form === 'json' ? recordsOf(file) : rowsOf(file));

/** ROR's JSON: one list of records. */
async function* recordsOf(file: Readable): AsyncGenerator<ReadLine> {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  const found: unknown[] = [];
  let line = 0;
  let depth = 0;
  let unfinished = 0;
  parser.onValue = ({ value }) => void found.push(value);
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > DEEPEST) throw new UnreadableFile('The JSON is nested too deep');
  };
  for await (const chunk of file) {
    const bytes = bytesOf(chunk);
    try {
      parser.write(bytes);
    } catch (error) {
      throw new UnreadableFile('No JSON', { cause: error });
    }
    unfinished = found.length > 0 ? 0 : unfinished + bytes.length;
    if (unfinished > LONGEST_RECORD) throw new UnreadableFile(`The record behind number ${line} has no end`);
    for (const value of found.splice(0)) yield ofRor((line += 1), value);
  }
  if (!parser.isEnded) throw new UnreadableFile('The JSON ends in the middle');
}

const bytesOf = (chunk: unknown): Uint8Array | string => {
  if (typeof chunk === 'string' || chunk instanceof Uint8Array) return chunk;
  throw new TypeError('A stream of bytes');
};

/** A table with a head. A cell may hold line ends between quotation marks. */
async function* rowsOf(file: Readable): AsyncGenerator<ReadLine> {
  let columns: ReturnType<typeof columnsOf> = null;
  let open: string[] = [];
  // Counted line by line: to look through the whole row again with each of its lines would take quadratic time.
  let length = 0;
  let marks = 0;
  let number = 0;
  let first = 1;
  let separator = ',';
  for await (const text of createInterface({ input: file, crlfDelay: Infinity })) {
    number += 1;
    open.push(text);
    length += text.length + 1;
    marks += marksIn(text);
    if (length > LONGEST_RECORD) throw new UnreadableFile(`A row from line ${first} on has no end`);
    if (marks % 2 === 1) continue;
    const row = open.join('\n');
    if (columns === null) separator = row.includes('\t') ? '\t' : ',';
    const cells = (parseCsv(row, { delimiter: separator })[0] ?? []).map((cell) => String(cell ?? ''));
    if (columns === null) {
      columns = columnsOf(cells);
      if (columns === null) throw new UnreadableFile('The first row names no column "name"');
    } else if (cells.some((cell) => cell.trim() !== '')) yield ofRow(first, columns, cells);
    open = [];
    length = 0;
    marks = 0;
    first = number + 1;
  }
  if (open.length > 0) throw new UnreadableFile(`A row from line ${first} on has no end`);
  if (columns === null) throw new UnreadableFile('The file is empty');
}

const marksIn = (text: string): number => text.split('"').length - 1;
