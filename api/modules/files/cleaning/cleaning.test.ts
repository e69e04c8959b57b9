// Files of strangers are opened in a process of their own: their cost is bounded, and a file that cannot be cleaned is not delivered.
import { Readable } from 'node:stream';
import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { CONTENT_MIME } from '../content.ts';
import { officeDocument, officePackage } from '../file.factory.ts';
import { FileMissing } from '../../../storage/storage.ts';
import type { FileLimits } from '../file-process.ts';
import { NotCleaned, withoutProperties } from './without-properties.ts';

const open = (bytes: Buffer) => () => Promise.resolve(Readable.from([bytes]));
const paper = officeDocument('word/document.xml');
/** How long it takes on this machine is no matter but where it is said. */
const NO_HURRY = { megabytes: 512, cpuMilliseconds: 100_000, wallMilliseconds: 100_000 };
const clean = (bytes: Buffer, mime: string, limits: FileLimits = NO_HURRY) => withoutProperties(open(bytes), mime, limits);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'cleaned',
    (error: unknown) => (error instanceof NotCleaned ? (error.cause instanceof Error ? error.cause : new Error('none')) : error),
  );

const deflated = (zip: Buffer) => Buffer.from(zipSync(unzipSync(zip)));

/** Small, but millions of objects once it is read. */
function manyObjects(): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n[${'<</A[1 2]>>'.repeat(700_000)}]\nendobj\n2 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF`,
  );
}

it('a file that takes more memory than it may is not handed out, and the next one is', async () => {
  const reason = await reasonOf(
    clean(manyObjects(), CONTENT_MIME.pdf, { megabytes: 40, cpuMilliseconds: 100_000, wallMilliseconds: 100_000 }),
  );
  expect(reason).toMatchObject({ message: expect.stringMatching(/SIGABRT.*heap/s) });
  expect((await clean(paper, CONTENT_MIME.docx)).length).toBeGreaterThan(0);
});

it('a document of very many tags is cleaned in little memory, tag by tag wherever it is cut', async () => {
  const body = `<w:p w:author="Canary 张" w:x="a>b"/>水`.repeat(400_000);
  const document = deflated(officePackage('word/document.xml', { 'word/comments.xml': `<c>${body}</c>` }));
  const cleaned = unzipSync(
    await clean(document, CONTENT_MIME.docx, { megabytes: 64, cpuMilliseconds: 100_000, wallMilliseconds: 100_000 }),
  );
  expect(
    Buffer.from(cleaned['word/comments.xml'] ?? [])
      .toString()
      .endsWith(`?>\n<c>${body.replaceAll('Canary 张', 'Anonymous')}</c>`),
  ).toBe(true);
});

it('a tag without an end is not handed out', async () => {
  expect(
    await reasonOf(clean(officePackage('word/document.xml', { 'word/comments.xml': '<c w:author="Canary' }), CONTENT_MIME.docx)),
  ).toMatchObject({ message: expect.stringContaining('unexpected end') });
});

it('a file that takes longer than it may is not handed out', async () => {
  expect(await reasonOf(clean(paper, CONTENT_MIME.docx, { megabytes: 512, cpuMilliseconds: 1, wallMilliseconds: 100_000 }))).toMatchObject({
    message: 'It took longer than 1 ms',
  });
});

it('a file that the storage has lost is told as such', async () => {
  await expect(withoutProperties(() => Promise.reject(new FileMissing('x')), CONTENT_MIME.docx)).rejects.toThrow(FileMissing);
});
