// Operations' input is read by others: texts, and the files of a journal, which are its own while its form refers to them.
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeId, encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { sweep } from '../../work/sweep.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { FileMissing, storagePath } from '../../storage/storage.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import { act, submitDraft, writeDraft } from '../contributions/manuscript/wizard.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { CREATE, created, operationsToken, periodicalInput, UPDATE } from './colloquium-form.factory.ts';

let app: TestApp;
let operations: string;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  operations = await operationsToken(app);
});
afterAll(() => app.close());

const DAY = 24 * 3_600_000;
const em = () => app.database.orm.em.fork();
const PNG = Uint8Array.from(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
);
const UPLOAD = 'mutation UploadJournalFileTest($input: UploadFileInput!) { uploadFile(input: $input) { file { path } } }';
const READ =
  'query ReadJournalTest($id: ID!) { node(id: $id) { ... on Colloquium { introduction callForPapers cover { name url } forewordFile { name size url } callForPapersFile { name url } } } }';
interface Read {
  node: {
    introduction: string;
    callForPapers: string;
    cover: { name: string; url: string } | null;
    forewordFile: { name: string; url: string } | null;
    callForPapersFile: { name: string; url: string } | null;
  };
}

async function upload(name: string, content: Uint8Array<ArrayBuffer> | string, token = operations): Promise<string> {
  const { data, errors } = await app.request<{ uploadFile: { file: { path: string } } }>(
    UPLOAD,
    { input: { file: null } },
    { token, files: { 'input.file': new File([content], name) } },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.uploadFile.file.path;
}
async function lead() {
  const chief = await buildUser(em(), { roles: ['EDITOR_IN_CHIEF'] });
  return [{ office: 'CHIEF', personCode: chief.code }];
}
const input = async (own: object) => await periodicalInput(app, await lead(), own);
const read = async (id: string, token: string) => (await app.request<Read>(READ, { id }, { token })).data?.node;
const update = async (id: string, own: object) => {
  const { kind: _kind, ...whole } = await input(own);
  const { version } = await em().findOneOrFail(Colloquium, decodeId('Colloquium', id));
  return await app.request(UPDATE, { input: { ...whole, colloquiumId: id, version } }, { token: operations });
};

describe('files', () => {
  it('are shown to readers and sent as files, while the journal refers to them; what replaced them goes the way of uploads (F-100, P3-031, P3-032, D13-119)', async () => {
    // Metadata that a camera writes beside the picture.
    const taken = Uint8Array.from([...PNG, ...Buffer.from('GPS 31.2N Zhang San')]);
    const paths = [
      await upload('封面.png', taken),
      await upload('卷首.pdf', '%PDF-1.7\n%test'),
      await upload('征稿.pdf', '%PDF-1.7\n%call'),
    ];
    const id = await created(app, operations, await input({ cover: paths[0], forewordFile: paths[1], callForPapersFile: paths[2] }));
    const reader = await buildSession(em(), await buildUser(em()), app.clock, { isRemembered: true });
    const node = await read(id, reader);
    expect([node?.cover?.name, node?.forewordFile?.name, node?.callForPapersFile?.name]).toEqual(['封面.png', '卷首.pdf', '征稿.pdf']);
    expect(await (await fetch(`${app.url}${node?.callForPapersFile?.url}`)).text()).toBe('%PDF-1.7\n%call');
    const link = `${app.url}${node?.cover?.url}`;
    const answer = await fetch(link);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition')?.startsWith('attachment'),
    ]).toEqual([200, 'image/png', true]);
    const shown = Buffer.from(await answer.arrayBuffer());
    expect([shown.subarray(0, 8).equals(PNG.subarray(0, 8)), shown.includes('Zhang San')]).toEqual([true, false]);
    expect((await fetch(`${app.url}/journal-files/forged.ticket`)).status).toBe(404);

    const upLoads = await em().find(UploadedFile, { path: { $in: paths } });
    for (const { storageKey } of upLoads)
      await utimes(path.join(app.storageFolder, storagePath(storageKey)), app.clock.now(), app.clock.now());
    app.clock.advance(DAY + 1000);
    const sweepNow = () => sweep({ ...app.deps, orm: app.database.orm, clock: app.clock });
    await sweepNow();
    expect(await em().count(UploadedFile, { path: { $in: paths } }), 'a journal keeps its files').toBe(3);
    operations = await operationsToken(app);
    expect(
      (await update(id, { cover: '', forewordFile: paths[1], callForPapersFile: paths[2] })).errors,
      'the path that it has may be sent again by others',
    ).toBeUndefined();
    await sweepNow();
    expect(await em().count(UploadedFile, { path: { $in: paths } })).toBe(2);
    const [cover] = upLoads.filter((one) => one.path === paths[0]);
    await expect(app.deps.storage.get(cover?.storageKey ?? '')).rejects.toThrow(FileMissing);
    expect((await fetch(link)).status).toBe(404);
  });

  it('are of their kinds, not too large, and the uploader’s own', async () => {
    const refused = async (own: object) =>
      (await app.request(CREATE, { input: await input(own) }, { token: operations })).errors?.[0]?.extensions;
    expect(await refused({ cover: await upload('封面.pdf', '%PDF-1.7\n%test') })).toMatchObject({
      code: 'FILE_KIND_REFUSED',
      fields: { cover: expect.any(String) },
    });
    expect(await refused({ callForPapersFile: await upload('征稿.png', PNG) })).toMatchObject({ code: 'FILE_KIND_REFUSED' });
    const foreign = await upload('封面.png', PNG, await operationsToken(app));
    expect(await refused({ cover: foreign })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { cover: '该文件的上传已失效，请移除后重新上传' },
    });
  });
});

