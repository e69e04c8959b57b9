// Preprints through the API: visitors' input and its limits, who reads it, and uploads that no form takes.
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { findProof, isProof, newStamp } from '../../../shared/proof-of-work.ts';
import { createContext } from '../../context.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { removeOrphans } from '../files/orphans.ts';
import { FileMissing, newStorageKey } from '../../storage/storage.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { PreprintUpload } from './preprint-upload.entity.ts';
import { Preprint } from './preprint.entity.ts';
import { buildPreprint, create, FILLED, UPLOAD, uploadFile, waitingPath, wordOf } from './preprint.factory.ts';
import { forgetUnusedUploads, keepPreprintFile } from './preprint.service.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();
const tokens = new Map<RoleKindCode, string>();
const READERS: readonly RoleKindCode[] = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'OPERATIONS', 'ASSOCIATE_EDITOR_IN_CHIEF'];
const OTHERS: readonly RoleKindCode[] = ['AUTHOR', 'REVIEWER', 'PUBLISHING_EDITOR', 'ADMINISTRATOR'];
const tokenOf = (role: RoleKindCode) => tokens.get(role) ?? '';

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  for (const role of [...READERS, ...OTHERS])
    tokens.set(role, await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock));
});
afterAll(() => app.close());
beforeEach(async () => {
  await em().execute('delete from rate_counter');
  await em().nativeDelete(Preprint, {});
  await em().nativeDelete(PreprintUpload, {});
});

const LIST = `query List($first: Int, $search: String, $direction: SortDirection) {
  viewer { preprints(first: $first, search: $search, direction: $direction) { totalCount edges { node { id title keywords submittedAt authors { name unit } } } } } }`;
const NODE =
  'query One($id: ID!) { node(id: $id) { ... on Preprint { title keywords abstract authors { name unit } email phone submittedAt file { name size uploadedAt downloadUrl } } } }';

interface Listed {
  viewer: { preprints: { totalCount: number; edges: { node: { id: string; title: string } }[] } | null };
}
interface One {
  node: { title: string; file: { name: string; size: number; downloadUrl: string } } | null;
}

const listFor = async (role: RoleKindCode, variables: Record<string, unknown> = {}) =>
  (await app.request<Listed>(LIST, variables, { token: tokenOf(role) })).data?.viewer.preprints ?? null;
const titles = async (variables: Record<string, unknown> = {}) => (await listFor('EDITOR', variables))?.edges.map(({ node }) => node.title);
const readBy = async (role: RoleKindCode, id: number) =>
  (await app.request<One>(NODE, { id: encodeId('Preprint', id) }, { token: tokenOf(role) })).data?.node ?? null;
const only = async () => await em().findOneOrFail(Preprint, { id: { $gt: 0 } });
const fieldsOf = (answer: { errors?: { extensions: { fields?: Record<string, string> } }[] }) => answer.errors?.[0]?.extensions.fields;

