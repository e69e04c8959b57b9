// The Word file of a sample page; the same bytes at every call.
import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  InsertedTextRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  SimpleField,
  Tab,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
  type FileChild,
  type ICommentOptions,
  type IParagraphStyleOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { lineOf, piecesOf, readable, type Line, type Piece, type Sample } from './sample.ts';

/** The day of everything that must have one. */
const A_DAY = new Date('2026-03-02T08:00:00Z');
const UNITS = 'units';

const ALIGNMENTS = { centred: AlignmentType.CENTER, left: AlignmentType.LEFT, right: AlignmentType.RIGHT, both: AlignmentType.BOTH };

type Look = Pick<IRunOptions, 'bold' | 'size' | 'vanish' | 'subScript'> & { /** + or - and who did it. */ change?: string };

/** How the words of a line, or of a style, have text set. */
function lookOf(words: readonly string[]): Look {
  const size = words.find((word) => /^[\d.]+pt$/.test(word));
  return { bold: words.includes('bold') || undefined, size: size === undefined ? undefined : 2 * parseFloat(size) };
}

const alignmentOf = (words: readonly string[]) => Object.entries(ALIGNMENTS).find(([word]) => words.includes(word))?.[1];

function runOf(text: string, { change, ...look }: Look, isRaised: boolean): ParagraphChild {
  const content = text === '⏎' ? { break: 1 } : text === '⇥' ? { children: [new Tab()] } : { text };
  const options = { ...look, ...content, superScript: isRaised || undefined };
  if (change === undefined) return new TextRun(options);
  const made = { ...options, id: 0, author: change.slice(1), date: A_DAY.toISOString() };
  return change.startsWith('+') ? new InsertedTextRun(made) : new DeletedTextRun(made);
}

/** Marks that set what they stand around in another way. */
const LOOKS: Readonly<Record<string, Look>> = { hidden: { vanish: true }, low: { subScript: true }, usual: { size: undefined } };

/** Marks that stand for something else than text. `id`: of a note or a remark. */
const MADE: Readonly<Record<string, (text: string, id: number, inner: readonly ParagraphChild[]) => ParagraphChild[]>> = {
  page: () => [new TextRun({ children: [PageNumber.CURRENT] })],
  note: (_text, id) => [new FootnoteReferenceRun(id)],
  link: (text) => [new ExternalHyperlink({ link: `mailto:${text}`, children: [new TextRun({ text, style: 'Hyperlink' })] })],
  field: (text) => [new SimpleField(`HYPERLINK "mailto:${text}"`, text)],
  remark: (_text, id, inner) => [
    new CommentRangeStart(id),
    ...inner,
    new CommentRangeEnd(id),
    new TextRun({ children: [new CommentReference(id)] }),
  ],
};

function runsOf(pieces: readonly Piece[], look: Look): ParagraphChild[] {
  return pieces.flatMap((piece): ParagraphChild[] => {
    if ('text' in piece) return [runOf(piece.text, { ...look, bold: look.bold || piece.isBold || undefined }, piece.isRaised)];
    const [mark = '', id] = piece.mark.split(' ');
    const other = /^[+-]/.test(mark) ? { change: piece.mark } : /^\d/.test(mark) ? { size: lookOf([mark]).size } : LOOKS[mark];
    const inner = runsOf(piece.pieces, { ...look, ...other });
    return MADE[mark]?.(readable(piece.pieces), Number(id), inner) ?? inner;
  });
}

/** A paragraph within a content control, as templates of journals have them. */
class Controlled extends Paragraph {
  tag = '';

  override prepForXml(...args: Parameters<Paragraph['prepForXml']>): ReturnType<Paragraph['prepForXml']> {
    const properties = { 'w:sdtPr': ['w:alias', 'w:tag'].map((name) => ({ [name]: { _attr: { 'w:val': this.tag } } })) };
    return { 'w:sdt': [properties, { 'w:sdtContent': [super.prepForXml(...args)] }] };
  }
}

function paragraphOf({ words, text }: Line): Paragraph {
  const tag = words.find((word) => word.startsWith('control='))?.slice('control='.length);
  const paragraph = new (tag === undefined ? Paragraph : Controlled)({
    heading: words.includes('heading1') ? HeadingLevel.HEADING_1 : words.includes('heading2') ? HeadingLevel.HEADING_2 : undefined,
    style: words.find((word) => word.startsWith('.'))?.slice(1),
    alignment: alignmentOf(words),
    pageBreakBefore: words.includes('break') || undefined,
    numbering: words.includes('list') ? { reference: UNITS, level: 0 } : undefined,
    children: runsOf(piecesOf(text), lookOf(words)),
  });
  if (paragraph instanceof Controlled) paragraph.tag = tag ?? '';
  return paragraph;
}

/** Paragraphs that stand together; `looks` is what they share. */
const paragraphsOf = (text: string, looks: readonly string[]): Paragraph[] =>
  text
    .split(' ¶ ')
    .map(lineOf)
    .map((line) => paragraphOf({ ...line, words: [...looks, ...line.words] }));

const tableOf = (rows: readonly Line[]) =>
  new Table({
    rows: rows.map(
      ({ words, text }) =>
        new TableRow({
          children: text
            .replace(/^\| ?| ?\|$/g, '')
            .split(' | ')
            .map((cell) => new TableCell({ children: paragraphsOf(cell, words) })),
        }),
    ),
  });

const isRow = ({ text }: Line) => text.startsWith('| ');
const isDrawn = ({ words }: Line) => words[0] === 'drawn';

