// What in a Word file would tell a blind reviewer who wrote it (docs/decisions/0025).
import { isPerson, isSomebody } from './file-authors.ts';
import { foundIn, searchesFor } from './sought-names.ts';
import type { Block, Marks, WordDocument } from '../../word/word-document.ts';

export interface Blindness {
  /** Names in the document's properties, as they stand there. */
  properties: string[];
  comments: Marks;
  changes: Marks;
  /** Names that stand in headers and footers, in the text with its notes, in the words of comments, and in what was deleted under tracking or is hidden. */
  headers: string[];
  text: string[];
  commentTexts: string[];
  deleted: string[];
  /** Names that stand outside of paragraphs, by place (UnseenText). */
  pictures: string[];
  graphics: string[];
  links: string[];
  elsewhere: string[];
  /** False: there is text that nobody has looked at, in another format or in a part that is not sound, or there is none at all. */
  isWhole: boolean;
}

/** What stands above the line is no part of a name: marks, and the numbers of notes. */
const wordsOf = ({ runs }: Block) => runs.map(({ text, isSuperscript }) => (isSuperscript ? ` ${text} ` : text)).join('');

/**
 * `names`: of the manuscript's authors, as they are typed, and their addresses. Who made the file, changed it or remarked on it is looked for
 * too: an author who uploads a file before typing in the authors is told as well.
 */
export function readBlindness(document: WordDocument, names: readonly string[]): Blindness {
  const properties = document.properties.filter(isSomebody);
  const named = (marks: Marks): Marks => ({ ...marks, names: marks.names.filter(isSomebody) });
  const [comments, changes] = [named(document.comments), named(document.changes)];
  const makers = [...properties, ...comments.names, ...changes.names].filter(isPerson);
  const searches = [...new Set([...names, ...makers].map((name) => name.trim()))].flatMap(searchesFor);
  const { isWhole, ...unseen } = document.unseen;
  return {
    properties,
    comments,
    changes,
    headers: foundIn(document.headers, searches),
    text: foundIn(document.blocks.map(wordsOf), searches),
    commentTexts: foundIn(document.commentTexts, searches),
    deleted: foundIn(document.leftOut, searches),
    pictures: foundIn(unseen.pictures, searches),
    graphics: foundIn(unseen.graphics, searches),
    links: foundIn(unseen.links, searches),
    elsewhere: foundIn(unseen.elsewhere, searches),
    isWhole: isWhole && document.blocks.length > 0,
  };
}
