// A decision is announced to the authors with its letter and not before, by no path; taken back in time, not at all (principles,
// Workflow).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { buildFile } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { startWorker } from '../../../work/worker.ts';
import { DECISION_HOLD_MS, TELL_DECISION, tellDecision } from './decision-hold.ts';
import { WorkflowWorld } from '../testing/workflow-world.factory.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => {
  world = await WorkflowWorld.start({ reviewType: 2 });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await world.draft();
});

/** Everything an author is shown of where a manuscript stands. */
const SHOWN = `authorStatus stage hasBeenInPool withdrawnAt viewerCanEdit viewerCanSubmit expected { step on } stageTimes { stage at }
  events { authorStatus at act comment } reviews { comment reviewer { realName } } files { name } viewerActs { act isAllowed }`;
interface Shown {
  authorStatus: string;
  stage: number;
  viewerCanEdit: boolean;
  events: { authorStatus: string; comment: string | null }[];
  reviews: { comment: string | null; reviewer: { realName: string } | null }[];
  files: { name: string }[];
  viewerActs: { act: string }[];
  hasBeenInPool: boolean;
}
const LIST = `query List($scope: ListScope, $filter: AuthoredContributionFilter) { viewer { unreadMessageCount messages(first: 100) { edges { node { title contribution { id } } } } list: authoredContributions(first: 100, scope: $scope, filter: $filter) { edges { node { id ${SHOWN} } } } } }`;

const shown = async (name: 'author' | 'coAuthor' = 'author') => await world.read<Shown>(name, id, SHOWN);
async function listed(variables: Record<string, unknown>): Promise<boolean> {
  const answer = await world.ask<{ viewer: { list: { edges: { node: { id: string } }[] } } }>('author', LIST, variables);
  return answer.data?.viewer.list.edges.some(({ node }) => node.id === idOf('Contribution', id)) ?? false;
}

type Decision = readonly [what: string, decide: () => Promise<void>, before: string, after: string, key: string];
const decisions: readonly Decision[] = [
  [
    'a desk rejection',
    async () => {
      await world.act('author', id, 'SUBMIT');
      return await world.act('chief', id, 'REFUSE', { comment: '不合本刊' });
    },
    'NEW_SUBMISSION',
    'REJECTED',
    'rejected',
  ],
  [
    'a return for revision',
    async () => {
      await world.toChief(id);
      return await world.act('chief', id, 'CHIEF_RETURN', { comment: '请精简第二节' });
    },
    'ASSIGNED',
    'AWAITING_REVISION',
    'returned',
  ],
  [
    'a refusal that opens the pool',
    async () => {
      await world.toChief(id);
      await world.em().nativeUpdate(Contribution, { id }, { poolConsent: true });
      return await world.act('chief', id, 'CHIEF_NOT_ACCEPT', { comment: '可投他刊' });
    },
    'ASSIGNED',
    'NOT_ACCEPTED',
    'notAccepted',
  ],
  [
    'an acceptance',
    async () => {
      await world.toChief(id);
      await world.act('chief', id, 'CHIEF_PRE_ACCEPT');
      await world.act('publisher', id, 'PRE_REVIEW', { comment: '可以' });
      return await world.act('chief', id, 'CHIEF_ACCEPT', { comment: '录用' });
    },
    'ASSIGNED',
    'AWAITING_AUTHORIZATION',
    'accepted',
  ],
];

