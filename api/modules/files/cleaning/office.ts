// Office documents that are zips (docx, xlsx, pptx): a new one is put together of the parts that are known, as far as relationships lead to
// them; each is written anew, and their names, types and relationships are ours.
import { posix } from 'node:path';
import { type Zippable, zip } from 'fflate';
import type { Entry, ZipFile } from 'yauzl';
import { MAX_DOCUMENT_PARTS, MAX_UNPACKED_BYTES } from '../../../../shared/limits.ts';
import { entriesOf, openPart, openZip } from '../zip-reading.ts';
import { cleanOldOffice, isOldDocument } from './old-office.ts';
import { MAIN_PARTS, OTHER_TYPES, partKind, type PartKind, type Program } from './office-kinds.ts';
import { officeRules } from './office-xml.ts';
import { cleanEmbeddedPicture } from './picture.ts';
import { isPage } from './places.ts';
import { rewriteXml, XmlRewrite } from './xml.ts';
import { CannotClean } from './cannot-clean.ts';

const DEEPEST = 3;
/** Zips know no earlier time; ours reveals nothing of when a part was made. */
const NO_TIME = '1980-01-01T00:00:00';
const NOWHERE = 'file:///removed';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const COMPOUND_START = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');

const PROGRAMS: readonly (readonly [RegExp, Program])[] = [
  [/^word\/document\d*\.xml$/i, 'word'],
  [/^xl\/workbook\.xml$/i, 'xl'],
  [/^ppt\/presentation\.xml$/i, 'ppt'],
];
const EXTENSIONS: Readonly<Record<Program, string>> = { word: 'docx', xl: 'xlsx', ppt: 'pptx' };

/** Types of Office itself, and the identifiers that programs give. */
const KNOWN_TYPE = /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com)\/[\w/.-]*\/[A-Za-z]+$/;
const KNOWN_ID = /^[A-Za-z_][\w.-]{0,63}$/;
const lastWord = (type: string) => type.slice(type.lastIndexOf('/') + 1);

interface Relationship {
  id: string;
  type: string;
  target: string;
  isExternal: boolean;
}

/** A document with the same text and pictures. Throws when it is no sound zip, is a bomb, or has parts in another coding than UTF-8. */
export async function cleanOffice(bytes: Buffer): Promise<Buffer> {
  return (await cleanPackage(bytes, 0)).bytes;
}

async function cleanPackage(bytes: Buffer, depth: number): Promise<{ bytes: Buffer; program: Program }> {
  if (depth > DEEPEST) throw new Error('Documents within documents within documents');
  const source = await Source.open(bytes);
  const main = await source.main();
  const copy = new Copy(source, main.program, depth);
  const cleaned = await copy.of(main.part);
  return { bytes: await packed(cleaned), program: main.program };
}

/** The document that came. Names of parts are the same in capitals and small letters. */
class Source {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  static async open(bytes: Buffer): Promise<Source> {
    const zipFile = await openZip(bytes);
    const entries = new Map<string, Entry>();
    let total = 0;
    let count = 0;
    for await (const entry of entriesOf(zipFile)) {
      // The size in the directory, which yauzl enforces while it inflates.
      total += entry.uncompressedSize;
      count += 1;
      if (total > MAX_UNPACKED_BYTES || count > MAX_DOCUMENT_PARTS)
        throw new CannotClean('TOO_LARGE', 'Unpacked, the document is too large');
      entries.set(entry.fileName.toLowerCase(), entry);
    }
    return new Source(zipFile, entries);
  }

  private constructor(zipFile: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zipFile;
    this.#entries = entries;
  }

