// The text of a PDF for the search for names in it: pages, properties, remarks and links. A page without text may be a scan, which nobody
// here reads.
import type { Block, WordDocument } from '../../word/word-document.ts';

/** Longer than any paper; a longer one is read so far and reported as not read whole. */
const MOST_PAGES = 300;
const HAN_END = /[\p{Script=Han}]$/u;

const block = (text: string): Block => ({
  place: 'body',
  style: 'Normal',
  alignment: 'left',
  cell: 0,
  row: 0,
  column: 0,
  runs: [{ text, isBold: false, isSuperscript: false, size: null }],
});

/** As if it were a Word file: parts that a PDF lacks are empty. Throws for an unsound or encrypted PDF. */
export async function readPdf(bytes: Buffer): Promise<WordDocument> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false });
  const [blocks, commentTexts, links, remarkers]: [Block[], string[], string[], string[]] = [[], [], [], []];
  let isWhole = pdf.numPages <= MOST_PAGES;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.reduce((sum, item) => ('str' in item ? joined(sum, item.str, item.hasEOL) : sum), '');
    if (text.trim() === '') isWhole = false;
    blocks.push(block(text));
    for (const remark of (await page.getAnnotations()) as Remark[]) {
      const { contentsObj, titleObj, url, unsafeUrl, fieldValue } = remark;
      commentTexts.push(...strings(contentsObj?.str, fieldValue));
      remarkers.push(...strings(titleObj?.str));
      links.push(...strings(url, unsafeUrl));
    }
    page.cleanup();
  }
  const info = new Map<string, unknown>(Object.entries((await pdf.getMetadata()).info));
  await pdf.cleanup();
  return {
    blocks,
    headers: [],
    properties: strings(info.get('Author')),
    comments: { names: [...new Set(remarkers)], count: commentTexts.length },
    commentTexts,
    changes: { names: [], count: 0 },
    leftOut: [],
    unseen: {
      pictures: [],
      graphics: [],
      links,
      elsewhere: strings(info.get('Title'), info.get('Subject'), info.get('Keywords')),
      isWhole,
    },
  };
}

/** pdf.js's data on an annotation, a link or a form field. */
interface Remark {
  contentsObj?: { str?: unknown };
  titleObj?: { str?: unknown };
  url?: unknown;
  unsafeUrl?: unknown;
  fieldValue?: unknown;
}

const strings = (...values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');

/** Lines break within Chinese words, and between Latin ones. */
function joined(before: string, piece: string, hasLineEnd: boolean): string {
  const text = before + piece;
  return hasLineEnd && !HAN_END.test(text) ? `${text} ` : text;
}
