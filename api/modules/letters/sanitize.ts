// Rich text as it is stored: elements outside the allow-list of shared/rich-text.ts are found and named, so that they can be refused in
// words, and are never part of the result.
import type { FieldProblem, MessageParams } from '../../../shared/errors.ts';
import { tidied } from '../../../shared/forms/tidied.ts';
import { hasSplitPlace, PLACE } from '../../../shared/letter-variables.ts';
import {
  attributesOf,
  isAllowedLink,
  MAX_ALT_LENGTH,
  MAX_IMAGE_WIDTH,
  MAX_RICH_TEXT_BYTES,
  RICH_TEXT_ALIASES,
  RICH_TEXT_ELEMENTS,
  stylesOf,
  TEXT_DIRECTIONS,
  variableToken,
  type RichTextElement,
} from '../../../shared/rich-text.ts';
import { walk } from './walk.ts';

export interface RichText {
  /** Empty when a reader would see nothing. */
  html: string;
  /** The first thing in it that is not allowed. */
  problem: FieldProblem | null;
  /** Names of the variables in it, as written. */
  variables: readonly string[];
  /** Opaque ids of its images. */
  images: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

/** Length of the refused part that the refusal quotes. */
const SHOWN_LENGTH = 60;
/** Rewritten HTML reads the same the second time, unless it was made to attack. */
const MOST_PASSES = 5;
/** Far more than a letter of that size has. */
const MOST_TAGS = 10_000;

const isTooLarge = (html: string): boolean => Buffer.byteLength(html) > MAX_RICH_TEXT_BYTES;

const MAX_ADDRESS = 2000;
const PLACE_ALONE = /^\{\{/;

/** Control characters, halves of characters: no reader sees them, no database takes them all. */
const UNSEEN = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu;

/** The text after the allow-list. */
export function richText(written: string): RichText {
  const reader = new Reader();
  const html = reader.read(written);
  return { html, problem: reader.problem, variables: [...reader.variables], images: [...reader.images] };
}

class Reader {
  problem: FieldProblem | null = null;
  readonly variables = new Set<string>();
  readonly images = new Set<string>();
  private isSeen = false;

  read(written: string): string {
    let html = written.replaceAll(UNSEEN, '');
    for (let pass = 0, before = ''; before !== html; pass += 1) {
      if (isTooLarge(html)) return this.nothing('letter.tooLarge', { kilobytes: MAX_RICH_TEXT_BYTES / 1024 });
      if (pass === MOST_PASSES || html.split('<').length > MOST_TAGS) return this.nothing('letter.unreadable');
      before = html;
      // An entity's character is known only after a second reading.
      html = walk(html, { element: (name, attributes) => this.element(name, attributes), text: (text) => this.text(text) }).replaceAll(
        UNSEEN,
        '',
      );
    }
    if (hasSplitPlace(html)) this.refuse('letter.variableSplit');
    return this.isSeen ? html : '';
  }

  private nothing(code: string, params: MessageParams = {}): '' {
    this.problem = { code, params };
    return '';
  }

  private refuse(code: string, params: Readonly<Record<string, string>> = {}): void {
    const shown = Object.entries(params).map(([name, value]) => [name, [...value].slice(0, SHOWN_LENGTH).join('')]);
    this.problem ??= { code, params: Object.fromEntries(shown) };
  }

  private text(escaped: string): string {
    this.isSeen ||= tidied(escaped) !== '';
    return escaped.replaceAll(PLACE, (_place, written: string) => {
      const name = written.trim();
      this.variables.add(name);
      return variableToken(name);
    });
  }

  private element(written: string, attributes: Attributes): { tagName: string; attribs: Record<string, string> } {
    const element = Object.hasOwn(RICH_TEXT_ALIASES, written)
      ? RICH_TEXT_ALIASES[written]
      : RICH_TEXT_ELEMENTS.find((name) => name === written);
    if (element === undefined) {
      this.refuse('letter.elementRefused', { element: written });
      return { tagName: written, attribs: {} };
    }
    const attribs: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) {
      const kept = this.attribute(element, name, value);
      if (kept !== null) attribs[name] = kept;
    }
    if (element === 'img') {
      this.isSeen = true;
      const { 'data-file': file, ...rest } = attribs;
      if (file === undefined) this.refuse('letter.imageRemote');
      else {
        this.images.add(file);
        // First, where who reads kept text looks for it (image-links.ts).
        return { tagName: element, attribs: { 'data-file': file, ...rest } };
      }
    }
    return { tagName: element, attribs };
  }

  /** The value to keep, or null. */
  private attribute(element: RichTextElement, name: string, value: string): string | null {
    // It was filled when the text was read.
    if (element === 'img' && name === 'src') return null;
    if (!attributesOf(element).includes(name)) {
      this.refuse('letter.attributeRefused', { element, attribute: name });
      return null;
    }
    if (name === 'style') return this.style(element, value);
    const kept = checks[name]?.(value.trim()) ?? null;
    if (kept === null) this.refuse(name === 'href' ? 'letter.addressRefused' : 'letter.valueRefused', { attribute: name, value });
    return kept;
  }

  private style(element: RichTextElement, written: string): string | null {
    const styles = stylesOf(element);
    const kept: string[] = [];
    for (const declaration of written.split(';').filter((one) => one.trim() !== '')) {
      const [name = '', ...rest] = declaration.split(':');
      const [property, value] = [name.trim().toLowerCase(), rest.join(':').trim().toLowerCase()];
      if (Object.hasOwn(styles, property) && styles[property]?.some((allowed) => allowed.test(value))) kept.push(`${property}:${value}`);
      else this.refuse('letter.styleRefused', { style: declaration.trim() });
    }
    return kept.length === 0 ? null : kept.join(';');
  }
}

const within = (most: number) => (value: string) => (/^[1-9]\d{0,4}$/.test(value) && Number(value) <= most ? value : null);

/** The value of an attribute as it is kept; null when it may not be. */
const checks: Readonly<Record<string, (value: string) => string | null>> = {
  // A link leads where the letter leads, or to an address that is written out: other contents of a place are no address.
  href: (value) =>
    isAllowedLink(value) && value.length <= MAX_ADDRESS && (!PLACE_ALONE.test(value) || value === variableToken('link')) ? value : null,
  'data-video': () => '',
  'data-file': (value) => (/^[\w=-]{1,64}$/.test(value) ? value : null),
  alt: (value) => ([...value].length <= MAX_ALT_LENGTH ? value : null),
  width: within(MAX_IMAGE_WIDTH),
  dir: (value) => TEXT_DIRECTIONS.find((direction) => direction === value.toLowerCase()) ?? null,
};