  /** By the target of the package's relationship; some programs omit the type there. */
  async main(): Promise<{ part: string; program: Program }> {
    const told = (await this.relationships('')).find(({ type }) => type.endsWith('/officeDocument'));
    const names = told ? [targetOf('', told.target)] : [...this.#entries.keys()];
    for (const part of names) {
      const program = PROGRAMS.find(([name]) => name.test(part))?.[1] ?? (told ? this.#programIn(part) : undefined);
      if (program && this.has(part)) return { part, program };
    }
    throw new Error('Nothing says which part is the document');
  }

  #programIn(part: string): Program | undefined {
    const folder = part.split('/')[0]?.toLowerCase();
    return folder === 'word' || folder === 'xl' || folder === 'ppt' ? folder : undefined;
  }

  has(part: string): boolean {
    return this.#entries.has(part.toLowerCase());
  }

  async read(part: string): Promise<Buffer> {
    return Buffer.concat(await (await this.#stream(part)).toArray());
  }

  /** The part written anew, piece by piece: it is never one long text. */
  async rewritten(part: string, rewrite: XmlRewrite): Promise<Buffer> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const done: Buffer[] = [];
    for await (const chunk of await this.#stream(part))
      if (Buffer.isBuffer(chunk)) done.push(Buffer.from(rewrite.push(decoder.decode(chunk, { stream: true }))));
    done.push(Buffer.from(rewrite.push(decoder.decode()) + rewrite.end()));
    return Buffer.concat(done);
  }

  async relationships(part: string): Promise<Relationship[]> {
    const place = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
    if (!this.has(place)) return [];
    const found: Relationship[] = [];
    rewriteXml(new TextDecoder('utf-8', { fatal: true }).decode(await this.read(place)), {
      element: ({ local, attributes: { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } }) => {
        if (local === 'Relationship' && KNOWN_TYPE.test(type) && KNOWN_ID.test(id))
          found.push({ id, type, target, isExternal: mode === 'External' });
        return true;
      },
    });
    return found;
  }

  async #stream(part: string) {
    const entry = this.#entries.get(part.toLowerCase());
    if (!entry) throw new Error('There is no such part');
    return await openPart(this.#zip, entry);
  }
}

/** Name of the part that a relationship of another leads to. */
function targetOf(part: string, target: string): string {
  const path = target.startsWith('/') ? target : `/${posix.dirname(part)}/${target}`;
  return posix.normalize(path).replace(/^\/(?:\.\/)?/, '');
}

/** A part of the new document. */
interface Cleaned {
  name: string;
  content: Buffer;
  /** Null: its ending says it. */
  type: string | null;
}

/** The new document, part by part from its main one on. */
class Copy {
  readonly #source: Source;
  readonly #program: Program;
  readonly #depth: number;
  readonly #parts: Cleaned[] = [];
  /** Names in the new document by those in the old one; null: nothing of it stays. */
  readonly #names = new Map<string, Promise<string | null>>();
  readonly #taken = new Set<string>();
  readonly #left: { part: string; name: string; kind: PartKind }[] = [];

  constructor(source: Source, program: Program, depth: number) {
    this.#source = source;
    this.#program = program;
    this.#depth = depth;
  }

  async of(main: string): Promise<Cleaned[]> {
    const kind = MAIN_PARTS[this.#program];
    const name = this.#nameFor(kind.folder, kind.base, kind.extension);
    this.#names.set(main.toLowerCase(), Promise.resolve(name));
    this.#left.push({ part: main, name, kind });
    for (let next = this.#left.shift(); next; next = this.#left.shift()) await this.#rewrite(next.part, next.name, next.kind);
    const relation = { id: 'rId1', type: `${OFFICE}/officeDocument`, target: name, isExternal: false };
    const rels: Cleaned = { name: '_rels/.rels', content: relationshipsXml([relation]), type: null };
    return [{ name: '[Content_Types].xml', content: typesXml([...this.#parts, rels]), type: null }, rels, ...this.#parts];
  }

  async #rewrite(part: string, name: string, kind: PartKind): Promise<void> {
    const kept: Relationship[] = [];
    for (const relationship of await this.#source.relationships(part)) {
      const target = relationship.isExternal ? externalTarget(relationship) : await this.#follow(part, relationship);
      if (target !== null)
        kept.push({ ...relationship, target: relationship.isExternal ? target : posix.relative(posix.dirname(name), target) });
    }
    const ids = new Set(kept.map(({ id }) => id));
    const isComments = this.#program === 'xl' && kind.base === 'comments';
    const content = await this.#source.rewritten(part, new XmlRewrite(officeRules((id) => ids.has(id), isComments)));
    this.#parts.push({ name, content, type: kind.extension === 'xml' ? kind.type : null });
    if (kept.length > 0)
      this.#parts.push({
        name: posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`),
        content: relationshipsXml(kept),
        type: null,
      });
  }

  /** Name of the part in the new document, which is made when it is met first; null: it goes. */
  async #follow(from: string, { type, target }: Relationship): Promise<string | null> {
    const part = targetOf(from, target);
    const known = this.#names.get(part.toLowerCase());
    if (known) return await known;
    const copied = this.#source.has(part) ? this.#copy(part, type) : Promise.resolve(null);
    this.#names.set(part.toLowerCase(), copied);
    return await copied;
  }

  async #copy(part: string, type: string): Promise<string | null> {
    const kind = partKind(this.#program, type);
    if (kind) {
      const name = this.#nameFor(kind.folder, kind.base, kind.extension, posix.basename(part));
      this.#left.push({ part, name, kind });
      return name;
    }
    const word = lastWord(type);
    if (word === 'image') {
      const picture = await cleanEmbeddedPicture(await this.#source.read(part));
      return picture && this.#keep('media/', 'image', picture.kind, picture.bytes, posix.basename(part));
    }
    if (word !== 'package' && word !== 'oleObject') return null;
    const content = await this.#source.read(part);
    if (content.subarray(0, 4).equals(ZIP_START)) {
      const inner = await cleanPackage(content, this.#depth + 1);
      return this.#keep('embeddings/', 'document', EXTENSIONS[inner.program], inner.bytes, posix.basename(part));
    }
    const isOld = content.subarray(0, 8).equals(COMPOUND_START) && isOldDocument(content);
    return isOld ? this.#keep('embeddings/', 'oleObject', 'bin', cleanOldOffice(content), posix.basename(part)) : null;
  }

  #keep(folder: string, base: string, extension: string, content: Buffer, before: string): string {
    const name = this.#nameFor(folder, base, extension, before);
    this.#parts.push({ name, content, type: null });
    return name;
  }

  /** The name before, when it is such as Office gives: others may tell something. */
  #nameFor(folder: string, base: string, extension: string, before = ''): string {
    const place = (file: string) => `${this.#program}/${folder}${file}.${extension}`;
    const number = new RegExp(`^${base}(\\d{0,5})\\.`, 'i').exec(before)?.[1];
    let name = place(`${base}${number ?? ''}`);
    for (let next = 1; this.#taken.has(name); next += 1) name = place(`${base}${next}`);
    this.#taken.add(name);
    return name;
  }
}

/** The permitted target of an outside link; a picture there would tell its owner who opens the document. Null: the linking element goes. */
function externalTarget({ type, target }: Relationship): string | null {
  const word = lastWord(type);
  if (word === 'hyperlink') return isPage(target) ? target : NOWHERE;
  return word === 'image' || word === 'externalLinkPath' || word === 'xlExternalLinkPath' || word === 'xlPathMissing' ? NOWHERE : null;
}

const escapeValue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function relationshipsXml(relationships: readonly Relationship[]): Buffer {
  const tags = relationships.map(
    ({ id, type, target, isExternal }) =>
      `<Relationship Id="${escapeValue(id)}" Type="${escapeValue(type)}" Target="${escapeValue(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return Buffer.from(`${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${tags.join('')}</Relationships>`);
}

function typesXml(parts: readonly Cleaned[]): Buffer {
  const endings = new Set(parts.filter(({ type }) => type === null).map(({ name }) => name.slice(name.lastIndexOf('.') + 1)));
  const defaults = [...endings].map((ending) => `<Default Extension="${ending}" ContentType="${OTHER_TYPES[ending] ?? ''}"/>`);
  const overrides = parts.flatMap(({ name, type }) => (type === null ? [] : `<Override PartName="/${name}" ContentType="${type}"/>`));
  return Buffer.from(`${DECLARATION}<Types xmlns="${PACKAGE}/content-types">${defaults.join('')}${overrides.join('')}</Types>`);
}

const SMALLER_PACKED = /\.(?:xml|rels|vml|svg|emf|wmf|bmp)$/;

async function packed(parts: readonly Cleaned[]): Promise<Buffer> {
  const files: Zippable = Object.fromEntries(
    parts.map(({ name, content }) => [name, [content, { level: SMALLER_PACKED.test(name) ? 6 : 1, mtime: NO_TIME }]]),
  );
  return await new Promise<Buffer>((resolve, reject) => {
    zip(files, (error, data) => (error ? reject(error) : resolve(Buffer.from(data.buffer, data.byteOffset, data.byteLength))));
  });
}
