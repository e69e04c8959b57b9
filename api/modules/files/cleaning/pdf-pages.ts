// The pages of a PDF as its tree has them, in any form of the file, and whether they kept their text.
import { PDFArray, type PDFContext, PDFDict, PDFName } from '@cantoo/pdf-lib';

/** Far more than any paper has. */
const MOST_PAGES = 20_000;

/** In order, each once: a tree that leads back into itself ends there. Throws when there are none. */
export function pagesOf(context: PDFContext, catalog: PDFDict): PDFDict[] {
  const pages: PDFDict[] = [];
  const met = new Set<PDFDict>();
  const waiting = [catalog.lookup(PDFName.of('Pages'))];
  for (let node = waiting.pop(); waiting.length > 0 || node !== undefined; node = waiting.pop()) {
    if (!(node instanceof PDFDict) || met.has(node)) continue;
    met.add(node);
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) for (const kid of kids.asArray().toReversed()) waiting.push(context.lookup(kid));
    else if (pages.push(node) > MOST_PAGES) throw new Error('It has too many pages');
  }
  if (pages.length === 0) throw new Error('It has no pages');
  return pages;
}

/** The text of each page, as readers of damaged files find it. */
async function textsOf(bytes: Buffer): Promise<string[]> {
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false });
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    page.cleanup();
  }
  await pdf.cleanup();
  return texts;
}

/** For a damaged file: throws when pages, or words on them, were lost. */
export async function refuseLoss(before: Buffer, after: Buffer): Promise<void> {
  const [was, is] = [await textsOf(before), await textsOf(after)];
  if (was.length !== is.length || was.some((text, index) => text !== is[index])) throw new Error('It is too damaged to keep what it says');
}