/** The page, line by line; rows one after another are a table. */
function childrenOf(lines: readonly Line[]): FileChild[] {
  const from = lines.findIndex(isRow);
  if (from !== -1) {
    const rest = lines.slice(from);
    const rows = rest.findIndex((line) => !isRow(line));
    const to = from + (rows === -1 ? rest.length : rows);
    return [...childrenOf(lines.slice(0, from)), tableOf(lines.slice(from, to)), ...childrenOf(lines.slice(to))];
  }
  return lines.map((line) =>
    line.words[0] === 'box' || isDrawn(line)
      ? new Textbox({ style: { width: '450pt', height: '80pt' }, children: paragraphsOf(line.text, line.words.slice(1)) })
      : paragraphOf(line),
  );
}

function remarkOf(remark: string, id: number): ICommentOptions {
  const [author = '', text = ''] = remark.split(' | ');
  return { id, author, initials: author.slice(0, 1), date: A_DAY, children: [new Paragraph(text)] };
}

function styleOf(style: string): IParagraphStyleOptions {
  const [id = '', name = '', ...words] = style.split(' ');
  return { id, name, basedOn: 'Normal', run: lookOf(words), paragraph: { alignment: alignmentOf(words) } };
}

/** A text box as Word writes it: a drawing, and the same text once more as a fallback for older programs. */
function drawn(pict: string): string {
  const content = /<w:txbxContent>.*<\/w:txbxContent>/s.exec(pict)?.[0] ?? '';
  const shape = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp>`;
  const graphic =
    '<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">' +
    `<a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic>`;
  const drawing = `<w:drawing><wp:inline><wp:extent cx="5400000" cy="700000"/><wp:docPr id="1" name="文本框 1"/>${graphic}</wp:inline></w:drawing>`;
  return `<mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${pict}</mc:Fallback></mc:AlternateContent>`;
}

/** Adds the parts that Word writes and `docx` omits, and fixes those that `docx` makes up: times, and ids of links, changes and shapes. */
function settled(bytes: Uint8Array, { file, lines }: Sample): Buffer {
  const parts = unzipSync(bytes);
  const change = (part: string, how: (xml: string) => string) => {
    parts[part] = strToU8(how(strFromU8(parts[part] ?? new Uint8Array())));
  };
  const links = new Map<string, string>();
  let ids = 1000;
  const steady = (xml: string) =>
    xml
      .replace(/(<(?:v:shape|w:(?:ins|del) w:)\s?id=")[^"]*/g, (_id, start: string) => start + (ids += 1))
      .replace(/"rId[\w-]{10,}"/g, (id) => links.get(id) ?? links.set(id, `"rId${900 + links.size}"`).get(id) ?? id);
  change('docProps/core.xml', (xml) =>
    xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${A_DAY.toISOString().replace('.000', '')}`),
  );
  change('word/document.xml', steady);
  change('word/_rels/document.xml.rels', steady);
  if (lines.some(isDrawn)) change('word/document.xml', (xml) => xml.replace(/<w:pict>.*?<\/w:pict>/gs, drawn));
  const more = ['Manager', 'Company'].flatMap((key) => file.get(key)?.map((name) => `<${key}>${name}</${key}>`) ?? []).join('');
  change('docProps/app.xml', (xml) => xml.replace(/\/>\s*$/, '></Properties>').replace('</Properties>', `${more}</Properties>`));
  // A note with a mark of the author's own.
  for (const [, id, mark] of lines.flatMap(({ text }) => [...text.matchAll(/\{note (\d) ([^}]+)\}/g)])) {
    const reference = `<w:footnoteReference w:id="${id}"/>`;
    change('word/document.xml', (xml) =>
      xml.replace(reference, `<w:footnoteReference w:customMarkFollows="1" w:id="${id}"/><w:t>${mark}</w:t>`),
    );
    change('word/footnotes.xml', (xml) =>
      xml.replace(new RegExp(`(<w:footnote w:id="${id}">.*?)<w:footnoteRef/>`, 's'), `$1<w:t>${mark}</w:t>`),
    );
  }
  return Buffer.from(zipSync(parts, { mtime: '2026-03-02T08:00:00', level: 1 }));
}

export async function wordFileOf(sample: Sample): Promise<Buffer> {
  const { file, lines } = sample;
  const all = (key: string) => file.get(key) ?? [];
  /** Paragraphs that stand beside the page. */
  const of = (place: string) => lines.filter(({ words }) => words[0] === place).map(paragraphOf);
  const besides = /^(?:note\d|header|footer)$/;
  const notes = lines.flatMap(({ words: [place = ''] }) =>
    /^note\d$/.test(place) ? [[place.slice('note'.length), { children: of(place) }]] : [],
  );
  const [creator = ''] = all('creator');
  const [lastModifiedBy = ''] = all('lastModifiedBy');
  const document = new Document({
    creator,
    lastModifiedBy,
    title: all('title')[0],
    footnotes: Object.fromEntries(notes),
    comments: file.has('remark') ? { children: all('remark').map(remarkOf) } : undefined,
    numbering: { config: [{ reference: UNITS, levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] }] },
    styles: { default: { document: { run: lookOf(all('usual')) } }, paragraphStyles: all('style').map(styleOf) },
    sections: [
      {
        headers: of('header').length > 0 ? { default: new Header({ children: of('header') }) } : undefined,
        footers: of('footer').length > 0 ? { default: new Footer({ children: of('footer') }) } : undefined,
        children: childrenOf(lines.filter(({ words: [place = ''] }) => !besides.test(place))),
      },
    ],
  });
  return settled(await Packer.toBuffer(document), sample);
}