describe('from outside', () => {
  it('a visitor sends in a preprint: editors find it in their list and detail with its file; no manuscript comes of it, and nobody else reads it (R2-008, F-117, E2-075, E2-076)', async () => {
    const manuscripts = await em().count(Contribution, {});
    const uploaded = (await uploadFile(app)).data?.uploadPreprintFile.upload;
    expect(uploaded).toMatchObject({ name: '预印本.docx', size: wordOf().size });
    expect((await create(app, { filePath: uploaded?.path ?? '', title: '  湖区\n碑刻 ', keywords: '水利; 碑刻;' })).data).toEqual({
      createPreprint: { ok: true },
    });
    expect(await em().count(Contribution, {})).toBe(manuscripts);
    expect(await em().count(PreprintUpload, {})).toBe(0);
    const { id } = await only();
    for (const role of READERS) {
      expect(
        (await listFor(role))?.edges.map(({ node }) => node.title),
        role,
      ).toEqual(['湖区 碑刻']);
      expect(await readBy(role, id), role).toMatchObject({
        title: '湖区 碑刻',
        keywords: '水利；碑刻',
        abstract: FILLED.abstract,
        authors: FILLED.authors,
        email: FILLED.email,
        phone: FILLED.phone,
        file: { name: '预印本.docx', size: wordOf().size },
      });
    }
    for (const role of OTHERS) expect([await listFor(role), await readBy(role, id)], role).toEqual([null, null]);
    expect((await app.request(LIST)).data).toEqual({ viewer: null });
    expect((await app.request(NODE, { id: encodeId('Preprint', id) })).data).toEqual({ node: null });
  });

  it('refuses what the form refuses, at its field and in words, and keeps the upload (R2-169 to R2-177)', async () => {
    const filePath = await waitingPath(app);
    const wrong = await create(app, {
      filePath,
      title: '题'.repeat(101),
      keywords: '词'.repeat(101),
      abstract: '摘'.repeat(301),
      email: 'shen',
      phone: '23800001234',
      authors: [{ name: ' ', unit: '' }],
      hasAgreed: false,
    });
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(Object.keys(fieldsOf(wrong) ?? {}).toSorted()).toEqual([
      'abstract',
      'authors.0.name',
      'authors.0.unit',
      'email',
      'hasAgreed',
      'keywords',
      'phone',
      'title',
    ]);
    expect(Object.keys(fieldsOf(await create(app, { filePath: '' })) ?? {})).toEqual(['file']);
    expect(await em().count(Preprint, {})).toBe(0);
    expect((await create(app, { filePath })).data).toEqual({ createPreprint: { ok: true } });
  });

  it('sent twice, also at once, is one preprint; the same file with other words is refused', async () => {
    const filePath = await waitingPath(app);
    const answers = await Promise.all([create(app, { filePath }), create(app, { filePath })]);
    expect(answers.map(({ data }) => data)).toEqual([{ createPreprint: { ok: true } }, { createPreprint: { ok: true } }]);
    expect(await em().count(Preprint, {})).toBe(1);
    expect(Object.keys(fieldsOf(await create(app, { filePath, title: '另一篇' })) ?? {})).toEqual(['file']);
    expect(Object.keys(fieldsOf(await create(app, { filePath: 'x'.repeat(43) })) ?? {})).toEqual(['file']);
  });

  it('refuses what only a program fills in, in words for whose browser did it', async () => {
    expect(Object.keys(fieldsOf(await create(app, { filePath: await waitingPath(app), website: 'https://spam.example' })) ?? {})).toEqual([
      'website',
    ]);
  });
});

