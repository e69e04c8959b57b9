// Receiving an upload: streamed to the storage, counted and identified on the way; then checked against the rules of its kind.
import { type Readable, pipeline } from 'node:stream';
import { DomainError } from '../../errors.ts';
import {
  FILE_RULES,
  FileKind,
  type FileKindName,
  type FileRule,
  MAX_FILE_NAME_LENGTH,
  MAX_UNPACKED_BYTES,
  MAX_UPLOAD_BYTES,
  formatsOf,
} from '../../../shared/limits.ts';
import { CONTENT_MIME, type ContentKind, ContentProbe, TooManyBytes, TooMuchInside } from './content.ts';
import { needsPassword } from './locked.ts';
import { isSoundPackage } from './office-package.ts';
import { type Storage, newStorageKey } from '../../storage/storage.ts';

/** An upload as graphql-upload (or the legacy facade) hands it over. */
export interface IncomingFile {
  filename: string;
  createReadStream(): Readable;
}

/** A file that is in the storage but in no row yet. Delete it when the mutation fails. */
export interface ReceivedFile {
  key: string;
  /** As the uploader named it, made safe. */
  name: string;
  /** Lower case, without the dot; empty when the name has none. */
  extension: string;
  /** Bytes. */
  size: number;
  /** Told from the content, never from the name. */
  mime: string;
  /** The kinds that the content can pass for; empty for unknown ones. */
  contents: readonly ContentKind[];
  /** Nobody opens it without a password. */
  isLocked: boolean;
}

const CONTENT_OF_EXTENSION: Readonly<Record<string, ContentKind>> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'docx',
  xls: 'xls',
  xlsx: 'xlsx',
  ppt: 'ppt',
  pptx: 'pptx',
  rtf: 'rtf',
  txt: 'text',
  csv: 'text',
  json: 'text',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  bmp: 'bmp',
  tif: 'tiff',
  tiff: 'tiff',
  webp: 'webp',
};

const PACKAGES: readonly ContentKind[] = ['docx', 'xlsx', 'pptx'];

/**
 * How large an upload of this kind may be, so that a manuscript far beyond its limit is not received first, and gets its own message
 * (R1-159).
 */
export function limitOf(kind: unknown): number {
  const names = Object.keys(FILE_RULES) as FileKindName[];
  const name = names.find((one) => FileKind[one] === kind);
  return name === undefined ? MAX_UPLOAD_BYTES : FILE_RULES[name].maxBytes;
}

/**
 * Streams an upload into the storage before any transaction opens.
 * Errors, at `field`: FILE_TOO_LARGE beyond `maxBytes`, FILE_UNPACKS_TOO_LARGE; nothing is kept then, nor when the sender breaks off.
 */
export async function receiveUpload(
  storage: Storage,
  upload: Promise<IncomingFile> | IncomingFile,
  limits: { maxBytes: number; field?: string } = { maxBytes: MAX_UPLOAD_BYTES },
): Promise<ReceivedFile> {
  const { filename, createReadStream } = await upload;
  const name = cleanFileName(filename);
  const extension = extensionOf(name);
  const probe = new ContentProbe(limits.maxBytes);
  const key = newStorageKey();
  // Failures of either stream reach the other, and so put().
  pipeline(createReadStream(), probe, () => undefined);
  try {
    const { size } = await storage.put(key, probe);
    const told = await probe.kinds();
    // Read again from the storage: a file that unpacks to another size than it says is none of these.
    const contents = told.some((kind) => PACKAGES.includes(kind)) && !(await isSoundPackage(() => storage.get(key))) ? [] : told;
    const own = contents.find((kind) => kind === CONTENT_OF_EXTENSION[extension]);
    const isLocked = await needsPassword(probe, own, () => storage.get(key));
    const content = own ?? contents[0];
    return { key, name, extension, size, mime: content ? CONTENT_MIME[content] : 'application/octet-stream', contents, isLocked };
  } catch (error) {
    // A file that cannot be removed now goes with the sweep; the first failure is the one to report.
    await storage.remove(key).catch(() => undefined);
    if (error instanceof TooMuchInside) throw unpacksTooLarge(name, limits.field);
    throw isTooLarge(error) ? tooLarge(name, limits.maxBytes, limits.field) : error;
  }
}

/**
 * Whether a received file may be a file of this kind (S1 §5, S2 §5): its extension, its size (inclusive), and matching content. Errors:
 * FILE_KIND_REFUSED, FILE_TOO_LARGE, both at `field`.
 */
