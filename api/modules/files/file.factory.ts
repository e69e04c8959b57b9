// Small files of real formats, built byte by byte for the tests.
import { crc32 } from 'node:zlib';

/** How an entry is named otherwise than the directory names it. */
export interface SecondName {
  /** In front of the part itself. */
  local?: string;
  /** By the field for Unicode paths, in the directory or in front of the part. */
  unicode?: { name: string; in: 'directory' | 'local' };
}

function unicodePath(name: string, of: Buffer): Buffer {
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + Buffer.byteLength(name), 2);
  field.writeUInt8(1, 4);
  field.writeUInt32LE(crc32(of), 5);
  return Buffer.concat([field, Buffer.from(name)]);
}

/** A zip of these entries, stored as they are. */
export function zipOf(entries: Readonly<Record<string, string | Buffer>>, secondNames: Readonly<Record<string, SecondName>> = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const { local: localName = name, unicode } = secondNames[name] ?? {};
    const header = (own: string, place: 'directory' | 'local') => {
      const nameBytes = Buffer.from(own);
      const extra = unicode?.in === place ? unicodePath(unicode.name, nameBytes) : Buffer.alloc(0);
      const common = Buffer.alloc(26);
      common.writeUInt16LE(20, 0);
      common.writeUInt32LE(crc32(data), 10);
      common.writeUInt32LE(data.length, 14);
      common.writeUInt32LE(data.length, 18);
      common.writeUInt16LE(nameBytes.length, 22);
      common.writeUInt16LE(extra.length, 24);
      return { common, rest: Buffer.concat([nameBytes, extra]) };
    };
    const [before, listed] = [header(localName, 'local'), header(name, 'directory')];
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), before.common, before.rest, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), listed.common, place, listed.rest]));
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
}

/** The skeleton of a docx, xlsx or pptx, recognised by its main part. */
export function officeDocument(mainPart: string, more: Readonly<Record<string, string | Buffer>> = {}): Buffer {
  return zipOf({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>', [mainPart]: '<document/>', ...more });
}

/** An old (OLE compound) document with directory entries of these names. */
export function compoundDocument(...streams: string[]): Buffer {
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  const names = ['Root Entry', ...streams].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    return entry;
  });
  return Buffer.concat([header, ...names, Buffer.alloc(512)]);
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MICROSOFT = 'http://schemas.microsoft.com/office';
/** The relationships that lead to a part of this name: from the package (`''`), or from the main part. */
const LEADING: readonly (readonly [RegExp, 'package' | 'main', string])[] = [
  [/^docProps\/core\.xml$/, 'package', 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'],
  [/^docProps\/app\.xml$/, 'package', `${TYPES}/extended-properties`],
  [/^docProps\/custom\.xml$/, 'package', `${TYPES}/custom-properties`],
  [/^docProps\/thumbnail/, 'package', 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail'],
  [/^docMetadata\//, 'package', `${MICROSOFT}/2020/02/relationships/classificationlabels`],
  [/^customXml\/item\d+\.xml$/, 'main', `${TYPES}/customXml`],
  [/\/media\//, 'main', `${TYPES}/image`],
  [/\/embeddings\/.*\.bin$/, 'main', `${TYPES}/oleObject`],
  [/\/embeddings\//, 'main', `${TYPES}/package`],
  [/\/fonts\//, 'main', `${TYPES}/font`],
  [/\/glossary\/document\.xml$/, 'main', `${TYPES}/glossaryDocument`],
  [/\/people\.xml$/, 'main', `${MICROSOFT}/2011/relationships/people`],
  [/^xl\/revisions\/userNames\.xml$/, 'main', `${TYPES}/usernames`],
];

/**
 * An Office document as programs write it: relationships lead to all its parts. `more` gives the relationships of parts that are not here.
 */
export function officePackage(mainPart: string, parts: Readonly<Record<string, string | Buffer>>, more = ''): Buffer {
  const relations = { package: '', main: more };
  const add = (from: 'package' | 'main', type: string, target: string) => {
    relations[from] += `<Relationship Id="r${from}${relations[from].length}" Type="${type}" Target="/${target}"/>`;
  };
  add('package', `${TYPES}/officeDocument`, mainPart);
  for (const name of Object.keys(parts)) {
    const found = LEADING.find(([pattern]) => pattern.test(name));
    const word = /^\w+\/([a-z]+)\d*\.xml$/i.exec(name)?.[1];
    if (found) add(found[1], found[2], name);
    else if (word && name !== mainPart) add('main', `${TYPES}/${word}`, name);
  }
  const folder = mainPart.slice(0, mainPart.lastIndexOf('/'));
  const xmlns = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships ${xmlns}>${relations.package}</Relationships>`,
    [`${folder}/_rels/${mainPart.slice(folder.length + 1)}.rels`]: `<Relationships ${xmlns}>${relations.main}</Relationships>`,
    [mainPart]: '<document/>',
    ...parts,
  });
}
