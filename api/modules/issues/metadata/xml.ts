// Writes XML: every text and attribute value is escaped here. No input is taken for markup.

export type XmlAttributes = Readonly<Record<string, string>>;

/**
 * Characters that XML 1.0 lacks: controls, halves of characters, two noncharacters. Each becomes a blank, so that the words on both sides
 * stay apart.
 */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** A line end that is not written as a reference is another one to its reader. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** A text without the characters that XML 1.0 lacks. */
export const xmlText = (text: string): string => text.replaceAll(FORBIDDEN, ' ');

const escaped = (text: string, signs: RegExp) => xmlText(text).replaceAll(signs, (sign) => ESCAPES[sign] ?? sign);
const escapedText = (text: string) => escaped(text, /[&<>\r]/gu);
const escapedValue = (text: string) => escaped(text, /[&<>"\r\n\t]/gu);

/** An element holds either elements or a text. */
export class XmlElement {
  readonly #name: string;
  readonly #attributes: XmlAttributes;
  readonly #children: XmlElement[] = [];
  #text = '';

  constructor(name: string, attributes: XmlAttributes = {}) {
    this.#name = name;
    this.#attributes = attributes;
  }

  /** A new last child. */
  ele(name: string, attributes: XmlAttributes = {}): XmlElement {
    const child = new XmlElement(name, attributes);
    this.#children.push(child);
    return child;
  }

  txt(text: string): void {
    this.#text = text;
  }

  /** Indented, except texts, which keep their spaces. */
  written(indent = ''): string {
    const attributes = Object.entries(this.#attributes).map(([name, value]) => ` ${name}="${escapedValue(value)}"`);
    const head = `${indent}<${this.#name}${attributes.join('')}`;
    if (this.#children.length === 0 && this.#text === '') return `${head}/>`;
    const inner =
      this.#children.length === 0
        ? escapedText(this.#text)
        : `\n${this.#children.map((child) => child.written(`${indent}  `)).join('\n')}\n${indent}`;
    return `${head}>${inner}</${this.#name}>`;
  }
}

/** `doctype`: as it is written, behind the name of the root. */
export function xmlDocument(root: XmlElement, doctype?: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...(doctype === undefined ? [] : [doctype]), root.written(), ''].join('\n');
}
