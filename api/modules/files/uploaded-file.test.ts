// Files uploaded by themselves: for their uploader, under a path that nobody can guess, for a day unless something takes them.
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colloquiumSchema } from '../../schema.ts';
import { sweep } from '../../work/sweep.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildContribution, buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { FileMissing, storagePath } from '../../storage/storage.ts';
import { UploadedFile } from './uploaded-file.entity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const DAY = 24 * 3_600_000;
const UPLOAD = `mutation UploadTest($input: UploadFileInput!) { uploadFile(input: $input) { file { name size path uploadedAt } } }`;
const em = () => app.database.orm.em.fork();

async function upload(token: string, name = '材料.pdf') {
  return await app.request<{ uploadFile: { file: { path: string } } }>(
    UPLOAD,
    { input: { file: null } },
    { token, files: { 'input.file': new File(['%PDF-1.7\n%test'], name) } },
  );
}

async function stored(token: string): Promise<UploadedFile> {
  const { data, errors } = await upload(token);
  if (!data) throw new Error(JSON.stringify(errors));
  const row = await em().findOneOrFail(UploadedFile, { path: data.uploadFile.file.path });
  // The storage goes by the machine's clock.
  const at = app.clock.now();
  await utimes(path.join(app.storageFolder, storagePath(row.storageKey)), at, at);
  return row;
}

const sweepNow = () => sweep({ ...app.deps, orm: app.database.orm, clock: app.clock });
const isThere = async ({ storageKey }: UploadedFile) =>
  await app.deps.storage.get(storageKey).then(
    (stream) => Boolean(stream.destroy()),
    (error: unknown) => !(error instanceof FileMissing),
  );

it('belongs to its uploader under a path of 256 random bits, each upload another (E2-040, E3-005)', async () => {
  const user = await buildUser(em());
  const token = await buildSession(em(), user, app.clock);
  const [first, second] = [await stored(token), await stored(token)];
  expect([first.user.id, second.user.id]).toEqual([user.id, user.id]);
  expect(first.path).toMatch(/^[\w-]{43}$/);
  expect(first.path).not.toBe(second.path);
});

it('goes after a day with its bytes when nothing has taken it, and not before (E2-040)', async () => {
  const token = await buildSession(em(), await buildUser(em()), app.clock, { isRemembered: true });
  const [unused, taken] = [await stored(token), await stored(token)];
  await buildFile(em(), await buildContribution(em()), { storageKey: taken.storageKey });
  app.clock.advance(DAY - 1000);
  await sweepNow();
  expect([await isThere(unused), await isThere(taken)]).toEqual([true, true]);
  app.clock.advance(2000);
  await sweepNow();
  expect([await isThere(unused), await isThere(taken)], 'what a form took stays').toEqual([false, true]);
  expect(await em().count(UploadedFile, { id: { $in: [unused.id, taken.id] } })).toBe(0);
});

it('is taken sixty times an hour, of the kinds that manuscripts may bring, from signed-in people alone', async () => {
  const user = await buildUser(em());
  const token = await buildSession(em(), user, app.clock);
  expect((await upload(token, '程序.exe')).errors?.[0]?.extensions.code).toBe('FILE_KIND_REFUSED');
  for (let count = 1; count < 60; count += 1) expect((await upload(token)).errors).toBeUndefined();
  expect((await upload(token)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await upload('x'.repeat(43))).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
