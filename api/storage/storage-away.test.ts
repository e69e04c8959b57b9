// A storage that is away or refuses: people are told so, nothing is half done, and the operators hear of it (decision 76).
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { counted } from '../watch/counters.ts';
import { noteStorageFailure } from '../watch/storage-failures.ts';
import { BucketServer } from '../testing/bucket-server.ts';
import { act, idOf, wordFile } from '../modules/contributions/manuscript/wizard.factory.ts';
import { beginIssue, pressOf, type BegunIssue } from '../modules/press/press.factory.ts';
import { WorkflowWorld } from '../modules/workflow/testing/workflow-world.factory.ts';
import { createStorage } from './create-storage.ts';
import { StorageFailure } from './storage-failure.ts';

const bucket = new BucketServer();
let world: WorkflowWorld;
let issue: BegunIssue;
let draft: string;
let contributionId: number;
const press = pressOf(() => ({ world, ...issue }));

const logged = { error: vi.fn(), info: vi.fn() };

beforeAll(async () => {
  world = await WorkflowWorld.start();
  const endpoint = await bucket.listen();
  const { log, storage } = world.app.deps;
  vi.spyOn(log, 'error').mockImplementation(logged.error);
  vi.spyOn(log, 'info').mockImplementation(logged.info);
  const S3 = { bucket: 'manuscripts', region: 'cn-north-1', endpoint, accessKeyId: 'id', secretAccessKey: 'secret' };
  Object.assign(storage, await createStorage({ DATA_DIR: '/nowhere', S3 }, noteStorageFailure(log)));
  issue = await beginIssue(world);
  await press.ready();
  const id = await world.draft({ hasManuscriptFile: false });
  draft = idOf('Contribution', id);
  expect(await upload()).toBeUndefined();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  draft = idOf('Contribution', await world.draft({ hasManuscriptFile: false }));
  contributionId = id;
});
afterAll(async () => {
  bucket.close();
  await world.app.close();
});
beforeEach(() => {
  logged.error.mockClear();
  world.app.clock.advance(3000);
});

const upload = async () =>
  (await act(world.app, world.tokens.author, 'upload', { contributionId: draft, kind: 'MANUSCRIPT' }, wordFile())).errors;
const linked = async (field: 'archiveUrl' | 'files { downloadUrl }') => {
  const read = await world.read<{ archiveUrl?: string; files?: { downloadUrl: string }[] }>('editor', contributionId, field);
  return read?.archiveUrl ?? read?.files?.[0]?.downloadUrl ?? '';
};
const issueZip = async () => (await press.link('MANUSCRIPTS')).data?.node?.documentUrl ?? '';
const fileId = async () =>
  (await world.em().execute<{ id: number }[]>('select id from contribution_file where contribution_id = ?', [contributionId]))[0]?.id ?? 0;
const readiness = async () => {
  const response = await fetch(`${world.app.url}/readyz`);
  return [response.status, ((await response.json()) as { status: string }).status];
};
const failures = async () =>
  (await counted.getSingleMetricAsString('colloquium_storage_failures_total')).split('\n').filter((line) => !line.startsWith('#'));

/** Away as a service that has stopped, or there and refusing the key. */
const AWAY = [
  ['is stopped', () => bucket.close(), async () => void (await bucket.listen()), /ECONNREFUSED/],
  ['refuses the key', () => void (bucket.isRefusing = true), () => Promise.resolve(void (bucket.isRefusing = false)), /AccessDenied/],
] as const;

it.each(AWAY)(
  'a bucket that %s is told as the storage, never as the database, in words and in the log (B-080)',
  async (_how, leave, comeBack, reason) => {
    const links = [await linked('files { downloadUrl }'), await linked('archiveUrl'), await issueZip()];
    for (const link of links) expect((await fetch(world.app.url + link)).status, link).toBe(200);
    leave();
    try {
      expect(await upload()).toMatchObject([
        { message: '文件存储暂时无法访问，您的内容未丢失，请稍后重试', extensions: { code: 'STORAGE_UNAVAILABLE' } },
      ]);
      for (const link of links) {
        const response = await fetch(world.app.url + link);
        const page = await response.text();
        expect([link, response.status, response.headers.get('content-disposition')]).toEqual([link, 503, null]);
        expect(page).toContain('文件暂时无法读取');
        expect(page).toContain('The file is not lost');
      }
      const byFacade = await fetch(`${world.app.url}/colloquium/api/file/download?fileId=${await fileId()}`, {
        headers: { token: world.tokens.editor },
      });
      expect(await byFacade.json(), 'a call of the old system').toMatchObject({ code: 500, msg: expect.stringContaining('文件') });
      expect(await world.read('editor', contributionId, 'titleZh'), 'everything else goes on').toEqual({ titleZh: '水利碑刻考' });
      expect(logged.error.mock.calls.map(([, text]: unknown[]) => text)).toContain('the storage of files failed');
      for (const [{ err }] of logged.error.mock.calls as [{ err: unknown }][]) {
        expect(err).toBeInstanceOf(StorageFailure);
        expect(String(err)).toMatch(/bucket "manuscripts" at http:\/\/127\.0\.0\.1:\d+ (?:cannot|lets nothing) be/);
        expect(String(err)).toMatch(reason);
      }
      for (const act of ['put', 'get'])
        expect(await failures(), act).toContainEqual(expect.stringMatching(new RegExp(`act="${act}"\\} [1-9]`)));
    } finally {
      await comeBack();
    }
    expect(await upload()).toBeUndefined();
    for (const link of links) expect((await fetch(world.app.url + link)).status, link).toBe(200);
  },
);

it('and is a word of /readyz, which sends people on all the same, and a figure; its beginning and its end are lines of the log (B-080)', async () => {
  expect(await readiness()).toEqual([200, 'ok']);
  expect(await world.app.app.storageAnswers()).toBe(true);
  bucket.close();
  for (let times = 0; times < 2; times += 1) {
    world.app.clock.advance(3000);
    expect(await readiness()).toEqual([200, 'storage']);
  }
  expect(await world.app.app.storageAnswers()).toBe(false);
  expect(logged.error.mock.calls.map(([, text]: unknown[]) => text)).toEqual(['the storage of files cannot be used']);
  await bucket.listen();
  world.app.clock.advance(3000);
  expect(await readiness()).toEqual([200, 'ok']);
  expect(logged.info.mock.calls.flat()).toContain('the storage of files can be used again');
});
