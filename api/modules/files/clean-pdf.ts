// PDF files: the information dictionary, XMP, private data of programs, the names at annotations and signatures, and what cameras wrote
// into photographs.
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef, ParseSpeeds } from '@cantoo/pdf-lib';
import { stripJpeg } from './strip-picture.ts';

const INFO_KEYS = ['Author', 'Producer', 'Creator', 'CreationDate', 'ModDate', 'Title', 'Subject', 'Keywords'].map((key) =>
  PDFName.of(key),
);
const AUTHOR = PDFName.of('Author');
/** What a signature tells of the one who signed; it is broken by the cleaning anyway. */
const SIGNER_KEYS = ['Name', 'Location', 'Reason', 'ContactInfo', 'Contents', 'Cert'].map((key) => PDFName.of(key));
/** Streams of objects, which a reader must unpack to read anything; those of a real paper are far smaller. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** A file with the same pages. Throws when it is encrypted, a bomb, or no sound PDF. */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  refuseBombs(bytes);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fast, throwOnInvalidObject: true });
  const { context } = pdf;
  if (context.trailerInfo.Info instanceof PDFRef) context.delete(context.trailerInfo.Info);
  delete context.trailerInfo.Info;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    // Earlier versions of the file, which its editors append to, leave theirs behind without any reference.
    if (isInformation(object) || isMetadata(object)) context.delete(ref);
    else {
      clean(object);
      if (isPhotograph(object)) context.assign(ref, PDFRawStream.of(object.dict, stripJpeg(Buffer.from(object.contents))));
    }
  }
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }));
}

function isInformation(object: PDFObject): boolean {
  return (
    object instanceof PDFDict &&
    !object.has(PDFName.of('Type')) &&
    !object.has(PDFName.of('S')) &&
    (object.has(AUTHOR) || INFO_KEYS.filter((key) => object.has(key)).length > 1)
  );
}

function isMetadata(object: PDFObject): boolean {
  return object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('Metadata');
}

/** A JPEG as it came; one that is packed a second time is not looked into. */
function isPhotograph(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  const filter = object.dict.get(PDFName.of('Filter'));
  return (filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter) === PDFName.of('DCTDecode');
}

/** Takes the names out of a dictionary and all that it holds directly. */
function clean(object: PDFObject | undefined): void {
  if (object instanceof PDFArray) for (const item of object.asArray()) clean(item);
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  dict.delete(PDFName.of('Metadata'));
  dict.delete(PDFName.of('PieceInfo'));
  // T is who wrote an annotation, but the name of a form's field.
  const isAnnotation =
    dict.has(PDFName.of('Rect')) && dict.has(PDFName.of('Subtype')) && dict.get(PDFName.of('Subtype')) !== PDFName.of('Widget');
  if (isAnnotation) dict.delete(PDFName.of('T'));
  if (dict.get(PDFName.of('Type')) === PDFName.of('Sig') || dict.has(PDFName.of('ByteRange')))
    for (const key of SIGNER_KEYS) dict.delete(key);
  for (const [, value] of dict.entries()) clean(value);
}

/** Before anything is parsed: each stream of objects is deflated once, and unpacks to a size that a reader can bear. */
function refuseBombs(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  let left = MOST_UNPACKED;
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const objectStart = text.lastIndexOf('obj', match.index - 4);
    const dictionary = text
      .slice(Math.max(0, objectStart), match.index)
      .replaceAll(/#([0-9a-f]{2})/gi, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (text.startsWith('end', match.index - 3) || !/\/(?:ObjStm|XRef)\b/.test(dictionary)) continue;
    const filters = dictionary.match(/\/(?:\w+Decode|Fl|LZW|A85|AHx|RL)\b/g) ?? [];
    if (filters.some((filter) => filter !== '/FlateDecode') || filters.length > 1)
      throw new Error('A stream of objects is packed in an unusual way');
    const start = match.index + match[0].length;
    if (filters.length === 1) left -= inflateSync(bytes.subarray(start), { maxOutputLength: Math.max(1, left), finishFlush: 2 }).length;
    if (left <= 0) throw new Error('Unpacked, the objects are too large');
  }
}
