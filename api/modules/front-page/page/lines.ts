// A document as lines cut at its labels (摘要, Key words …): the input of the front page readers.
import { headOf, nextHead, type Label } from './labels.ts';
import { DOWN, NOTE, UP, withoutOwnSigns } from './signs.ts';
import { textOf, type Block, type Place } from '../../word/word-document.ts';

export interface Segment {
  /** Null: a line that no label begins. */
  label: Label | null;
  /** Behind the label; superscripts between UP and DOWN. */
  text: string;
  /** The label was not certain to be one, because nothing sets it off. */
  isLoose: boolean;
  /** Lines of one paragraph have the same. */
  block: number;
  place: Place;
  /** Running number of the table cell; 0: none. */
  cell: number;
  row: number;
  column: number;
  /** Mark of a footnote in the text. */
  note: string | null;
  style: string;
  isCentred: boolean;
  isBold: boolean;
  /** Points; 0 where the document does not say. */
  size: number;
}

/** Numbered headings: 一、问题, 第一章, 1 引言, 0 引 言, 1.1 …, I. INTRODUCTION. */
const HEADING = new RegExp(
  String.raw`^\s*(?:[一二三四五六七八九十]{1,3}\s*[、．.]|第\s*[一二三四五六七八九十]{1,3}\s*[章节]|[（(][一二三四五六七八九十]{1,2}[）)]|[0０1１]\s*[.．、]?\s*(?=(?:引\s*言|前\s*言|绪\s*论|导\s*论|` +
    String.raw`导\s*言|问\s*题|概\s*述|研究背景|资料|材料|对象|实验|理论|文献|introduction)[^。，,]{0,20}$)|[ⅠI]\s*[.．、]\s*)`,
  'iu',
);
const HEADING_STYLE = /^(?:heading|标题)\s*\d$/iu;

const PART_OF_ABSTRACT = /^\s*[【[(（〔]?\s*(?:结\s*论|结\s*语|引\s*言|前\s*言|introduction)/iu;
/** Behind 收稿日期: dates, and the words for further ones. Text after these is another field. */
const DATES =
  /^\s*\d{4}\s*[-–—./年]\s*\d{1,2}[\d\s\-–—./年月日]*(?:[;；,，。.\s]+(?:收到|收)?(?:修改稿|修改|修回稿|修回|修订稿|修订|录用|接受|定稿|网络首发|网络出版|出版)(?:日期|时间)?\s*[:：]?\s*\d{4}[\d\s\-–—./年月日]*)*[。．.;；,，\s]*/u;

/** A line with more fields repeats a label over and over; the rest is ignored. */
const MOST_FIELDS = 24;

/** The texts of one line, each with its label. */
function cut(text: string, boldHead: string, left = MOST_FIELDS): Pick<Segment, 'label' | 'text' | 'isLoose'>[] {
  if (left === 0) return [];
  const head = headOf(text, boldHead);
  if (!head) return [{ label: HEADING.test(text) ? 'heading' : null, text: text.trim(), isLoose: false }];
  const rest = text.slice(head.length);
  // The last part of a structured abstract, not the heading of a section.
  if (head.label === 'heading' && PART_OF_ABSTRACT.test(text) && rest.trim().length > 10)
    return [{ label: null, text: text.trim(), isLoose: false }];
  const dated = head.label === 'other' ? (DATES.exec(rest)?.[0].length ?? 0) : 0;
  if (dated > 0 && rest.length - dated > 10)
    return [
      { label: 'other', text: rest.slice(0, dated).trim(), isLoose: !head.isFirm },
      ...cut(rest.slice(dated).trimStart(), '', left - 1),
    ];
  const first = { label: head.label, isLoose: !head.isFirm };
  const at = nextHead(rest, head.label);
  if (at === -1) return [{ ...first, text: rest.trim() }];
  const more = rest.slice(at).trimStart();
  // A line that only looks like a label would be cut for ever.
  return [
    { ...first, text: rest.slice(0, at).trim() },
    ...(headOf(more, '') ? cut(more, '', left - 1) : [{ label: null, text: more.trim(), isLoose: false }]),
  ];
}

/** Longer than any abstract, and short enough for every pattern. */
const LONGEST_LINE = 20_000;

interface Part {
  text: string;
  isBold: boolean;
  isSuperscript: boolean;
  size: number;
  isNote: boolean;
}

/** The runs of each line of a paragraph. */
function linesOfParagraph(block: Block): Part[][] {
  const lines: Part[][] = [[]];
  let length = 0;
  for (const { text, isBold, isSuperscript, size, note } of block.runs) {
    if (note !== undefined) lines.at(-1)?.push({ text: NOTE + note, isBold, isSuperscript: true, size: size ?? 0, isNote: true });
    if (length > LONGEST_LINE || lines.length > MOST_LINES) break;
    length = text.includes('\n') ? 0 : length + text.length;
    for (const [index, piece] of withoutOwnSigns(text.slice(0, LONGEST_LINE))
      .replaceAll(/[^\S\n]{9,}/gu, ' '.repeat(8))
      .split('\n')
      .entries()) {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, isBold, isSuperscript, size: size ?? 0, isNote: false });
    }
  }
  return lines.filter((line) => line.some(({ text, isNote }) => !isNote && text.trim() !== ''));
}

