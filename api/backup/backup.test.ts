// A backup of a house in use, restored: every row of its moment and every file that these rows name, and a house that continues from there.
import type { ChildProcess } from 'node:child_process';
import { access, cp, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runOnce } from 'graphile-worker';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOperatorsWords } from '../cli/words.ts';
import { systemClock } from '../context.ts';
import { addJob, jobLogger, migrateJobs } from '../database/jobs.ts';
import { migrate } from '../database/orm.ts';
import { productTables } from '../database/rows.ts';
import { encodeId } from '../graphql/node.ts';
import { signInAs } from '../modules/accounts/registration/account.factory.ts';
import { accessOf } from '../modules/accounts/sessions/end-all.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildApiToken, buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { sealAudit } from '../modules/audit/seal.service.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { localStorage, newStorageKey, type Storage, storagePath } from '../storage/storage.ts';
import { s3Storage } from '../storage/s3-storage.ts';
import { REMOVE_FILES } from '../modules/files/removal.ts';
import { queueMail } from '../modules/mail/mail.service.ts';
import { mailTransport } from '../modules/mail/transport.ts';
import { buildHistory, submitted } from '../modules/statistics/journal-history.factory.ts';
import { colloquiumSchema } from '../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../testing/app.ts';
import { BucketServer } from '../testing/bucket-server.ts';
import { runCommand, startCommand } from '../testing/command.ts';
import { createEmptyTestDatabase, type TestDatabase } from '../testing/database.ts';
import { finishJobs } from '../testing/jobs.ts';
import { openPost } from '../testing/post.ts';
import { startProduct } from '../testing/started-product.ts';
import { tasksOf } from '../work/worker.ts';
import { WAITING_JOBS } from './jobs.ts';
import { FILE_LIST, readManifest, tableFile } from './manifest.ts';
import { restoreBackup, type RestoreDeps } from './restore.ts';
import { takeBackup } from './take.ts';
import { listedFile, verifyBackup } from './verify.ts';

const BYTES = '%PDF-1.7\n%an attachment of the office';
const WAITING = 'waits@example.org';
/** Time limit for a hanging test: a command is started on a busy machine. */
const STARTING_MS = 300_000;

let app: TestApp;
let folder: string;
let journal: Colloquium;
let author: User;
let manuscript: { id: number; key: string };
/** A file whose row goes between the moment of the backup and the copying of files. */
let givenUp: ContributionFile;
/** State of the database at the moment of the backup. */
let atMoment: State;

const em = () => app.database.orm.em.fork();
const house = () => ({ databaseUrl: app.database.url, storage: app.deps.storage, secret: app.deps.env.SECRET_KEY });
const backup = () => path.join(folder, 'backup');
const opened: { close(): Promise<void> }[] = [];

/** Each table's rows and the waiting jobs as one hash each, with how many there are. */
type State = Record<string, { rows: number; hash: string }>;

