// PDF files keep the shown pages and the navigation. Other objects stay only when they are known; unreferenced ones go.
import {
  decodePDFRawStream,
  pdfDocEncodingDecode,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFString,
  PDFWriter,
} from '@cantoo/pdf-lib';
import { cleanJpeg2000 } from './jpeg2000.ts';
import { openPdf } from './pdf-opened.ts';
import { pagesOf, refuseLoss } from './pdf-pages.ts';
import { withoutPlaces } from './places.ts';
import { stripJpeg } from './strip-picture.ts';

const named = (words: string) => new Set(words.split(' '));
/**
 * Catalog entries needed to open and read the document (ISO 32000-2, 7.7.2); attached files, portfolios, scripts and certificates are not
 * here.
 */
const CATALOG_KEYS = named(
  'Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines OpenAction AcroForm StructTreeRoot MarkInfo Lang OutputIntents OCProperties',
);
const PAGE_KEYS = named(
  'Type Parent Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group B Dur Trans Annots StructParents Tabs PresSteps UserUnit',
);
/** Trees of names: files and scripts are others of them. */
const NAME_TREES = named('Dests');
/** Remarks and marks on a page; attached files, sounds, films and the like are others. */
const ANNOTATIONS = named(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Widget Watermark Redact',
);
/** Annotation entries that draw, place and operate them, and the text of a comment (ISO 32000-2, 12.5). Author and titles are not here. */
const ANNOTATION_KEYS = named(
  'Type Subtype Rect Contents P F AP AS Border C StructParent OC BM ca CA Lang Open Name State StateModel A Dest H QuadPoints BS BE PA Popup Parent RT IRT IT ' +
    'DA DS DR Q CL RD LE L IC LL LLE Cap LLO CP CO Vertices InkList Sy OverlayText RO Repeat FixedPrint',
);
/** Entries of forms and their fields (12.7). Names that programs use for a field, and where to send it, are not here. */
const FORM_KEYS = named('Fields NeedAppearances SigFlags CO DR DA Q');
const FIELD_KEYS = named('FT Parent Kids T Ff V DV DA Q MK MaxLen Opt TI I Lock SV');
/** A field may be its own annotation. */
const WIDGET_KEYS = new Set([...ANNOTATION_KEYS, ...FIELD_KEYS]);
/** Ways through the document and to pages; others lead to files, programs and scripts. */
const ACTIONS = named('GoTo URI Named Thread SetOCGState Hide Trans');
/** In every object: properties, private data of programs, file paths, authors, and scripts. */
const LEFT_OUT =
  'Metadata PieceInfo AF EF UF Desc RC NM Author Creator Producer Company Manager CreatorInfo LastModified CreationDate ModDate SourceModified AA XFA JS JavaScript Thumb AlternatePresentations'
    .split(' ')
    .map((key) => PDFName.of(key));
/** Entries about the signer of a signature; the cleaning breaks it anyway. */
const SIGNER_KEYS = ['Name', 'Location', 'Reason', 'ContactInfo', 'Contents', 'Cert', 'Prop_Build'].map((key) => PDFName.of(key));

/** Where objects may stand together (7.5.7), which earlier versions do not know. */
const PACKED_FROM = 1.5;

/**
 * A file with the same pages. Throws when it needs a password, is a bomb, no sound PDF, or too damaged to say that the pages are the same.
 */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const { context, isDamaged } = await openPdf(bytes);
  delete context.trailerInfo.Info;
  delete context.trailerInfo.ID;
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) throw new Error('It has no catalog');
  keepOnly(catalog, CATALOG_KEYS);
  const names = catalog.lookup(PDFName.of('Names'));
  if (names instanceof PDFDict) keepOnly(names, NAME_TREES);
  const fields = new Fields(context);
  const form = catalog.lookup(PDFName.of('AcroForm'));
  if (form instanceof PDFDict) {
    keepOnly(form, FORM_KEYS);
    fields.cleanAll(form.lookup(PDFName.of('Fields')));
  }
  for (const page of pagesOf(context, catalog)) {
    keepOnly(page, PAGE_KEYS);
    keepAnnotations(context, page, fields);
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    cleanObject(context, object);
    if (object instanceof PDFRawStream) context.assign(ref, withoutProperties(object));
  }
  dropUnreached(context);
  const Writer = Number(context.header.getVersionString()) >= PACKED_FROM ? PDFStreamWriter : PDFWriter;
  const cleaned = Buffer.from(await Writer.forContext(context, Infinity).serializeToBuffer());
  if (isDamaged) await refuseLoss(bytes, cleaned);
  return cleaned;
}

