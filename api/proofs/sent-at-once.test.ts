// Twenty people send one issue to the press at the same moment: it goes once, with one package, one event and one letter for each
// manuscript, one next issue, and everybody else learns that it has gone (F-109, D2-71).
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../database/transactions.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { idOf } from '../modules/contributions/manuscript/wizard.factory.ts';
import { localStorage, newStorageKey } from '../storage/storage.ts';
import { Issue } from '../modules/issues/issue.entity.ts';
import { openIssueFor } from '../modules/issues/issue.service.ts';
import { IssueFile } from '../modules/press/issue-file.entity.ts';
import { exportIssueContents, saveIssueContents } from '../modules/issues/workbench/workbench.service.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { Message } from '../modules/messages/message.entity.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld } from '../modules/workflow/testing/workflow-world.factory.ts';
import { bySampleSize } from '../testing/sample-size.ts';

const PEOPLE = 20;
const ARTICLES = 2;
const ROUNDS = bySampleSize({ sample: 2, full: 200 });
let world: WorkflowWorld;
const tokens: string[] = [];

beforeAll(async () => {
  world = await WorkflowWorld.start();
  const em = world.em();
  for (let number = 0; number < PEOPLE; number += 1) {
    const isChief = number % 2 === 0;
    const user = await buildUser(em, { roles: [isChief ? 'EDITOR_IN_CHIEF' : 'EXECUTIVE_EDITOR'] });
    em.create(ColloquiumMember, { colloquium: world.journal.id, user, type: isChief ? 'chief' : 'executive', position: 10 + number });
    tokens.push(await buildSession(em, user, world.app.clock, { isRemembered: true }));
  }
  await em.flush();
});
afterAll(() => world.app.close());

/** The journal's open issue with two manuscripts, saved and exported. */
async function prepared(): Promise<{ issueId: number; version: number; ids: number[] }> {
  const ids: number[] = [];
  for (let at = 0; at < ARTICLES; at += 1) {
    const id = await world.draft({ state: 15, stage: 6, responsibleKind: 5 });
    const storageKey = newStorageKey();
    await localStorage(world.app.storageFolder).put(storageKey, Readable.from([Buffer.from(`file ${id}`)]));
    const em = world.em();
    await buildFile(em, await em.findOneOrFail(Contribution, id), { storageKey });
    ids.push(id);
  }
  const ctx = await world.contextOf('chief');
  const issueId = (await inTransaction(ctx, () => openIssueFor(ctx, world.journal.id)))?.id ?? 0;
  for (const id of ids) await world.act('chief', id, 'COMPILE', { issueId });
  const then = await world.contextOf('chief');
  await inTransaction(then, async () => {
    const { version } = await then.em.findOneOrFail(Issue, issueId);
    const articles = ids.map((contributionId) => ({ contributionId, pageCount: 4 }));
    await saveIssueContents(then, { issueId, articles, firstPage: 1, contents: '目录', version });
    await exportIssueContents(then, issueId);
  });
  return { issueId, version: (await world.em().findOneOrFail(Issue, issueId)).version, ids };
}

/** By GraphQL. Answers null when it went, else why not. */
async function send(token: string, issueId: number, version: number): Promise<string | null> {
  const { errors } = await world.app.request(
    'mutation Send($input: SendIssueToPressInput!) { sendIssueToPress(input: $input) { issue { id } } }',
    { input: { issueId: idOf('Issue', issueId), remark: '', filePaths: [], version } },
    { token },
  );
  return errors?.[0]?.extensions.code ?? null;
}

/** By the old call, which says it in words. */
async function sendByFacade(token: string, issueId: number): Promise<string | null> {
  const response = await fetch(`${world.app.url}/colloquium/api/colloquium/sendToPress`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ colloquiumFewId: issueId, sendRemark: '', files: '' }),
  });
  const { code, msg } = (await response.json()) as { code: number; msg: string };
  return code === 0 ? null : /has been sent to the press/.test(msg) ? 'ISSUE_ALREADY_SENT' : msg;
}

it(`of ${PEOPLE} sendings at once one goes, in each of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    world.app.clock.advance(60_000);
    const { issueId, version, ids } = await prepared();
    const before = { letters: await world.em().count(Mail, {}), told: await world.em().count(Message, { key: 'issue.sent' }) };
    const answers = await Promise.all(
      tokens.map(async (token, number) => await (number % 3 === 0 ? sendByFacade(token, issueId) : send(token, issueId, version))),
    );
    expect(
      answers.filter((answer) => answer === null),
      `round ${round}: ${answers.join(', ')}`,
    ).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer !== null)), `round ${round}`).toEqual(new Set(['ISSUE_ALREADY_SENT']));
    for (const id of ids) {
      expect((await world.stored(id)).state).toBe(20);
      expect(await world.em().count(WorkflowEvent, { contribution: id, toState: 20 }), 'one event').toBe(1);
    }
    expect(await world.em().count(IssueFile, { issue: issueId }), 'one package').toBe(ARTICLES + 5);
    expect(await world.em().count(Issue, { colloquium: world.journal.id, sentAt: null }), 'one next issue').toBe(1);
    expect((await world.em().count(Mail, {})) - before.letters, 'one letter for each').toBe(ARTICLES);
    expect((await world.em().count(Message, { key: 'issue.sent' })) - before.told, 'the publishing editor hears of it once').toBe(1);
  }
}, 3_600_000);