async function stateOf(databaseUrl: string, snapshot?: string): Promise<State> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`);
    const state: State = {};
    const sources = (await productTables(client)).map(({ name }) => [name, `"${name}"`]);
    for (const [name = '', source = ''] of [...sources, ['waiting jobs', `(${WAITING_JOBS})`]]) {
      const { rows } = await client.query<{ rows: number; hash: string }>(
        `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${source} t`,
      );
      if (rows[0]) state[name] = rows[0];
    }
    return state;
  } finally {
    await client.end();
  }
}

/** Constraints, triggers and whether they are on: the rules a restore sets aside for a while. */
async function rulesOf(databaseUrl: string): Promise<unknown> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const constraints = await client.query(
    `select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as d from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const triggers = await client.query(
    `select tgrelid::regclass::text as t, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  );
  await client.end();
  return [constraints.rows, triggers.rows];
}

interface Desk {
  contributionId: number;
  token: string;
}

async function desk(): Promise<Desk> {
  const tx = em();
  const editor = await buildUser(tx, { roles: ['EDITOR'] });
  tx.create(ColloquiumMember, { colloquium: journal.id, user: editor, type: 'editor', position: 1 });
  const { id } = await buildHistory(tx, [submitted], {
    submitter: author,
    colloquium: await tx.findOneOrFail(Colloquium, journal.id),
    state: 3,
    stage: 2,
    editor,
    responsible: editor,
    responsibleKind: 3,
  });
  return { contributionId: id, token: await buildApiToken(tx, editor, app.clock, 'EDITOR') };
}

/** An editor returns a manuscript with an attachment: events, a file, a held letter, jobs, rows of the log. */
async function decide({ contributionId, token }: Desk): Promise<void> {
  const id = encodeId('Contribution', contributionId);
  const kept = await app.request<{ uploadOfficeFile: { file: { path: string } } }>(
    'mutation Upload($input: UploadOfficeFileInput!) { uploadOfficeFile(input: $input) { file { path } } }',
    { input: { contributionId: id, kind: 'OFFICE_ATTACHMENT', file: null } },
    { token, files: { 'input.file': new File([BYTES], '修改说明.pdf') } },
  );
  const answer = await app.request(
    'mutation Decide($input: ReturnByEditorInput!) { returnByEditor(input: $input) { clientMutationId } }',
    { input: { contributionId: id, comment: '请按附件修改', filePaths: [kept.data?.uploadOfficeFile.file.path] } },
    { token },
  );
  expect(codeOf(answer)).toBeUndefined();
}

async function storedFile(own: { name: string; text: string }): Promise<ContributionFile> {
  const key = newStorageKey();
  await app.deps.storage.put(key, Readable.from([Buffer.from(own.text)]));
  const draft = await buildContribution(em(), { submitter: author, hasManuscriptFile: false });
  return await buildFile(em(), draft, { storageKey: key, name: own.name, size: Buffer.byteLength(own.text) });
}

interface NewHouse {
  database: TestDatabase;
  deps: RestoreDeps;
  files: string;
}

/** An empty database of an owner who is nobody else on the server, and a folder for files. */
async function newHouse(storage?: (files: string) => Storage): Promise<NewHouse> {
  const database = await createEmptyTestDatabase();
  const address = new URL(database.url);
  const name = address.pathname.slice(1);
  const admin = new Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(`create role owner_${name} login nosuperuser`);
  await admin.query(`alter database ${name} owner to owner_${name}`);
  await admin.end();
  address.username = `owner_${name}`;
  const data = await mkdtemp(path.join(folder, 'house-'));
  const files = path.join(data, 'files');
  opened.push({
    close: async () => {
      await database.close();
      const server = new Client({ connectionString: app.database.url });
      await server.connect();
      await server.query(`drop role owner_${name}`);
      await server.end();
    },
  });
  const deps = {
    databaseUrl: address.href,
    storage: storage?.(files) ?? localStorage(files),
    secret: app.deps.env.SECRET_KEY,
    clock: app.clock,
  };
  return { database, deps, files };
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-backup-'));
  journal = await buildColloquium(em());
  author = await buildUser(em(), { realName: '引号"、\\反斜线\n与换行\t' });
  const file = await storedFile({ name: '稿件.docx', text: 'the manuscript' });
  manuscript = { id: file.contribution.id, key: file.storageKey };
  givenUp = await storedFile({ name: 'draft.docx', text: 'given up while the backup is taken' });
  for (const one of await Promise.all(Array.from({ length: 3 }, desk))) await decide(one);
  await sealAudit(app.database.orm, app.clock, app.deps.env.SECRET_KEY);
  await em().transactional((tx) =>
    queueMail({ ...app.deps, em: tx }, { to: WAITING, key: 'letter.testMail', language: 'zh-CN', about: { accountId: author.id } }),
  );

  const desks = await Promise.all(Array.from({ length: 6 }, desk));
  const act = async () => {
    const next = desks.pop();
    if (next) await decide(next);
  };
  let acting: Promise<void>[] = [];
  await takeBackup(house(), {
    folder: backup(),
    atMoment: async (snapshot) => {
      atMoment = await stateOf(app.database.url, snapshot);
      // Before a row is read, much has changed.
      await Promise.all([act(), act(), act()]);
      await em().transactional(async (tx) => {
        await tx.execute('delete from contribution_file where id = ?', [givenUp.id]);
        await addJob(tx, REMOVE_FILES, { keys: [givenUp.storageKey] });
      });
      await finishJobs(app);
      // And continues to change.
      acting = desks.map(decide);
    },
  });
  await Promise.all(acting);
});

afterAll(async () => {
  for (const one of opened.toReversed()) await one.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a house that was brought back by an ordinary owner of its database', () => {
  let restored: NewHouse;
  beforeAll(async () => {
    restored = await newHouse();
    const { logs, isSameKey } = await restoreBackup(restored.deps, { folder: backup() });
    expect(isSameKey).toBe(true);
    expect(logs).toEqual({ rows: expect.any(Number), fault: null });
    expect(logs?.rows).toBeGreaterThan(0);
  });

  it('has every row and every waiting job of the moment of the backup, and none that came later', async () => {
    expect(await stateOf(restored.deps.databaseUrl)).toEqual(atMoment);
    expect(atMoment['workflow_event']?.rows).toBeGreaterThan(0);
    expect(atMoment['waiting jobs']?.rows).toBeGreaterThan(0);
    expect((await stateOf(app.database.url))['workflow_event']?.rows, 'the house went on').toBeGreaterThan(
      atMoment['workflow_event']?.rows ?? 0,
    );
  });

  it('has every file that its rows name, byte by byte, also one that was given up while the backup was taken', async () => {
    const keys = (await restored.database.orm.em.fork().find(ContributionFile, {})).map(({ storageKey }) => storageKey);
    expect(keys).toContain(givenUp.storageKey);
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) {
      const bytes = await buffer(await localStorage(restored.files).get(key));
      expect(bytes.equals(await buffer(await app.deps.storage.get(key))), key).toBe(true);
    }
  });

  it('keeps its rules: keys, checks, triggers, and logs that are only added to (decision 51)', async () => {
    expect(await rulesOf(restored.deps.databaseUrl)).toEqual(await rulesOf(app.database.url));
    expect(await restored.database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    await expect(restored.database.orm.em.fork().execute(`update operation_log set operation = 'other'`)).rejects.toThrow('never changed');
  });

  it('goes on counting behind every row', async () => {
    const client = new Client({ connectionString: restored.deps.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ t: string; c: string; s: string }>(
      `select c.relname as t, a.attname as c, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as s from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
    );
    expect(rows.length).toBeGreaterThan(30);
    for (const { t, c, s } of rows) {
      const next = await client.query<{ ok: boolean }>(`select nextval('${s}') > coalesce((select max("${c}") from "${t}"), 0) as ok`);
      expect(next.rows[0]?.ok, t).toBe(true);
    }
    await client.end();
  });

  it('is a house: a person signs in and downloads a file, a letter that waited is sent once, and later ones have names of their own (B-082)', async () => {
    const product = await startProduct(restored.deps.databaseUrl, path.dirname(restored.files));
    product.child.kill('SIGKILL');
    const there = await startTestApp({ schema: colloquiumSchema(), database: { ...restored.database, close: () => Promise.resolve() } });
    const post = await openPost();
    try {
      await cp(restored.files, there.storageFolder, { recursive: true });
      const token = (await signInAs(there, { account: author.email })).data?.signIn?.token;
      const { data } = await there.request<{ node: { files: { name: string; downloadUrl: string }[] } }>(
        'query Files($id: ID!) { node(id: $id) { ... on Contribution { files { name downloadUrl } } } }',
        { id: encodeId('Contribution', manuscript.id) },
        { token: token ?? '' },
      );
      const { pathname, search } = new URL(data?.node.files[0]?.downloadUrl ?? '', there.url);
      expect(await (await fetch(`${there.url}${pathname}${search}`, { headers: { token: token ?? '' } })).text()).toBe('the manuscript');

      const transport = mailTransport({ ...there.deps.env, SMTP_URL: `smtp://127.0.0.1:${post.port}` });
      for (let times = 2; times > 0; times -= 1)
        await runOnce({
          connectionString: there.database.url,
          noHandleSignals: true,
          taskList: tasksOf({ ...there.deps, transport }),
          logger: jobLogger(() => undefined),
        });
      expect(post.delivered.filter(({ to }) => to === WAITING)).toHaveLength(1);

      // Both houses go on, and number their next letters alike.
      const next = (of: TestApp) =>
        of.database.orm.em
          .fork()
          .transactional((tx) =>
            queueMail({ ...of.deps, em: tx }, { to: WAITING, key: 'letter.testMail', language: 'zh-CN', about: { accountId: author.id } }),
          );
      await app.database.orm.em.fork().execute('select setval(pg_get_serial_sequence(?, ?), 5000)', ['mail', 'id']);
      await there.database.orm.em.fork().execute('select setval(pg_get_serial_sequence(?, ?), 5000)', ['mail', 'id']);
      expect(await next(app)).toBe(await next(there));
      for (const house of [app, there]) await post.deliver(house);
      const ids = post.delivered.filter(({ to }) => to === WAITING).map(({ bytes }) => /^Message-ID: (.*)$/im.exec(bytes)?.[1]?.trim());
      expect(ids, 'that which waited, from both houses, is one letter; the next are two (B-082)').toHaveLength(4);
      expect(new Set(ids).size).toBe(3);
      transport.close();
    } finally {
      await post.close();
      await there.close();
    }
  });

  it(
    'is backed up, verified and restored again by the commands, which end with 0, or with 1 where they did not do it, and say who gets in (B-086)',
    async () => {
      const [target, empty] = [path.join(folder, 'by-command'), await mkdtemp(path.join(folder, 'empty-'))];
      const there = houseOf(restored.deps.databaseUrl, path.dirname(restored.files));
      const tx = restored.database.orm.em.fork();
      const person = await buildUser(tx, { roles: ['EDITOR'] });
      await buildApiToken(tx, person, systemClock, 'EDITOR');
      await buildSession(tx, person, systemClock);
      const before = await stateOf(restored.deps.databaseUrl);
      const taken = await runCommand('backup', [target], there);
      expect(taken).toMatchObject({ code: 0, out: expect.stringContaining(`The backup in ${target} is whole.`) });
      expect(taken.errors).toContain('SECRET_KEY IS NOT IN THE BACKUP');

      const third = await newHouse();
      const here = houseOf(third.deps.databaseUrl, path.dirname(third.files));
      const [verified, damaged, back] = await Promise.all([
        runCommand('backup', ['--verify', target], {}),
        runCommand('backup', ['--verify', empty], {}),
        runCommand('restore', [target], here),
      ]);
      expect(verified).toMatchObject({
        code: 0,
        out: expect.stringMatching(/is whole: \d+ rows, \d+ waiting jobs and [1-9]\d* files of /),
      });
      expect(damaged).toMatchObject({ code: 1, out: '', errors: expect.stringContaining('is no backup') });
      expect(back).toMatchObject({ code: 0, errors: '', out: expect.stringMatching(/^The house of .* is back\./m) });
      const live = await accessOf(third.database.orm.em.fork(), systemClock);
      expect(Math.min(live.sessions, live.tokens)).toBeGreaterThan(0);
      expect(back.out, 'who gets in (B-086)').toContain(
        `${live.accounts} accounts (${live.disabled} of them disabled) with the passwords of that moment, ${live.sessions} sessions and ${live.tokens} API tokens that work`,
      );
      expect(await stateOf(third.deps.databaseUrl)).toEqual(before);
      const { file } = listedFile((await readFile(path.join(target, FILE_LIST), 'utf8')).split('\n')[0] ?? '');
      expect((await readFile(path.join(path.dirname(third.files), file))).equals(await readFile(path.join(target, file)))).toBe(true);
      expect(await runCommand('restore', [target], here)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('The database is not empty'),
      });
      expect(await runCommand('sessions-end', [], here)).toMatchObject({
        code: 0,
        out: expect.stringContaining(`Ended: ${live.sessions} sessions and ${live.tokens} API tokens.`),
      });
      expect(await accessOf(third.database.orm.em.fork(), systemClock)).toMatchObject({ sessions: 0, tokens: 0, accounts: live.accounts });
    },
    STARTING_MS,
  );
});