function keepOnly(dict: PDFDict, keys: ReadonlySet<string>): void {
  for (const key of dict.keys()) if (!keys.has(key.decodeText())) dict.delete(key);
}

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : undefined);

/** Fields of a form get new names: a form only needs the names to differ. */
class Fields {
  readonly #context: PDFContext;
  readonly #done = new Set<PDFDict>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  cleanAll(fields: PDFObject | undefined): void {
    if (!(fields instanceof PDFArray)) return;
    for (const item of fields.asArray()) {
      const field = this.#context.lookup(item);
      if (field instanceof PDFDict) this.clean(field);
    }
  }

  clean(field: PDFDict): void {
    if (this.#done.has(field)) return;
    this.#done.add(field);
    keepOnly(field, WIDGET_KEYS);
    if (field.has(PDFName.of('T'))) field.set(PDFName.of('T'), PDFString.of(`field${this.#done.size}`));
    this.cleanAll(field.lookup(PDFName.of('Kids')));
  }
}

function keepAnnotations(context: PDFContext, page: PDFDict, fields: Fields): void {
  const annotations = page.lookup(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const kept = annotations.asArray().filter((item) => {
    const annotation = context.lookup(item);
    const isKept = annotation instanceof PDFDict && ANNOTATIONS.has(nameOf(annotation.lookup(PDFName.of('Subtype'))) ?? '');
    if (isKept && nameOf(annotation.lookup(PDFName.of('Subtype'))) === 'Widget') fields.clean(annotation);
    else if (isKept) keepOnly(annotation, ANNOTATION_KEYS);
    // The structure of the document may lead to it as well.
    if (!isKept && item instanceof PDFRef) context.delete(item);
    return isKept;
  });
  page.set(PDFName.of('Annots'), context.obj(kept));
}

/** Cleans a dictionary and all that it holds directly. */
function cleanObject(context: PDFContext, object: PDFObject | undefined): void {
  if (object instanceof PDFArray) for (const item of object.asArray()) cleanObject(context, item);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return;
  for (const key of LEFT_OUT) if (!isResource(dict, key)) dict.delete(key);
  // One that no page leads to: T is who wrote an annotation, but the name of a form's field.
  const subtype = nameOf(dict.lookup(PDFName.of('Subtype')));
  if (subtype !== undefined && subtype !== 'Widget' && ANNOTATIONS.has(subtype)) keepOnly(dict, ANNOTATION_KEYS);
  if (nameOf(dict.lookup(PDFName.of('Type'))) === 'Sig' || dict.has(PDFName.of('ByteRange')))
    for (const key of SIGNER_KEYS) dict.delete(key);
  for (const [key, value] of dict.entries()) {
    const found = context.lookup(value);
    if (isFile(key, found) || isForeignAction(found)) dict.delete(key);
    else if (found instanceof PDFString || found instanceof PDFHexString) keepNoPlace(dict, key, textOf(found));
    else cleanObject(context, value);
  }
}

/** How many signs the library decodes at once: it hands each to a function as an argument of its own. */
const MOST_AT_ONCE = 10_000;

function textOf(value: PDFString | PDFHexString): string {
  const bytes = value.asBytes();
  if (bytes.length <= MOST_AT_ONCE) return value.decodeText();
  const order = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null;
  if (order) return new TextDecoder(order).decode(bytes);
  return Array.from({ length: Math.ceil(bytes.length / MOST_AT_ONCE) }, (_, index) =>
    pdfDocEncodingDecode(bytes.subarray(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE)),
  ).join('');
}

/** Links, and texts that programs write by themselves: the alternative of a picture is mostly where its file was. */
function keepNoPlace(dict: PDFDict, key: PDFName, text: string): void {
  const left = withoutPlaces(text);
  if (left !== text) dict.set(key, key.decodeText() === 'URI' ? PDFString.of('about:blank') : PDFHexString.fromText(left));
}

/** Fonts, pictures and the like are called by names that a program gives them. */
function isResource(dict: PDFDict, key: PDFName): boolean {
  const value = dict.lookup(key);
  const held = value instanceof PDFStream ? value.dict : value;
  if (!(held instanceof PDFDict)) return false;
  const words = ['Type', 'Subtype'].map((word) => nameOf(held.lookup(PDFName.of(word))) ?? '');
  return words.some((word) => ['Font', 'XObject', 'ExtGState', 'Pattern', 'Image', 'Form'].includes(word));
}

/** Where a file is, or was attached. */
function isFile(key: PDFName, value: PDFObject | undefined): boolean {
  if (value instanceof PDFDict) return ['Filespec', 'F', 'FileSpec'].includes(nameOf(value.lookup(PDFName.of('Type'))) ?? '');
  return ['F', 'DOS', 'Mac', 'Unix'].includes(key.decodeText()) && (value instanceof PDFString || value instanceof PDFHexString);
}

function isForeignAction(value: PDFObject | undefined): boolean {
  if (!(value instanceof PDFDict)) return false;
  const kind = nameOf(value.lookup(PDFName.of('S')));
  const isAction = nameOf(value.lookup(PDFName.of('Type'))) === 'Action' || FOREIGN_ACTIONS.has(kind ?? '');
  return isAction && !ACTIONS.has(kind ?? '');
}

/** Those that need not say that they are actions. */
const FOREIGN_ACTIONS = named(
  'GoToR GoToE Launch ImportData SubmitForm ResetForm JavaScript Movie Sound Rendition RichMediaExecute GoTo3DView GoToDp',
);

/** Pictures as cameras and programs store them, however often they are packed. */
function withoutProperties(stream: PDFRawStream): PDFRawStream {
  const { dict } = stream;
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray().map(nameOf) : [nameOf(filter)];
  const last = filters.at(-1);
  const strip = last === 'DCTDecode' || last === 'DCT' ? stripJpeg : last === 'JPXDecode' ? cleanJpeg2000 : null;
  if (!strip) return stream;
  const parameters = dict.lookup(PDFName.of('DecodeParms'));
  const ofLast = parameters instanceof PDFArray ? parameters.lookup(filters.length - 1) : filters.length === 1 ? parameters : undefined;
  let contents = Buffer.from(stream.contents);
  if (filters.length > 1) {
    const outer = dict.clone(dict.context);
    outer.set(PDFName.of('Filter'), dict.context.obj(filters.slice(0, -1).map((name) => PDFName.of(name ?? ''))));
    if (parameters instanceof PDFArray) outer.set(PDFName.of('DecodeParms'), dict.context.obj(parameters.asArray().slice(0, -1)));
    contents = Buffer.from(decodePDFRawStream(PDFRawStream.of(outer, stream.contents)).decode());
    dict.set(PDFName.of('Filter'), PDFName.of(last ?? ''));
    if (ofLast instanceof PDFDict) dict.set(PDFName.of('DecodeParms'), ofLast);
    else dict.delete(PDFName.of('DecodeParms'));
  }
  return PDFRawStream.of(dict, strip(contents));
}

/** Remains of earlier versions of the file, of removed references and of programs that do not clean up. */
function dropUnreached(context: PDFContext): void {
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Encrypt];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (!reached.has(object)) waiting.push(context.lookup(object));
      reached.add(object);
    } else if (object instanceof PDFArray) for (const item of object.asArray()) waiting.push(item);
    else if (object instanceof PDFDict) for (const item of object.values()) waiting.push(item);
    else if (object instanceof PDFStream) waiting.push(object.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}
