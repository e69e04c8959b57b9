// The data scope of a role record (architecture, Roles and scope): whoever works under a record that is bound to departments learns nothing of what
// lies beyond them by whatever door, as much as the root's holder sees of it.
import { toGlobalId } from 'graphql-relay';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../shared/roles.ts';
import { ContributionState } from '../../shared/workflow.ts';
import { Department } from '../modules/access/department.entity.ts';
import type { Role } from '../modules/access/role.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { Crawler, introspect, nodeTypes, type Reader } from '../testing/crawl.ts';
import { doses } from '../testing/doses.ts';
import { walkFacade, type Keys } from '../testing/legacy-crawl.ts';
import { table } from '../legacy/table.ts';

const SCOPED = ['PUBLISHING_EDITOR', 'OPERATIONS', 'ADMINISTRATOR'] as const;
/** Whose walks, which are long, are made. */
const WALKED = doses<readonly RoleKindCode[]>({ sample: ['OPERATIONS'], full: SCOPED });
/** Every state that an office sees something of. */
const STATES = [
  ContributionState.NEW_SUBMISSION,
  ContributionState.CHIEF_JUDGEMENT,
  ContributionState.PUBLISHING_PREREVIEW,
  ContributionState.ACCEPTED,
  ContributionState.NOT_ACCEPTED,
  ContributionState.REJECTED,
  ContributionState.SINGLE_PUBLISHED,
];

interface Side {
  department: Department;
  journal: Colloquium;
  manuscripts: Contribution[];
  /** Only this side's, wherever they stand. */
  words: string[];
}

let app: TestApp;
let schema: GraphQLSchema;
let inside: Side;
let outside: Side;
let ids: string[];
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  schema = await introspect(app);
  inside = await sideOf('qinside');
  outside = await sideOf('zoutside');
  const keys = [inside, outside].flatMap(({ department, journal, manuscripts }) => [
    department.id,
    journal.id,
    ...manuscripts.map(({ id }) => id),
  ]);
  ids = nodeTypes(schema).flatMap((type) => [...new Set(keys)].map((id) => toGlobalId(type, String(id))));
});
afterAll(() => app.close());

/** A department with a journal in it, and a manuscript in each state. */
async function sideOf(word: string): Promise<Side> {
  const fork = em();
  const department = await buildDepartment(fork);
  Object.assign(department, { name: `${word}部`, nameEn: `${word} department` });
  const chief = await buildUser(fork, { roles: ['EDITOR_IN_CHIEF'] });
  const journal = await buildColloquium(fork, {
    department,
    number: word.toUpperCase(),
    name: `${word}集刊`,
    nameEn: `${word} journal`,
    members: { chief: [chief] },
  });
  const submitter = await buildUser(fork);
  const manuscripts: Contribution[] = [];
  for (const state of STATES)
    manuscripts.push(
      await buildContribution(fork, {
        colloquium: journal,
        submitter,
        state,
        titleZh: `${word}题名${state}`,
        titleEn: `${word} title ${state}`,
        firstAuthor: { personName: `${word} author` },
      }),
    );
  await fork.flush();
  return { department, journal, manuscripts, words: [word] };
}

async function readerOf(name: string, record: RoleKindCode | Role, turn = 0): Promise<Reader> {
  const fork = em();
  const held = typeof record === 'string' ? { roles: [record] } : { roles: [], records: [record] };
  const token = await buildSession(fork, await buildUser(fork, held), app.clock, { language: 'zh-CN' });
  return { name, token, turn };
}

async function bound(kind: RoleKindCode, ...departments: readonly Department[]): Promise<Reader> {
  const fork = em();
  const held = await fork.find(Department, { id: { $in: departments.map(({ id }) => id) } });
  return await readerOf(`${kind} bound`, await buildRole(fork, kind, held));
}