it('files that are given up go when the backup is there', async () => {
  expect(await app.deps.storage.sizeOf(givenUp.storageKey), 'not yet').toBeGreaterThan(0);
  await em().execute(`update graphile_worker._private_jobs set run_at = now() where payload::text like ?`, [`%${givenUp.storageKey}%`]);
  await finishJobs(app);
  await expect(app.deps.storage.sizeOf(givenUp.storageKey)).rejects.toThrow('Nothing is stored');
});

it(
  'commands name the service, the folder and what to do, and end with 2 where they did it and something is amiss (B-085)',
  async () => {
    const S3 = { S3_BUCKET: 'gone', S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY: 'id', S3_SECRET_KEY: 'secret' };
    const there = houseOf(app.database.url, app.storageFolder);
    await writeFile(path.join(folder, 'a file'), '');
    const target = await newHouse();
    const otherKey = {
      ...houseOf(target.deps.databaseUrl, path.dirname(target.files)),
      SECRET_KEY: 'another-secret-of-forty-characters-0123456',
    };
    const refusing = new BucketServer();
    refusing.isRefusing = true;
    opened.push({ close: async () => Promise.resolve(refusing.close()) });
    const wrongKey = { ...S3, S3_BUCKET: 'kept', S3_ENDPOINT: await refusing.listen() };
    const lacking = await mkdtemp(path.join(folder, 'lacking-'));
    await cp(app.storageFolder, path.join(lacking, 'files'), { recursive: true });
    await rm(path.join(lacking, 'files', storagePath(manuscript.key)));
    const [bucket, wrong, missing, database, inFile, key] = await Promise.all([
      runCommand('backup', [path.join(folder, 'b1')], { ...there, ...S3 }),
      runCommand('backup', [path.join(folder, 'b4')], { ...there, ...wrongKey }),
      runCommand('backup', [path.join(folder, 'b5')], houseOf(app.database.url, lacking)),
      runCommand('backup', [path.join(folder, 'b2')], { ...there, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
      runCommand('backup', [path.join(folder, 'a file', 'b3')], there),
      runCommand('restore', [backup()], otherKey),
    ]);
    expect(bucket).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The bucket "gone" at http:\/\/127\.0\.0\.1:1 cannot be read: .*ECONNREFUSED.*\nCheck S3_ENDPOINT/m),
    });
    expect(wrong).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^The bucket "kept" at http:\/\/127\.0\.0\.1:\d+ cannot be read: .*AccessDenied.*\nCheck .*S3_ACCESS_KEY.*S3_SECRET_KEY/m,
      ),
    });
    expect(missing).toMatchObject({
      code: 2,
      out: expect.stringContaining('is whole'),
      errors: expect.stringContaining('MISSING: 1 files that rows name are not in the storage of the house'),
    });
    expect(database).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/The database "none" at 127\.0\.0\.1:1 cannot be reached.*\nCheck DATABASE_URL/),
    });
    expect(inFile).toMatchObject({ code: 1, errors: expect.stringContaining(path.join(folder, 'a file')) });
    expect(key).toMatchObject({
      code: 2,
      out: expect.stringContaining('is back'),
      errors: expect.stringContaining('SECRET_KEY IS NOT THAT OF THE HOUSE'),
    });
  },
  STARTING_MS,
);

