// Old office documents nowhere reveal their author: not in Word's tables, Excel's record of the last save, PowerPoint's of the user
// (principles, Blind review).
import { expect, it } from 'vitest';
import { cleanOldNames, type Streams } from './old-names.ts';
import { cleanOldOffice } from './old-office.ts';
import { oldWordDocument } from './old-office.factory.ts';

const NAME = 'Canary Zhang';

function streamsOf(contents: Record<string, Buffer>): Streams {
  return { read: (name) => contents[name] ?? null, write: (name, bytes) => void (contents[name] = bytes) };
}

function counted(text: string): Buffer {
  const bytes = Buffer.alloc(2 + text.length * 2);
  bytes.writeUInt16LE(text.length);
  bytes.write(text, 2, 'utf16le');
  return bytes;
}

function listOf(...texts: string[]): Buffer {
  const head = Buffer.from('ffff00000000', 'hex');
  head.writeUInt16LE(texts.length, 2);
  return Buffer.concat([head, ...texts.map(counted)]);
}

/** A Word header with these tables in the stream beside it. */
function word(tables: Record<number, Buffer>, flags = 0x0200): { head: Buffer; table: Buffer } {
  const head = Buffer.alloc(900);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(flags, 10);
  head.writeUInt16LE(14, 32);
  head.writeUInt16LE(22, 62);
  head.writeUInt16LE(93, 152);
  let table = Buffer.from('before', 'utf16le');
  for (const [index, bytes] of Object.entries(tables)) {
    head.writeUInt32LE(table.length, 154 + Number(index) * 8);
    head.writeUInt32LE(bytes.length, 158 + Number(index) * 8);
    table = Buffer.concat([table, bytes]);
  }
  return { head, table: Buffer.concat([table, Buffer.from('behind', 'utf16le')]) };
}

it('Word keeps neither its author, nor who changed, commented or saved it; nothing moves', () => {
  const initials = Buffer.alloc(30);
  counted('CZ').copy(initials);
  const { head, table } = word({
    32: listOf('', 'Normal.dot', NAME),
    51: listOf('Unknown', NAME),
    71: listOf(NAME, `C:\\${NAME}\\a.doc`),
    36: counted(NAME),
    4: Buffer.concat([Buffer.alloc(8), initials]),
  });
  const contents: Record<string, Buffer> = { WordDocument: head, '1Table': Buffer.from(table), '0Table': listOf(NAME) };
  cleanOldNames(streamsOf(contents));
  const after = contents['1Table']?.toString('utf16le') ?? '';
  expect(table.toString('utf16le').split(NAME)).toHaveLength(6);
  expect(after).not.toContain(NAME);
  expect(after).not.toContain('CZ');
  expect(after).toHaveLength(table.length / 2);
  expect(after).toMatch(/^before.*behind$/s);
  // The table of an earlier save, which no program reads.
  expect(contents['0Table']).toEqual(Buffer.alloc(listOf(NAME).length));
});

it('Word keeps no name that a fast save has left between its lists, and what stands in other lists', () => {
  const { head, table } = word({ 1: counted(NAME), 36: counted(NAME) });
  const contents: Record<string, Buffer> = { WordDocument: head, '1Table': Buffer.concat([table, listOf('Normal.dot', NAME)]) };
  cleanOldNames(streamsOf(contents));
  const after = contents['1Table'] ?? Buffer.alloc(0);
  expect(after.subarray(0, 12 + counted(NAME).length)).toEqual(Buffer.concat([Buffer.from('before', 'utf16le'), counted(NAME)]));
  expect(after.subarray(table.length)).toEqual(listOf('Normal.dot', 'x'.repeat(NAME.length)));
  expect(after.toString('utf16le').split(NAME)).toHaveLength(2);
});

const short = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
function shortList(texts: readonly string[], beside = 0): Buffer {
  const content = Buffer.concat(texts.map((text) => Buffer.concat([short(text), Buffer.alloc(beside, 7)])));
  const length = Buffer.alloc(2);
  length.writeUInt16LE(2 + content.length);
  return Buffer.concat([length, content]);
}

/** A document as Word 6 and 95 write it: header, text and lists in one stream. */
function earlyWord(mark: number, lists: readonly (readonly [pair: number, list: Buffer])[], flags = 0): Buffer {
  const head = Buffer.alloc(768);
  head.writeUInt16LE(mark, 0);
  head.writeUInt16LE(flags, 10);
  let bytes = Buffer.concat([head, Buffer.from('before')]);
  for (const [pair, list] of lists) {
    bytes.writeUInt32LE(bytes.length, pair);
    bytes.writeUInt32LE(list.length, pair + 4);
    bytes = Buffer.concat([bytes, list]);
  }
  return Buffer.concat([bytes, Buffer.from('behind')]);
}

