// What the reader of a front page and of its blindness is given of a .docx: its paragraphs in order, and what stands beside the text.
import type { UnseenText } from './unseen-text.ts';

export interface Run {
  text: string;
  isBold: boolean;
  isSuperscript: boolean;
  /** Points; null where the document does not say. */
  size: number | null;
  /** The run stands for this footnote or endnote, and has no text. */
  note?: string;
}

export type Place = 'body' | 'table' | 'textBox' | 'footnote';

/** A paragraph, without what was deleted under tracking and what is hidden. */
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
  /** Of a paragraph within a footnote or endnote: what the text refers to it by. */
  note?: string;
  /** Line breaks within the paragraph are `\n`, tabs `\t`. */
  runs: Run[];
}

/** Who is named by marks of one kind, and how many marks there are. */
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
  /** Paragraph by paragraph, headers and footers too: what was deleted under tracking or is hidden. The file keeps it. */
  leftOut: string[];
  /** What it says outside of paragraphs. */
  unseen: UnseenText;
}

export function textOf(block: Pick<Block, 'runs'>): string {
  return block.runs.map(({ text }) => text).join('');
}