/** Everything that reads, searches, counts, exports and is told. */
async function everythingOf(reader: Reader): Promise<Crawler> {
  const crawler = new Crawler(app, schema, reader);
  const some = [inside, outside].flatMap(({ manuscripts: [first] }) => (first ? [toGlobalId('Contribution', String(first.id))] : []));
  await crawler.queries({ strings: [...inside.words, ...outside.words, 'zqnonsenseqz'], ids: [...some, 'no id'] });
  // The link of an export says again what its reader sought.
  for (const one of crawler.seen) one.bytes = one.bytes.replaceAll(/\/exports\/[\w.-]+/g, '');
  await crawler.nodes(ids);
  await crawler.downloads();
  await crawler.subscriptions({ strings: [], ids: some }, stir, 300);
  return crawler;
}

/** Tells every process that every manuscript has changed. */
async function stir(): Promise<void> {
  const manuscripts = [...inside.manuscripts, ...outside.manuscripts];
  await em().transactional(async (tx) => {
    await app.deps.pubsub.send(
      tx,
      manuscripts.map(({ id }) => ({ type: 'contributionChanged' as const, contributionId: id, userIds: null })),
    );
  });
}

/** Without what the reader has asked for, which comes back in no answer but in the note of what was asked. */
const told = (crawler: Crawler, { words }: Side) => crawler.finds(words);

interface Counts {
  viewer: {
    handledContributions: { totalCount: number; edges: { node: { id: string } }[] } | null;
    ownColloquiums: { id: string }[] | null;
  };
}
async function listed(token: string | null, search = ''): Promise<Counts['viewer'] | undefined> {
  const { data } = await app.request<Counts>(
    'query ($search: String) { viewer { handledContributions(first: 50, search: $search) { totalCount edges { node { id } } } ownColloquiums { id } } }',
    { search },
    { token: token ?? '' },
  );
  return data?.viewer;
}
const idsOf = (manuscripts: readonly Contribution[]) => manuscripts.map(({ id }) => toGlobalId('Contribution', String(id))).toSorted();
const idsIn = (list: Counts['viewer'] | undefined) => list?.handledContributions?.edges.map(({ node }) => node.id).toSorted();

describe('beyond the departments of a record', () => {
  it.each(WALKED)(
    '%s is told nothing in any list, search, count, statistic, export, node or socket (R3-019, F-081, F-082, F-083)',
    async (kind) => {
      expect(told(await everythingOf(await bound(kind, inside.department)), outside)).toEqual([]);
    },
  );

  it.each(WALKED)(
    '%s is told nothing by the old calls either (F-081)',
    async (kind) => {
      const reader = await bound(kind, inside.department);
      const crawler = new Crawler(app, schema, reader);
      await walkFacade(app, crawler, reader, keysOf(), ['zqnonsenseqz', '1', '2026-01-01,2026-12-31'], doses({ sample: 8, full: 1 }));
      expect(told(crawler, outside)).toEqual([]);
    },
    600_000,
  );

  // Or the proof would prove nothing.
  it('the root’s holder is told it, and who is bound is told of their own', async () => {
    const read = async (reader: Reader) => {
      const crawler = new Crawler(app, schema, reader);
      await crawler.nodes(ids);
      return [told(crawler, inside).length > 10, told(crawler, outside).length > 10];
    };
    expect(await read(await readerOf('root', 'OPERATIONS'))).toEqual([true, true]);
    expect(await read(await bound('OPERATIONS', inside.department))).toEqual([true, false]);
  }, 600_000);
});

/** Of what calls name by its key; the missing key for what is none of these. */
function keysOf(): Keys {
  const keys: Record<string, readonly number[]> = {
    Contribution: [...outside.manuscripts, ...inside.manuscripts].map(({ id }) => id),
    Colloquium: [outside.journal.id, inside.journal.id],
    Department: [outside.department.id, inside.department.id],
    Role: [1, 7],
  };
  const named = Object.values(table).flatMap((row) => Object.values(row.params).flatMap(({ names }) => names ?? []));
  return Object.fromEntries(named.map((name) => [name, keys[name] ?? [999_999_999]]));
}

