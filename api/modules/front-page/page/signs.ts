// Signs: the private ones that readers put into texts for themselves, and those that are written in two ways.

/** Around superscript text; documents use these signs for nothing that we read. */
export const UP = '\uE000';
export const DOWN = '\uE001';
/** Before the name of a footnote, where the text refers to it. */
export const NOTE = '\uE002';
/** Stands for the first sign that is held, the next one for the second, and so on. */
const FIRST_HELD = 0xe010;
/** All signs of Unicode's private use, and the replacement sign. */
export const PRIVATE = '\\uE000-\\uF8FF\\uFFFD';

/** One stretch of superscript; its text is the first group. */
export const RAISED = `${UP}([^${DOWN}]*)${DOWN}`;
const ALL_RAISED = new RegExp(RAISED, 'gu');
const NOTES = new RegExp(`${UP}${NOTE}([^${DOWN}]*)${DOWN}`, 'gu');
const OWN_SIGNS = new RegExp(`[${UP}${DOWN}${NOTE}]`, 'gu');

/** A text of the document, in which our own signs mean nothing. */
export const withoutOwnSigns = (text: string): string => text.replaceAll(OWN_SIGNS, '');

/** Without superscripts: the form of a title or a name. */
export const withoutMarks = (text: string): string => text.replaceAll(ALL_RAISED, '');

/** With raised text as plain text, and without references to notes. */
export const plain = (text: string): string => text.replaceAll(NOTES, '').replaceAll(new RegExp(`[${UP}${DOWN}]`, 'gu'), '');

/** Raised text, stretch by stretch; references to notes begin with NOTE. */
export const raisedIn = (text: string): string[] => [...text.matchAll(ALL_RAISED)].map(([, raised = '']) => raised);

interface Holder {
  /** The signs as private ones, so that nothing is cut there. */
  held: (text: string) => string;
  /** As they were. */
  released: (text: string) => string;
}

/** For signs that part something elsewhere, and not in the texts that are held. */
export function holderOf(signs: string): Holder {
  const privateOf = (sign: string) => (signs.includes(sign) ? String.fromCharCode(FIRST_HELD + signs.indexOf(sign)) : sign);
  const signOf = (sign: string) => signs.charAt(sign.charCodeAt(0) - FIRST_HELD) || sign;
  return { held: (text) => [...text].map(privateOf).join(''), released: (text) => [...text].map(signOf).join('') };
}

/** Full-width letters and signs as the usual ones, sign by sign: every place stays where it was. */
export const folded = (text: string) =>
  text.replaceAll(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll(/[［]/gu, '[');
