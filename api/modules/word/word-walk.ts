// A walk through one part of a .docx: the state at each place, and where text goes.
import type { Block, Marks, Place, Run } from './word-document.ts';
import type { Look, Styles } from './word-styles.ts';

/** Where in a table. */
type Spot = Pick<Block, 'cell' | 'row' | 'column'>;
export const OUTSIDE: Spot = { cell: 0, row: 0, column: 0 };

export interface Paragraph extends Spot {
  place: Place;
  note: string | undefined;
  styleId: string | undefined;
  own: Look;
  runs: Run[];
  /** Its text that was deleted under tracking or is hidden. */
  leftOut: string;
  /** All of it was deleted, as within a text box that was. */
  isDeleted: boolean;
  /** Its mark was deleted under tracking: it continues in the next one. */
  goesOn: boolean;
}

/** An open run: its own look, and its style. */
interface OpenRun {
  own: Look;
  styleId?: string | undefined;
}

export interface Walk {
  styles: Styles;
  /** The part holds footnotes or endnotes. */
  isNotes: boolean;
  paragraphs: Paragraph[];
  changes: Marks;
  comments: Marks;
  /** Paragraphs that have not ended: one of a text box stands within another. */
  open: Paragraph[];
  run: OpenRun | null;
  /** Runs that go on behind a text box or behind deleted text. */
  around: (OpenRun | null)[];
  properties: 'paragraph' | 'run' | null;
  isText: boolean;
  note: string | undefined;
  /** How many of these have not ended. */
  deletions: number;
  boxes: number;
  tables: number;
  /** How many of these there have been. */
  cells: number;
  rows: number;
  inCell: Spot[];
  inRow: Omit<Spot, 'cell'>[];
}

export function walkOf(styles: Styles, isNotes: boolean): Walk {
  return {
    styles,
    isNotes,
    paragraphs: [],
    changes: { names: [], count: 0 },
    comments: { names: [], count: 0 },
    open: [],
    run: null,
    around: [],
    properties: null,
    isText: false,
    note: undefined,
    deletions: 0,
    boxes: 0,
    tables: 0,
    cells: 0,
    rows: 0,
    inCell: [],
    inRow: [],
  };
}

export function count(marks: Marks, name: string | undefined): void {
  marks.count += 1;
  if (name !== undefined && name.trim() !== '' && !marks.names.includes(name.trim())) marks.names.push(name.trim());
}

/** Adds text at the walk's place, or with `note` the sign of a note: to the paragraph, or to its left-out text. */
export function add({ styles, open, run, deletions }: Walk, text: string, note?: string): void {
  const paragraph = open.at(-1);
  if (!paragraph || !run) return;
  const style = run.styleId === undefined ? {} : styles.of(run.styleId);
  const seen: Look = { ...styles.usual, ...styles.of(paragraph.styleId), ...style, ...run.own };
  if (deletions > 0 || seen.isHidden) paragraph.leftOut += text;
  else {
    const { isBold = false, isSuperscript = false, size = null } = seen;
    paragraph.runs.push({ text, isBold, isSuperscript, size, ...(note === undefined ? {} : { note }) });
  }
}