export function checkManuscriptFile(file: ReceivedFile, kind: FileKindName, field = 'file', maxBytes = FILE_RULES[kind].maxBytes): void {
  checkFile(file, { ...FILE_RULES[kind], maxBytes }, field);
}

/** The same by any rule. Errors: as checkManuscriptFile. */
export function checkFile(file: ReceivedFile, rule: FileRule, field = 'file'): void {
  checkByRule(file, rule, field);
  if (file.isLocked) throw kindRefused(file, rule, field, 'file.locked');
  const expected = CONTENT_OF_EXTENSION[file.extension];
  if (file.contents.some((content) => content === expected)) return;
  throw kindRefused(file, rule, field, file.contents.length > 0 ? 'file.otherContent' : 'file.content');
}

/** The file's real kind in everyday words. */
function namesOf(contents: readonly ContentKind[]): string {
  return contents.map((content) => (content === 'text' ? 'TXT / HTML' : content.toUpperCase())).join(' / ');
}

/** The same for a file whose content was held against its extension when it came. Errors: as checkManuscriptFile. */
export function checkKindAndSize(
  file: Pick<ReceivedFile, 'name' | 'extension' | 'size'>,
  kind: FileKindName,
  field = 'file',
  maxBytes = FILE_RULES[kind].maxBytes,
): void {
  checkByRule(file, { ...FILE_RULES[kind], maxBytes }, field);
}

/** The same by any rule. Errors: as checkManuscriptFile. */
export function checkByRule(file: Pick<ReceivedFile, 'name' | 'extension' | 'size'>, rule: FileRule, field: string): void {
  if (!rule.extensions.includes(file.extension)) throw kindRefused(file, rule, field, 'file.kindRefused');
  if (file.size > rule.maxBytes) throw tooLarge(file.name, rule.maxBytes, field);
  if (file.size === 0) throw kindRefused(file, rule, field, 'file.empty');
}

function kindRefused(
  { name, extension, contents = [] }: Pick<ReceivedFile, 'name' | 'extension'> & Partial<Pick<ReceivedFile, 'contents'>>,
  { extensions }: FileRule,
  field: string,
  code: string,
): DomainError {
  const params = { name, extension, kinds: formatsOf(extensions), content: namesOf(contents) };
  return new DomainError('FILE_KIND_REFUSED', params, { [field]: { code, params } });
}

/** The last extension of a file name, lower case, without the dot. */
function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * A name that is safe to keep and show: no folders, control or direction characters, composed, at most 200 characters.
 * Names that a client sent as UTF-8 but that were read as Latin-1 are read again.
 */
export function cleanFileName(raw: string): string {
  const decoded = readAsUtf8(raw);
  const base = decoded.split(/[/\\]/).at(-1) ?? '';
  const safe = base
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu, '')
    .trim();
  const characters = [...(safe.replaceAll('.', '') === '' ? 'file' : safe)];
  if (characters.length <= MAX_FILE_NAME_LENGTH) return characters.join('');
  const extension = extensionOf(safe);
  const ending = extension ? `.${extension}` : '';
  return characters.slice(0, MAX_FILE_NAME_LENGTH - ending.length).join('') + ending;
}

function readAsUtf8(raw: string): string {
  const isLatin1 = [...raw].every((character) => character <= '\u00ff') && /[\u0080-\u00ff]/.test(raw);
  if (!isLatin1) return raw;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(raw, 'latin1'));
  } catch {
    return raw;
  }
}

/** Our own count, or that of the multipart parser, which cuts the stream at its limit with status 413. */
function isTooLarge(error: unknown): boolean {
  return error instanceof TooManyBytes || (error instanceof Error && 'status' in error && error.status === 413);
}

function tooLarge(name: string, maxBytes: number, field = 'file'): DomainError {
  const params = { name, megabytes: Math.floor(maxBytes / (1024 * 1024)) };
  return new DomainError('FILE_TOO_LARGE', params, { [field]: { code: 'file.tooLarge', params } });
}

function unpacksTooLarge(name: string, field = 'file'): DomainError {
  const params = { name, megabytes: MAX_UNPACKED_BYTES / (1024 * 1024) };
  return new DomainError('FILE_UNPACKS_TOO_LARGE', params, { [field]: { code: 'file.unpacksTooLarge', params } });
}
