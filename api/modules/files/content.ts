// Recognises a file's real kind from its bytes while they stream past. Nothing is unpacked here: office-package.ts opens the parts of a zip
// once its directory promises a bearable size.
import { Transform, type TransformCallback } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { RandomAccessReader, fromRandomAccessReaderPromise } from 'yauzl';
import { MAX_UNPACKED_BYTES } from '../../../shared/limits.ts';
import { ENCRYPT } from './pdf-encryption.ts';
import { entriesOf, zipLength } from './zip-reading.ts';

/** Kinds of content that some upload accepts, and the type they are served with. */
export const CONTENT_MIME = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rtf: 'application/rtf',
  text: 'text/plain; charset=utf-8',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  webp: 'image/webp',
} as const;

export type ContentKind = keyof typeof CONTENT_MIME;

const HEAD_BYTES = 4100;
/** The directory of a zip stands at its end; that of an office document is far smaller than this. */
const TAIL_BYTES = 1024 * 1024;
const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND_START = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const UTF16_MARKS = [Buffer.from('fffe', 'hex'), Buffer.from('feff', 'hex')];

/** How much larger than the file the unpacked parts of an office document may be, from some size on. */
const BOMB = { fromBytes: 100 * 1024 * 1024, ratio: 100 };

/** PDF readers look for the mark this far into a file, after any other bytes. */
const PDF_MARK_WITHIN = 1024;

/** file-type's names for the signatures that we accept. */
const SIGNED: Readonly<Record<string, ContentKind>> = {
  pdf: 'pdf',
  rtf: 'rtf',
  jpg: 'jpeg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  bmp: 'bmp',
  tif: 'tiff',
  webp: 'webp',
};

/** Streams that only one kind of old (OLE compound) office document holds; their names are the same in capitals and small letters. */
const COMPOUND_STREAMS: readonly (readonly [string, ContentKind])[] = [
  ['worddocument', 'doc'],
  ['workbook', 'xls'],
  ['book', 'xls'],
  ['powerpoint document', 'ppt'],
];
/** The stream of a new office document with a password. */
const LOCKED_STREAM = 'encryptedpackage';
const LONGEST_STREAM_NAME = 2 * 'powerpoint document'.length + 2;
/** Names in the directory end with a zero character. */
const inDirectory = (name: string) => Buffer.from(`${name}\0`, 'utf16le').toString('latin1');

/** The main part, which decides the kind of a new (zip) office document. */
const MAIN_PARTS: readonly (readonly [RegExp, ContentKind])[] = [
  [/^word\/document\d*\.xml$/, 'docx'],
  [/^xl\/workbook\.xml$/, 'xlsx'],
  [/^ppt\/presentation\.xml$/, 'pptx'],
];

/** The stream exceeds the largest possible upload. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes';
}

/** An office document whose file is not too large, but whose contents are (MAX_UNPACKED_BYTES). */
export class TooMuchInside extends Error {
  override name = 'TooMuchInside';
}

/** Passes bytes through unchanged, counts them, breaks off beyond `maxBytes`, and remembers the bytes that identify the content. */
export class ContentProbe extends Transform {
  size = 0;
  #head = Buffer.alloc(0);
  #tail: Buffer[] = [];
  #tailBytes = 0;
  #previousEnd = Buffer.alloc(0);
  /** A new office document that was saved with a password. */
  isLockedPackage = false;
  /** A PDF that may be encrypted: pdf-encryption.ts says whether it opens all the same. */
  mentionsEncryption = false;
  #compoundKinds = new Set<ContentKind>();
  #hasNul = false;
  readonly #maxBytes: number;

