// PDFs that are encrypted (ISO 32000-2, 7.6): whether one opens without a password, as when only printing or copying is restricted, and the
// key to its contents then.
import { createDecipheriv, createCipheriv, createHash } from 'node:crypto';
import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Access to the contents that the file's key opens. */
export interface Unlocked {
  text(ref: PDFRef, bytes: Uint8Array): Buffer;
  /** `filter`: the crypt filter that the stream names itself. */
  stream(ref: PDFRef, bytes: Uint8Array, filter?: string): Buffer;
  /** False: properties of the document stand there unencrypted. */
  isMetadataEncrypted: boolean;
}

export const ENCRYPT = '/Encrypt';
/** Mentions in text and in packed data are few; each is checked, from the last one on. */
const MOST_MENTIONS = 20;
/** Dictionaries of trailers and of encryption are far shorter. */
const LONGEST_DICT = 16_384;
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

interface Found {
  dict: PDFDict;
  id: Buffer;
}

/** `locked`: nobody opens it without a password or certificate. Null: it is not encrypted. */
export function unlock(file: Buffer): Unlocked | 'locked' | null {
  const found = encryptionIn(file);
  if (!found) return null;
  try {
    return unlocked(found) ?? 'locked';
  } catch {
    // A handler, or values, that no reader knows.
    return 'locked';
  }
}

/** By the last trailer, or stream of cross-references, that names it. */
function encryptionIn(file: Buffer): Found | null {
  let at = file.length;
  for (let left = MOST_MENTIONS; left > 0 && at > 0; left -= 1) {
    at = file.lastIndexOf(ENCRYPT, at - 1, 'latin1');
    if (at === -1) return null;
    const begin = Math.max(file.lastIndexOf('trailer', at, 'latin1'), file.lastIndexOf(' obj', at, 'latin1'), 0);
    const trailer = dictAt(file, begin);
    const named = trailer?.get(PDFName.of('Encrypt'));
    const dict = named instanceof PDFRef ? objectOf(file, named) : named;
    if (trailer && dict instanceof PDFDict && dict.has(PDFName.of('Filter'))) return { dict, id: idOf(trailer) };
  }
  return null;
}

function dictAt(file: Buffer, begin: number): PDFDict | null {
  const start = file.indexOf('<<', begin, 'latin1');
  if (start === -1) return null;
  const words = file.subarray(start, start + LONGEST_DICT);
  // For a stream, the dictionary alone.
  const stream = words.indexOf('stream', 0, 'latin1');
  try {
    const parsed = PDFObjectParser.forBytes(stream === -1 ? words : words.subarray(0, stream), PDFContext.create()).parseObject();
    return parsed instanceof PDFDict ? parsed : null;
  } catch {
    return null;
  }
}

/** The last definition of an object, which is a dictionary. */
function objectOf(file: Buffer, { objectNumber, generationNumber }: PDFRef): PDFDict | null {
  const head = `${objectNumber} ${generationNumber} obj`;
  for (let at = file.lastIndexOf(head, undefined, 'latin1'); at !== -1; at = at === 0 ? -1 : file.lastIndexOf(head, at - 1, 'latin1')) {
    const before = file[at - 1] ?? 0x0a;
    if (before < 0x30 || before > 0x39) return dictAt(file, at);
  }
  return null;
}

function idOf(trailer: PDFDict): Buffer {
  const ids = trailer.get(PDFName.of('ID'));
  return ids instanceof PDFArray ? bytesOf(ids.get(0)) : Buffer.alloc(0);
}

const bytesOf = (value: unknown): Buffer =>
  value instanceof PDFString || value instanceof PDFHexString ? Buffer.from(value.asBytes()) : Buffer.alloc(0);

type Method = 'None' | 'V2' | 'AESV2' | 'AESV3';
const METHODS: readonly Method[] = ['None', 'V2', 'AESV2', 'AESV3'];

function unlocked({ dict, id }: Found): Unlocked | null {
  const word = (from: PDFDict, key: string) => {
    const value = from.get(PDFName.of(key));
    return value instanceof PDFName ? value.decodeText() : undefined;
  };
  const number = (from: PDFDict, key: string) => {
    const value = from.get(PDFName.of(key));
    return value instanceof PDFNumber ? value.asNumber() : undefined;
  };
  if (word(dict, 'Filter') !== 'Standard') return null;
  const [version = 0, revision = 2] = [number(dict, 'V'), number(dict, 'R')];
  const isMetadataEncrypted = dict.get(PDFName.of('EncryptMetadata')) !== PDFBool.False;
  const [owner, user] = [bytesOf(dict.get(PDFName.of('O'))), bytesOf(dict.get(PDFName.of('U')))];
  const key =
    version >= 5
      ? newKey({ owner, user, ownerKey: bytesOf(dict.get(PDFName.of('OE'))), userKey: bytesOf(dict.get(PDFName.of('UE'))), revision })
      : oldKey({
          owner: owner.subarray(0, 32),
          user,
          id,
          revision,
          permissions: number(dict, 'P') ?? 0,
          length: version === 1 ? 5 : version === 4 ? 16 : keyLength(number(dict, 'Length')),
          isMetadataEncrypted,
        });
  if (!key) return null;
  const filters = dict.get(PDFName.of('CF'));
  const methodOf = (filter = 'Identity'): Method => {
    if (version < 4) return 'V2';
    const named = filters instanceof PDFDict && filter !== 'Identity' ? filters.get(PDFName.of(filter)) : undefined;
    const method = named instanceof PDFDict ? word(named, 'CFM') : 'None';
    const known = METHODS.find((one) => one === method);
    if (!known) throw new Error('An unknown way of encrypting');
    return known;
  };
  const [texts, streams] = [methodOf(word(dict, 'StrF')), methodOf(word(dict, 'StmF'))];
  return {
    isMetadataEncrypted,
    text: (ref, bytes) => decrypted(bytes, key, ref, texts),
    stream: (ref, bytes, filter) => decrypted(bytes, key, ref, filter === undefined ? streams : methodOf(filter)),
  };
}

