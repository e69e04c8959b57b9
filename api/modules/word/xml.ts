// Reads XML from start to end without building a tree. It knows no entities but the five of XML itself, and takes no document that
// declares some.
import { SaxesParser } from 'saxes';

export interface XmlTag {
  /**
   * With the prefix as written; WordprocessingML names always as `w:`, markup compatibility as `mc:`, even if the file uses other prefixes.
   */
  name: string;
  attribute(name: string): string | undefined;
}

interface XmlListener {
  open(tag: XmlTag): void;
  close(name: string): void;
  text(text: string): void;
}

/** No word processor nests so deep; deeper files are malicious. */
const DEEPEST = 500;
/** Their names are used with these prefixes. */
const USUAL: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
};

type Attributes = Readonly<Record<string, string>>;
/** The usual prefix of each that is written; none: as written. */
type Prefixes = ReadonlyMap<string, string>;

function prefixesIn(attributes: Attributes, around: Prefixes): Prefixes {
  let declared: Map<string, string> | undefined;
  for (const name in attributes) {
    const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice('xmlns:'.length) : null;
    if (prefix !== null) (declared ??= new Map(around)).set(prefix, USUAL[attributes[name] ?? ''] ?? prefix);
  }
  return declared ?? around;
}

function usual(name: string, prefixes: Prefixes): string {
  const at = name.indexOf(':');
  const written = at === -1 ? '' : name.slice(0, at);
  const prefix = prefixes.get(written) ?? written;
  return prefix === written ? name : `${prefix}:${name.slice(at + 1)}`;
}

/** Attributes without a prefix are in no namespace. */
function valueOf(attributes: Attributes, wanted: string, prefixes: Prefixes): string | undefined {
  for (const name in attributes) if ((name.includes(':') ? usual(name, prefixes) : name) === wanted) return attributes[name];
  return undefined;
}

/** Throws when it is not well-formed, nests too deep or declares a document type. */
export function readXml(xml: string, { open, close, text }: XmlListener): void {
  const path: { name: string; around: Prefixes }[] = [];
  let prefixes: Prefixes = new Map();
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new Error('A document type is declared');
  });
  parser.on('opentag', ({ name: written, attributes }) => {
    const around = prefixes;
    prefixes = prefixesIn(attributes, around);
    const name = usual(written, prefixes);
    if (path.push({ name, around }) > DEEPEST) throw new Error('Nested too deep');
    const within = prefixes;
    open({ name, attribute: (wanted) => valueOf(attributes, wanted, within) });
  });
  parser.on('closetag', () => {
    const begun = path.pop();
    if (!begun) return;
    prefixes = begun.around;
    close(begun.name);
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(xml).close();
}
