// A Word file of a manuscript's front page and what a careful person would type from it. How values are read off a page:
// - marks are no part of a value: the star at a title, the figures at names, labels, brackets, the dash or colon before a subtitle;
// - a colon within a line parts a subtitle in English only where the Chinese title has one;
// - a unit is the institution with its department, without place and postcode; blanks between two hanzi count for nothing;
//   several units of one person are joined by ；, in the order they are printed;
// - paragraphs of an abstract are joined by a line break, their own labels (目的, Methods) stay;
// - a fund's name is the fund (and its kind of project), without the quoted title of the project; its number as it is printed;
//   several numbers of one fund are several funds of that name;
// - where the page has changes that are not yet accepted, what was put in counts and what was deleted does not; hidden text does not count.
import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun, type FileChild, type IPropertiesOptions, type ISectionOptions } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export interface ExpectedAuthor {
  name: string;
  unit?: string;
  email?: string;
}

/** What the page says. An absent value is one the page does not give. */
export interface ExpectedFrontPage {
  titleZh: string;
  subtitleZh?: string;
  titleEn?: string;
  subtitleEn?: string;
  authors: ExpectedAuthor[];
  /** Empty when the page has none. */
  abstractZh: string;
  abstractEn?: string;
  keywordsZh: string[];
  keywordsEn?: string[];
  /** The number is empty when the page names a fund without one. */
  funds: { number: string; name: string }[];
}

/** Where the file tells a blind reader who wrote it. */
export interface BlindLeaks {
  /** A person's name in the document's properties; a word like Administrator is none. */
  properties: boolean;
  comments: boolean;
  trackedChanges: boolean;
  /** A name of an author in a header or footer of the page. */
  headers: boolean;
  /** A name of an author in the text, also in a footnote or a text box. */
  text: boolean;
}

export interface FrontPage {
  name: string;
  /** One sentence: what is particular about the layout. */
  layout: string;
  /** The file; the same bytes at every call. */
  bytes: () => Promise<Buffer>;
  expected: ExpectedFrontPage;
  blind: BlindLeaks;
}

interface Recipe {
  name: string;
  layout: string;
  expected: ExpectedFrontPage;
  /** Leaks other than the names in the text, which is the rule. */
  blind?: Partial<BlindLeaks>;
  /** Made anew at each call: the pieces of `docx` can be packed only once. */
  children: () => FileChild[];
  document?: () => Partial<IPropertiesOptions>;
  section?: () => Partial<ISectionOptions>;
}

const NO_LEAKS: BlindLeaks = { properties: false, comments: false, trackedChanges: false, headers: false, text: true };

/** The day of everything that must have one. */
export const A_DAY = new Date('2026-03-02T08:00:00Z');

export function frontPage({ name, layout, expected, blind, children, document, section }: Recipe): FrontPage {
  const bytes = async () => settled(await Packer.toBuffer(new Document({
    creator: '', lastModifiedBy: '', ...document?.(), sections: [{ ...section?.(), children: children() }],
  })));
  return { name, layout, bytes, expected, blind: { ...NO_LEAKS, ...blind } };
}

/** `docx` writes the time of packing into properties and archive, and ids made by chance at text boxes: the same file must come out every time. */
function settled(bytes: Uint8Array): Buffer {
  const parts = unzipSync(bytes);
  const core = parts['docProps/core.xml'];
  if (!core) throw new Error('A Word file without properties');
  const day = A_DAY.toISOString().replace('.000', '');
  let shapes = 1025;
  const text = parts['word/document.xml'];
  if (text) parts['word/document.xml'] = strToU8(strFromU8(text).replace(/<v:shape id="[^"]*"/g, () => `<v:shape id="_x0000_s${++shapes}"`));
  parts['docProps/core.xml'] = strToU8(strFromU8(core).replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${day}`));
  return zipped(parts);
}

const zipped = (parts: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(parts, { mtime: '2026-03-02T08:00:00' }));

/** The page with one part of its file rewritten: for what Word writes and `docx` does not. */
export function reworked(page: FrontPage, part: string, change: (xml: string) => string): FrontPage {
  return { ...page, bytes: async () => {
    const parts = unzipSync(await page.bytes());
    const xml = parts[part];
    if (!xml) throw new Error(`A Word file without ${part}`);
    return zipped({ ...parts, [part]: strToU8(change(strFromU8(xml))) });
  } };
}

interface LineStyle {
  heading?: 1 | 2;
  centred?: boolean;
  bold?: boolean;
  /** In points: 二号 is 22, 四号 14, 五号 10.5. */
  points?: number;
  font?: string;
  /** Deeper settings of the paragraph: a list, a page break before it. */
  paragraph?: { numbering?: { reference: string; level: number }; pageBreakBefore?: boolean };
}

/** One paragraph. In the text, `**…**` is bold, `^…^` raised, and a line break a soft one. */
export function line(text: string, { heading, centred = false, bold = false, points, font, paragraph }: LineStyle = {}): Paragraph {
  return new Paragraph({
    ...paragraph,
    heading: heading && [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2][heading - 1],
    alignment: centred ? AlignmentType.CENTER : undefined,
    children: runs(text, { bold: bold || undefined, size: points && points * 2, font }),
  });
}

/** The runs of a paragraph, in the notation of `line`. */
export function runs(text: string, style: { bold?: boolean; size?: number; font?: string } = {}): TextRun[] {
  return text.split(/(\*\*.+?\*\*|\^[^^]+\^|\n)/).filter((piece) => piece !== '').map((piece) => {
    if (piece === '\n') return new TextRun({ ...style, break: 1 });
    if (piece.startsWith('**')) return new TextRun({ ...style, text: piece.slice(2, -2), bold: true });
    if (piece.startsWith('^')) return new TextRun({ ...style, text: piece.slice(1, -1), superScript: true });
    return new TextRun({ ...style, text: piece });
  });
}

export const lines = (...texts: string[]): Paragraph[] => texts.map((text) => line(text));

/** The beginning of the article itself, so that no page ends with its front matter. */
export const body = (heading: string, ...texts: string[]): Paragraph[] => [line(heading, { heading: 1 }), ...lines(...texts)];
