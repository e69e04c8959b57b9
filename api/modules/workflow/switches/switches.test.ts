// A journal's workflow switches through the API: who sees and saves them, the preview of a change, and its effect.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleKindCodes } from '../../../../shared/roles.ts';
import { encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { Department } from '../../organization/department.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { openStates } from '../table/table.ts';

let app: TestApp;
let operations: string;
let author: User;
let branch: Department;
let journal: Colloquium;
const em = () => app.database.orm.em.fork();
const idOf = ({ id }: { id: number }) => encodeId('Colloquium', id);
const departmentId = ({ id }: { id: number }) => encodeId('Department', id);

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  operations = await buildSession(tx, await buildUser(tx, { roles: ['OPERATIONS'] }), app.clock, { language: 'zh-CN' });
  author = await buildUser(tx);
  branch = await buildDepartment(tx);
});
afterAll(() => app.close());
const ALL_ON = { checksPlagiarism: true, invitesReviewers: true, deputyReviews: true, chiefPreAccepts: true };
const ALL_OFF = { checksPlagiarism: false, invitesReviewers: false, deputyReviews: false, chiefPreAccepts: false };
beforeEach(async () => {
  journal = await buildColloquium(em(), ALL_ON);
});

const FIELDS = 'checksPlagiarism invitesReviewers deputyReviews chiefPreAccepts publishingHouse { id } version';
interface Switches {
  publishingHouse: { id: string } | null;
  version: number;
}
async function read(token = operations, of = journal) {
  const answer = await app.request<{ node: { workflowSwitches: Switches | null } | null }>(
    `query SwitchesTest($id: ID!) { node(id: $id) { ... on Colloquium { workflowSwitches { ${FIELDS} } } } }`,
    { id: idOf(of) },
    { token },
  );
  return answer.data?.node?.workflowSwitches ?? null;
}
async function save(own: object = {}, { token = operations, of = journal }: { token?: string; of?: Colloquium } = {}) {
  const { version } = of;
  const answer = await app.request<{ saveWorkflowSwitches: { colloquium: { workflowSwitches: Switches } } }>(
    `mutation SaveSwitchesTest($input: SaveWorkflowSwitchesInput!) { saveWorkflowSwitches(input: $input) { colloquium { workflowSwitches { ${FIELDS} } } } }`,
    { input: { colloquiumId: idOf(of), version, ...ALL_ON, publishingHouseId: departmentId(branch), ...own } },
    { token },
  );
  return { saved: answer.data?.saveWorkflowSwitches?.colloquium.workflowSwitches, refused: answer.errors?.[0]?.extensions };
}
interface Preview {
  underWayCount: number;
  way: { state: string; isOnWayNow: boolean; isOnWayThen: boolean; by: string[] }[];
  affected: { state: string; count: number }[];
}
async function preview(switches: object, token = operations, of = journal) {
  const answer = await app.request<{ node: { workflowPreview: Preview | null } | null }>(
    `query PreviewTest($id: ID!, $switches: WorkflowSwitchesInput!) { node(id: $id) { ... on Colloquium { workflowPreview(switches: $switches) { underWayCount way { state by isOnWayNow isOnWayThen } affected { state count } } } } }`,
    { id: idOf(of), switches: { ...ALL_ON, ...switches } },
    { token },
  );
  return answer.data?.node?.workflowPreview ?? null;
}