/** Font size of most of a line's signs: one star in another size counts for nothing. */
function sizeOf(parts: readonly Part[]): number {
  const signs = new Map<number, number>();
  for (const { text, size } of parts) signs.set(size, (signs.get(size) ?? 0) + text.trim().length);
  return [...signs].reduce(([size, most], [other, count]) => (count > most ? [other, count] : [size, most]), [0, 0])[0] ?? 0;
}

const MOST_LINES = 500;

/** The first and the last lines of the text, and the first notes: a front page's facts are nowhere else. */
function atEnds<One extends { place: Place }>(all: readonly One[]): One[] {
  const of = (wanted: Place) => all.filter(({ place }) => place === wanted);
  const firsts = (['table', 'textBox', 'footnote'] as const).flatMap((place) => of(place).slice(0, MOST_LINES));
  const kept = new Set([...of('body').slice(0, MOST_LINES), ...of('body').slice(-MOST_LINES), ...firsts]);
  return all.filter((one) => kept.has(one));
}

/** The lines of the document in order; of a long one those where a front page can be. Empty ones are left out. */
export function segmentsOf(blocks: readonly Block[]): Segment[] {
  return atEnds(
    atEnds(blocks.filter((block) => textOf(block).trim() !== '')).flatMap((block, index) => {
      return linesOfParagraph(block).flatMap((line) => {
        const text = line
          .map((part) => (part.isSuperscript && part.text.trim() !== '' ? UP + part.text + DOWN : part.text))
          .join('')
          .trimStart();
        const written = line.filter((part) => !part.isSuperscript && part.text.trim() !== '');
        const usual = written.findIndex((part) => !part.isBold);
        const boldHead =
          usual > 0
            ? written
                .slice(0, usual)
                .map((part) => part.text)
                .join('')
                .trimStart()
            : '';
        const common = {
          block: index,
          place: block.place,
          cell: block.cell,
          row: block.row,
          column: block.column,
          note: block.note ?? null,
          style: block.style,
          isCentred: block.alignment === 'center',
          isBold: written.length > 0 && usual === -1,
          size: sizeOf(written),
        };
        return cut(text, boldHead).map((piece) => ({
          ...piece,
          ...common,
          label: piece.label ?? (HEADING_STYLE.test(block.style) && index > 8 ? 'heading' : null),
        }));
      });
    }),
  );
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const latinWords = (text: string) => count(text, /\p{Script=Latin}{2,}/gu);

/** Mostly Chinese: single terms in Latin letters change nothing. */
export const isChinese = (text: string): boolean => {
  const hanzi = count(text, /\p{Script=Han}/gu);
  return hanzi > 0 && hanzi >= latinWords(text);
};
/** Words in Latin letters; a Chinese term here and there changes nothing. */
export const isLatin = (text: string): boolean => latinWords(text) > 0 && !isChinese(text);

const HAN_OR_SIGN = '[\\p{Script=Han}“”‘’《》〈〉：，、。；（）！？—…]';
const BLANK_IN_CHINESE = new RegExp(`(?<=${HAN_OR_SIGN})\\s+(?=${HAN_OR_SIGN})`, 'gu');
/** Blanks as single spaces, and none between two hanzi. */
export const tightened = (text: string): string =>
  text
    .replaceAll(/[\s\u00A0\u200B\uFEFF]+/gu, ' ')
    .replaceAll(BLANK_IN_CHINESE, '')
    .trim();
