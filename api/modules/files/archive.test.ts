// All files of a manuscript in one archive: who gets it, its contents and their names, and that it is never held as a whole.
import { unzipSync } from 'fflate';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FileKind } from '../../../shared/limits.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { zipOf } from './file.factory.ts';
import { localStorage, newStorageKey } from '../../storage/storage.ts';
import { safeName, uniqueNames, zipped, type ZipEntry } from './zip.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await world.draft({ hasManuscriptFile: false });
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
});

const paper = (text: string) =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'docProps/core.xml': '<dc:creator>张三</dc:creator>',
    'word/document.xml': `<w:t>${text}</w:t>`,
  });

async function addFile(name: string, bytes: Buffer | null, own: Parameters<typeof buildFile>[2] = {}): Promise<void> {
  const em = world.em();
  const key = newStorageKey();
  if (bytes) await localStorage(world.app.storageFolder).put(key, Readable.from([bytes]));
  await buildFile(em, await em.findOneOrFail(Contribution, id), { storageKey: key, name, size: bytes?.length ?? 9, ...own });
}

async function linkFor(who: PlayerName): Promise<string | null> {
  return (await world.read<{ archiveUrl: string | null }>(who, id, 'archiveUrl'))?.archiveUrl ?? null;
}

async function archiveFor(who: PlayerName): Promise<Record<string, string>> {
  const response = await fetch(world.app.url + ((await linkFor(who)) ?? ''));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const members = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(members).map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]));
}

it('holds every file that its reader may open, each under a name of its own, earlier versions apart (E2-063, P2-173)', async () => {
  await addFile('论文.docx', paper('一'));
  await addFile('论文.docx', paper('二'), { kind: FileKind.SUPPLEMENT });
  await addFile('初稿.docx', paper('旧'), { isCurrent: false });
  await addFile('检测报告.pdf', Buffer.from('%PDF-1.7 report'), { kind: FileKind.REPORT });
  for (const who of ['editor', 'deputy', 'chief', 'publisher', 'operations'] as const)
    expect([who, Object.keys(await archiveFor(who)).sort()]).toEqual([
      who,
      ['历史版本/初稿.docx', '检测报告.pdf', '论文 (2).docx', '论文.docx'].sort(),
    ]);
  expect((await archiveFor('chief'))['检测报告.pdf']).toBe('%PDF-1.7 report');
});

it('is for people who work with the manuscript: authors and reviewers have no link, outsiders do not know of it (E2-063)', async () => {
  await addFile('论文.docx', paper('一'));
  await buildReview(world.em(), { contribution: await world.stored(id), reviewer: world.people.reviewer, status: 'ACCEPTED' });
  for (const who of ['author', 'coAuthor', 'reviewer', 'otherChief'] as const) expect([who, await linkFor(who)]).toEqual([who, null]);
});

it('is cleaned and neutrally named for an editor who reviews it blind, without report and earlier versions (E2-063)', async () => {
  await addFile('张三-论文.docx', paper('一'));
  await addFile('张三-初稿.docx', paper('旧'), { isCurrent: false });
  await addFile('检测报告.pdf', Buffer.from('%PDF-1.7 report'), { kind: FileKind.REPORT });
  await buildReview(world.em(), { contribution: await world.stored(id), reviewer: world.people.editor2, status: 'ACCEPTED' });
  const members = await archiveFor('editor2');
  expect(Object.keys(members)).toEqual(['稿件-1.docx']);
  const parts = unzipSync(Buffer.from(members['稿件-1.docx'] ?? '', 'latin1'));
  const text = Object.values(parts)
    .map((part) => Buffer.from(part).toString())
    .join();
  expect(text).toContain('一');
  expect(text).not.toContain('张三');
});

it('names what it could not take, so that nobody takes it for all there is', async () => {
  await addFile('论文.docx', paper('一'));
  await addFile('失去的.docx', null);
  const members = await archiveFor('chief');
  expect(Object.keys(members)).toEqual(['论文.docx', '未包含的文件.txt']);
  expect(Buffer.from(members['未包含的文件.txt'] ?? '', 'latin1').toString()).toContain('失去的.docx');
});

it('ends with its link after five minutes, is counted, and is nothing where there are no files', async () => {
  const link = world.app.url + ((await linkFor('chief')) ?? '');
  expect((await fetch(link)).status, 'no files').toBe(404);
  await addFile('论文.docx', paper('一'));
  expect((await fetch(link)).status).toBe(200);
  expect((await fetch(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status, 'changed').toBe(404);
  world.app.clock.advance(5 * 60_000);
  expect((await fetch(link)).status, 'too old').toBe(404);
  const again = world.app.url + ((await linkFor('chief')) ?? '');
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++) statuses.push((await fetch(again, { method: 'HEAD' })).status);
  expect(statuses.at(-1), 'more than sixty an hour').toBe(429);
});

it('is read as fast as it is sent: one piece of one file at a time', async () => {
  let pulled = 0;
  const endless = (): ZipEntry => ({
    name: 'a.bin',
    modifiedAt: new Date(),
    content: Readable.from(
      (function* () {
        for (; pulled < 1000; pulled++) yield Buffer.alloc(1024);
      })(),
      { objectMode: true, highWaterMark: 1 },
    ),
  });
  const pieces = zipped(
    (async function* () {
      yield endless();
    })(),
  );
  for (let count = 0; count < 5; count++) await pieces.next();
  expect(pulled).toBeLessThan(10);
  await pieces.return(undefined);
  expect(pulled).toBeLessThan(10);
});

it('says the time of Shanghai, whatever zone the machine is in', async () => {
  const entry = { name: 'a', modifiedAt: new Date('2026-11-10T17:30:04Z'), content: Readable.from([Buffer.from('x')]) };
  const pieces = [];
  for await (const piece of zipped(
    (async function* () {
      yield await Promise.resolve(entry);
    })(),
  ))
    pieces.push(piece);
  const header = Buffer.concat(pieces);
  const [time, date] = [header.readUInt16LE(10), header.readUInt16LE(12)];
  expect([1980 + (date >> 9), (date >> 5) & 15, date & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([
    2026, 11, 11, 1, 30, 4,
  ]);
});

it.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\a|b?.docx', 'C__a_b_.docx'],
  ['con.docx', '_con.docx'],
  ['.. .', '_'],
  // Nothing but an ending keeps it.
  ['.docx', '_.docx'],
  ['a\u202Efdp.exe', 'a_fdp.exe'],
  // Characters that are no letter at all, half of one, and signs that begin a line.
  ['a\uFFFEb\uFDD0c\u{1FFFF}.docx', 'a_b_c_.docx'],
  ['a\uD800b\u2028c.docx', 'a_b_c.docx'],
  [`${'a'.repeat(300)}.docx`, `${'a'.repeat(120)}.docx`],
  // 240 bytes: systems take 255.
  [`${'长'.repeat(300)}.docx`, `${'长'.repeat(78)}.docx`],
])('a name in it leads nowhere and opens everywhere: %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

it('tells names apart that some systems take for one', () => {
  expect(uniqueNames(['a.docx', 'A.docx', 'a (2).docx', 'b'])).toEqual(['a.docx', 'A (2).docx', 'a (2) (2).docx', 'b']);
});