/** Bytes; some programs write that where bits belong. */
function keyLength(said = 40): number {
  const bits = said < 40 ? said * 8 : said;
  return Math.min(16, Math.max(5, Math.floor(bits / 8)));
}

const md5 = (...pieces: readonly Uint8Array[]) => digest('md5', ...pieces);
function digest(kind: string, ...pieces: readonly Uint8Array[]): Buffer {
  const hash = createHash(kind);
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}

interface OldLock {
  owner: Buffer;
  user: Buffer;
  id: Buffer;
  revision: number;
  permissions: number;
  length: number;
  isMetadataEncrypted: boolean;
}

/** Revisions 2 to 4 (algorithms 2, 4 and 5); null: the empty password does not open it. */
function oldKey({ owner, user, id, revision, permissions, length, isMetadataEncrypted }: OldLock): Buffer | null {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions | 0);
  const rest = revision >= 4 && !isMetadataEncrypted ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = md5(PADDING, owner, rights, id, rest);
  if (revision < 3) {
    key = key.subarray(0, length);
    return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null;
  }
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  let check: Buffer = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return check.equals(user.subarray(0, 16)) ? key : null;
}

interface NewLock {
  owner: Buffer;
  user: Buffer;
  ownerKey: Buffer;
  userKey: Buffer;
  revision: number;
}

/** Revisions 5 and 6 (algorithms 2.A, 11 and 12): the empty password may be that of readers, or by a slip that of the owner. */
function newKey({ owner, user, ownerKey, userKey, revision }: NewLock): Buffer | null {
  const hash = revision === 5 ? (salt: Buffer, of: Buffer) => digest('sha256', salt, of) : hardened;
  const opened = (lock: Buffer, packed: Buffer, of: Buffer) =>
    lock.length >= 48 && packed.length >= 32 && hash(lock.subarray(32, 40), of).equals(lock.subarray(0, 32))
      ? aes('aes-256-cbc', hash(lock.subarray(40, 48), of), Buffer.alloc(16), packed.subarray(0, 32))
      : null;
  return opened(user, userKey, Buffer.alloc(0)) ?? opened(owner, ownerKey, user.subarray(0, 48));
}

/** Algorithm 2.B for the empty password; `user`: the further input in hashing an owner's password. */
function hardened(salt: Buffer, user: Buffer): Buffer {
  let key = digest('sha256', salt, user);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const packed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => Buffer.concat([key, user]))));
    last = packed.at(-1) ?? 0;
    const kind = packed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = digest(['sha256', 'sha384', 'sha512'][kind] ?? 'sha256', packed);
  }
  return key.subarray(0, 32);
}

function decrypted(bytes: Uint8Array, key: Buffer, { objectNumber, generationNumber }: PDFRef, method: Method): Buffer {
  if (method === 'None') return Buffer.from(bytes);
  if (method === 'AESV3') return unpadded('aes-256-cbc', key, bytes);
  const number = Buffer.alloc(5);
  number.writeUIntLE(objectNumber & 0xffffff, 0, 3);
  number.writeUInt16LE(generationNumber & 0xffff, 3);
  const own = md5(key, number, Buffer.from(method === 'AESV2' ? 'sAlT' : '')).subarray(0, Math.min(key.length + 5, 16));
  return method === 'AESV2' ? unpadded('aes-128-cbc', own, bytes) : rc4(own, bytes);
}

function aes(kind: string, key: Buffer, vector: Uint8Array, bytes: Uint8Array): Buffer {
  return createDecipheriv(kind, key, vector).setAutoPadding(false).update(bytes);
}

/** The vector stands before it. Programs that pad wrongly are forgiven, as readers do. */
function unpadded(kind: string, key: Buffer, bytes: Uint8Array): Buffer {
  const whole = bytes.length - (bytes.length % 16);
  if (whole < 32) return Buffer.alloc(0);
  const plain = aes(kind, key, bytes.subarray(0, 16), bytes.subarray(16, whole));
  const padding = plain.at(-1) ?? 0;
  const isPadded = padding >= 1 && padding <= 16 && plain.subarray(-padding).every((byte) => byte === padding);
  return isPadded ? plain.subarray(0, plain.length - padding) : plain;
}

/** OpenSSL has it no more. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = kept;
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      one = (one + 1) & 0xff;
      other = (other + (state[one] ?? 0)) & 0xff;
      swap(one, other);
      return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
    }),
  );
}
