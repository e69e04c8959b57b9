// How documents of an issue are set: the paper, types and styles of a Chinese journal.
import {
  AlignmentType,
  Document,
  Footer,
  type ISectionOptions,
  PageNumber,
  Packer,
  Paragraph,
  type ParagraphChild,
  type Table,
  TextRun,
} from 'docx';
import { xmlText } from '../metadata/xml.ts';

/** In twentieths of a point: a journal in sixteen mo (185 × 260 mm). */
const PAPER = { width: 10_488, height: 14_740 };
const MARGIN = 1134;
/** Where dots end: the right edge of the text. */
export const RIGHT_EDGE = PAPER.width - 2 * MARGIN;

const SONG = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体', cs: 'Times New Roman' };
const HEI = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: '黑体', cs: 'Arial' };

export interface IssueHeading {
  journal: string;
  /** Such as 2026年第3期 or No. 3, 2026. */
  number: string;
  /** Its identifiers and its day, on a line of their own. */
  facts: readonly string[];
  title: string;
}

/** One section with its heading, numbered at the foot. Answers the file. */
export async function writeDocument(heading: IssueHeading, children: readonly (Paragraph | Table)[]): Promise<Uint8Array> {
  const section: ISectionOptions = {
    properties: { page: { size: PAPER, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
    footers: {
      default: new Footer({
        children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
      }),
    },
    children: [
      new Paragraph({ style: 'Journal', text: xmlText(`${heading.journal}　${heading.number}`) }),
      ...(heading.facts.length === 0 ? [] : [new Paragraph({ style: 'Journal', text: xmlText(heading.facts.join('　')) })]),
      new Paragraph({ style: 'Title', text: heading.title }),
      ...children,
    ],
  };
  const document = new Document({
    title: xmlText(`${heading.journal} ${heading.number} ${heading.title}`),
    styles: {
      default: { document: { run: { font: SONG, size: 21 }, paragraph: { spacing: { line: 320 } } } },
      paragraphStyles: [
        {
          id: 'Journal',
          name: 'Journal',
          basedOn: 'Normal',
          run: { size: 18, color: '555555' },
          paragraph: { alignment: AlignmentType.CENTER },
        },
        {
          id: 'Title',
          name: 'Title',
          basedOn: 'Normal',
          run: { font: HEI, size: 36 },
          paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 360, after: 360 } },
        },
        {
          id: 'Column',
          name: 'Column',
          basedOn: 'Normal',
          run: { font: HEI, size: 24 },
          paragraph: { spacing: { before: 280, after: 80 }, keepNext: true },
        },
        {
          id: 'Entry',
          name: 'Contents entry',
          basedOn: 'Normal',
          paragraph: { indent: { left: 420, hanging: 420 }, spacing: { after: 40 } },
        },
        {
          id: 'ArticleTitle',
          name: 'Article title',
          basedOn: 'Normal',
          run: { bold: true, size: 24 },
          paragraph: { spacing: { before: 360, after: 80 }, keepNext: true },
        },
      ],
    },
    sections: [section],
  });
  return await Packer.toBuffer(document);
}

export const bold = (text: string): ParagraphChild => new TextRun({ text, bold: true });
