// A journal's parameters, the initial ones, and the menu that leads to them: who sees and saves them, and the effects.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleKindCodes } from '../../../../shared/roles.ts';
import { encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildContext } from '../../../testing/context.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { buildColloquium, entryOf } from '../colloquium.factory.ts';
import { parametersOfNewColloquium } from './new-colloquium.ts';

let app: TestApp;
let operations: string;
let journal: Colloquium;
const em = () => app.database.orm.em.fork();
const idOf = ({ id }: { id: number }) => encodeId('Colloquium', id);

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  operations = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock, { language: 'zh-CN' });
});
afterAll(() => app.close());
beforeEach(async () => {
  journal = await buildColloquium(em());
});

const FIELDS =
  'isActive reviewType assignmentDays decisionDays publicationDays answerDays reviewDays revisionDays similarityLimit hasDefaultParameters version';
interface Parameters {
  isActive: boolean;
  reviewType: string;
  assignmentDays: number;
  hasDefaultParameters: boolean;
  version: number;
}
const READ = `query ParametersTest($id: ID!) { node(id: $id) { ... on Colloquium { parameters { ${FIELDS} } } } }`;
const SAVE = `mutation SaveParametersTest($input: SaveColloquiumParametersInput!) { saveColloquiumParameters(input: $input) { colloquium { parameters { ${FIELDS} } } } }`;

async function read(token = operations, of = journal) {
  return (
    (await app.request<{ node: { parameters: Parameters | null } | null }>(READ, { id: idOf(of) }, { token })).data?.node?.parameters ??
    null
  );
}
const VALUES = {
  isActive: true,
  reviewType: 'OPEN',
  assignmentDays: 3,
  decisionDays: 30,
  publicationDays: 45,
  answerDays: 6,
  reviewDays: 12,
  revisionDays: 25,
  similarityLimit: 12.5,
};
async function save(own: object = {}, { token = operations, of = journal }: { token?: string; of?: Colloquium } = {}) {
  const { version } = of;
  const answer = await app.request<{ saveColloquiumParameters: { colloquium: { parameters: Parameters } } }>(
    SAVE,
    { input: { colloquiumId: idOf(of), version, ...VALUES, ...own } },
    { token },
  );
  return { saved: answer.data?.saveColloquiumParameters?.colloquium.parameters, refused: answer.errors?.[0]?.extensions };
}

describe('the parameters of a journal', () => {
  it('are replaced as a whole: durations in working days, status, review procedure (R3-086, R3-092, R3-094)', async () => {
    const { saved } = await save({ isActive: false });
    expect(saved).toEqual({ ...VALUES, isActive: false, hasDefaultParameters: false, version: journal.version + 1 });
    expect(await read()).toEqual(saved);
    journal = await em().findOneOrFail(Colloquium, journal.id);
    for (const reviewType of ['SINGLE_BLIND', 'DOUBLE_BLIND', 'OPEN']) {
      const again = await save({ reviewType });
      expect(await read()).toMatchObject({ isActive: true, reviewType });
      journal.version = again.saved?.version ?? 0;
    }
  });

  it.each([
    ['assignmentDays', '"作者投稿最长多久被编辑分配"时间最少设置为1'],
    ['decisionDays', '"编辑审稿最长多久可以确定是否录用"时间最少设置为1'],
    ['publicationDays', '"录用后最长多久能够单篇发布或组稿"时间最少设置为1'],
  ])('take no 0 and no empty %s, in the words of the specification (R3-088 to R3-091)', async (field, message) => {
    for (const days of [0, null]) {
      const { refused } = await save({ [field]: days });
      expect(refused).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: message } });
    }
    expect((await read())?.version).toBe(journal.version);
  });

  it('take no more days than three digits hold, no negative ones, and nothing left out', async () => {
    expect((await save({ assignmentDays: 1000, decisionDays: -1, isActive: null, reviewType: null })).refused?.fields).toEqual({
      assignmentDays: '请填写 0 至 999 的整数',
      decisionDays: '请填写 0 至 999 的整数',
      status: '此项为必填项',
      reviewType: '此项为必填项',
    });
  });

  it('have days for a revision, and a limit of similarity or none; left out, both stay as they are (B-422, B-423)', async () => {
    const untold = { revisionDays: undefined, similarityLimit: undefined };
    const { saved: fresh } = await save(untold);
    expect(fresh).toMatchObject({ revisionDays: 30, similarityLimit: null });
    journal.version = fresh?.version ?? 0;
    const { saved: said } = await save();
    journal.version = said?.version ?? 0;
    const { saved: left } = await save(untold);
    expect(left).toMatchObject({ revisionDays: 25, similarityLimit: 12.5 });
    journal.version = left?.version ?? 0;
    const { saved: none } = await save({ similarityLimit: null });
    expect(none).toMatchObject({ similarityLimit: null });
    journal.version = none?.version ?? 0;
    expect((await save({ revisionDays: 0, similarityLimit: 101 })).refused?.fields).toEqual({
      revisionDays: '时间最少设置为1',
      similarityLimit: '请填写 0 至 100 的数，最多一位小数',
    });
  });

  it('are not written over unread: what was saved meanwhile is a conflict', async () => {
    await save({ assignmentDays: 4 });
    expect((await save({ assignmentDays: 9 })).refused?.code).toBe('CONFLICT');
    expect((await read())?.assignmentDays).toBe(4);
  });

  it('are of operations alone whose departments hold it; to others of them it is not there (R3-004)', async () => {
    const tx = em();
    const [own, foreign] = [await buildDepartment(tx), await buildDepartment(tx)];
    const scoped = await buildUser(tx, { roles: [], records: [await buildRole(tx, 'OPERATIONS', [own])] });
    const token = await buildSession(tx, scoped, app.clock, { language: 'zh-CN' });
    const [theirs, others] = [await buildColloquium(tx, { department: own }), await buildColloquium(tx, { department: foreign })];
    expect((await read(token, theirs))?.version).toBe(theirs.version);
    expect(await read(token, others)).toBeNull();
    expect((await save({}, { token, of: others })).refused?.code).toBe('NOT_FOUND');
    for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
      const other = await buildSession(tx, await buildUser(tx, { roles: [role] }), app.clock);
      expect(await read(other), role).toBeNull();
      expect((await save({}, { token: other })).refused?.code, role).toBe('FORBIDDEN');
    }
  });
});

