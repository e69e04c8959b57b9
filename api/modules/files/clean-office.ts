// Office documents that are zips (docx, xlsx, pptx): document properties, and the names at comments and tracked changes.
import { type Zippable, zip } from 'fflate';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** More than any paper has; a bomb has far more. Sizes are those of the directory, which yauzl holds entries to while it inflates. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
const DEEPEST = 3;
const NOBODY = 'Anonymous';
/** Zips know no time before; ours tells nothing of when a part was made. */
const NO_TIME = '1980-01-01T00:00:00';

type Change = (xml: string) => string;

const EMPTY_CORE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>';
const EMPTY_APP = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>';
const EMPTY_CUSTOM = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>';
const EMPTY_DATA = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<empty/>';

/** Attributes that name a person, inside tags only: the text may speak of them. */
const anonymous: Change = (xml) =>
  xml
    .replaceAll(/<[A-Za-z][^>]*>/g, (tag) =>
      tag
        .replaceAll(/(\s(?:\w+:)?(?:author|displayName|lastModifiedBy)=)(?:"[^"]*"|'[^']*')/g, `$1"${NOBODY}"`)
        .replaceAll(/(\s(?:\w+:)?(?:initials|userId|providerId|userName)=)(?:"[^"]*"|'[^']*')/g, '$1""'),
    )
    // Without these, controls keep the text they show instead of asking the properties.
    .replaceAll(/<(\w+:)?dataBinding\b[^>]*\/>/g, '');

const settings: Change = (xml) =>
  anonymous(xml)
    .replaceAll(/<(\w+:)?docVars\b[^>]*>.*?<\/(\w+:)?docVars>/gs, '')
    .replaceAll(/<(\w+:)?attachedTemplate\b[^>]*\/>/g, '');

/** Relations to a template name a folder of the writer's machine; the small picture of the first page goes, too. */
const relations: Change = (xml) => xml.replaceAll(/<Relationship\b[^>]*\b(?:attachedTemplate|thumbnail)"[^>]*\/>/g, '');
const sheetComments: Change = (xml) => anonymous(xml).replaceAll(/(<(?:\w+:)?author>)[^<]*/g, `$1${NOBODY}`);
const slideAuthors: Change = (xml) => anonymous(xml).replaceAll(/(\sname=)(?:"[^"]*"|'[^']*')/g, `$1"${NOBODY}"`);

/** The first that fits says what becomes of a part; null: it goes. Other parts stay as they are. */
const PARTS: readonly (readonly [RegExp, Change | null])[] = [
  [/^docProps\/core\.xml$/i, () => EMPTY_CORE],
  [/^docProps\/app\.xml$/i, () => EMPTY_APP],
  [/^docProps\/custom\.xml$/i, () => EMPTY_CUSTOM],
  [/^docProps\/thumbnail\./i, null],
  [/^docProps\/.*\.xml$/i, () => EMPTY_DATA],
  [/^customXml\/item\d+\.xml$/i, () => EMPTY_DATA],
  [/\.rels$/i, relations],
  [/^word\/settings\.xml$/i, settings],
  [/^xl\/comments.*\.xml$/i, sheetComments],
  [/^ppt\/(?:commentAuthors|authors)\.xml$/i, slideAuthors],
  [/^(?:word|xl|ppt)\/.*\.xml$/i, anonymous],
];

const EMBEDDED = /\/embeddings\/.*\.(?:docx|xlsx|pptx)$/i;

/** A document with the same text and pictures. Throws when it is no sound zip, is a bomb, or has parts in another coding than UTF-8. */
export async function cleanOffice(bytes: Buffer, depth = 0): Promise<Buffer> {
  if (depth > DEEPEST) throw new Error('Documents within documents within documents');
  const source = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts: Zippable = {};
  let total = 0;
  let count = 0;
  for await (const entry of source.eachEntry()) {
    total += entry.uncompressedSize;
    count += 1;
    if (total > MOST_BYTES || count > MOST_ENTRIES) throw new Error('Unpacked, the document is too large');
    if (entry.fileName.endsWith('/')) continue;
    const content = await cleanPart(source, entry, depth);
    if (content) parts[entry.fileName] = [content, { level: /\.(?:xml|rels)$/i.test(entry.fileName) ? 6 : 1, mtime: NO_TIME }];
  }
  return await new Promise<Buffer>((resolve, reject) => {
    zip(parts, (error, data) => (error ? reject(error) : resolve(Buffer.from(data.buffer, data.byteOffset, data.byteLength))));
  });
}

async function cleanPart(source: ZipFile, entry: Entry, depth: number): Promise<Buffer | null> {
  const change = PARTS.find(([name]) => name.test(entry.fileName))?.[1];
  if (change === null) return null;
  const content = Buffer.concat(await (await source.openReadStreamPromise(entry)).toArray());
  if (EMBEDDED.test(entry.fileName)) return await cleanOffice(content, depth + 1);
  // An XML part that is not UTF-8 is one that the changes would not see into.
  return change ? Buffer.from(change(new TextDecoder('utf-8', { fatal: true }).decode(content))) : content;
}
