// The stored form of a text: without space around it, without invisible characters, and empty when nothing visible is in it.

/**
 * Any visible character. Not: spaces, control and zero-width characters, halves of characters and noncharacters, fillers, marks without a
 * letter, the blank Braille pattern.
 */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Characters pasted unseen: control characters except tabs and line ends (no database takes the zero character), halves of characters,
 * which no UTF-8 can write, and code points that will never be characters, which no XML can hold.
 */
const UNSEEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;

/** Unseen in a name, where they only turn it around or make two of one. */
const UNSEEN_IN_NAMES = /(?![\u200c\u200d])(?=\p{Default_Ignorable_Code_Point})\p{Cf}/gu;
/** Joiners are letters' business in Arabic, Persian and the scripts of India; elsewhere they join nothing. */
const IDLE_JOINERS =
  /(?<=^|[\s\p{Script=Han}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}])[\u200c\u200d]+|(?<![\u200c\u200d])[\u200c\u200d]+$/gu;

/** Longer than any text with plain forms: a longer one is refused for its length, and composing it would take quadratic time. */
const MOST_TO_COMPOSE = 1000;

/** They turn the rest of a line around: for a title, also the text after it in a list, a letter or a subject. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

const LINE_ENDS = /[\t\n\r\u2028\u2029]+/g;

export function tidied(text: string): string {
  return VISIBLE.test(text) ? text.replaceAll(UNSEEN, '').trim() : '';
}

/** The same on one line: a title or a name has no second one, from any source, and no marks that turn the direction. */
export function oneLine(text: string): string {
  return tidied(text.replaceAll(LINE_ENDS, ' ').replaceAll(TURNS, ''));
}

/** A person's name, on one line, without invisible characters. */
export function nameText(text: string): string {
  return oneLine(text.replaceAll(UNSEEN_IN_NAMES, '').replaceAll(IDLE_JOINERS, ''));
}

/** Wide digits and letters as their plain ones (NFKC); a text too long to be any of those it is asked for stays as it is. */
export function plainForms(text: string): string {
  return text.length > MOST_TO_COMPOSE ? text : text.normalize('NFKC');
}