describe('the file', () => {
  it('is a Word file by name and content, up to 10 MB, looked at before anything is saved (R2-176)', async () => {
    const refusal = async (file: File) => (await uploadFile(app, file)).errors?.[0]?.extensions.code;
    expect(await refusal(new File(['%PDF-1.7\n'], '稿件.pdf'))).toBe('FILE_KIND_REFUSED');
    expect(await refusal(new File(['%PDF-1.7\n'], '稿件.docx'))).toBe('FILE_KIND_REFUSED');
    expect(await refusal(new File([new Uint8Array(10 * 1024 * 1024 + 1)], '稿件.doc'))).toBe('FILE_TOO_LARGE');
    expect(await em().count(PreprintUpload, {})).toBe(0);
    expect(await refusal(wordOf('稿件.DOCX'))).toBeUndefined();
  });

  it('downloads with its name for readers who may read preprints, by a link of their session alone; nobody reads what waits (F-117)', async () => {
    const preprint = await buildPreprint(em(), { fileName: '湖区碑刻.docx' }, app.deps.storage);
    const link = app.url + ((await readBy('EDITOR', preprint.id))?.file.downloadUrl ?? '');
    const response = await fetch(link);
    expect([response.status, await response.text()]).toEqual([200, 'x']);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('湖区碑刻.docx'));
    expect((await fetch(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    const path = await waitingPath(app);
    for (const place of ['/preprint-files/', '/files/', '/colloquium/api/preprintContribution/upload/'])
      expect((await fetch(app.url + place + path)).status).toBe(404);
    await em().execute(`update session set status = 'ended'`);
    try {
      expect((await fetch(link)).status).toBe(404);
    } finally {
      await em().execute(`update session set status = 'live'`);
    }
  });

  it('goes after a day with its bytes unless a form took it; files of preprints stay (F-118)', async () => {
    await waitingPath(app);
    const taken = await waitingPath(app);
    await create(app, { filePath: taken });
    const [{ storageKey: waiting }] = (await em().findAll(PreprintUpload)) as [PreprintUpload];
    const { storageKey: kept } = await only();
    const { storage, clock } = app.deps;
    await forgetUnusedUploads(em(), storage, clock);
    expect(await em().count(PreprintUpload, {})).toBe(1);
    app.clock.advance(24 * 3_600_000 + 1000);
    await forgetUnusedUploads(em(), storage, clock);
    expect(await em().count(PreprintUpload, {})).toBe(0);
    await expect(storage.get(waiting)).rejects.toThrow(FileMissing);
    await removeOrphans(em(), storage, { now: () => new Date('2100-01-01') });
    (await storage.get(kept)).destroy();
    for (const role of [...READERS, ...OTHERS])
      tokens.set(role, await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock));
  });
});

/** No proof of this challenge; by chance, one guess of 256 is one. */
const wrongProof = async (challenge: string, guess = 'guessed'): Promise<string> =>
  (await isProof(challenge, guess)) ? await wrongProof(challenge, `${guess}!`) : guess;

describe('a flood', () => {
  it('of uploads from one place is slowed: the thirty-first of an hour is refused before it is read (F-118)', async () => {
    for (let sent = 0; sent < 30; sent += 1) await uploadFile(app, new File(['x'], 'a.pdf'));
    const [refusal] = (await uploadFile(app)).errors ?? [];
    expect(refusal?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await em().count(PreprintUpload, {})).toBe(0);
  });

  /** From an address, as the proxy reports it. */
  const upload = async (address: string) =>
    await app.request<{ uploadPreprintFile: { upload: { path: string } } }>(
      UPLOAD,
      { input: { file: null } },
      { files: { 'input.file': wordOf() }, headers: { 'x-forwarded-for': address } },
    );
  const waiting = async () =>
    await em().execute<{ places: number; files: number }[]>(
      'select count(distinct place)::int as places, count(*)::int as files from preprint_upload',
    );
  /** So many wait already of a place, the first the oldest. */
  const fill = async (place: string, files: number) =>
    await em().execute(
      `insert into preprint_upload (path, storage_key, name, mime, size, place, uploaded_at)
       select ?::text || '-' || n, key, 'a.doc', 'application/msword', 1, ?, ?::timestamptz - interval '1 hour' + n * interval '1 second'
       from json_array_elements_text(?::json) with ordinality as keys (key, n)`,
      [place, place, app.clock.now(), JSON.stringify(Array.from({ length: files }, newStorageKey))],
    );

  it('B-039 of six hundred files of one place leaves room for another’s: a place has fifty, and its own oldest give way with their bytes', async () => {
    const paths: string[] = [];
    const ctx = createContext(app.deps, { viewer: null, language: 'zh-CN', address: '198.51.100.7' });
    const keep = async (key: string) => {
      ctx.em = em();
      return await keepPreprintFile(ctx, {
        file: { key, name: 'a.docx', extension: 'docx', mime: 'x', size: 1, contents: ['docx'], isLocked: false },
      });
    };
    const first = newStorageKey();
    await app.deps.storage.put(first, Readable.from(['x']));
    const { place } = await keep(first);
    app.clock.advance(3_600_000);
    await fill(place, 539);
    for (let sent = 0; sent < 60; sent += 1) {
      // A day of files without proof is over at once.
      if (sent % 9 === 0) await em().execute('delete from rate_counter');
      paths.push((await keep(newStorageKey())).path);
    }
    expect(await waiting()).toEqual([{ places: 1, files: 50 }]);
    await expect(app.deps.storage.get(first)).rejects.toThrow(FileMissing);
    const other = await upload('203.0.113.9');
    expect(other.errors).toBeUndefined();
    expect(await waiting()).toEqual([{ places: 2, files: 51 }]);
    const [{ storageKey } = { storageKey: '' }] = await em().find(PreprintUpload, {
      path: other.data?.uploadPreprintFile.upload.path ?? '',
    });
    (await app.deps.storage.get(storageKey)).destroy();
    expect(Object.keys(fieldsOf(await create(app, { filePath: paths[0] })) ?? {}), 'told to choose it again').toEqual(['file']);
    expect((await create(app, { filePath: paths.at(-1) })).errors).toBeUndefined();
  });

  it('B-039 when five hundred wait, the oldest of the place that has most gives way to the next, from anywhere', async () => {
    for (let number = 1; number <= 9; number += 1) await fill(`place${number}`, 49);
    // Neither the first by its name nor the one that began first.
    await fill('theirs', 59);
    expect((await upload('203.0.113.9')).errors).toBeUndefined();
    expect(await waiting()).toEqual([{ places: 11, files: 500 }]);
    expect(await em().count(PreprintUpload, { path: 'theirs-1' })).toBe(0);
    expect(await em().count(PreprintUpload, { place: 'theirs' })).toBe(58);
    // An IPv6 line is one place.
    expect((await upload('2001:db8::1')).errors).toBeUndefined();
    expect((await upload('2001:db8::2')).errors).toBeUndefined();
    expect(await waiting()).toEqual([{ places: 12, files: 500 }]);
  });

  it('B-039 of files without proof of work ends at ten a day from one place; with proof, each time another, it goes on (decision 46)', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await uploadFile(app)).errors).toBeUndefined();
    expect(codeOf(await uploadFile(app))).toBe('RATE_LIMITED');
    const stamp = newStamp(app.clock.now());
    const proof = await findProof(stamp);
    expect((await uploadFile(app, wordOf(), undefined, { stamp, proof })).errors).toBeUndefined();
    expect(codeOf(await uploadFile(app, wordOf(), undefined, { stamp, proof })), 'a second file').toBe('RATE_LIMITED');
    const old = newStamp(new Date(app.clock.now().getTime() - 2 * 24 * 3_600_000));
    expect(codeOf(await uploadFile(app, wordOf(), undefined, { stamp: old, proof: await findProof(old) })), 'of another day').toBe(
      'RATE_LIMITED',
    );
    const fresh = newStamp(app.clock.now());
    expect(codeOf(await uploadFile(app, wordOf(), undefined, { stamp: fresh, proof: await wrongProof(fresh) }))).toBe('RATE_LIMITED');
  });

  it('of forms without proof of work ends at five a day from one place; with proof it goes on (decision 46)', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await create(app, { filePath: await waitingPath(app) })).errors).toBeUndefined();
    const filePath = await waitingPath(app);
    expect((await create(app, { filePath, proof: await wrongProof(filePath) })).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const proof = await findProof(filePath);
    expect((await create(app, { filePath, proof })).data).toEqual({ createPreprint: { ok: true } });
  });

  it('of made-up paths, and of a form sent again, takes nothing of what everybody without proof shares', async () => {
    const shared = async () =>
      (
        await em().execute<{ points: number }[]>(
          `select sum(points)::int as points from rate_counter where key like 'preprintUnproven:strangers%'`,
        )
      )[0]?.points;
    const filePath = await waitingPath(app);
    for (let sent = 0; sent < 6; sent += 1) await create(app, { filePath: `${sent}`.repeat(43) });
    expect(await shared()).toBeNull();
    for (const _again of [1, 2, 3]) expect((await create(app, { filePath })).errors).toBeUndefined();
    expect(await shared()).toBe(1);
  });

  it('of proofs that were good for another file is taken as one without proof (decision 46)', async () => {
    const filePath = await waitingPath(app);
    const proof = await findProof(filePath);
    expect((await create(app, { filePath, proof })).errors).toBeUndefined();
    const another = async (): Promise<string> => {
      const path = await waitingPath(app);
      return (await isProof(path, proof ?? '')) ? await another() : path;
    };
    for (let sent = 0; sent < 5; sent += 1) expect((await create(app, { filePath: await another(), proof })).errors).toBeUndefined();
    const replayed = await create(app, { filePath: await another(), proof });
    expect(replayed.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

it('all preprints, newest first, ten a page unless asked otherwise; found by title, keyword, author and unit (P2-418, R2-179, R2-206)', async () => {
  const forked = em();
  for (let day = 1; day <= 12; day += 1)
    await buildPreprint(forked, {
      title: `第${day}篇`,
      submittedAt: new Date(Date.UTC(2026, 1, day)),
      ...(day === 3 ? { keywords: '礼制；丧服', authors: [{ name: '白芷', unit: '云台%大学' }] } : {}),
    });
  expect(await listFor('EDITOR')).toMatchObject({ totalCount: 12 });
  expect(await titles()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `第${day}篇`));
  expect((await titles({ direction: 'ASC', first: 2 })) ?? []).toEqual(['第1篇', '第2篇']);
  for (const search of ['第3篇', '丧服', '白芷', '云台%', '白芷 礼制']) expect(await titles({ search }), search).toEqual(['第3篇']);
  expect(await titles({ search: '云台_大学' })).toEqual([]);
  for (const first of [2, 12])
    expect((await statementsOf(() => titles({ first }))).length, 'as many statements however many rows').toBeLessThanOrEqual(3);
});
