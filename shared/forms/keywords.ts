// Where one keyword ends and the next begins: the one rule of the wizard, the API, the facade and the reader of front pages (decision 73).
import { oneLine } from './tidied.ts';

/** Most keywords of a manuscript in one language. */
export const MAX_KEYWORDS = 50;

/** A word runs to the next sign that parts words; within brackets, quotes and numbers such a sign parts nothing: 模型（A、B）, 2,4-D. */
const WORD = /(?:[（(《“"][^（()）《》“”"]{1,40}[）)》”"]|(?<=\d)[,，](?=\d)|[^;；,，、])+/gu;

/** The words of a text as it was typed or pasted, in their order (R1-144). */
export function keywordsIn(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => oneLine(word)).filter((word) => word !== '');
}

/** The same word in several spellings: case and full-width forms do not count. */
const folded = (word: string) => word.normalize('NFKC').toLowerCase();

/** The keywords of one text, or of a list with as many in each item as somebody put there; each once. */
export function splitKeywords(given: string | readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const word of [given].flat().flatMap((text) => keywordsIn(text))) if (!words.has(folded(word))) words.set(folded(word), word);
  return [...words.values()];
}

export function joinKeywords(words: readonly string[]): string {
  return words.join('; ');
}