it.each([
  ['ENOSPC', undefined, /The disk of the folder that was named is full/],
  ['53100', undefined, /The disk of the database is full/],
  ['EACCES', '/backups/1', /runs as the user .*, who may not use \/backups\/1/],
  ['EROFS', '/backups/1', /\/backups\/1 can only be read/],
])('what the system alone says (%s, %s) gets the place and the remedy (B-085)', (code, place, words) => {
  const error = Object.assign(new Error(`${code}: said the system`), { code, ...(place === undefined ? {} : { path: place }) });
  expect(inOperatorsWords(error)).toMatch(/^\w+: said the system\n/);
  expect(inOperatorsWords(error)).toMatch(words);
});

describe('what is no whole backup', () => {
  it.each([
    ['a table', async () => tableFile('workflow_event')],
    ['a stored file', async () => `files/${storagePath(manuscript.key)}`],
    ['the list of files', async () => 'files.sha256'],
    ['the manifest', async () => 'manifest.json'],
  ])('one changed byte in %s is found by --verify, and refused by restore before anything is done', async (_what, fileOf) => {
    const damaged = await mkdtemp(path.join(folder, 'damaged-'));
    await cp(backup(), damaged, { recursive: true });
    expect((await verifyBackup(damaged)).files.count).toBeGreaterThan(0);
    const file = await open(path.join(damaged, await fileOf()), 'r+');
    const { size } = await file.stat();
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, Math.floor(size / 2));
    await file.write(Buffer.from([byte[0] === 55 ? 56 : 55]), 0, 1, Math.floor(size / 2));
    await file.close();
    await expect(verifyBackup(damaged)).rejects.toThrow('damaged');
    const target = await newHouse();
    await expect(restoreBackup(target.deps, { folder: damaged })).rejects.toThrow('damaged');
    expect(
      await target.database.orm.em.fork().execute(`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`),
    ).toEqual([]);
  });

  it(
    'a backup that was killed has no manifest and is refused; the folder is not taken for another',
    async () => {
      const target = path.join(folder, 'killed');
      const blocker = new Client({ connectionString: app.database.url });
      await blocker.connect();
      try {
        await blocker.query('begin; lock table mail in access exclusive mode');
        const child = await startCommand('backup', [target], houseOf(app.database.url, path.join(folder, 'nowhere')));
        // It has begun and waits for the table. Asked elsewhere: a transaction sees one list of others' activity.
        const waits = `select 1 from pg_stat_activity where query like 'lock table%' and wait_event_type = 'Lock'`;
        await expect.poll(async () => (await em().execute(waits)).length, { timeout: STARTING_MS }).toBe(1);
        await killed(child);
      } finally {
        await blocker.end();
      }
      await expect(readManifest(target)).rejects.toThrow('is no backup');
      await expect(restoreBackup((await newHouse()).deps, { folder: target })).rejects.toThrow('is no backup');
      await expect(takeBackup(house(), { folder: target })).rejects.toThrow('is not empty');
    },
    STARTING_MS,
  );
});

