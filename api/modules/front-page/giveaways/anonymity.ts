// The report on traces of the authors in a file for blind reviewers (docs/decisions/0025).
import type { Marks } from '../../word/word-document.ts';

/**
 * Where names are looked for: in headers and footers, in the text with its notes, in the words of comments, in what was deleted under
 * tracking or is hidden, and outside of paragraphs (UnseenText).
 */
type Place = 'headers' | 'text' | 'commentTexts' | 'deleted' | 'pictures' | 'graphics' | 'links' | 'elsewhere';

export function inPlaces(told: (place: Place) => string[]): Record<Place, string[]> {
  return {
    headers: told('headers'),
    text: told('text'),
    commentTexts: told('commentTexts'),
    deleted: told('deleted'),
    pictures: told('pictures'),
    graphics: told('graphics'),
    links: told('links'),
    elsewhere: told('elsewhere'),
  };
}

export interface Anonymity extends Record<Place, string[]> {
  /** Names in the document's properties, as they stand there. */
  properties: string[];
  comments: Marks;
  changes: Marks;
  /** False: there is text that nobody has looked at, in another format or in a part that is not sound, or there is none at all. */
  isWhole: boolean;
}
