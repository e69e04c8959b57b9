// Traces of the authors in a Word file that would reach a blind reviewer (docs/decisions/0025).
import { isPerson, isSomebody } from './file-authors.ts';
import { inPlaces, type Anonymity } from './anonymity.ts';
import { foundIn, searchesFor } from './sought-names.ts';
import type { Block, Marks, WordDocument } from '../../word/word-document.ts';

/** Raised text is no part of a name: marks, and the numbers of notes. */
const wordsOf = ({ runs }: Block) => runs.map(({ text, isSuperscript }) => (isSuperscript ? ` ${text} ` : text)).join('');

/**
 * `names`: the manuscript's authors, as typed, and their addresses. The people who made, changed or commented the file are looked for too:
 * an author who uploads a file before typing in the authors is told as well.
 */
export function readAnonymity(document: WordDocument, names: readonly string[]): Anonymity {
  const properties = document.properties.filter(isSomebody);
  const named = (marks: Marks): Marks => ({ ...marks, names: marks.names.filter(isSomebody) });
  const [comments, changes] = [named(document.comments), named(document.changes)];
  const fileAuthors = [...properties, ...comments.names, ...changes.names].filter(isPerson);
  const searches = [...new Set([...names, ...fileAuthors].map((name) => name.trim()))].flatMap(searchesFor);
  const { isWhole, ...unseen } = document.unseen;
  const { headers, commentTexts, leftOut: deleted } = document;
  const texts = { ...unseen, headers, commentTexts, deleted, text: document.blocks.map(wordsOf) };
  return {
    properties,
    comments,
    changes,
    ...inPlaces((place) => foundIn(texts[place], searches)),
    isWhole: isWhole && document.blocks.length > 0,
  };
}
