// Rewrites XML while it streams past: only the requested parts stay, and only elements, attributes and text are copied.
import { SaxesParser } from 'saxes';

export type Attributes = Record<string, string>;

/** An element on its way. `space` tells the meaning of a prefix there: a namespace's address, or undefined when nothing declares it. */
export interface Element {
  /** With its prefix, as written. */
  name: string;
  /** Without its prefix. */
  local: string;
  attributes: Attributes;
  space(prefix: string): string | undefined;
}

export interface XmlRules {
  /** False: it goes, with all that is in it. It may change the attributes. */
  element(element: Element): boolean;
  /** Text within an element of this local name. */
  text?(text: string, local: string): string;
}

/** No program nests so deep; deeper files are malicious. */
const DEEPEST = 1000;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

const escape = (text: string, signs: RegExp) =>
  signs.test(text) ? text.replaceAll(new RegExp(signs, 'g'), (sign) => ESCAPES[sign] ?? sign) : text;
const escapeText = (text: string) => escape(text, /[&<>\r]/);
const escapeValue = (text: string) => escape(text, /[&<"\r\n\t]/);

export const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');
export const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

/** The namespaces that an element declares, and those around it. */
class Scope {
  readonly #own: ReadonlyMap<string, string>;
  readonly #around: Scope | null;

  constructor(own: ReadonlyMap<string, string>, around: Scope | null) {
    this.#own = own;
    this.#around = around;
  }

  of(prefix: string): string | undefined {
    return this.#own.get(prefix) ?? this.#around?.of(prefix);
  }
}

const NOTHING = new Scope(new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]), null);

function declarationsIn(attributes: Attributes): Map<string, string> | null {
  let found: Map<string, string> | null = null;
  for (const name in attributes) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
    found ??= new Map();
    found.set(name === 'xmlns' ? '' : localOf(name), attributes[name] ?? '');
  }
  return found;
}

/** Pieces go in by `push`, which answers the finished output; `end` answers the rest. Both throw when it is not well-formed. */
export class XmlRewrite {
  #done = DECLARATION;
  readonly #parser = new SaxesParser();
  readonly #path: { local: string; scope: Scope }[] = [];
  /** How many elements have begun within one that goes. */
  #gone = 0;

  constructor({ element, text = (words) => words }: XmlRules) {
    const parser = this.#parser;
    parser.on('doctype', () => {
      throw new Error('A document type is declared');
    });
    parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
      if (this.#gone > 0) {
        this.#gone += 1;
        return;
      }
      const around = this.#path.at(-1)?.scope ?? NOTHING;
      const declared = declarationsIn(attributes);
      const scope = declared ? new Scope(declared, around) : around;
      const local = localOf(name);
      if (!element({ name, local, attributes, space: (prefix) => scope.of(prefix) })) {
        this.#gone = 1;
        return;
      }
      if (this.#path.push({ local, scope }) > DEEPEST) throw new Error('Nested too deep');
      let tag = `<${name}`;
      for (const key in attributes) tag += ` ${key}="${escapeValue(attributes[key] ?? '')}"`;
      this.#done += tag + (isSelfClosing ? '/>' : '>');
    });
    parser.on('closetag', ({ name, isSelfClosing }) => {
      if (this.#gone > 0) {
        this.#gone -= 1;
        return;
      }
      this.#path.pop();
      if (!isSelfClosing) this.#done += `</${name}>`;
    });
    const words = (said: string) => {
      const local = this.#path.at(-1)?.local;
      if (this.#gone === 0 && local !== undefined) this.#done += escapeText(text(said, local));
    };
    parser.on('text', words);
    parser.on('cdata', words);
  }

  push(piece: string): string {
    this.#parser.write(piece);
    const done = this.#done;
    this.#done = '';
    return done;
  }

  end(): string {
    this.#parser.close();
    return this.push('');
  }
}

/** A whole document at once. */
export function rewriteXml(xml: string, rules: XmlRules): string {
  const rewrite = new XmlRewrite(rules);
  return rewrite.push(xml) + rewrite.end();
}