describe('the switches of a journal', () => {
  it('are four, each on or off, with the branch that receives (R3-096, R3-097)', async () => {
    for (const name of ['checksPlagiarism', 'invitesReviewers', 'deputyReviews', 'chiefPreAccepts'] as const) {
      const one = await buildColloquium(em(), ALL_ON);
      const { saved } = await save({ [name]: false }, { of: one });
      expect(saved).toEqual({ ...ALL_ON, [name]: false, publishingHouse: { id: departmentId(branch) }, version: one.version + 1 });
      expect(await read(operations, one)).toEqual(saved);
    }
  });

  it('are not saved without a branch, nor with one that is not offered (R3-099)', async () => {
    const tx = em();
    const below = await buildDepartment(tx, branch);
    for (const publishingHouseId of [null, '', departmentId(below), departmentId({ id: 999_999 })]) {
      const { refused } = await save({ publishingHouseId });
      expect(refused, String(publishingHouseId)).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { publishingHouseId: '请选择出版社分社' },
      });
    }
    expect((await read())?.version).toBe(journal.version);
  });

  it('are not written over unread', async () => {
    await save({ checksPlagiarism: false });
    expect((await save({ deputyReviews: false })).refused?.code).toBe('CONFLICT');
  });

  it('are of operations alone whose departments hold it, and lead into no department of others (R3-004)', async () => {
    const tx = em();
    const [own, foreign] = [await buildDepartment(tx), await buildDepartment(tx)];
    const scoped = await buildUser(tx, { roles: [], records: [await buildRole(tx, 'OPERATIONS', [own])] });
    const token = await buildSession(tx, scoped, app.clock, { language: 'zh-CN' });
    const [theirs, others] = [await buildColloquium(tx, { department: own }), await buildColloquium(tx, { department: foreign })];
    expect((await read(token, theirs))?.publishingHouse).toEqual({ id: departmentId(own) });
    expect([await read(token, others), await preview({}, token, others)]).toEqual([null, null]);
    expect((await save({ publishingHouseId: departmentId(own) }, { token, of: others })).refused?.code).toBe('NOT_FOUND');
    expect((await save({ publishingHouseId: departmentId(foreign) }, { token, of: theirs })).refused?.fields).toHaveProperty(
      'publishingHouseId',
    );
    expect((await save({ publishingHouseId: departmentId(own) }, { token, of: theirs })).refused).toBeUndefined();
    for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
      const other = await buildSession(tx, await buildUser(tx, { roles: [role] }), app.clock);
      expect([await read(other), await preview({}, other)], role).toEqual([null, null]);
      expect((await save({}, { token: other })).refused?.code, role).toBe('FORBIDDEN');
    }
  });
});

describe('what a change would do', () => {
  it('is the way as it is and as it would be, and the manuscripts under way that it concerns by their states', async () => {
    const tx = em();
    for (const state of [1, 1, 2, 3, 4, 11, 12, 13, 14, 15, 17] as const)
      await buildContribution(tx, { submitter: author, colloquium: journal, state });
    await buildContribution(tx, { submitter: author, colloquium: await buildColloquium(tx, ALL_ON), state: 1 });
    const off = await preview({ checksPlagiarism: false });
    expect(off?.underWayCount).toBe(9);
    expect(off?.affected).toEqual([
      { state: 'NEW_SUBMISSION', count: 2 },
      { state: 'PLAGIARISM_CHECK', count: 1 },
    ]);
    expect(off?.way.filter(({ isOnWayNow, isOnWayThen }) => isOnWayNow !== isOnWayThen).map(({ state }) => state)).toEqual([
      'PLAGIARISM_CHECK',
    ]);
    expect(off?.way.map(({ state }) => state)).toEqual([
      'NEW_SUBMISSION',
      'PLAGIARISM_CHECK',
      'EDITOR_REVIEWING',
      'EDITOR_PASSED',
      'REVIEWERS_INVITED',
      'REVIEWERS_AT_WORK',
      'REVIEWERS_DONE',
      'DEPUTY_REVIEWING',
      'CHIEF_JUDGEMENT',
      'PUBLISHING_PREREVIEW',
      'CHIEF_REVIEWING',
      'AUTHORIZATION_PENDING',
      'ACCEPTED',
    ]);
    expect((await preview({}))?.affected).toEqual([]);
  });

  it('leaves out the reader’s own manuscripts, of whose way the count would tell', async () => {
    const tx = em();
    const reader = await buildUser(tx, { roles: ['OPERATIONS', 'AUTHOR'] });
    await buildContribution(tx, { submitter: reader, colloquium: journal, state: 11 });
    const own = await preview(ALL_OFF, await buildSession(tx, reader, app.clock, { role: 'OPERATIONS' }));
    expect([own?.underWayCount, own?.affected]).toEqual([0, []]);
    expect((await preview(ALL_OFF))?.underWayCount).toBe(1);
  });

  it('counts nothing and changes nothing by being asked', async () => {
    const before = await read();
    await preview(ALL_OFF);
    expect(await read()).toEqual(before);
  });

  it('costs the same statements however many manuscripts there are', async () => {
    const tx = em();
    await buildContribution(tx, { submitter: author, colloquium: journal, state: 1 });
    const before = await statementsOf(() => preview(ALL_OFF));
    for (const state of openStates) await buildContribution(tx, { submitter: author, colloquium: journal, state });
    expect(await statementsOf(() => preview(ALL_OFF))).toEqual(before);
  });
});