it('an author who chooses a journal reads its introduction and its call for papers (F-100)', async () => {
  const id = await created(app, operations, await input({ introduction: '独有的介绍', callForPapers: '独有的征稿' }));
  const author = await buildSession(em(), await buildUser(em()), app.clock);
  expect(await read(id, author)).toMatchObject({ introduction: '独有的介绍', callForPapers: '独有的征稿' });
});

it('a conference is offered and takes papers in its period only (F-097)', async () => {
  const conference = await buildColloquium(em(), { kind: 1, startsOn: '2027-03-01', endsOn: '2027-03-31' });
  const id = encodeId('Colloquium', conference.id);
  const user = await buildUser(em());
  const isOffered = async (token: string) => {
    const answer = await app.request<{ colloquiums: { edges: { node: { id: string } }[] } }>(
      'query OfferedTest { colloquiums(first: 100) { edges { node { id } } } }',
      {},
      { token },
    );
    return answer.data?.colloquiums.edges.some(({ node }) => node.id === id);
  };
  const at = async (moment: string) => {
    app.clock.set(moment);
    return await buildSession(em(), user, app.clock);
  };
  expect(await isOffered(await at('2027-02-28T15:59:00Z'))).toBe(false);
  const token = await at('2027-02-28T16:01:00Z');
  expect(await isOffered(token), 'it is 1 March in Shanghai').toBe(true);
  const contributionId = await writeDraft(app, token, conference);
  expect(await isOffered(await at('2027-03-31T15:59:00Z'))).toBe(true);
  const late = await at('2027-03-31T16:01:00Z');
  expect(await isOffered(late)).toBe(false);
  expect(codeOf(await act(app, late, 'submit', { contributionId }))).toBe('CONFERENCE_CLOSED');
  await em().nativeUpdate(Colloquium, conference.id, { startsOn: '2027-04-02', endsOn: '2027-04-30' });
  expect(codeOf(await act(app, late, 'submit', { contributionId })), 'before it begins').toBe('CONFERENCE_CLOSED');
  await em().nativeUpdate(Colloquium, conference.id, { startsOn: '2027-04-01' });
  expect(codeOf(await act(app, late, 'submit', { contributionId }))).not.toBe('CONFERENCE_CLOSED');
});

it('the number begins the manuscript numbers given from then on; earlier ones stay (F-139)', async () => {
  app.clock.set('2027-05-03T02:00:00Z');
  operations = await operationsToken(app);
  const id = await created(app, operations, await input({ number: 'ALT' }));
  const colloquium = await em().findOneOrFail(Colloquium, decodeId('Colloquium', id));
  const author = await buildSession(em(), await buildUser(em()), app.clock);
  const numberOf = async (contributionId: string) =>
    (await em().findOneOrFail(Contribution, decodeId('Contribution', contributionId))).manuscriptNumber;
  const first = await submitDraft(app, author, colloquium);
  await update(id, { number: 'NEU' });
  const second = await submitDraft(app, author, colloquium);
  expect([(await numberOf(first))?.startsWith('ALT'), (await numberOf(second))?.startsWith('NEU')]).toEqual([true, true]);
});
