// Reads XML from start to end without building a tree. It knows no entities but the five of XML itself, and takes no document that
// declares some.

export interface XmlTag {
  /** With the prefix as written; names of WordprocessingML as `w:`, of markup for compatibility as `mc:`, whatever the file calls them. */
  name: string;
  attribute(name: string): string | undefined;
}

export interface XmlListener {
  open(tag: XmlTag): void;
  close(name: string): void;
  text(text: string): void;
}

/** No word processor nests so deep; what does is made to hurt. */
const DEEPEST = 500;
/** Their names are used with these prefixes. */
const USUAL: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
};
const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  const entity = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
  return text.replaceAll(entity, (all: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** The usual prefix of each that is written; none: as written. */
type Prefixes = ReadonlyMap<string, string>;

function prefixesIn(inside: string, around: Prefixes): Prefixes {
  if (!inside.includes('xmlns')) return around;
  const declared = [...inside.matchAll(ATTRIBUTE)].flatMap(([, name = '', double, single]) => {
    const prefix = /^xmlns(?::|$)(.*)/.exec(name)?.[1];
    return prefix === undefined ? [] : [[prefix, USUAL[double ?? single ?? ''] ?? prefix] as const];
  });
  return new Map([...around, ...declared]);
}

function usual(name: string, prefixes: Prefixes): string {
  const at = name.indexOf(':');
  const written = at === -1 ? '' : name.slice(0, at);
  const prefix = prefixes.get(written) ?? written;
  return prefix === written ? name : `${prefix}:${name.slice(at + 1)}`;
}

function tagOf(inside: string, written: string, prefixes: Prefixes): XmlTag {
  let attributes: Map<string, string> | undefined;
  return {
    name: usual(written, prefixes),
    attribute(wanted) {
      const known = (key: string) => (key.includes(':') ? usual(key, prefixes) : key);
      attributes ??= new Map(
        [...inside.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [known(key), decoded(double ?? single ?? '')]),
      );
      return attributes.get(wanted);
    },
  };
}

/** Where the tag that begins at `start` ends: a value in quotes may hold the sign. */
function endOf(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < xml.length; at += 1) {
    const sign = xml.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  throw new Error('A tag has no end');
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found === -1) throw new Error(`No ${mark}`);
  return found + mark.length;
}

/** Throws when it is not well-formed, nests too deep or declares a document type. */
export function readXml(xml: string, { open, close, text }: XmlListener): void {
  const path: { written: string; name: string; around: Prefixes }[] = [];
  let prefixes: Prefixes = new Map();
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    if (start > at || start === -1) text(decoded(xml.slice(at, start === -1 ? undefined : start)));
    if (start === -1) break;
    if (xml.startsWith('<!--', start)) at = after(xml, '-->', start + 4);
    else if (xml.startsWith('<?', start)) at = after(xml, '?>', start + 2);
    else if (xml.startsWith('<![CDATA[', start)) {
      at = after(xml, ']]>', start);
      text(xml.slice(start + 9, at - 3));
    } else if (xml.startsWith('<!', start)) throw new Error('A document type is declared');
    else {
      const end = endOf(xml, start);
      const inside = xml.slice(start + 1, end);
      at = end + 1;
      if (inside.startsWith('/')) {
        const name = inside.slice(1).trim();
        const begun = path.pop();
        if (begun?.written !== name) throw new Error(`</${name.slice(0, 40)}> closes nothing`);
        prefixes = begun.around;
        close(begun.name);
        continue;
      }
      const around = prefixes;
      prefixes = prefixesIn(inside, around);
      const written = /^[^\s/>]+/.exec(inside)?.[0] ?? '';
      const tag = tagOf(inside, written, prefixes);
      open(tag);
      if (inside.endsWith('/')) {
        close(tag.name);
        prefixes = around;
      } else if (path.push({ written, name: tag.name, around }) > DEEPEST) throw new Error('Nested too deep');
    }
  }
  if (path.length > 0) throw new Error(`<${path.at(-1)?.written.slice(0, 40)}> is not closed`);
}