describe.each(decisions)('%s', (_what, decide, before, after, key) => {
  /** The author's view of the moment before. */
  let known: Shown | null;
  beforeEach(async () => {
    await decide();
    known = await shown();
  });

  it('changes nothing that the authors are shown, until its letter goes out', async () => {
    expect(known).toMatchObject({ authorStatus: before, viewerCanEdit: false });
    expect(known?.viewerActs.map(({ act }) => act)).toEqual(['VIEW_DETAIL', 'WITHDRAW']);
    expect(known?.events.map((event) => event.authorStatus)).not.toContain(after);
    expect(known?.reviews).toEqual([]);
    expect(known?.hasBeenInPool).toBe(false);
    expect(await shown('coAuthor')).toMatchObject({ authorStatus: before });
    expect(await world.messaged(id, `workflow.${key}`)).toEqual([]);
    expect((await world.letters('author')).at(-1)).toMatchObject({
      status: 'queued',
      sendAfter: new Date(world.app.clock.now().getTime() + DECISION_HOLD_MS),
    });
    const [job] = await world
      .em()
      .execute<{ seconds: number }[]>(
        `select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs where task_identifier = ? order by id desc limit 1`,
        [TELL_DECISION],
      );
    expect(job?.seconds).toBeGreaterThan(DECISION_HOLD_MS / 1000 - 60);
  });

  it('is found in the author’s list under the status it had, and does not wait for the author yet (R2-022, R2-032)', async () => {
    expect(await listed({ filter: { statuses: [before] } })).toBe(true);
    expect(await listed({ filter: { statuses: [after] } })).toBe(false);
    expect(await listed({ scope: 'PENDING' })).toBe(false);
    expect(await listed({ filter: { awaitsPoolConsent: true } })).toBe(false);
  });

  it('is known to the office at once', async () => {
    const { state } = await world.stored(id);
    expect(await world.read('chief', id, 'state stage')).toMatchObject({ state: expect.not.stringContaining('REVIEWING') });
    expect([17, 6, 16, 14]).toContain(state);
  });

  it('is told with its letter: status, log, message and the reviews that go with it, once', async () => {
    await world.tell(id);
    const now = await shown();
    expect(now).toMatchObject({
      authorStatus: after,
      viewerCanEdit: after === 'AWAITING_REVISION',
      hasBeenInPool: after === 'NOT_ACCEPTED',
    });
    expect(now?.events.at(-1)).toMatchObject({ authorStatus: after });
    expect(now?.events.at(-1)?.comment).toBeTruthy();
    expect(now?.reviews.map(({ reviewer }) => reviewer?.realName ?? null)).toEqual(before === 'ASSIGNED' ? ['reviewer'] : []);
    expect(await listed({ filter: { statuses: [after] } })).toBe(true);
    expect(await listed({ scope: 'PENDING' })).toBe(['AWAITING_REVISION', 'AWAITING_AUTHORIZATION'].includes(after));
    await world.tell(id);
    expect(await world.messaged(id, `workflow.${key}`)).toEqual(['author']);
  });
});

describe('a decision taken back in time', () => {
  beforeEach(async () => {
    await world.toChief(id);
    await world.em().nativeUpdate(Contribution, { id }, { poolConsent: true });
    await world.act('chief', id, 'CHIEF_NOT_ACCEPT', { comment: '误操作' });
  });

  it('was never there for the authors: no letter, no message, no trace in the log', async () => {
    const before = await shown();
    await world.act('chief', id, 'REOPEN', { comment: '恢复' });
    expect(await shown()).toEqual(before);
    await world.tell(id);
    expect(await shown()).toEqual(before);
    for (const key of ['notAccepted', 'reopened']) expect(await world.messaged(id, `workflow.${key}`)).toEqual([]);
    expect((await world.letters('author')).filter((letter) => letter.status !== 'queued').map(({ status }) => status)).toContain(
      'cancelled',
    );
    expect((await world.letters('author')).some(({ subject }) => subject.includes('恢复审理'))).toBe(false);
    expect(await world.stored(id)).toMatchObject({ state: 11, heldState: null, enteredPoolAt: null });
  });

  it('does not tell the next one early', async () => {
    await world.act('chief', id, 'REOPEN');
    expect(await world.stored(id)).toMatchObject({ heldDecision: null });
    await world.act('chief', id, 'CHIEF_REJECT', { comment: '退稿' });
    const events = await world
      .em()
      .execute<{ id: number }[]>(`select id from workflow_event where contribution_id = ? and "row" = 'T29'`, [id]);
    await tellDecision(world.app.deps, { eventId: events[0]?.id });
    expect(await shown()).toMatchObject({ authorStatus: 'ASSIGNED' });
    await world.tell(id);
    expect(await shown()).toMatchObject({ authorStatus: 'REJECTED' });
  });

  it('after its letter has gone is told to be taken back', async () => {
    await world.tell(id);
    await world.em().execute(`update mail set status = 'sent' where "to" = ?`, [world.people.author.email]);
    await world.act('chief', id, 'REOPEN', { comment: '恢复' });
    expect(await world.messaged(id, 'workflow.reopened')).toEqual(['author']);
    expect((await world.letters('author')).at(-1)?.subject).toContain('恢复审理');
    expect(await shown()).toMatchObject({ authorStatus: 'ASSIGNED', hasBeenInPool: true });
  });

  it('is told after all where the letter went out a moment before', async () => {
    await world.em().execute(`update mail set status = 'sent' where "to" = ?`, [world.people.author.email]);
    await world.act('chief', id, 'REOPEN', { comment: '恢复' });
    expect(await world.messaged(id, 'workflow.reopened')).toEqual(['author']);
    expect((await shown())?.events.map(({ authorStatus }) => authorStatus)).toEqual(expect.arrayContaining(['NOT_ACCEPTED']));
  });
});

