// From a .docx to its paragraphs in order, and to the parts beside the text.
import { unseenTextOf } from './unseen-text.ts';
import type { Block, Marks, WordDocument } from './word-document.ts';
import { textOf } from './word-document.ts';
import { partsOf } from './word-package.ts';
import { readPart } from './word-part.ts';
import { stylesOf } from './word-styles.ts';
import { readXml } from './xml.ts';

const hasText = (block: Block) => textOf(block).trim() !== '';

/** Texts of elements of these local names. */
function textsIn(xml: string | undefined, names: readonly string[]): string[] {
  const found: string[] = [];
  let isInside = false;
  const isWanted = (name: string) => names.includes(name.replace(/^.*:/, ''));
  if (xml === undefined) return found;
  readXml(xml, {
    open: ({ name }) => {
      isInside = isWanted(name);
      if (isInside) found.push('');
    },
    close: () => {
      isInside = false;
    },
    text: (text) => {
      if (isInside) found[found.length - 1] += text;
    },
  });
  return found.map((text) => text.trim()).filter((text) => text !== '');
}

function together(marks: readonly Marks[]): Marks {
  return { names: [...new Set(marks.flatMap(({ names }) => names))], count: marks.reduce((sum, { count }) => sum + count, 0) };
}

/** Throws for an unsound .docx, a too large or a malicious one. */
export async function readWord(bytes: Buffer): Promise<WordDocument> {
  const parts = await partsOf(bytes);
  const named = (pattern: RegExp) => [...parts].filter(([name]) => pattern.test(name)).map(([, xml]) => xml);
  const [main] = named(/^word\/document\d*\.xml$/);
  if (main === undefined) throw new Error('No Word document');
  const styles = stylesOf(named(/^word\/styles\d*\.xml$/)[0]);
  const text = readPart(main, styles);
  const notes = [/^word\/footnotes\d*\.xml$/, /^word\/endnotes\d*\.xml$/].flatMap(named).map((xml) => readPart(xml, styles, true));
  const headers = named(/^word\/(?:header|footer)\d*\.xml$/).map((xml) => readPart(xml, styles));
  const comments = named(/^word\/comments\d*\.xml$/).map((xml) => readPart(xml, styles));
  return {
    blocks: [text, ...notes].flatMap(({ blocks }) => blocks).filter(hasText),
    headers: headers
      .flatMap(({ blocks }) => blocks)
      .filter(hasText)
      .map(textOf),
    properties: [
      ...new Set([
        ...textsIn(parts.get('docProps/core.xml'), ['creator', 'lastModifiedBy']),
        ...textsIn(parts.get('docProps/app.xml'), ['Company', 'Manager']),
      ]),
    ],
    comments: together(comments.map((part) => part.comments)),
    commentTexts: comments.flatMap(({ blocks, leftOut }) => [...blocks.map(textOf), ...leftOut]).filter((words) => words.trim() !== ''),
    changes: together([text, ...notes, ...headers].map(({ changes }) => changes)),
    leftOut: [text, ...notes, ...headers].flatMap(({ leftOut }) => leftOut),
    unseen: unseenTextOf(parts),
  };
}