it('a save moves no manuscript (F-012)', async () => {
  const tx = em();
  for (const state of openStates) await buildContribution(tx, { submitter: author, colloquium: journal, state });
  const states = async () =>
    (await em().find(Contribution, { colloquium: journal.id }, { orderBy: { id: 'asc' } })).map(({ state }) => state);
  const before = await states();
  expect((await save(ALL_OFF)).refused).toBeUndefined();
  expect(await states()).toEqual(before);
  expect(before).toEqual([...openStates]);
});

it('pre-review is pending for the publishing editors of the branch, and moves with the setting (F-016)', async () => {
  const tx = em();
  const other = await buildDepartment(tx);
  const editorOf = async (departments: Department[]) =>
    await buildSession(tx, await buildUser(tx, { roles: [], records: [await buildRole(tx, 'PUBLISHING_EDITOR', departments)] }), app.clock);
  const [ours, theirs] = [await editorOf([branch]), await editorOf([other])];
  const { id } = await buildContribution(tx, { submitter: author, colloquium: journal, state: 12, responsibleKind: 6 });
  const isPending = async (token: string) => {
    const answer = await app.request<{ viewer: { handledContributions: { edges: { node: { id: string } }[] } } }>(
      'query PendingTest { viewer { handledContributions(scope: PENDING, first: 100) { edges { node { id } } } } }',
      {},
      { token },
    );
    return answer.data?.viewer.handledContributions.edges.some(({ node }) => node.id === encodeId('Contribution', id));
  };
  expect(await Promise.all([isPending(ours), isPending(theirs)]), 'without a branch, for any of the house').toEqual([true, true]);
  await save();
  expect(await Promise.all([isPending(ours), isPending(theirs)])).toEqual([true, false]);
  const moved = await em().findOneOrFail(Colloquium, journal.id);
  await save({ publishingHouseId: departmentId(other) }, { of: moved });
  expect(await Promise.all([isPending(ours), isPending(theirs)])).toEqual([false, true]);
});

it('the log tells the office, and no author, that what comes to the publishing editors of a journal without a branch is for any of them (F-016, D2-63)', async () => {
  const tx = em();
  const chief = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] });
  tx.create(ColloquiumMember, { colloquium: journal.id, user: chief, type: 'chief', position: 1 });
  await tx.flush();
  const token = await buildSession(tx, chief, app.clock);
  const authors = await buildSession(tx, author, app.clock);
  const judged = async () => {
    const { id } = await buildContribution(em(), { submitter: author, colloquium: journal, state: 11, responsibleKind: 5 });
    const node = encodeId('Contribution', id);
    const answer = await app.request<{ preAcceptByChief: { results: { done: boolean }[] } }>(
      'mutation PreAcceptTest($input: PreAcceptByChiefInput!) { preAcceptByChief(input: $input) { results { done } } }',
      { input: { contributionIds: [node] } },
      { token },
    );
    expect(answer.data?.preAcceptByChief.results).toEqual([{ done: true }]);
    const log = async (reader: string) =>
      (
        await app.request<{ node: { events: { isForEveryBranch: boolean | null }[] } }>(
          'query LogTest($id: ID!) { node(id: $id) { ... on Contribution { events { isForEveryBranch } } } }',
          { id: node },
          { token: reader },
        )
      ).data?.node.events.at(-1)?.isForEveryBranch;
    return [await log(token), await log(authors)];
  };
  expect(await judged()).toEqual([true, undefined]);
  await save();
  expect((await judged())[0]).toBe(false);
});
