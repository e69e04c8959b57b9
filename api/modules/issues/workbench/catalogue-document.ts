// The catalogue (目录) of an issue as a Word document: columns as headings, titles with dots to authors and page.
import { AlignmentType, LeaderType, Paragraph, TabStopType, TextRun } from 'docx';
import { xmlText } from '../metadata/xml.ts';
import { type ContentsLine, readContents } from './contents-text.ts';
import { type IssueHeading, RIGHT_EDGE, writeDocument } from './issue-document.ts';

/** The size of the type, in twentieths of a point: the width of a Chinese character. */
const EM = 210;
const LINE_EMS = Math.floor(RIGHT_EDGE / EM);
/** Further lines of a title stand in by so much. */
const HANGING_EMS = 2;
/** The shortest row of dots that is seen as one, and the error of the letters' widths. */
const DOTS_EMS = 4;

const WIDE = /\p{Script=Han}|[\u3000-\u30FF\uFF01-\uFF60—…“”‘’·]/u;
const NARROW_EMS = 0.55;

/** About how wide a text is, in characters of Chinese. */
function emsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : NARROW_EMS), 0);
}

export async function catalogueDocument(heading: IssueHeading, contents: string): Promise<Uint8Array> {
  return await contentsDocument(heading, readContents(contents));
}

export async function contentsDocument(heading: IssueHeading, lines: readonly ContentsLine[]): Promise<Uint8Array> {
  return await writeDocument(heading, lines.flatMap(paragraphsOf));
}

function paragraphsOf(line: ContentsLine): Paragraph[] {
  const text = xmlText(line.text);
  if (line.kind === 'column') return [new Paragraph({ style: 'Column', text })];
  if (line.kind === 'text') return [new Paragraph({ text })];
  const right = xmlText(line.right);
  const width = emsOf(text);
  const lastLine = width <= LINE_EMS ? width : HANGING_EMS + ((width - LINE_EMS) % (LINE_EMS - HANGING_EMS));
  const rest = emsOf(right) + DOTS_EMS;
  if (rest + HANGING_EMS > LINE_EMS) return manyAuthors(text, right);
  return [
    new Paragraph({
      style: 'Entry',
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE, leader: LeaderType.DOT }],
      // Authors without room in the title's last line get the next one, dots before them.
      children: [new TextRun(text), new TextRun({ text: `\t${right}`, ...(lastLine + rest > LINE_EMS ? { break: 1 } : {}) })],
    }),
  ];
}

/** More than fit into a line stand beneath the title, at the right. */
const manyAuthors = (title: string, authors: string): Paragraph[] => [
  new Paragraph({ style: 'Entry', text: title, keepNext: true }),
  new Paragraph({ text: authors, alignment: AlignmentType.RIGHT, indent: { left: HANGING_EMS * EM }, spacing: { after: 40 } }),
];
