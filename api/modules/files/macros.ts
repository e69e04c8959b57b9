// Whether a part of a new (zip) office document is a macro, or makes another part one: by its name, its type, or the type of the
// relationship to it.

/** Parts that describe the other parts. */
export const DESCRIBING = /^\[content_types\]\.xml$|\.rels$/i;

/** Where the programs themselves put macros. */
const MACRO_PARTS = /(?:^|\/)(?:vbaProject\w*\.bin|vbaData\.xml)$/i;
/** Types of such parts, of relationships that lead to them, and of documents that may have them. */
const MACRO_TYPES = /vbaProject|vbaData|macroEnabled/i;
/** No describing part has one; in it words could be put together that do not stand there. */
const DOCTYPE = /<!DOCTYPE|<!ENTITY/i;

/** `describing`: the bytes of a part that describes others; for any other part its name alone counts. */
export function bringsMacros(name: string, describing: Buffer): boolean {
  const text = textOf(describing);
  return MACRO_PARTS.test(name) || DOCTYPE.test(text) || typesIn(text).some((type) => MACRO_TYPES.test(type));
}

/**
 * The types that a part's tags name. Only these decide: an address of a hyperlink may hold any word. No tag contains its own opening sign,
 * so text before it, such as a comment, cannot hide it.
 */
function typesIn(xml: string): string[] {
  const types: string[] = [];
  let end = 0;
  for (const {
    index,
    0: { length },
    1: double,
    2: single,
  } of xml.matchAll(/=\s*(?:"([^"<]*)"|'([^'<]*)')/g)) {
    if (/Type$/i.test(xml.slice(end, index).trimEnd())) types.push(withCharacters(double ?? single ?? ''));
    end = index + length;
  }
  return types;
}

function textOf(xml: Buffer): string {
  const encoding =
    xml[0] === 0xff || (xml[0] === 0x3c && xml[1] === 0)
      ? 'utf-16le'
      : xml[0] === 0xfe || (xml[0] === 0 && xml[1] === 0x3c)
        ? 'utf-16be'
        : 'utf-8';
  return new TextDecoder(encoding).decode(xml);
}

/** With characters that are written as numbers. */
function withCharacters(text: string): string {
  return text.replaceAll(/&#(?:x0*([\da-f]{1,6})|0*(\d{1,7}));/gi, (_reference, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
