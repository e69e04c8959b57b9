// What a file really is, told from its bytes while they stream past. Nothing is ever decompressed, so no zip bomb can go off.
import { Transform, type TransformCallback } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { RandomAccessReader, fromRandomAccessReaderPromise } from 'yauzl';

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
} as const;

export type ContentKind = keyof typeof CONTENT_MIME;

const HEAD_BYTES = 4100;
/** The directory of a zip stands at its end; that of an office document is far smaller than this. */
const TAIL_BYTES = 1024 * 1024;
const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');
const COMPOUND_START = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const UTF16_MARKS = [Buffer.from('fffe', 'hex'), Buffer.from('feff', 'hex')];

/** What file-type calls the signatures that we accept. */
const SIGNED: Readonly<Record<string, ContentKind>> = {
  pdf: 'pdf', rtf: 'rtf', jpg: 'jpeg', png: 'png', apng: 'png', gif: 'gif', bmp: 'bmp', tif: 'tiff',
};

/** Streams that only one kind of old (OLE compound) office document holds. */
const COMPOUND_STREAMS: readonly (readonly [string, ContentKind])[] = [
  ['WordDocument', 'doc'], ['Workbook', 'xls'], ['Book', 'xls'], ['PowerPoint Document', 'ppt'],
];
const LONGEST_STREAM_NAME = 2 * 'PowerPoint Document'.length + 2;

/** The part that makes a new (zip) office document what it is; macros make it something else, which is not accepted. */
const MAIN_PARTS: readonly (readonly [RegExp, ContentKind])[] = [
  [/^word\/document\d*\.xml$/, 'docx'], [/^xl\/workbook\.xml$/, 'xlsx'], [/^ppt\/presentation\.xml$/, 'pptx'],
];

/** The stream ran beyond what may be uploaded at all. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes';
}

/** Passes bytes through unchanged, counts them, breaks off beyond `maxBytes`, and remembers what identifies the content. */
export class ContentProbe extends Transform {
  size = 0;
  #head = Buffer.alloc(0);
  #tail: Buffer[] = [];
  #tailBytes = 0;
  #previousEnd = Buffer.alloc(0);
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
    if (mayStartWith(this.#head, ZIP_START)) this.#keepTail(chunk);
    if (mayStartWith(this.#head, COMPOUND_START)) this.#lookForStreams(chunk);
    done(null, chunk);
  }

  /**
   * What the bytes are; empty when it is nothing that any upload accepts. Call it after the stream has ended.
   * An old office document with another embedded in it answers both.
   */
  async kinds(): Promise<ContentKind[]> {
    const head = this.#head;
    if (head.length === 0) return [];
    if (startsWith(head, ZIP_START)) return this.#officeKinds();
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

  #lookForStreams(chunk: Buffer): void {
    const window = Buffer.concat([this.#previousEnd, chunk]);
    for (const [name, kind] of COMPOUND_STREAMS) {
      // Names in the directory end with a zero character.
      if (window.includes(Buffer.from(`${name}\0`, 'utf16le'))) this.#compoundKinds.add(kind);
    }
    this.#previousEnd = window.subarray(Math.max(0, window.length - LONGEST_STREAM_NAME));
  }

  async #officeKinds(): Promise<ContentKind[]> {
    const names = await zipEntryNames(Buffer.concat(this.#tail), this.size).catch((): string[] => []);
    const hasMacros = names.some((name) => /\/vbaProject\.bin$/i.test(name));
    if (hasMacros || !names.includes('[Content_Types].xml')) return [];
    return MAIN_PARTS.filter(([part]) => names.some((name) => part.test(name))).map(([, kind]) => kind);
  }
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** The same, as far as the bytes have come. */
function mayStartWith(bytes: Buffer, start: Buffer): boolean {
  return startsWith(start, bytes.subarray(0, start.length));
}

/** Reads the directory at the end of a zip of `size` bytes, of which `tail` is what we kept. Rejects when it is no sound zip. */
async function zipEntryNames(tail: Buffer, size: number): Promise<string[]> {
  const zip = await fromRandomAccessReaderPromise(new TailReader(tail, size), size, { lazyEntries: true });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Error('Encrypted');
    names.push(entry.fileName);
  }
  return names;
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
