// What the templates of journals share: notes with a mark of the author's own, content controls, paragraphs in a style of the template.
import { FootnoteReferenceRun, Paragraph, type FileChild, type IParagraphStyleOptions } from 'docx';
import { reworked, runs, type FrontPage } from '../page.ts';

/** A footnote's text, in the notation of `line`. */
export const note = (...texts: string[]): { children: Paragraph[] } => ({ children: texts.map((text) => new Paragraph({ children: runs(text, { size: 18 }) })) });

interface NotedLine {
  style?: string;
  centred?: boolean;
  size?: number;
  bold?: boolean;
}

/** A paragraph with footnotes: a number in the list is the footnote's. */
export function noted(pieces: (string | number)[], { style, centred = false, size, bold }: NotedLine = {}): Paragraph {
  return new Paragraph({
    style, alignment: centred ? 'center' : undefined,
    children: pieces.flatMap((piece) => typeof piece === 'number' ? [new FootnoteReferenceRun(piece)] : runs(piece, { size, bold })),
  });
}

/** A paragraph in a style of the template. */
export const styled = (style: string, text: string): Paragraph => new Paragraph({ style, children: runs(text) });

export const style = (id: string, name: string, points: number, font: string, centred = false): IParagraphStyleOptions => ({
  id, name, basedOn: 'Normal', quickFormat: true, run: { size: points * 2, font }, paragraph: { alignment: centred ? 'center' : 'both', spacing: { after: 80 } },
});

/** The footnotes of these ids bear a mark of the author's own (a star) instead of a figure, as Word writes it. */
export function marked(page: FrontPage, marks: Record<number, string>): FrontPage {
  const ids = Object.entries(marks);
  const inText = reworked(page, 'word/document.xml', (xml) => ids.reduce((text, [id, mark]) => replaced(
    text, `<w:footnoteReference w:id="${id}"/>`, `<w:footnoteReference w:customMarkFollows="1" w:id="${id}"/><w:t>${mark}</w:t>`,
  ), xml));
  return reworked(inText, 'word/footnotes.xml', (xml) => ids.reduce((text, [id, mark]) => {
    const start = text.indexOf(`w:id="${id}"`);
    if (start < 0) throw new Error(`No footnote ${id}`);
    return text.slice(0, start) + replaced(text.slice(start), '<w:footnoteRef/>', `<w:t xml:space="preserve">${mark} </w:t>`);
  }, xml));
}

/** The paragraph that has this text stands in a content control of the template. */
export function controlled(page: FrontPage, fields: Record<string, string>): FrontPage {
  return reworked(page, 'word/document.xml', (xml) => Object.entries(fields).reduce((whole, [alias, text]) => {
    const at = whole.indexOf(text);
    if (at < 0) throw new Error(`No paragraph with ${text}`);
    const start = whole.lastIndexOf('<w:p>', at);
    const end = whole.indexOf('</w:p>', at) + '</w:p>'.length;
    const control = `<w:sdt><w:sdtPr><w:alias w:val="${alias}"/><w:tag w:val="${alias}"/></w:sdtPr><w:sdtContent>${whole.slice(start, end)}</w:sdtContent></w:sdt>`;
    return whole.slice(0, start) + control + whole.slice(end);
  }, xml));
}

/** Paragraphs one after another, given one by one or in groups. */
export const sheet = (...parts: (FileChild | FileChild[])[]): FileChild[] => parts.flat();

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`Not in the file: ${from}`);
  return text.replace(from, () => to);
}