  constructor(maxBytes: number) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > this.#maxBytes) {
      done(new TooManyBytes());
      return;
    }
    if (this.#head.length < HEAD_BYTES) {
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES - this.#head.length)]);
    }
    this.#hasNul ||= chunk.includes(0);
    this.#keepTail(chunk);
    const window = Buffer.concat([this.#previousEnd, chunk]);
    this.mentionsEncryption ||= window.includes(ENCRYPT, 0, 'latin1');
    if (mayStartWith(this.#head, COMPOUND_START)) this.#lookForStreams(window);
    this.#previousEnd = window.subarray(Math.max(0, window.length - LONGEST_STREAM_NAME));
    done(null, chunk);
  }

  /**
   * The kinds of the content; empty when no upload accepts any of them. Call it after the stream has ended. An old office document with
   * another embedded in it answers both. Rejects with TooMuchInside.
   */
  async kinds(): Promise<ContentKind[]> {
    const head = this.#head;
    if (head.length === 0) return [];
    if (startsWith(head, ZIP_START)) return head.subarray(0, PDF_MARK_WITHIN).includes('%PDF-') ? [] : this.#officeKinds();
    // Two kinds at once: the first one for one reader, an archive for another.
    if (zipLength(Buffer.concat(this.#tail), this.size) !== null) return [];
    if (startsWith(head, COMPOUND_START)) return [...this.#compoundKinds];
    // Before file-type, which takes the mark for sound.
    if (UTF16_MARKS.some((mark) => startsWith(head, mark))) return ['text'];
    const signed = await fileTypeFromBuffer(head);
    const kind = signed && (signed.ext === 'xml' ? 'text' : SIGNED[signed.ext]);
    if (signed) return kind ? [kind] : [];
    if (head.subarray(0, 1024).includes('%PDF-')) return ['pdf'];
    return this.#hasNul ? [] : ['text'];
  }

  #keepTail(chunk: Buffer): void {
    this.#tail.push(chunk);
    this.#tailBytes += chunk.length;
    for (let first = this.#tail[0]; first && this.#tailBytes - first.length >= TAIL_BYTES; first = this.#tail[0]) {
      this.#tail.shift();
      this.#tailBytes -= first.length;
    }
  }

  #lookForStreams(window: Buffer): void {
    const text = window.toString('latin1').toLowerCase();
    for (const [name, kind] of COMPOUND_STREAMS) if (text.includes(inDirectory(name))) this.#compoundKinds.add(kind);
    this.isLockedPackage ||= text.includes(inDirectory(LOCKED_STREAM));
  }

  async #officeKinds(): Promise<ContentKind[]> {
    const { names, unpacked } = await soundDirectory(Buffer.concat(this.#tail), this.size).catch(() => NOTHING);
    if (!names.includes('[Content_Types].xml')) return [];
    const kinds = MAIN_PARTS.filter(([part]) => names.some((name) => part.test(name))).map(([, kind]) => kind);
    if (kinds.length > 0 && unpacked > MAX_UNPACKED_BYTES) throw new TooMuchInside();
    return kinds;
  }
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** The same, as far as the bytes have come. */
function mayStartWith(bytes: Buffer, start: Buffer): boolean {
  return startsWith(start, bytes.subarray(0, start.length));
}

interface Directory {
  names: readonly string[];
  /** Bytes of all parts. */
  unpacked: number;
}

const NOTHING: Directory = { names: [], unpacked: 0 };

/**
 * Reads the directory at the end of a zip of `size` bytes; `tail` is the end that we kept. Rejects when it is no sound zip, and when it is
 * one to choke on: it says itself that it would swell beyond measure, or that its parts lie in one another.
 */
async function soundDirectory(tail: Buffer, size: number): Promise<Directory> {
  const zip = await fromRandomAccessReaderPromise(new TailReader(tail, size), zipLength(tail, size) ?? size, { lazyEntries: true });
  const names: string[] = [];
  let [packed, unpacked] = [0, 0];
  for await (const entry of entriesOf(zip)) {
    if (entry.isEncrypted()) throw new Error('Encrypted');
    names.push(entry.fileName);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
  }
  const isBomb = unpacked > BOMB.fromBytes && unpacked > BOMB.ratio * size;
  if (isBomb || packed > size) throw new Error('A bomb');
  return { names, unpacked };
}

class TailReader extends RandomAccessReader {
  readonly #tail: Buffer;
  readonly #start: number;

  constructor(tail: Buffer, size: number) {
    super();
    this.#tail = tail;
    this.#start = size - tail.length;
  }

  override read(target: Buffer, offset: number, length: number, position: number, done: (error: Error | null) => void): void {
    const from = position - this.#start;
    if (from < 0 || from + length > this.#tail.length) {
      done(new Error('The directory of the zip is not at its end'));
      return;
    }
    this.#tail.copy(target, offset, from, from + length);
    done(null);
  }
}
