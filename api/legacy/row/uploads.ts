// Multipart bodies: fields and one file in any order. The file waits in a temporary file until every field is known.
import { Readable } from 'node:stream';
import type { Request } from 'express';
import busboy from 'busboy';
import { WriteStream } from 'fs-capacitor';
import GraphQLUploadValue from 'graphql-upload/Upload.mjs';
import { DomainError } from '../../errors.ts';

/** A file as the Upload scalar takes it. */
export type Upload = GraphQLUploadValue;

export interface MultipartBody {
  values: Record<string, string>;
  files: Record<string, Upload>;
  /** Removes the temporary file; to be called when the answer has been made. */
  release(): void;
}

/** More than any call has, and longer than any text may be: 20,000 characters. */
const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 256 * 1024;

/**
 * Reads the whole body, of its file as much as may be sent. Errors: INVALID_INPUT when it cannot be read, is cut off or names a field
 * twice; the reader of the file refuses one that is too large.
 */
export async function readMultipart(request: Request, mostBytes: number): Promise<MultipartBody> {
  const values: Record<string, string> = {};
  const files: Record<string, Upload> = {};
  const buffers: WriteStream[] = [];
  const release = () => buffers.forEach((buffer) => buffer.release());
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new DomainError('INVALID_INPUT'));
      // A file of exactly the limit would count as too big.
      const parser = busboy({
        headers: request.headers,
        // The bytes of names as they came; folders are cut off when they are read.
        defParamCharset: 'latin1',
        preservePath: true,
        limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: mostBytes + 1 },
      });
      const waiting: Promise<void>[] = [];
      parser.on('field', (sentName, value, { valueTruncated }) => {
        const name = decoded(sentName);
        if (valueTruncated || Object.hasOwn(values, name)) fail();
        else values[name] = value;
      });
      parser.once('fieldsLimit', fail);
      parser.on('file', (sentName, stream, { filename, encoding, mimeType }) => {
        const buffer = new WriteStream();
        buffers.push(buffer);
        waiting.push(new Promise((done) => buffer.once('close', done).once('finish', done)));
        let isCutOff = false;
        buffer.on('error', fail);
        stream.on('error', fail);
        stream.on('limit', () => (isCutOff = true));
        stream.pipe(buffer);
        const upload = new GraphQLUploadValue();
        upload.resolve({
          filename: fileName(filename ?? ''),
          encoding,
          mimetype: mimeType,
          createReadStream: (options) => (isCutOff ? tooLarge() : buffer.createReadStream(options)),
        });
        files[decoded(sentName)] = upload;
      });
      parser.once('filesLimit', fail);
      parser.once('error', fail);
      parser.once('close', () => void Promise.all(waiting).then(() => resolve()));
      request.once('close', () => request.complete || fail());
      request.once('error', fail);
      request.pipe(parser);
    });
  } catch (error) {
    request.unpipe();
    request.resume();
    release();
    throw error instanceof DomainError ? error : new DomainError('INVALID_INPUT');
  }
  return { values, files, release };
}

/**
 * A name by its bytes: UTF-8, or GB18030, which holds GBK, as old clients on Windows send. One that was encoded in its own way
 * (`filename*`) is read already.
 */
function decoded(raw: string): string {
  if ([...raw].some((sign) => sign > '\u00FF')) return raw;
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(Buffer.from(raw, 'latin1'));
    } catch {
      // In the next one, then.
    }
  }
  return raw;
}

const fileName = (raw: string) => decoded(raw).split(/[\\/]/).at(-1) ?? '';

/** The reader of a file that was cut off gets this error instead of its bytes. */
function tooLarge(): Readable {
  return new Readable({
    read() {
      this.destroy(Object.assign(new Error('Longer than any file may be'), { status: 413 }));
    },
  });
}
