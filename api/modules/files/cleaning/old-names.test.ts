// Old office documents say nowhere whose they are: not in Word's tables, Excel's record of who saved, PowerPoint's of the user (architecture, Blind review).
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
  const contents: Record<string, Buffer> = { WordDocument: head, '1Table': Buffer.from(table), '0Table': Buffer.from('left alone') };
  cleanOldNames(streamsOf(contents));
  const after = contents['1Table']?.toString('utf16le') ?? '';
  expect(table.toString('utf16le').split(NAME)).toHaveLength(6);
  expect(after).not.toContain(NAME);
  expect(after).not.toContain('CZ');
  expect(after).toHaveLength(table.length / 2);
  expect(after).toMatch(/^before.*behind$/s);
  expect(contents['0Table']?.toString()).toBe('left alone');
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