describe('what a new journal begins with', () => {
  const DEFAULTS = 'isActive reviewType assignmentDays decisionDays publicationDays version';
  interface Defaults {
    isActive: boolean;
    version: number;
  }
  const readDefaults = async (token = operations) =>
    (await app.request<{ defaultParameters: Defaults | null }>(`query DefaultsTest { defaultParameters { ${DEFAULTS} } }`, {}, { token }))
      .data?.defaultParameters ?? null;
  async function saveDefaults(own: object, version?: number, token = operations) {
    const answer = await app.request<{ saveDefaultParameters: { defaultParameters: Defaults } }>(
      `mutation SaveDefaultsTest($input: SaveDefaultParametersInput!) { saveDefaultParameters(input: $input) { defaultParameters { ${DEFAULTS} } } }`,
      { input: { version: version ?? (await readDefaults())?.version ?? 0, ...own } },
      { token },
    );
    return { saved: answer.data?.saveDefaultParameters?.defaultParameters, refused: answer.errors?.[0]?.extensions };
  }
  const NEW = { isActive: false, reviewType: 'SINGLE_BLIND', assignmentDays: 7, decisionDays: 0, publicationDays: 21 };

  it('are the five defaults as they are saved, marked as such, with all four switches on (F-052, F-014)', async () => {
    expect((await saveDefaults(NEW)).saved).toMatchObject(NEW);
    const begun = await parametersOfNewColloquium(buildContext(app.database));
    expect(begun).toEqual({
      ...NEW,
      reviewType: 0,
      hasDefaultParameters: true,
      checksPlagiarism: true,
      invitesReviewers: true,
      chiefPreAccepts: true,
      deputyReviews: true,
    });
    const tx = em();
    const created = await buildColloquium(tx);
    Object.assign(created, begun);
    await tx.flush();
    expect(await read(operations, created)).toMatchObject({ ...NEW, hasDefaultParameters: true });
    // A duration that none was set for is to be set before anything else is saved; then they are its own.
    const { decisionDays: _none, ...rest } = NEW;
    expect((await save({ ...rest, decisionDays: 0 }, { of: created })).refused?.fields).toHaveProperty('decisionDays');
    expect((await save({ ...rest, decisionDays: 5 }, { of: created })).saved?.hasDefaultParameters).toBe(false);
  });

  it('are told apart by any save, also of the same values (F-054, R3-093)', async () => {
    const tx = em();
    const created = await buildColloquium(tx);
    Object.assign(created, {
      ...(await parametersOfNewColloquium(buildContext(app.database))),
      assignmentDays: 3,
      decisionDays: 3,
      publicationDays: 3,
    });
    await tx.flush();
    const before = await read(operations, created);
    expect(before?.hasDefaultParameters).toBe(true);
    const { hasDefaultParameters: _flag, version: _version, ...same } = before ?? { hasDefaultParameters: true, version: 0 };
    expect((await save(same, { of: created })).saved).toMatchObject({ ...same, hasDefaultParameters: false });
  });

  it('change no journal that exists (F-053)', async () => {
    const tx = em();
    const begun = await buildColloquium(tx);
    Object.assign(begun, await parametersOfNewColloquium(buildContext(app.database)));
    await tx.flush();
    const both = async () => [await read(), await read(operations, begun)];
    const before = await both();
    expect(before.map((one) => one?.hasDefaultParameters)).toEqual([false, true]);
    await saveDefaults({ isActive: true, reviewType: 'OPEN', assignmentDays: 99, decisionDays: 98, publicationDays: 97 });
    expect(await both()).toEqual(before);
  });

  it('are all asked for (R3-114)', async () => {
    const { refused } = await saveDefaults({});
    expect(Object.keys(refused?.fields ?? {}).sort()).toEqual([
      'assignmentDays',
      'decisionDays',
      'publicationDays',
      'reviewType',
      'status',
    ]);
  });

  it('are of operations alone, and not written over unread', async () => {
    for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
      const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
      expect(await readDefaults(token), role).toBeNull();
      expect((await saveDefaults(NEW, undefined, token)).refused?.code, role).toBe('FORBIDDEN');
    }
    const version = (await readDefaults())?.version ?? 0;
    await saveDefaults({ ...NEW, assignmentDays: 11 }, version);
    expect((await saveDefaults(NEW, version)).refused?.code).toBe('CONFLICT');
  });
});

