// Office documents that are zips (docx, xlsx, pptx): document properties, the names at comments and tracked changes, and what pictures in
// them say beside what they show.
import type { Readable } from 'node:stream';
import { type Zippable, zip } from 'fflate';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { MAX_DOCUMENT_PARTS, MAX_UNPACKED_BYTES } from '../../../shared/limits.ts';
import { cleanOldOffice } from './clean-old-office.ts';
import { cleanEmbeddedPicture } from './clean-picture.ts';
import { TagWalk } from './tag-walk.ts';

const DEEPEST = 3;
const NOBODY = 'Anonymous';
/** Zips know no time before; ours tells nothing of when a part was made. */
const NO_TIME = '1980-01-01T00:00:00';

type Change = (xml: string) => string;

const EMPTY_CORE =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>';
const EMPTY_APP =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>';
const EMPTY_CUSTOM =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>';
const EMPTY_DATA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<empty/>';

/** Few tags have one. */
const TELLING = /(?:author|displayName|lastModifiedBy|initials|userId|providerId|userName|descr|title|alt|url|href|src)\s*=/;

/** Attributes that name a person or a place on the writer's machine, inside tags only: the text may speak of them. */
const anonymousTag: Change = (tag) => {
  // Without these, controls keep the text they show instead of asking the properties.
  if (/^<(?:\w+:)?dataBinding\b/.test(tag) && tag.endsWith('/>')) return '';
  if (!TELLING.test(tag)) return tag;
  return tag
    .replaceAll(/(\s(?:\w+:)?(?:author|displayName|lastModifiedBy)\s*=\s*)(?:"[^"]*"|'[^']*')/g, `$1"${NOBODY}"`)
    .replaceAll(/(\s(?:\w+:)?(?:initials|userId|providerId|userName)\s*=\s*)(?:"[^"]*"|'[^']*')/g, '$1""')
    .replaceAll(/(\s(?:\w+:)?(?:descr|title|alt|url|href|src)\s*=\s*)(["'])(?:[A-Za-z]:[\\/]|\\\\|file:|\/Users\/|\/home\/).*?\2/g, '$1""');
};
const anonymous: Change = (xml) => {
  const walk = new TagWalk(anonymousTag);
  return walk.push(xml) + walk.end();
};

const settings: Change = (xml) =>
  anonymous(xml)
    .replaceAll(/<(\w+:)?docVars\b[^>]*>.*?<\/(\w+:)?docVars>/gs, '')
    .replaceAll(/<(\w+:)?mailMerge\b[^>]*>.*?<\/(\w+:)?mailMerge>/gs, '')
    .replaceAll(/<(\w+:)?(?:attachedTemplate|saveThroughXslt)\b[^>]*\/>/g, '');

/** Relations to a template name a folder of the writer's machine, as those to other files there do; the small picture of the first page goes, too. */
const relations: Change = (xml) =>
  xml
    .replaceAll(/<Relationship\b[^>]*\b(?:attachedTemplate|thumbnail)"[^>]*\/>/g, '')
    .replaceAll(/(\sTarget=)(["'])(?:file:|[A-Za-z]:[\\/]|\\\\).*?\2/g, '$1"file:///removed"');
const sheetComments: Change = (xml) => anonymous(xml).replaceAll(/(<(?:\w+:)?author>)[^<]*/g, `$1${NOBODY}`);
const named: Change = (xml) => anonymous(xml).replaceAll(/(\sname=)(?:"[^"]*"|'[^']*')/g, `$1"${NOBODY}"`);

/** The first that fits says what becomes of a part; null: it goes. Other parts stay as they are. Those with text may be long, and are changed tag by tag. */
const PARTS: readonly (readonly [RegExp, Change | 'tags' | null])[] = [
  [/^docProps\/core\.xml$/i, () => EMPTY_CORE],
  [/^docProps\/app\.xml$/i, () => EMPTY_APP],
  [/^docProps\/custom\.xml$/i, () => EMPTY_CUSTOM],
  [/\.psmdcp$/i, () => EMPTY_CORE],
  [/^docProps\/thumbnail\./i, null],
  [/^docProps\/.*\.xml$/i, () => EMPTY_DATA],
  [/^customXml\/item\d+\.xml$/i, () => EMPTY_DATA],
  [/\.rels$/i, relations],
  [/^word\/settings\.xml$/i, settings],
  [/^xl\/comments.*\.xml$/i, sheetComments],
  [/^(?:ppt\/(?:commentAuthors|authors)|xl\/revisions\/userNames)\.xml$/i, named],
  [/^(?:word|xl|ppt)\/.*\.xml$/i, 'tags'],
];

/** What these relations of the whole document lead to are its properties, wherever a program has put them. */
const PROPERTIES = /\/(core|extended|custom)-properties$/;
const EMPTY = { core: EMPTY_CORE, extended: EMPTY_APP, custom: EMPTY_CUSTOM } as const;
const EMBEDDED = /\/embeddings\//i;
const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND_START = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A document with the same text and pictures. Throws when it is no sound zip, is a bomb, or has parts in another coding than UTF-8. */
export async function cleanOffice(bytes: Buffer, depth = 0): Promise<Buffer> {
  if (depth > DEEPEST) throw new Error('Documents within documents within documents');
  const source = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts: Zippable = {};
  let total = 0;
  let count = 0;
  for await (const entry of source.eachEntry()) {
    // That of the directory, which yauzl holds entries to while it inflates.
    total += entry.uncompressedSize;
    count += 1;
    if (total > MAX_UNPACKED_BYTES || count > MAX_DOCUMENT_PARTS) throw new Error('Unpacked, the document is too large');
    if (entry.fileName.endsWith('/')) continue;
    const content = await cleanPart(source, entry, depth);
    if (content) parts[entry.fileName] = [content, { level: /\.(?:xml|rels)$/i.test(entry.fileName) ? 6 : 1, mtime: NO_TIME }];
  }
  for (const [part, empty] of propertiesOf(parts)) if (parts[part]) parts[part] = [Buffer.from(empty), { level: 6, mtime: NO_TIME }];
  return await new Promise<Buffer>((resolve, reject) => {
    zip(parts, (error, data) => (error ? reject(error) : resolve(Buffer.from(data.buffer, data.byteOffset, data.byteLength))));
  });
}

async function cleanPart(source: ZipFile, entry: Entry, depth: number): Promise<Buffer | null> {
  const change = PARTS.find(([name]) => name.test(entry.fileName))?.[1];
  if (change === null) return null;
  const stream = await source.openReadStreamPromise(entry);
  if (change === 'tags' && !EMBEDDED.test(entry.fileName)) return await withAnonymousTags(stream);
  const content = Buffer.concat(await stream.toArray());
  if (EMBEDDED.test(entry.fileName) && content.subarray(0, 4).equals(ZIP_START)) return await cleanOffice(content, depth + 1);
  if (EMBEDDED.test(entry.fileName) && content.subarray(0, 8).equals(COMPOUND_START)) return cleanOldOffice(content);
  // An XML part that is not UTF-8 is one that the changes would not see into.
  const whole = change === 'tags' ? anonymous : change;
  return whole
    ? Buffer.from(whole(new TextDecoder('utf-8', { fatal: true }).decode(content)))
    : ((await cleanEmbeddedPicture(content)) ?? content);
}

async function withAnonymousTags(stream: Readable): Promise<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const walk = new TagWalk(anonymousTag);
  const done: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) done.push(Buffer.from(walk.push(decoder.decode(chunk, { stream: true }))));
  done.push(Buffer.from(walk.push(decoder.decode()) + walk.end()));
  return Buffer.concat(done);
}

/** Names of the parts that hold properties, with what is to stand there. */
function propertiesOf(parts: Zippable): [string, string][] {
  const part = parts['_rels/.rels'];
  const xml = Array.isArray(part) && part[0] instanceof Uint8Array ? Buffer.from(part[0]).toString() : '';
  return [...xml.matchAll(/<Relationship\b[^>]*>/g)].flatMap(([tag]) => {
    const valueOf = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
    const kind = PROPERTIES.exec(valueOf('Type'))?.[1];
    return kind === 'core' || kind === 'extended' || kind === 'custom' ? [[valueOf('Target').replace(/^\//, ''), EMPTY[kind]]] : [];
  });
}