it('no other journal adopts what its author does not know was refused', async () => {
  await world.toChief(id);
  await world.em().nativeUpdate(Contribution, { id }, { poolConsent: true });
  await world.act('chief', id, 'CHIEF_NOT_ACCEPT', { comment: '可投他刊' });
  await expect(world.act('otherChief', id, 'ADOPT', { colloquiumId: world.otherJournal.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await world.tell(id);
  await world.act('otherChief', id, 'ADOPT', { colloquiumId: world.otherJournal.id });
  expect(await shown()).toMatchObject({ authorStatus: 'NEW_SUBMISSION', hasBeenInPool: true });
});

it('files that come with a decision are opened with its letter', async () => {
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  const em = world.em();
  const file = await buildFile(em, await em.findOneOrFail(Contribution, id), { name: '批注.pdf', uploadedBy: world.people.editor });
  await world.act('editor', id, 'EDITOR_RETURN', { comment: '见附件', fileIds: [file.id] });
  const names = async () => (await shown())?.files.map(({ name }) => name);
  expect(await names()).toEqual(['manuscript.docx']);
  const node = async () =>
    (
      await world.ask<{ node: { id: string } | null }>('author', 'query File($id: ID!) { node(id: $id) { id } }', {
        id: idOf('ContributionFile', file.id),
      })
    ).data?.node ?? null;
  expect(await node()).toBeNull();
  await world.tell(id);
  expect(await names()).toHaveLength(2);
  expect(await node()).not.toBeNull();
});

it('only the chosen reviews are released, and only with the letter', async () => {
  await world.toChief(id);
  await world.act('chief', id, 'CHIEF_RETURN', { comment: '请修改', releaseReviewIds: [] });
  await world.tell(id);
  expect((await shown())?.reviews).toEqual([]);
});

it('the worker tells it when its time has come, also where no letters can be sent', async () => {
  await world.act('author', id, 'SUBMIT');
  await world.act('chief', id, 'REFUSE');
  expect(await shown()).toMatchObject({ authorStatus: 'NEW_SUBMISSION' });
  await world.em().execute(
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = ? and (j.payload->>'eventId')::int = (select max(id) from workflow_event where contribution_id = ?)`,
    [TELL_DECISION, id],
  );
  const worker = await startWorker({ ...world.app.deps, databaseUrl: world.app.database.url, transport: null });
  try {
    await expect.poll(async () => (await shown())?.authorStatus).toBe('REJECTED');
  } finally {
    await worker.stop();
  }
});

it('sockets of the authors are told with the letter, not with the decision', async () => {
  const heard: (readonly number[] | null)[] = [];
  const stop = world.app.deps.pubsub.listen((event) => {
    if (event.type === 'contributionChanged' && event.contributionId === id) heard.push(event.userIds);
  });
  await world.act('author', id, 'SUBMIT');
  await expect.poll(() => heard.length).toBe(1);
  await world.act('chief', id, 'REFUSE');
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toContain(world.people.editor.id);
  expect(heard[1]).not.toContain(world.people.author.id);
  await world.tell(id);
  await expect.poll(() => heard.length).toBe(3);
  expect(heard[2]).toEqual(expect.arrayContaining([world.people.author.id, world.people.coAuthor.id]));
  expect(heard[2]).not.toContain(world.people.chief.id);
  stop();
});

it('costs the author’s list no statement per row', async () => {
  const rows =
    'query Rows { viewer { list: authoredContributions(first: 100) { edges { node { authorStatus stage hasBeenInPool withdrawnAt viewerCanEdit expected { on } } } } } }';
  const cost = async () => await statementsOf(() => world.ask('author', rows));
  const submitted = async (isRefused: boolean) => {
    id = await world.draft();
    await world.act('author', id, 'SUBMIT');
    if (isRefused) await world.act('chief', id, 'REFUSE');
  };
  await submitted(true);
  await submitted(false);
  await cost();
  const few = await cost();
  for (const isRefused of [true, true, false]) await submitted(isRefused);
  const many = await cost();
  expect(many.length, many.join('\n')).toBe(few.length);
});
