// The formatted text of templates and letters: the one list of its permitted elements (S2 §2.8). The server cleans stored and previewed
// text by it, the editor makes nothing else.
import { isWebAddress } from './web-address.ts';

const RICH_TEXT_BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ol', 'ul', 'li'] as const;
const RICH_TEXT_INLINES = ['strong', 'em', 'u', 's', 'span', 'a', 'img', 'br'] as const;
export const RICH_TEXT_ELEMENTS = [...RICH_TEXT_BLOCKS, ...RICH_TEXT_INLINES] as const;
export type RichTextElement = (typeof RICH_TEXT_ELEMENTS)[number];

/** Other programs' names for the same element; stored under our name. */
export const RICH_TEXT_ALIASES: Readonly<Record<string, RichTextElement>> = { b: 'strong', i: 'em', strike: 's', del: 's' };

/**
 * Attributes by element; blocks take `style` and `dir` besides. For an image only its file is stored: `src` is a link made for one reading.
 */
const RICH_TEXT_ATTRIBUTES: Readonly<Record<'a' | 'img' | 'span' | 'block', readonly string[]>> = {
  a: ['href', 'data-video'],
  img: ['data-file', 'alt', 'width'],
  span: ['style'],
  block: ['style', 'dir'],
};

export const TEXT_ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];

export const TEXT_DIRECTIONS = ['ltr', 'rtl'] as const;
export type TextDirection = (typeof TEXT_DIRECTIONS)[number];

/** A block is indented in steps of two characters; lists nest as deep. */
export const INDENT_EM = 2;
export const MOST_INDENT = 8;

/** Allowed styles, by property. */
export const RICH_TEXT_STYLES = {
  span: { color: [/^#[0-9a-f]{6}$/] },
  block: { 'text-align': [/^(left|center|right|justify)$/], 'margin-inline-start': [/^(2|4|6|8|10|12|14|16)em$/] },
} as const;

/** The attributes of an element, and its permitted styles by property. */
export function attributesOf(element: RichTextElement): readonly string[] {
  if (element === 'a' || element === 'img' || element === 'span') return RICH_TEXT_ATTRIBUTES[element];
  return RICH_TEXT_BLOCKS.some((block) => block === element) ? RICH_TEXT_ATTRIBUTES.block : [];
}
export function stylesOf(element: RichTextElement): Readonly<Record<string, readonly RegExp[]>> {
  return element === 'span' ? RICH_TEXT_STYLES.span : RICH_TEXT_BLOCKS.some((block) => block === element) ? RICH_TEXT_STYLES.block : {};
}

/** The colours that the editor offers: each reads on white paper (4.5 : 1 and more), where letters are read. */
export const TEXT_COLOURS = {
  red: '#b3362b',
  amber: '#875609',
  green: '#27704f',
  blue: '#2b4c8c',
  violet: '#6b4fa0',
  grey: '#5b6675',
} as const;

/** In pixels. */
export const MAX_IMAGE_WIDTH = 1200;

/** Limit of an image's text in words. */
export const MAX_ALT_LENGTH = 200;

/** Bytes of a formatted text as UTF-8, marks of the form included. */
export const MAX_RICH_TEXT_BYTES = 200 * 1024;

/** A variable stands in the text as `{{name}}`; the mail puts the manuscript's own in its place. */
const VARIABLE_NAME = String.raw`\{\{[ \t]*([A-Za-z][A-Za-z0-9]*)[ \t]*\}\}`;
/** For `matchAll` and `replace`; the first group is the name. */
export const VARIABLES = new RegExp(VARIABLE_NAME, 'g');
const ONE_VARIABLE = new RegExp(`^${VARIABLE_NAME}$`);

export const variableToken = (name: string): string => `{{${name}}}`;

/** Permitted targets of a link: a web page, a mailbox, or a variable's value. */
export function isAllowedLink(address: string): boolean {
  if (ONE_VARIABLE.test(address)) return true;
  return /^mailto:[^@/?\s\p{Cc}<>"\\]+@[^@/?\s\p{Cc}<>"\\]+$/iu.test(address) || isWebAddress(address);
}
