// Comparison of texts in a search: spellings that read alike are the same. Screens that search loaded data use this; the database searches
// with its function `fold` (migration search_folding), and a test holds both to the same answers.
import simplified from './simplified.json' with { type: 'json' };

/** Nobody sees them, and pages on the web are full of them: joiners, marks of direction, soft hyphens, selectors of variants. */
const INVISIBLE = /\u00ad|\u180e|[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f]|[\ufe00-\ufe0f]|\ufeff/g;
/** Signs of one meaning, each kind behind the sign it becomes. */
const SIGNS: readonly (readonly [string, string])[] = [
  ["'", '‘’‚‛`ʹʻʼʽˈ′'],
  ['"', '“”„‟″'],
  ['-', '‐‒–—―−'],
  ['·', '•‧∙・⋅'],
];
/** Letters that are no letter with a mark. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['o', 'ø'],
  ['d', 'đ'],
  ['l', 'ł'],
  ['i', 'ı'],
  ['h', 'ħ'],
  ['σ', 'ς'],
];
/** Accents and vowel signs; not the voiced sounds of kana, which are other letters. */
const MARKS = /[\u0300-\u036f]|[\u0591-\u05bd]|[\u064b-\u0652]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]/g;

const kinds = new Map([...SIGNS, ...LETTERS].flatMap(([into, those]) => [...those].map((one): [string, string] => [one, into])));
/** Characters of the npm package opencc-js 1.4.2 (MIT, Apache-2.0), and three that are written both ways. */
const into = [...simplified.simplified];
const characters = new Map([...simplified.traditional].map((one, at) => [one, into[at] ?? one]));

const each = (text: string, table: ReadonlyMap<string, string>) => Array.from(text, (one) => table.get(one) ?? one).join('');

/**
 * Full and half width, case, accents, apostrophes and dashes, invisible signs, traditional and simplified characters: alike. Folding twice
 * is folding once.
 */
export function fold(text: string): string {
  // An acute that stands alone would become a blank with an accent.
  const known = text.replaceAll(INVISIBLE, '').replaceAll('´', "'").normalize('NFKC').toLowerCase();
  const plain = known.normalize('NFKD').replaceAll(MARKS, '').normalize('NFC');
  return each(each(plain, kinds).replaceAll('ß', 'ss'), characters);
}