describe('restore', () => {
  it('refuses a database and a storage that hold anything', async () => {
    const { deps } = await newHouse();
    await expect(restoreBackup({ ...deps, databaseUrl: app.database.url }, { folder: backup() })).rejects.toThrow(
      'The database is not empty',
    );
    await expect(restoreBackup({ ...deps, storage: app.deps.storage }, { folder: backup() })).rejects.toThrow(
      'The storage holds files already',
    );
  });

  it('that failed or was killed leaves nothing that starts, and begins anew when it is called again', async () => {
    const full = (files: string): Storage => ({ ...localStorage(files), put: () => Promise.reject(new Error('disk full')) });
    const target = await newHouse(full);
    await expect(restoreBackup(target.deps, { folder: backup() })).rejects.toThrow('disk full');
    await expect(migrate(target.database.orm, target.deps.databaseUrl)).rejects.toThrow('the house is not whole');
    await expect(takeBackup({ ...house(), databaseUrl: target.deps.databaseUrl }, { folder: path.join(folder, 'half') })).rejects.toThrow(
      'not whole',
    );

    const child = await startCommand('restore', [backup()], houseOf(target.deps.databaseUrl, path.dirname(target.files)));
    const client = new Client({ connectionString: target.database.url });
    await client.connect();
    // It has emptied the database and is at work on it.
    await expect
      .poll(async () => (await client.query(`select where to_regclass('graphile_worker.migrations') is null`)).rowCount, {
        interval: 5,
        timeout: STARTING_MS,
      })
      .toBe(1);
    await killed(child);
    await client.end();
    await expect(migrate(target.database.orm, target.deps.databaseUrl)).rejects.toThrow('the house is not whole');
    const again = { ...target.deps, storage: localStorage(target.files), secret: 'another-secret-of-forty-characters-0123456' };
    expect(await restoreBackup(again, { folder: backup() }), 'it tells that the key is another').toMatchObject({
      isSameKey: false,
      logs: null,
    });
    expect(await stateOf(target.deps.databaseUrl)).toEqual(atMoment);
  });
});

