// A .docx as the reader of front pages and the anonymity check get it: its paragraphs in order, and the text beside them.
import type { UnseenText } from './unseen-text.ts';

export interface Run {
  text: string;
  isBold: boolean;
  isSuperscript: boolean;
  /** Points; null where the document does not say. */
  size: number | null;
  /** The run is the mark of this footnote or endnote, and has no text. */
  note?: string;
}

export type Place = 'body' | 'table' | 'textBox' | 'footnote';

/** A paragraph, without text deleted under tracking or hidden. */
export interface Block {
  place: Place;
  /** Name of the paragraph's style, e.g. `Title`. */
  style: string;
  alignment: 'left' | 'center' | 'right' | 'both';
  /** Running number of the table cell it stands in; 0 outside of tables. */
  cell: number;
  /** Running number of the table row, and the place of the cell in it; 0 outside of tables. */
  row: number;
  column: number;
  /** For a paragraph within a footnote or endnote: its mark in the text. */
  note?: string;
  /** Line breaks within the paragraph are `\n`, tabs `\t`. */
  runs: Run[];
}

/** The names in marks of one kind, and the number of marks. */
export interface Marks {
  names: string[];
  count: number;
}

export interface WordDocument {
  blocks: Block[];
  /** Texts of headers and footers. */
  headers: string[];
  /** Names in the document's properties: author, last editor, company, manager. */
  properties: string[];
  comments: Marks;
  /** Paragraph by paragraph: the words of comments. */
  commentTexts: string[];
  changes: Marks;
  /** Paragraph by paragraph, headers and footers too: text deleted under tracking or hidden. The file keeps it. */
  leftOut: string[];
  /** Its text outside of paragraphs. */
  unseen: UnseenText;
}

export function textOf(block: Pick<Block, 'runs'>): string {
  return block.runs.map(({ text }) => text).join('');
}
