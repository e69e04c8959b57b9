// An S3 bucket in this process, for tests of the file storage.
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The handful of S3 calls that the storage makes. */
export class BucketServer {
  objects = new Map<string, Buffer>();
  /** When an object was put there, by its path; those that are not here came just now. */
  modified = new Map<string, Date>();
  uploads = new Map<string, Map<number, Buffer>>();
  isRefusing = false;
  /** Only these methods are refused; all when it is empty. */
  refused: readonly string[] = [];
  #port = 0;
  #server: Server = createServer((request, response) => {
    void this.#answer(request).then(({ status, body, etag }) => {
      response.writeHead(status, {
        'content-type': typeof body === 'string' ? 'application/xml' : 'application/octet-stream',
        ...(etag ? { etag: '"e"' } : {}),
        // Asked for by HEAD, too, which is answered without the body.
        'content-length': Buffer.byteLength(body ?? ''),
      });
      response.end(body);
    });
  });

  /** Again on the same port after `close()`. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Two objects a page, so that the listing has several. */
  #page(url: URL): string {
    const bucket = `${url.pathname.replace(/\/$/, '')}/`;
    const places = [...this.objects.keys()].filter((place) => place.startsWith(bucket)).sort();
    const start = Number(url.searchParams.get('continuation-token') ?? 0);
    const rows = places
      .slice(start, start + 2)
      .map(
        (place) =>
          `<Contents><Key>${place.slice(bucket.length)}</Key><LastModified>${(this.modified.get(place) ?? new Date()).toISOString()}</LastModified></Contents>`,
      );
    const isLast = start + 2 >= places.length;
    return `<ListBucketResult><IsTruncated>${String(!isLast)}</IsTruncated>${isLast ? '' : `<NextContinuationToken>${start + 2}</NextContinuationToken>`}${rows.join('')}</ListBucketResult>`;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body?: string | Buffer; etag?: boolean }> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const body = await buffer(request);
    const isRefused = this.refused.length === 0 || this.refused.includes(request.method ?? '');
    if (this.isRefusing && isRefused)
      return { status: 403, body: '<Error><Code>AccessDenied</Code><Message>AccessDenied</Message></Error>' };
    const uploadId = url.searchParams.get('uploadId');
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${this.uploads.size}-${url.pathname}`;
      this.uploads.set(id, new Map());
      return { status: 200, body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` };
    }
    if (uploadId) {
      const parts = this.uploads.get(uploadId) ?? new Map<number, Buffer>();
      if (request.method === 'PUT') parts.set(Number(url.searchParams.get('partNumber')), body);
      else this.uploads.delete(uploadId);
      if (request.method === 'POST') {
        this.objects.set(url.pathname, Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)));
        return { status: 200, body: '<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>' };
      }
      return { status: request.method === 'DELETE' ? 204 : 200, etag: true };
    }
    if (url.searchParams.get('list-type') === '2') return { status: 200, body: this.#page(url) };
    if (request.method === 'PUT') {
      this.objects.set(url.pathname, body);
      return { status: 200, etag: true };
    }
    if (request.method === 'DELETE') {
      this.objects.delete(url.pathname);
      return { status: 204 };
    }
    // The bucket itself.
    if (request.method === 'HEAD' && /^\/[^/]+\/?$/.test(url.pathname)) return { status: 200 };
    const found = this.objects.get(url.pathname);
    return found ? { status: 200, body: found } : { status: 404, body: '<Error><Code>NoSuchKey</Code><Message>missing</Message></Error>' };
  }
}
