// Opens the zip that a .docx is, and hands out the few parts that are read. Sizes are bounded, because the file comes from a stranger.
import { entriesOf, openPart, openZip } from '../files/zip-reading.ts';
import { saysMore } from './unseen-text.ts';

/** All parts together, unpacked: hundreds of pages of text. Pictures are not unpacked at all. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
/** Without these parts the document cannot be read. */
const NEEDED = /^(?:word\/(?:document|styles|header|footer|footnotes|endnotes|comments)\d*\.xml|docProps\/(?:core|app)\.xml)$/;

/**
 * The text of each part that was wanted, by name. Throws when it is no sound zip, is a bomb, or has needed parts in another coding than
 * UTF-8.
 */
export async function partsOf(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const source = await openZip(bytes);
  const parts = new Map<string, string>();
  let total = 0;
  let count = 0;
  for await (const entry of entriesOf(source)) {
    if ((count += 1) > MOST_ENTRIES) throw new Error('The document has too many parts');
    if (!NEEDED.test(entry.fileName) && !saysMore(entry.fileName)) continue;
    if ((total += entry.uncompressedSize) > MOST_BYTES) throw new Error('Unpacked, the document is too large');
    const content = Buffer.concat(await (await openPart(source, entry)).toArray());
    parts.set(entry.fileName, new TextDecoder('utf-8', { fatal: NEEDED.test(entry.fileName) }).decode(content));
  }
  return parts;
}
