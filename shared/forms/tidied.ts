// Text as it is kept: without space around it and without control characters, and empty when there is nothing in it to be seen.

/** Anything a reader sees. Not: spaces, control and zero-width characters, fillers, marks without a letter, the blank Braille pattern. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Control characters but for tabs and line ends: pasted unseen, shown by nothing, and the zero character no database takes. */
const UNSEEN = /(?![\t\n\r])\p{Cc}/gu;

export function tidied(text: string): string {
  return VISIBLE.test(text) ? text.replaceAll(UNSEEN, '').trim() : '';
}