describe('what a record holds', () => {
  it('is every journal of its departments and of those below them, in lists, totals and search alike (F-081, F-084)', async () => {
    const { token } = await bound('OPERATIONS', inside.department);
    const list = await listed(token);
    expect([idsIn(list), list?.handledContributions?.totalCount]).toEqual([idsOf(inside.manuscripts), inside.manuscripts.length]);
    expect((await listed(token, 'zoutside'))?.handledContributions?.totalCount).toBe(0);
    expect(list?.ownColloquiums).toEqual([{ id: toGlobalId('Colloquium', String(inside.journal.id)) }]);
  });

  it('is everything for the root’s holder, and nothing without a department: empty lists, no error (F-084)', async () => {
    const root = await listed((await readerOf('root', 'OPERATIONS')).token);
    expect(idsIn(root)).toEqual(idsOf([...inside.manuscripts, ...outside.manuscripts]));
    expect(await listed((await bound('OPERATIONS')).token)).toEqual({
      handledContributions: { totalCount: 0, edges: [] },
      ownColloquiums: [],
    });
  });

  it('changes at once when a department is moved, or a journal to another one (F-085)', async () => {
    const fork = em();
    const branch = await buildDepartment(fork);
    const office = await buildDepartment(fork);
    const journal = await buildColloquium(fork, { department: office });
    const manuscript = await buildContribution(fork, { colloquium: journal, state: ContributionState.NEW_SUBMISSION });
    const [ofBranch, ofOffice] = [await bound('OPERATIONS', branch), await bound('OPERATIONS', office)];
    expect([idsIn(await listed(ofBranch.token)), idsIn(await listed(ofOffice.token))]).toEqual([[], idsOf([manuscript])]);
    const administrator = await readerOf('administrator', 'ADMINISTRATOR');
    const moved = await app.request(
      'mutation ($input: UpdateDepartmentInput!) { updateDepartment(input: $input) { department { id } } }',
      {
        input: {
          departmentId: toGlobalId('Department', String(office.id)),
          version: 1,
          name: '移动',
          parentId: toGlobalId('Department', String(branch.id)),
        },
      },
      { token: administrator.token ?? '' },
    );
    expect(moved.errors).toBeUndefined();
    expect(idsIn(await listed(ofBranch.token)), 'below it now').toEqual(idsOf([manuscript]));
    await em().execute('update colloquium set publishing_house_id = ?, editorial_department_id = null where id = ?', [
      branch.id,
      journal.id,
    ]);
    expect([idsIn(await listed(ofBranch.token)), idsIn(await listed(ofOffice.token))]).toEqual([idsOf([manuscript]), []]);
  });

  it('does not bind who has an office in a journal: it decides, and nothing else does (F-086)', async () => {
    const fork = em();
    const elsewhere = await buildDepartment(fork);
    const record = await buildRole(fork, 'EDITOR', [elsewhere]);
    const editor = await buildUser(fork, { roles: [], records: [record] });
    const journal = await buildColloquium(fork, { department: outside.department, members: { editor: [editor] } });
    const manuscript = await buildContribution(fork, { colloquium: journal, state: ContributionState.NEW_SUBMISSION });
    const token = await buildSession(fork, editor, app.clock);
    expect(idsIn(await listed(token))).toEqual(idsOf([manuscript]));
    const stranger = await readerOf(
      'stranger',
      await buildRole(fork, 'EDITOR', [await fork.findOneOrFail(Department, outside.department.id)]),
    );
    expect(idsIn(await listed(stranger.token)), 'nobody’s office').toEqual([]);
  });
});

it('kinds that departments bind are those of the house', () => {
  expect(SCOPED.map((kind) => RoleKind[kind])).toEqual([6, 7, 8]);
});
