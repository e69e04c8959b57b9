// Spreadsheets, read back from the bytes that are written.
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { workbook, type Cell, type SheetColumn } from './workbook.ts';

const text = (header: string): SheetColumn => ({ header, kind: 'text', width: 20 });

async function* of(...rows: Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}

/** Contents of the sheet, headers first, and its XML. */
async function written(name: string, columns: readonly SheetColumn[], rows: AsyncIterable<Cell[]>) {
  const bytes = await buffer(workbook(name, columns, rows));
  const { sheets } = await readXlsx(bytes);
  return { sheets, rows: sheets[0]?.rows, xml: strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) };
}

test.each(['=1+1', '+8613800000000', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠x', "=cmd|' /C calc'!A0"])(
  'a text that begins as %j does is a text and never a formula (R3-035, P3-046)',
  async (dangerous) => {
    const { rows, xml } = await written('集刊', [text('题名')], of([dangerous]));
    expect(rows).toEqual([['题名'], [`'${dangerous}`]]);
    expect(xml).not.toContain('<f>');
    expect(xml.match(/t="inlineStr"/g)).toHaveLength(2);
  },
);

test.each([
  ['_x003D_1+1', '_x005F_x003D_1+1'],
  ['a_x000a_b_x005F_', 'a_x005F_x000a_b_x005F_x005F_'],
  ['_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
  ['snake_x_1, _x12_, _xyzab_', 'snake_x_1, _x12_, _xyzab_'],
])('%j, which a spreadsheet would read as signs of another text, stands in its file so that it is read back', async (given, stored) => {
  const { rows, xml } = await written('集刊', [text('题名')], of([given]));
  expect(rows?.[1]).toEqual([given]);
  expect(xml).toContain(`<t>${stored}</t>`);
});

test('a text that is too long for a cell is cut between two letters', async () => {
  const { rows } = await written('集刊', [text('题名')], of([`${'长'.repeat(32_766)}\u{1F600}`]));
  expect(rows?.[1]).toEqual(['长'.repeat(32_766)]);
});

test('other texts stay as they are, without letters that XML lacks', async () => {
  const { rows } = await written(
    '集刊',
    [text('题名')],
    of(['R&D; &nbsp; &#8; ]]>'], ['a=b & <c> “d”'], ['第一行\n第二行'], ['\u0000\u000b\uFFFE空\u{1F600}'], ["'='"]),
  );
  expect(rows?.slice(1)).toEqual([['R&D; &nbsp; &#8; ]]>'], ['a=b & <c> “d”'], ['第一行\n第二行'], ['空\u{1F600}'], ["'='"]]);
});

test('numbers are numbers, days and moments are dates by the clock of Shanghai, and nothing is an empty cell', async () => {
  const columns: SheetColumn[] = [
    { header: '篇数', kind: 'number', width: 8 },
    { header: '创刊时间', kind: 'day', width: 12 },
    { header: '投稿时间', kind: 'moment', width: 18 },
    text('题名'),
  ];
  const { rows, xml } = await written(
    '统计',
    columns,
    of([12.5, '2026-03-05', new Date('2026-03-04T16:30:00Z'), null], [0, null, null, '']),
  );
  expect(rows?.[1]).toEqual([12.5, new Date('2026-03-05T00:00:00Z'), new Date('2026-03-05T00:30:00Z'), null]);
  expect(rows?.[2]?.[0]).toBe(0);
  expect(xml.match(/t="inlineStr"/g)).toHaveLength(4);
});

test('a sheet prints: as wide as its page, its headers on each, across where it is wide; they are bold, stay in sight and filter (B-415)', async () => {
  const wide = Array.from({ length: 28 }, (_, at) => text(`列${at}`));
  for (const [columns, orientation, last] of [
    [[text('题名'), text('作者')], 'portrait', 'B'],
    [wide, 'landscape', 'AB'],
  ] as const) {
    const parts = unzipSync(await buffer(workbook("稿件'一", columns, of(['甲'], ['乙']))));
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(sheet).toContain(`orientation="${orientation}" fitToWidth="1" fitToHeight="0"`);
    expect(sheet).toContain(`<autoFilter ref="A1:${last}3"/>`);
    expect(sheet).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
    expect(sheet.match(/<col [^>]*customWidth="1"/g)).toHaveLength(columns.length);
    expect(part('xl/workbook.xml')).toContain(`<definedName name="_xlnm.Print_Titles" localSheetId="0">'稿件 一'!$1:$1</definedName>`);
    const style = Number(/<c r="A1" s="(\d+)"/.exec(sheet)?.[1]);
    const used =
      part('xl/styles.xml')
        .match(/<cellXfs.*<\/cellXfs>/)?.[0]
        .match(/<xf [^>]*>/g)?.[style] ?? '';
    const font = Number(/fontId="(\d+)"/.exec(used)?.[1]);
    expect(part('xl/styles.xml').match(/<font>.*?<\/font>/g)?.[font]).toContain('<b/>');
  }
});

test('the row of headers stays in sight, and a name may be any', async () => {
  const { sheets, xml } = await written('稿件[1]: 耗时/统计*？'.repeat(4), [text('=题名')], of());
  expect(xml).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
  expect(sheets[0]?.name).toHaveLength(31);
  expect(sheets[0]?.rows).toEqual([["'=题名"]]);
});

/** Far fewer than all: rows that streams keep ready, and that are compressed together. */
const MOST_AHEAD = 5000;
const MANY = 20_000;

test(`of ${MANY} rows none is read long before there is room for it, and all arrive`, async () => {
  let pulled = 0;
  async function* rows() {
    for (; pulled < MANY; pulled += 1) yield [`第${pulled}篇 ${Math.random()} ${Math.random()} ${Math.random()}`, pulled];
  }
  const stream = workbook('多', [text('题名'), { header: '序号', kind: 'number', width: 8 }], rows());
  const chunks = stream[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  parts.push((await chunks.next()).value);
  for (let before = -1; before !== pulled;) {
    before = pulled;
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  }
  expect(pulled).toBeLessThan(MOST_AHEAD);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) parts.push(next.value);
  const { sheets } = await readXlsx(Buffer.concat(parts));
  expect(sheets[0]?.rows).toHaveLength(MANY + 1);
  expect(sheets[0]?.rows.at(-1)?.[1]).toBe(MANY - 1);
});

test('who stops reading stops the rows', async () => {
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield [String(Math.random())];
    } finally {
      isOver = true;
    }
  }
  const stream = workbook('无尽', [text('题名')], endless());
  await stream[Symbol.asyncIterator]().next();
  stream.destroy();
  await expect.poll(() => isOver).toBe(true);
});

test('what goes wrong with the rows comes out of the stream, so that half a file is none', async () => {
  async function* failing() {
    yield ['一'];
    throw new Error('no more rows');
  }
  await expect(buffer(workbook('错', [text('题名')], failing()))).rejects.toThrow('no more rows');
});
