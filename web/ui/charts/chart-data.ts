// Data of a chart: rows of figures, the same that its table gives in numbers. A figure may lead to the rows that it counts.
import type { Tone } from '../theme/system.ts';

export interface ChartSeries {
  key: string;
  label: string;
  /** The one colour of a chart, on what it is about; left out: a grey, which its label names. */
  tone?: Tone;
}

const MOST_SHADES = 4;

/** The colours of the series, as tokens: greys from the darkest on. */
export function coloursOf(series: readonly ChartSeries[]): string[] {
  return series.map(({ tone }, index) => {
    const greys = series.slice(0, index).filter((before) => !before.tone).length;
    return tone ? `${tone}.solid` : `shade.${Math.min(greys + 1, MOST_SHADES)}`;
  });
}

/** Between the labels of a drawing, from one line to the next, in pixels. */
const LABEL_LINE = 16;

/**
 * How high the names of stacked series stand beside the last column, in pixels from the foot: each at the middle of its part, and set
 * apart where they would touch. `height`: of the whole scale, which ends at `highest`.
 */
export function besideLast({ series, rows }: Pick<ChartData, 'series' | 'rows'>, highest: number, height: number): number[] {
  const values = series.map(({ key }) => rows.at(-1)?.values[key] ?? 0);
  const middles = values.map((value, at) => ((values.slice(0, at).reduce((sum, one) => sum + one, 0) + value / 2) / highest) * height);
  const apart: number[] = [];
  for (const [at, middle] of middles.entries()) apart.push(Math.max(middle, at === 0 ? LABEL_LINE / 2 : (apart[at - 1] ?? 0) + LABEL_LINE));
  const over = Math.max(0, (apart.at(-1) ?? 0) + LABEL_LINE / 2 - height);
  return apart.map((place) => place - over);
}

export interface ChartRow {
  key: string;
  label: string;
  /** By series; null: nothing is known. */
  values: Readonly<Record<string, number | null>>;
  /** By series: the address of the rows that a figure counts. */
  to?: Readonly<Record<string, string>>;
}

/** Said beneath a column: where a measure of the whole lies. */
export interface ChartMark {
  label: string;
  /** The row in which it lies. */
  row: string;
}

export interface ChartData {
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** bars: a line for each row, for names; columns: side by side, for sizes; months: likewise, keyed YYYY-MM, without gaps. */
  shape: 'bars' | 'columns' | 'months';
  marks?: readonly ChartMark[];
  /** Series stand side by side: they are no parts of one whole. */
  isGrouped?: boolean;
}

/** More bars than this are nothing to look at: the table has all of them. */
const MOST_BARS = 12;

/** The rows that are drawn: every month between the first and the last; of bars the first ones, where there are too many. */
export function drawnOf({ shape, rows }: Pick<ChartData, 'shape' | 'rows'>): readonly ChartRow[] {
  if (shape === 'months') return everyMonth(rows);
  return shape === 'columns' ? rows : rows.slice(0, MOST_BARS);
}

const MONTH = /^(\d{4})-(\d{2})$/;

/** Months since the year 0; null for a row that is none. */
function monthOf({ key }: Pick<ChartRow, 'key'>): number | null {
  const [, year, month] = MONTH.exec(key) ?? [];
  return year === undefined || month === undefined ? null : Number(year) * 12 + Number(month) - 1;
}

/** Rows that are no months come last. */
function everyMonth(rows: readonly ChartRow[]): readonly ChartRow[] {
  const byMonth = new Map(rows.flatMap((row) => (monthOf(row) === null ? [] : [[monthOf(row) ?? 0, row] as const])));
  const first = Math.min(...byMonth.keys());
  const count = byMonth.size === 0 ? 0 : Math.max(...byMonth.keys()) - first + 1;
  const months = Array.from({ length: count }, (_none, index) => {
    const key = `${String(Math.floor((first + index) / 12)).padStart(4, '0')}-${String(((first + index) % 12) + 1).padStart(2, '0')}`;
    return byMonth.get(first + index) ?? { key, label: key, values: {} };
  });
  return [...months, ...rows.filter((row) => monthOf(row) === null)];
}

