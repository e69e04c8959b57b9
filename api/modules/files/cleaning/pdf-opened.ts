// The objects of a PDF, without its encryption where it opens without a password, and as far as they can be read where it is damaged.
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { ENCRYPT, unlock, type Unlocked } from '../pdf-encryption.ts';
import { refuseBombs, UnpackingBudget } from './pdf-bombs.ts';

/** Streams that say where objects are, or hold them. */
const DESCRIBING = ['XRef', 'ObjStm'];

interface OpenedPdf {
  context: PDFContext;
  /** Some of it could not be read and is gone: whether the pages still say the same is to be looked at. */
  isDamaged: boolean;
}

/** Throws when it needs a password, is a bomb, or no PDF. */
export async function openPdf(bytes: Buffer): Promise<OpenedPdf> {
  const unlocked = bytes.includes(ENCRYPT, 0, 'latin1') ? unlock(bytes) : null;
  if (unlocked === 'locked') throw new Error('It needs a password');
  if (!unlocked) refuseBombs(bytes);
  const parse = async (isStrict: boolean) =>
    await (unlocked ? new DecryptingParser(bytes, unlocked, isStrict) : new PDFParser(bytes, Infinity, isStrict)).parseDocument();
  const sound = await parse(true).catch(() => null);
  const context = sound ?? (await parse(false));
  delete context.trailerInfo.Encrypt;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    // An object that was not understood may hold anything; objects describing the file would be read again.
    const isDescribing = object instanceof PDFRawStream && DESCRIBING.includes(nameIn(object.dict, 'Type'));
    if (object instanceof PDFInvalidObject || isDescribing) context.delete(ref);
  }
  return { context, isDamaged: sound === null };
}

function nameIn(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}

/**
 * The library's parser also decrypts streams of cross-references, which are never encrypted, and decrypts all streams by the method for
 * texts.
 */
class DecryptingParser extends PDFParser {
  readonly #unlocked: Unlocked;
  readonly #budget = new UnpackingBudget();
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(bytes: Buffer, unlocked: Unlocked, isStrict: boolean) {
    super(bytes, Infinity, isStrict);
    this.#unlocked = unlocked;
    this.#numbers = new Map(
      Array.from(bytes.toString('latin1').matchAll(/(\d+) (\d+) obj\s+(\d+)\s+endobj/g), ([, object, generation, number]) => [
        `${object} ${generation}`,
        Number(number),
      ]),
    );
  }

  /** `ref`: of the object that it stands in; none within a stream of objects, which is decrypted as a whole. */
  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (!ref) return object;
    if (object instanceof PDFString || object instanceof PDFHexString)
      return PDFHexString.of(this.#unlocked.text(ref, object.asBytes()).toString('hex'));
    return object instanceof PDFRawStream ? this.#stream(ref, object) : object;
  }

  /** For a stream with its length in another object: encrypted bytes may hold any word, also one that ends a stream. */
  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = super.parseDict(ref);
    const length = dict.get(PDFName.of('Length'));
    const number = length instanceof PDFRef ? this.#numbers.get(`${length.objectNumber} ${length.generationNumber}`) : undefined;
    if (number !== undefined) dict.set(PDFName.of('Length'), PDFNumber.of(number));
    return dict;
  }

  #stream(ref: PDFRef, { dict, contents }: PDFRawStream): PDFRawStream {
    const type = nameIn(dict, 'Type');
    const filters = filtersOf(dict);
    const isPlain = type === 'XRef' || (type === 'Metadata' && !this.#unlocked.isMetadataEncrypted);
    const own = filters[0] === 'Crypt' ? ownFilter(dict) : undefined;
    const plain = isPlain ? contents : this.#unlocked.stream(ref, contents, own);
    if (DESCRIBING.includes(type)) this.#budget.take(filters, plain);
    return PDFRawStream.of(dict, plain);
  }
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  const all = filter instanceof PDFArray ? filter.asArray() : [filter];
  return all.filter((one) => one instanceof PDFName).map((one) => one.decodeText());
}

/** The crypt filter that a stream names for itself. */
function ownFilter(dict: PDFDict): string {
  const said = dict.lookup(PDFName.of('DecodeParms'));
  const parameters = said instanceof PDFArray ? said.lookup(0) : said;
  return (parameters instanceof PDFDict && nameIn(parameters, 'Name')) || 'Identity';
}
