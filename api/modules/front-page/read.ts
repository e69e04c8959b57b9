// The one door of the Word reader: from the bytes of a file to its front page, and to the traces that would break blind review.
import { readAnonymity } from './giveaways/giveaways.ts';
import { printedInLatin } from './giveaways/latin-names.ts';
import { readPdf } from './giveaways/pdf-text.ts';
import { readWord } from '../word/read-word.ts';
import { textOf } from '../word/word-document.ts';
import { boundedAnonymity, boundedDocument, boundedFrontPage, withBearableLines } from './page/bounds.ts';
import { readFrontPage } from './front-page.ts';
import type { Reading } from './reading.ts';
import { similarityIn } from './similarity.ts';

/** `names`: the manuscript's authors, and their addresses. Throws for an unsound .docx, a too large or a malicious one. */
export async function read(bytes: Buffer, names: readonly string[]): Promise<Reading> {
  const document = boundedDocument(await readWord(bytes));
  const blocks = withBearableLines(document.blocks);
  const frontPage = boundedFrontPage(readFrontPage(blocks));
  // A certain author on the front page may not be typed in yet.
  const listed = frontPage.authors.map(({ name }) => name);
  const printed = listed.filter(({ confidence }) => confidence === 'HIGH').map(({ value }) => value);
  const latin = printed.length === listed.length ? printedInLatin(blocks, printed) : [];
  return { frontPage, anonymity: boundedAnonymity(readAnonymity(document, [...names, ...printed, ...latin])) };
}

/** What a PDF report of a check says (similarity.ts). Throws for an unsound or encrypted one. */
export async function readSimilarity(bytes: Buffer): Promise<{ similarity: number | null }> {
  const { blocks } = await readPdf(bytes);
  return { similarity: similarityIn(blocks.map(textOf).join('\n')) };
}

/** The same of a PDF, whose front page nobody reads. */
export async function readPdfFile(bytes: Buffer, names: readonly string[]): Promise<Reading> {
  const document = boundedDocument(await readPdf(bytes));
  return {
    frontPage: readFrontPage([]),
    anonymity: boundedAnonymity(readAnonymity({ ...document, blocks: withBearableLines(document.blocks) }, names)),
  };
}