/** The rows of the table: the newest month first. */
export function listedOf({ shape, rows }: Pick<ChartData, 'shape' | 'rows'>): readonly ChartRow[] {
  if (shape !== 'months') return rows;
  return [...rows.filter((row) => monthOf(row) !== null).toReversed(), ...rows.filter((row) => monthOf(row) === null)];
}

/** More months than this are named by their years alone. */
const MOST_NAMED_MONTHS = 24;

/** The lines beneath a column of months: its number, and its year where one begins. */
export function axisLines(rows: readonly ChartRow[], index: number): [string, string] {
  const row = rows[index];
  if (row === undefined) return ['', ''];
  const month = monthOf(row);
  if (month === null) return [row.label, ''];
  const isJanuary = month % 12 === 0;
  // The year of a December would touch that of the January behind it.
  const hasYear = isJanuary || (index === 0 && month % 12 !== 11);
  const number = rows.length > MOST_NAMED_MONTHS ? '' : String((month % 12) + 1);
  return [number, hasYear || rows.length === 1 ? String(Math.floor(month / 12)) : ''];
}

/** All its figures are alike, or there is one: a table says so better. */
export function saysOneValue({ rows }: Pick<ChartData, 'rows'>): boolean {
  const values = rows.flatMap((row) => Object.values(row.values).filter((value) => value !== null && value > 0));
  return new Set(values).size <= 1;
}

const MOST_TICKS = 5;

/** Round numbers from 0 to above the highest column, in steps of 1, 2 or 5 and their tens. */
export function ticksOf({ series, rows, isGrouped = false }: Pick<ChartData, 'series' | 'rows' | 'isGrouped'>): number[] {
  const heights = rows.map(({ values }) => series.map(({ key }) => values[key] ?? 0));
  const highest = Math.max(1, ...heights.map((own) => (isGrouped ? Math.max(...own) : own.reduce((sum, value) => sum + value, 0))));
  const steps = Array.from({ length: 16 }, (_none, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();
  const step = steps.find((size) => Math.ceil(highest / size) < MOST_TICKS) ?? highest;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_none, index) => index * step);
}

/** Rows of bars need a height each; columns share one. In pixels. */
export function heightOf(data: Pick<ChartData, 'shape' | 'rows'>): number {
  return data.shape !== 'bars' ? 260 : 40 + drawnOf(data).length * 30;
}

const LONGEST = 10;
/** Width of a wide character in the labels of a drawing, in pixels, and the gap behind a label. */
const WIDE_CHARACTER = 12.5;
const LABEL_GAP = 12;

const isWide = (character: string): boolean => /[\u2e80-\uffff]/u.test(character);

/** Pixels that the labels of the bars or of the series take: the drawing has to know before it is laid out. */
export function labelRoom(rows: readonly Pick<ChartRow, 'label'>[]): number {
  const widthOf = (label: string) =>
    [...shortLabel(label)].reduce((sum, character) => sum + (isWide(character) ? WIDE_CHARACTER : WIDE_CHARACTER * 0.6), 0);
  return Math.ceil(Math.max(0, ...rows.map(({ label }) => widthOf(label)))) + LABEL_GAP;
}

/** Every how many columns, each of `width` pixels, the names stand beneath them without touching. */
export function labelStep(rows: readonly ChartRow[], width: number): number {
  const rooms = rows.map((row) => labelRoom([row]));
  const isClear = (step: number) =>
    rooms.every((room, index) => index % step !== 0 || (room + (rooms[index + step] ?? -room)) / 2 <= step * width);
  return rows.findIndex((_row, index) => isClear(index + 1)) + 1 || 1;
}

/** As much of a name as stands beside its bar; wide characters count double. */
export function shortLabel(label: string): string {
  let room = LONGEST * 2;
  const kept = [...label].findIndex((character) => (room -= isWide(character) ? 2 : 1) < 0);
  return kept === -1 ? label : `${[...label].slice(0, kept).join('')}…`;
}
