// Data of a chart: rows of figures, the same that its table gives in numbers. A figure may lead to the rows that it counts.
import type { Tone } from '../theme/system.ts';

export interface ChartSeries {
  key: string;
  label: string;
  tone: Tone;
}

export interface ChartRow {
  key: string;
  label: string;
  /** By series; null: nothing is known. */
  values: Readonly<Record<string, number | null>>;
  /** By series: the address of the rows that a figure counts. */
  to?: Readonly<Record<string, string>>;
}

/** A line across the columns: where a measure of the whole lies. */
interface ChartMark {
  label: string;
  /** The row in which it lies. */
  row: string;
}

export interface ChartData {
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** bars: a line for each row, for names; columns: side by side, for time and sizes. */
  shape: 'bars' | 'columns';
  marks?: readonly ChartMark[];
  /** Series stand side by side: they are no parts of one whole. */
  isGrouped?: boolean;
}

/** More bars than this are nothing to look at: the table has all of them. */
const MOST_BARS = 12;

/** The rows that are drawn: the first ones, where there are too many. */
export function drawnOf({ shape, rows }: Pick<ChartData, 'shape' | 'rows'>): readonly ChartRow[] {
  return shape === 'columns' ? rows : rows.slice(0, MOST_BARS);
}

/** Rows of bars need a height each; columns share one. In pixels. */
export function heightOf(data: Pick<ChartData, 'shape' | 'rows'>): number {
  return data.shape === 'columns' ? 260 : 40 + drawnOf(data).length * 30;
}

const LONGEST = 10;
/** Width of a wide character in the labels of a drawing, in pixels, and the gap behind a label. */
const WIDE_CHARACTER = 12.5;
const LABEL_GAP = 12;

const isWide = (character: string): boolean => /[\u2e80-\uffff]/u.test(character);

/** Pixels that the labels of the bars take: the drawing has to know before it is laid out. */
export function labelRoom(rows: readonly ChartRow[]): number {
  const widthOf = (label: string) =>
    [...shortLabel(label)].reduce((sum, character) => sum + (isWide(character) ? WIDE_CHARACTER : WIDE_CHARACTER * 0.6), 0);
  return Math.ceil(Math.max(0, ...rows.map(({ label }) => widthOf(label)))) + LABEL_GAP;
}

/** As much of a name as stands beside its bar; wide characters count double. */
export function shortLabel(label: string): string {
  let room = LONGEST * 2;
  const kept = [...label].findIndex((character) => (room -= isWide(character) ? 2 : 1) < 0);
  return kept === -1 ? label : `${[...label].slice(0, kept).join('')}…`;
}
