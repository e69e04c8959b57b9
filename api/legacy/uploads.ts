// Multipart bodies: fields and one file in any order. The file waits in a temporary file until every field is known.
import { Readable } from 'node:stream';
import type { Request } from 'express';
import busboy from 'busboy';
import { WriteStream } from 'fs-capacitor';
import GraphQLUploadValue from 'graphql-upload/Upload.mjs';
import { DomainError } from '../errors.ts';

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

/** Reads the whole body, of its file as much as may be sent. Errors: INVALID_INPUT when it cannot be read, is cut off or names a field twice; the reader of the file refuses one that is too large. */
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
        defParamCharset: 'utf8',
        limits: { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: mostBytes + 1 },
      });
      const waiting: Promise<void>[] = [];
      parser.on('field', (name, value, { valueTruncated }) => {
        if (valueTruncated || Object.hasOwn(values, name)) fail();
        else values[name] = value;
      });
      parser.once('fieldsLimit', fail);
      parser.on('file', (name, stream, { filename, encoding, mimeType }) => {
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
          filename: filename ?? '',
          encoding,
          mimetype: mimeType,
          createReadStream: (options) => (isCutOff ? tooLarge() : buffer.createReadStream(options)),
        });
        files[name] = upload;
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

/** The reader of a file that was cut off gets this error instead of its bytes. */
function tooLarge(): Readable {
  return new Readable({
    read() {
      this.destroy(Object.assign(new Error('Longer than any file may be'), { status: 413 }));
    },
  });
}