it('authors are offered no inactive journal, other roles are; once it is active again they are (F-047), also one that began so (F-055)', async () => {
  const tx = em();
  const [author, editor] = [
    await buildSession(tx, await buildUser(tx), app.clock),
    await buildSession(tx, await buildUser(tx, { roles: ['EDITOR'] }), app.clock),
  ];
  const offered = async (token: string) =>
    (
      await app.request<{ colloquiums: { edges: { node: { id: string } }[] } }>(
        'query OfferedTest { colloquiums(first: 100) { edges { node { id } } } }',
        {},
        { token },
      )
    ).data?.colloquiums.edges.map(({ node }) => node.id);
  const begun = await buildColloquium(tx, { isActive: false });
  expect(await offered(author)).not.toContain(idOf(begun));
  expect((await save({ isActive: true }, { of: begun })).refused).toBeUndefined();
  expect(await offered(author)).toContain(idOf(begun));
  expect(await offered(author)).toContain(idOf(journal));
  expect((await save({ isActive: false })).refused).toBeUndefined();
  expect(await offered(author)).not.toContain(idOf(journal));
  for (const token of [editor, operations]) expect(await offered(token)).toContain(idOf(journal));
});

describe('the menu of subjects', () => {
  const TREE = `query TreeTest($kind: ColloquiumKind!) { viewer { colloquiumTree(kind: $kind) { subject { id label } colloquiums { number name } } } }`;
  interface Tree {
    viewer: { colloquiumTree: { subject: { id: string; label: string }; colloquiums: { number: string }[] }[] | null };
  }
  const tree = async (token: string, kind = 'PERIODICAL') =>
    (await app.request<Tree>(TREE, { kind }, { token })).data?.viewer.colloquiumTree ?? null;

  it('has the periodicals, or the conferences, of the viewer’s departments by subject, inactive ones too (R3-043)', async () => {
    const tx = em();
    const department = await buildDepartment(tx);
    const scoped = await buildUser(tx, { roles: [], records: [await buildRole(tx, 'OPERATIONS', [department])] });
    const token = await buildSession(tx, scoped, app.clock, { language: 'zh-CN' });
    const [maths, physics] = [await entryOf(tx, 'SUBJECT', '110'), await entryOf(tx, 'SUBJECT', '140')];
    await buildColloquium(tx, { number: 'ZB', department, subject: physics });
    await buildColloquium(tx, { number: 'ZC', department, subject: maths, isActive: false });
    await buildColloquium(tx, { number: 'ZA', department, subject: maths });
    await buildColloquium(tx, { number: 'ZD', department, subject: maths, kind: 1 });
    const shown = (found: Awaited<ReturnType<typeof tree>>) =>
      found?.map(({ subject, colloquiums }) => [subject.label, ...colloquiums.map(({ number }) => number)]);
    expect(shown(await tree(token))).toEqual([
      ['数学', 'ZA', 'ZC'],
      ['物理学', 'ZB'],
    ]);
    expect(shown(await tree(token, 'CONFERENCE'))).toEqual([['数学', 'ZD']]);
    expect((await tree(operations))?.flatMap(({ colloquiums }) => colloquiums).length).toBeGreaterThan(3);
    const author = await buildSession(tx, await buildUser(tx), app.clock);
    expect(await tree(author)).toBeNull();
  });

  it('costs the same statements however many there are', async () => {
    const before = await statementsOf(() => tree(operations));
    for (const subject of ['110', '140', '150']) await buildColloquium(em(), { subject: await entryOf(em(), 'SUBJECT', subject) });
    expect(await statementsOf(() => tree(operations))).toEqual(before);
  });
});
