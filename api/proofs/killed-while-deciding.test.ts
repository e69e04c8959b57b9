// The server is killed (kill -9) at random moments while editors decide with attachments: afterwards each decision is there wholly, with
// its event, its file and its one letter, or not at all; acknowledged ones are there; and a retry succeeds (principles, Workflow).
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeId } from '../graphql/node.ts';
import { buildApiToken, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { localStorage } from '../storage/storage.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { buildHistory, strayHistories, submitted } from '../modules/statistics/journal-history.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { startProduct, type StartedProduct } from '../testing/started-product.ts';

const KILLS = bySampleSize({ sample: 2, full: 50 });
const AT_ONCE = 6;
/** After an answer came: some of the others are being worked on then. */
const LATEST_KILL_MS = 25;
const BYTES = '%PDF-1.7\n%an attachment of the office';

let database: TestDatabase;
let folder: string;
let journal: Colloquium;
let server: StartedProduct | undefined;
const em = () => database.orm.em.fork();
const clock = { now: () => new Date() };

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-killed-'));
  journal = await buildColloquium(em());
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

interface Desk {
  contributionId: number;
  token: string;
  author: string;
  /** The client got the acknowledgement. */
  isAcknowledged: boolean;
}

/** A manuscript with its editor, who decides on it. */
async function desk(): Promise<Desk> {
  const tx = em();
  const editor = await buildUser(tx, { roles: ['EDITOR'] });
  tx.create(ColloquiumMember, { colloquium: journal.id, user: editor, type: 'editor', position: 1 });
  const submitter = await buildUser(tx);
  const { id } = await buildHistory(tx, [submitted], {
    submitter,
    colloquium: await tx.findOneOrFail(Colloquium, journal.id),
    state: 3,
    stage: 2,
    editor,
    responsible: editor,
    responsibleKind: 3,
  });
  return { contributionId: id, token: await buildApiToken(tx, editor, clock, 'EDITOR'), author: submitter.email, isAcknowledged: false };
}

interface Answer {
  data?: Record<string, { file?: { path: string } } | null> | null;
  errors?: { extensions: { code: string } }[];
}

async function ask(url: string, token: string, query: string, input: Record<string, unknown>, file?: File): Promise<Answer> {
  const operations = JSON.stringify({ query, variables: { input: file ? { ...input, file: null } : input } });
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  if (file) form.append('0', file);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { token, 'apollo-require-preflight': '1', ...(file ? {} : { 'content-type': 'application/json' }) },
    body: file ? form : operations,
  });
  return (await response.json()) as Answer;
}

/** Uploads an attachment and returns the manuscript with it. Answers the refusal; null when done. Throws when the server is gone. */
async function decide(url: string, one: Desk, onAnswer: () => void = () => undefined): Promise<string | null> {
  const contributionId = encodeId('Contribution', one.contributionId);
  const kept = await ask(
    url,
    one.token,
    'mutation Upload($input: UploadOfficeFileInput!) { uploadOfficeFile(input: $input) { file { path } } }',
    { contributionId, kind: 'OFFICE_ATTACHMENT' },
    new File([BYTES], '修改说明.pdf'),
  );
  onAnswer();
  const filePath = kept.data?.['uploadOfficeFile']?.file?.path;
  if (filePath === undefined) return kept.errors?.[0]?.extensions.code ?? 'NOTHING';
  const answer = await ask(
    url,
    one.token,
    'mutation Decide($input: ReturnByEditorInput!) { returnByEditor(input: $input) { clientMutationId } }',
    { contributionId, comment: '请按附件修改', filePaths: [filePath] },
  );
  onAnswer();
  const refusal = answer.errors?.[0]?.extensions.code ?? null;
  if (refusal === null) one.isAcknowledged = true;
  return refusal;
}

/** Whether the decision is there: wholly or not at all. */
async function isDecided({ contributionId, author, isAcknowledged }: Desk): Promise<boolean> {
  const tx = em();
  // Waits for the killed server's running statements in the database.
  await tx.begin();
  const [{ state }] = await tx.execute<[{ state: number }]>('select state from contribution where id = ? for update', [contributionId]);
  await tx.rollback();
  const events = await tx.find(WorkflowEvent, { contribution: contributionId, toState: 5 });
  const files = await tx.find(ContributionFile, { contribution: contributionId });
  const letters = await tx.count(Mail, { to: author });
  if (state === 3) {
    expect([events.length, files.length, letters, isAcknowledged]).toEqual([0, 0, 0, false]);
    return false;
  }
  expect([state, events.length, files.length, letters]).toEqual([5, 1, 1, 1]);
  expect(files[0]?.event?.id).toBe(events[0]?.id);
  const storage = localStorage(path.join(folder, 'files'));
  expect((await buffer(await storage.get(files[0]?.storageKey ?? ''))).toString()).toBe(BYTES);
  expect(
    await tx.execute('select 1 from contribution where id = ? and held_decision_id = ?', [contributionId, events[0]?.id ?? 0]),
  ).toHaveLength(1);
  return true;
}

it(`holds through ${KILLS} kills`, async () => {
  const decided: boolean[] = [];
  let left: Desk[] = [];
  let seed = 20261123;
  server = await startProduct(database.url, folder);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = server;
    let deciding: Promise<string | null>[] = [];
    const desks = [...left, ...(await Promise.all(Array.from({ length: AT_ONCE }, desk)))];
    seed = (seed * 48_271) % 2_147_483_647;
    // Every other time some decisions are done already: there are more answers than uploads.
    const awaited = (kill % 2 === 0 ? desks.length : 0) + 1 + (seed % (desks.length - 1));
    let answers = 0;
    const isMoment = new Promise<void>((resolve) => {
      const onAnswer = () => void ((answers += 1) === awaited && resolve());
      deciding = desks.map((one) => decide(url, one, onAnswer).catch(() => 'GONE'));
      void Promise.all(deciding).then(() => resolve());
    });
    await isMoment;
    await delay(seed % LATEST_KILL_MS);
    child.kill('SIGKILL');
    await Promise.all(deciding);
    server = await startProduct(database.url, folder);
    const there = await Promise.all(desks.map(isDecided));
    expect(await strayHistories(em()), 'the statistics know what was decided').toEqual([]);
    decided.push(...there);
    left = desks.filter((_one, index) => !there[index]);
  }
  const { url } = server;
  for (const one of left) expect(await decide(url, one)).toBeNull();
  for (const one of left) expect(await isDecided(one)).toBe(true);
  expect(await em().count(Contribution, { state: 5 })).toBe(KILLS * AT_ONCE);
  expect(decided, 'some decisions were in time').toContain(true);
}, 3_600_000);