it.each([
  ['Word 6 and 95', 0xa5dc],
  ['Word 6 for East Asia', 0xa697],
  ['Word 95 for East Asia', 0xa699],
])('%s keep neither their author, nor who changed, commented or saved a document; nothing moves', (_program, mark) => {
  const before = earlyWord(mark, [
    [0x158, shortList(['', 'Normal.dot', NAME])],
    [0x1fa, shortList(['Unknown', NAME], 2)],
    [0x29a, shortList([NAME, `C:\\${NAME}\\a.doc`])],
    [0x178, Buffer.concat([short(NAME), short(NAME)])],
    [0x78, Buffer.concat([Buffer.alloc(8), short('CZ'), Buffer.alloc(17)])],
  ]);
  const contents: Record<string, Buffer> = { WordDocument: Buffer.from(before) };
  cleanOldNames(streamsOf(contents));
  const after = contents['WordDocument']?.toString('latin1') ?? '';
  expect(before.toString('latin1').split(NAME)).toHaveLength(7);
  expect(after).not.toContain(NAME);
  expect(after).not.toContain('CZ');
  expect(after).toHaveLength(before.length);
  expect(after.slice(0, 774)).toBe(before.toString('latin1', 0, 774));
  expect(after.split('\x07\x07')).toHaveLength(3);
  expect(after).toMatch(/behind$/);
});

it.each([
  ['is encrypted', earlyWord(0xa5dc, [], 0x0100)],
  ['has a list beyond its stream', earlyWord(0xa5dc, [[0x158, shortList([NAME])]]).subarray(0, 780)],
  ['has a text beyond its list', earlyWord(0xa5dc, [[0x178, short(NAME).subarray(0, 5)]])],
])('a document of Word 6 that %s is not handed out', (_what, bytes) => {
  expect(() => cleanOldNames(streamsOf({ WordDocument: bytes }))).toThrow(Error);
});

it.each([
  ['is encrypted', word({}, 0x0300)],
  [
    'has a table beyond its stream',
    ((made) => {
      made.head.writeUInt32LE(9999, 158 + 32 * 8);
      return made;
    })(word({ 32: listOf(NAME) })),
  ],
  ['has a text beyond its table', word({ 36: counted(NAME).subarray(0, 9) })],
])('a Word document that %s is not handed out', (_what, { head, table }) => {
  expect(() => cleanOldNames(streamsOf({ WordDocument: head, '1Table': table }))).toThrow(Error);
});

it('Excel does not say who saved it, and keeps the records after it', () => {
  const record = (kind: number, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(kind);
    head.writeUInt16LE(data.length, 2);
    return Buffer.concat([head, data]);
  };
  const contents = {
    Workbook: Buffer.concat([
      record(0x809, Buffer.alloc(16)),
      record(0x5c, Buffer.concat([Buffer.from([12, 0, 0]), Buffer.from(NAME.padEnd(109))])),
      record(0x85, Buffer.from('Sheet1')),
      record(0x0a, Buffer.alloc(0)),
    ]),
  };
  cleanOldNames(streamsOf(contents));
  expect(contents.Workbook.toString('latin1')).not.toContain('Canary');
  expect(contents.Workbook.toString('latin1')).toContain('Sheet1');
});

it('PowerPoint does not say who saved it', () => {
  const head = Buffer.alloc(28);
  head.writeUInt16LE(NAME.length, 20);
  const contents = { 'Current User': Buffer.concat([head, Buffer.from(NAME), Buffer.alloc(4), Buffer.from(NAME, 'utf16le')]) };
  cleanOldNames(streamsOf(contents));
  expect(contents['Current User'].toString('latin1')).not.toContain('Canary');
  expect(contents['Current User'].toString('utf16le')).not.toContain('Canary');
});

it('the changed tables are put back where they stood in the file', () => {
  const file = oldWordDocument('', '', '');
  const { head, table } = word({ 36: counted(NAME) });
  // The factory's long stream of properties, named as the table; its text, as the header.
  const start = file.indexOf(Buffer.from('\u0005SummaryInformation\0', 'utf16le'));
  file.fill(0, start, start + 64);
  file.write('1Table', start, 'utf16le');
  file.writeUInt16LE(14, start + 64);
  head.copy(file, 13 * 512);
  table.copy(file, 4 * 512);
  expect(file.toString('utf16le')).toContain(NAME);
  const after = cleanOldOffice(file);
  expect(after.toString('utf16le')).not.toContain(NAME);
  expect(after.toString('utf16le', 4 * 512)).toMatch(/^before.{13}behind/s);
});

it('names of streams are the same in capitals and small letters (B-012)', () => {
  for (const change of [(name: string) => name.toUpperCase(), (name: string) => name.toLowerCase()]) {
    const file = oldWordDocument('The text stays', NAME, NAME, change('WordDocument'));
    const usual = Buffer.from('\u0005SummaryInformation\0', 'utf16le');
    const at = file.indexOf(usual);
    file.write(change('\u0005SummaryInformation\0'), at, 'utf16le');
    const after = cleanOldOffice(file).toString('utf16le');
    expect(after).toContain('The text stays');
    expect(after).not.toContain(NAME);
  }
});

it('a file whose last sector is cut short where its stream ends is cleaned, one that lacks a sector is not (B-012)', () => {
  const whole = oldWordDocument('The text stays', NAME, NAME);
  const after = cleanOldOffice(whole.subarray(0, whole.length - 100)).toString('utf16le');
  expect(after).toContain('The text stays');
  expect(after).not.toContain(NAME);
  expect(() => cleanOldOffice(whole.subarray(0, whole.length - 1024))).toThrow();
});
