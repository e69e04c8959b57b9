// Reads rich text element by element and rewrites it, balanced and escaped: each part can be examined or changed on the way.
import sanitizeHtml from 'sanitize-html';
import { attributesOf, RICH_TEXT_ELEMENTS } from '../../../shared/rich-text.ts';

interface Walk {
  /** The output for an element; one that is not on the allow-list is left out and its contents stay (except scripts and the like). */
  element?(name: string, attributes: Readonly<Record<string, string>>): { tagName: string; attribs: Record<string, string> };
  /** The output for a piece of text, both escaped. */
  text?(escaped: string, isInLink: boolean): string;
  /** Attributes beside those of the allow-list, by element. */
  more?: Readonly<Record<string, readonly string[]>>;
}

/** Deeper than any text is nested: lists within lists within quotations. */
const MAX_DEPTH = 40;

export function walk(html: string, { element, text, more = {} }: Walk): string {
  let links = 0;
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_ELEMENTS],
    allowedAttributes: Object.fromEntries(RICH_TEXT_ELEMENTS.map((name) => [name, [...attributesOf(name), ...(more[name] ?? [])]])),
    allowedSchemes: ['http', 'https', 'mailto', 'cid'],
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    // Styles are held against the list before they come here.
    parseStyleAttributes: false,
    onOpenTag: (name) => void (links += name === 'a' ? 1 : 0),
    onCloseTag: (name) => void (links -= name === 'a' ? 1 : 0),
    ...(element ? { transformTags: { '*': element } } : {}),
    ...(text ? { textFilter: (escaped) => text(escaped, links > 0) } : {}),
  });
}