it('a backup that fails leaves its folder empty, so that it can be taken again', async () => {
  const target = path.join(folder, 'again');
  const none = await newHouse();
  await expect(takeBackup({ ...house(), databaseUrl: none.deps.databaseUrl }, { folder: target })).rejects.toThrow(
    'no house in this database',
  );
  await expect(takeBackup({ ...house(), storage: localStorage(none.files) }, { folder: target })).rejects.toThrow(
    'Not one file of the house',
  );
  expect(await readdir(target)).toEqual([]);
});

it('a backup of an earlier version is brought up to date', async () => {
  const earlier = await newHouse();
  const { orm } = earlier.database;
  await orm.em.fork().execute('create extension if not exists pg_trgm');
  await orm.migrator.up({ to: 'Migration20261122000600_authors' });
  await migrateJobs(earlier.database.url);
  await orm.em
    .fork()
    .execute(
      `insert into user_account (email, real_name, code, password_hash, activated_at, created_at) values ('old@example.org', '旧人', 'A-old', null, now(), now())`,
    );
  const target = path.join(folder, 'earlier');
  await takeBackup({ ...house(), databaseUrl: earlier.database.url, storage: localStorage(earlier.files) }, { folder: target });
  const present = await newHouse();
  const { migrations } = await restoreBackup(present.deps, { folder: target });
  expect(migrations.length).toBeGreaterThan(20);
  expect(await present.database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  expect(await present.database.orm.em.fork().execute('select real_name from user_account')).toEqual([{ real_name: '旧人' }]);
});

it('a later backup links the files that an earlier one has, and names those that the house has lost', async () => {
  const later = path.join(folder, 'later');
  const kept = await storedFile({ name: 'new.docx', text: 'came since' });
  const { storageKey: lost } = await storedFile({ name: 'lost.docx', text: 'is gone' });
  await app.deps.storage.remove(lost);
  await takeBackup(house(), { folder: later, since: backup() });
  expect((await verifyBackup(later)).files.missing).toEqual([lost]);
  const place = (key: string) => path.join(later, 'files', storagePath(key));
  expect((await stat(place(manuscript.key))).nlink).toBe(2);
  expect(await readFile(place(kept.storageKey), 'utf8')).toBe('came since');
  expect(await readdir(later)).not.toContain('files.keys');
  await expect(access(place(givenUp.storageKey))).rejects.toThrow('ENOENT');
});

it('a house whose files are in a bucket is restored into one and backed up from one, byte by byte, and not into one that holds files', async () => {
  const bucket = new BucketServer();
  const endpoint = await bucket.listen();
  opened.push({ close: async () => Promise.resolve(bucket.close()) });
  const inBucket = (name: string) =>
    s3Storage({ bucket: name, region: 'cn-north-1', endpoint, accessKeyId: 'id', secretAccessKey: 'secret' });
  const first = await newHouse(() => inBucket('first'));
  await restoreBackup(first.deps, { folder: backup() });
  const again = path.join(folder, 'from-bucket');
  const { files } = await takeBackup(first.deps, { folder: again });
  expect(files).toEqual((await readManifest(backup())).files);
  expect(files.count).toBeGreaterThan(4);
  for (const line of (await readFile(path.join(again, FILE_LIST), 'utf8')).trim().split('\n')) {
    const { file } = listedFile(line);
    expect((await readFile(path.join(again, file))).equals(await readFile(path.join(backup(), file))), file).toBe(true);
  }
  await expect(restoreBackup((await newHouse(() => inBucket('first'))).deps, { folder: again })).rejects.toThrow(
    'The storage holds files already',
  );
});

/** Where a command finds the house. */
const houseOf = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  HOME: folder,
  SECRET_KEY: app.deps.env.SECRET_KEY,
});

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
