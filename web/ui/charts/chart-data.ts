// What a chart shows: rows of figures, the same that its table says in numbers. A figure may lead to the rows that it counts.
import type { Tone } from '../system.ts';

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
export interface ChartMark {
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

/** As much of a name as stands beside its bar; wide characters count double. */
export function shortLabel(label: string): string {
  let room = LONGEST * 2;
  const kept = [...label].findIndex((character) => (room -= /[\u2e80-\uffff]/u.test(character) ? 2 : 1) < 0);
  return kept === -1 ? label : `${[...label].slice(0, kept).join('')}…`;
}
