// Storage in an S3 bucket or a compatible service. Large files go up in parts, so their size need not be known before.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../env.ts';
import { FileMissing, type Storage, storagePath } from './storage.ts';

/** A service that does not answer at all is reported as such, instead of being waited for without an end. */
const PATIENCE = { connectionTimeout: 5000, requestTimeout: 60_000, throwOnRequestTimeout: true };

export function s3Storage(settings: NonNullable<Env['S3']>): Storage {
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Services other than Amazon's are addressed by path.
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // Compatible services often know no checksums beyond Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: PATIENCE,
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: storagePath(key) });
  return {
    async put(key, stream) {
      let size = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          done(null, chunk);
        },
      });
      const upload = new Upload({ client, queueSize: 2, params: { ...at(key), Body: counted } });
      // Each side's failure must stop the other, and the first cause is the one to tell.
      const sent = upload.done().catch((error: Error) => {
        counted.destroy(error);
        throw error;
      });
      await Promise.allSettled([sent, pipeline(stream, counted)]);
      // The sender is aborted when the bucket refuses; then the refusal is the cause.
      if (stream.errored && stream.errored.name !== 'AbortError') throw stream.errored;
      await sent;
      return { size };
    },
    async get(key) {
      try {
        const { Body: body } = await client.send(new GetObjectCommand(at(key)));
        if (!(body instanceof Readable)) throw new FileMissing(key);
        return body;
      } catch (error) {
        throw error instanceof NoSuchKey ? new FileMissing(key) : error;
      }
    },
    async sizeOf(key) {
      try {
        const { ContentLength: size } = await client.send(new HeadObjectCommand(at(key)));
        if (size === undefined) throw new FileMissing(key);
        return size;
      } catch (error) {
        throw error instanceof NotFound ? new FileMissing(key) : error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *olderThan(moment) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: settings.bucket })) {
        for (const { Key: place = '', LastModified: stored } of page.Contents ?? []) {
          const key = place.slice(place.lastIndexOf('/') + 1);
          // The bucket may hold other things.
          const isOurs = /^[0-9a-f]{32}$/.test(key) && place === storagePath(key);
          if (isOurs && stored && stored < moment) yield key;
        }
      }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
    },
  };
}
