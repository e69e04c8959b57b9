// The server is killed (kill -9) at random moments while editors-in-chief compile and send to the press: afterwards the manuscripts of each
// issue are in it together, gone together, or none is; acknowledged acts are there; a retry succeeds; and the next issue is open once.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeId } from '../graphql/node.ts';
import { buildApiToken, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildIssue } from '../modules/issues/issue.factory.ts';
import { Issue } from '../modules/issues/issue.entity.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { startProduct, type StartedProduct } from '../testing/started-product.ts';

const KILLS = bySampleSize({ sample: 1, full: 50 });
const AT_ONCE = 4;
const MANUSCRIPTS = 3;
/** After an answer came: some of the others are being worked on then. */
const LATEST_KILL_MS = 40;

let database: TestDatabase;
let folder: string;
let server: StartedProduct | undefined;
const em = () => database.orm.em.fork();
const clock = { now: () => new Date() };

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-killed-compiling-'));
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

interface Desk {
  colloquiumId: number;
  issueId: number;
  contributionIds: number[];
  token: string;
  /** The state acknowledged to the client. */
  acknowledged: number;
}

/** A journal with its editor-in-chief, an open issue, and accepted manuscripts. */
async function desk(): Promise<Desk> {
  const tx = em();
  const [chief, submitter] = [await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }), await buildUser(tx)];
  const colloquium = await buildColloquium(tx, { members: { chief: [chief] }, publishingMonths: [6, 12] });
  const contributionIds: number[] = [];
  for (let index = 0; index < MANUSCRIPTS; index += 1)
    contributionIds.push((await buildContribution(tx, { submitter, colloquium, state: 15, stage: 6, responsibleKind: 5 })).id);
  const { id: issueId } = await buildIssue(tx, { colloquium });
  return {
    colloquiumId: colloquium.id,
    issueId,
    contributionIds,
    token: await buildApiToken(tx, chief, clock, 'EDITOR_IN_CHIEF'),
    acknowledged: 15,
  };
}

interface Answer {
  data?: Record<string, { results?: { done: boolean }[] } | null> | null;
  errors?: { extensions: { code: string } }[];
}

async function ask(url: string, token: string, text: string, input: object): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables: { input } }),
  });
  return (await response.json()) as Answer;
}

/** From its present state to the press. Answers the error; null when all was done. Throws when the server is gone. */
async function publish(url: string, one: Desk, from: number, onAnswer: () => void = () => undefined): Promise<string | null> {
  const issueId = encodeId('Issue', one.issueId);
  if (from === 15) {
    const contributionIds = one.contributionIds.map((id) => encodeId('Contribution', id));
    const { data, errors } = await ask(
      url,
      one.token,
      'mutation Compile($input: CompileIntoIssueInput!) { compileIntoIssue(input: $input) { results { done } } }',
      { issueId, contributionIds },
    );
    onAnswer();
    if (errors || !data?.['compileIntoIssue']?.results?.every(({ done }) => done)) return JSON.stringify({ data, errors });
    one.acknowledged = 18;
  }
  const tx = em();
  await tx.nativeUpdate(Issue, { id: one.issueId }, { savedAt: clock.now(), exportedAt: clock.now() });
  const { version } = await tx.findOneOrFail(Issue, one.issueId);
  const { errors } = await ask(
    url,
    one.token,
    'mutation Send($input: SendIssueToPressInput!) { sendIssueToPress(input: $input) { issue { id } } }',
    { issueId, remark: '', filePaths: [], version },
  );
  onAnswer();
  if (errors) return JSON.stringify(errors);
  one.acknowledged = 20;
  return null;
}

/** The state that all of them are in. */
async function standing({ colloquiumId, issueId, contributionIds, acknowledged }: Desk): Promise<number> {
  const tx = em();
  // Waits for the killed server's running statements in the database.
  await tx.begin();
  await tx.find(Contribution, { id: { $in: contributionIds } }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await tx.rollback();
  tx.clear();
  const found = await tx.find(Contribution, { id: { $in: contributionIds } }, { orderBy: { issuePosition: 'asc' } });
  const events = await tx.count(WorkflowEvent, { contribution: { $in: contributionIds } });
  const issues = await tx.find(Issue, { colloquium: colloquiumId }, { orderBy: { number: 'asc' } });
  const [state = 0, ...others] = new Set(found.map((one) => Number(one.state)));
  expect(others, 'all of them, or none').toEqual([]);
  expect(state).toBeGreaterThanOrEqual(acknowledged);
  const isIn = state !== 15;
  expect(found.map(({ issue }) => issue?.id ?? null)).toEqual(found.map(() => (isIn ? issueId : null)));
  expect(found.map(({ issuePosition }) => issuePosition ?? null)).toEqual(found.map((_one, index) => (isIn ? index + 1 : null)));
  expect([state, events / MANUSCRIPTS]).toEqual([state, [15, 18, 20].indexOf(state)]);
  expect(issues.map(({ number, sentAt }) => [number, Boolean(sentAt)])).toEqual(
    state === 20
      ? [
          [1, true],
          [2, false],
        ]
      : [[1, false]],
  );
  return state;
}

it(`holds through ${KILLS} kills`, async () => {
  const seen = new Set<number>();
  let left: { one: Desk; from: number }[] = [];
  let seed = 20261124;
  server = await startProduct(database.url, folder);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = server;
    const fresh = await Promise.all(Array.from({ length: AT_ONCE }, desk));
    const desks = [...left, ...fresh.map((one) => ({ one, from: 15 }))];
    seed = (seed * 48_271) % 2_147_483_647;
    // Every other time some are being sent already: there are more answers than desks.
    const awaited = (kill % 2 === 0 ? desks.length : 0) + 1 + (seed % (desks.length - 1));
    let answers = 0;
    let working: Promise<string | null>[] = [];
    const isMoment = new Promise<void>((resolve) => {
      const onAnswer = () => void ((answers += 1) === awaited && resolve());
      working = desks.map(({ one, from }) => publish(url, one, from, onAnswer).catch(() => 'GONE'));
      void Promise.all(working).then(() => resolve());
    });
    await isMoment;
    await delay(seed % LATEST_KILL_MS);
    child.kill('SIGKILL');
    await Promise.all(working);
    server = await startProduct(database.url, folder);
    const states = await Promise.all(desks.map(({ one }) => standing(one)));
    for (const state of states) seen.add(state);
    left = desks.flatMap(({ one }, index) => (states[index] === 20 ? [] : [{ one, from: states[index] ?? 15 }]));
  }
  const { url } = server;
  for (const { one, from } of left) expect(await publish(url, one, from)).toBeNull();
  for (const { one } of left) expect(await standing(one)).toBe(20);
  expect(await em().count(Contribution, { state: 20 })).toBe(KILLS * AT_ONCE * MANUSCRIPTS);
  if (KILLS > 1) expect(seen.size, 'some were in time, some were not').toBeGreaterThan(1);
}, 3_600_000);
