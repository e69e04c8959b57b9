// The data scope of a role record (principles, Roles and scope): a viewer under a record bound to departments learns nothing beyond them
// by any door, where the root's holder sees it all.
import { toGlobalId } from 'graphql-relay';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../shared/roles.ts';
import { ContributionState, type ActName, type ContributionStateId } from '../../shared/workflow.ts';
import { Department } from '../modules/organization/department.entity.ts';
import type { Role } from '../modules/organization/role.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildHistory, type Happening } from '../modules/statistics/journal-history.factory.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { Crawler, introspect, nodeTypes, type Reader } from '../testing/crawl.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { walkFacade, type Keys } from '../testing/legacy-crawl.ts';
import { table } from '../legacy/table.ts';
import { until } from '../testing/until.ts';

const SCOPED = ['PUBLISHING_EDITOR', 'OPERATIONS', 'ADMINISTRATOR'] as const;
/** The roles whose walks, which are long, are made. */
const WALKED = bySampleSize<readonly RoleKindCode[]>({ sample: ['OPERATIONS'], full: SCOPED });
/** Administrators keep people and departments, and read no manuscripts. */
const READING_MANUSCRIPTS = ['PUBLISHING_EDITOR', 'OPERATIONS'] as const;
/**
 * Histories that end in every state that an office sees something of, and in every statistic of manuscripts; the months are the side's own.
 */
const historiesOf = (year: string): readonly (readonly Happening[])[] => {
  const at = (month: string, ...what: [ActName, ContributionStateId]): Happening => [`${year}-${month}-05T01:00:00Z`, ...what];
  const sent = at('03', 'SUBMIT', ContributionState.NEW_SUBMISSION);
  const gathered = [
    sent,
    at('04', 'EDITOR_APPROVE', ContributionState.REVIEWERS_INVITED),
    at('05', 'SUMMARISE_REVIEWS', ContributionState.CHIEF_JUDGEMENT),
  ];
  const agreed = [...gathered, at('06', 'CHIEF_ACCEPT', ContributionState.PUBLISHING_PREREVIEW)];
  return [
    [sent],
    gathered,
    agreed,
    [...gathered, at('06', 'CHIEF_ACCEPT', ContributionState.ACCEPTED)],
    [...gathered, at('06', 'CHIEF_NOT_ACCEPT', ContributionState.NOT_ACCEPTED)],
    [sent, at('04', 'EDITOR_REJECT', ContributionState.REJECTED)],
    [sent, at('04', 'WITHDRAW', ContributionState.REJECTED)],
    [...agreed, at('07', 'PUBLISH_SINGLE', ContributionState.SINGLE_PUBLISHED)],
  ];
};

interface Side {
  department: Department;
  journal: Colloquium;
  manuscripts: Contribution[];
  /** Words that only this side has, in all fields. */
  words: string[];
  /** Figures without names: the months of its histories. */
  months: string[];
}

let app: TestApp;
let schema: GraphQLSchema;
let inside: Side;
let outside: Side;
let ids: string[];
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema(), isUnlimited: true });
  schema = await introspect(app);
  inside = await sideOf('qinside', '2017');
  outside = await sideOf('zoutside', '2018');
  const keys = [inside, outside].flatMap(({ department, journal, manuscripts }) => [
    department.id,
    journal.id,
    ...manuscripts.map(({ id }) => id),
  ]);
  ids = nodeTypes(schema).flatMap((type) => [...new Set(keys)].map((id) => toGlobalId(type, String(id))));
});
afterAll(() => app.close());

/** A department with a journal in it, and a manuscript of each history. */
async function sideOf(word: string, year: string): Promise<Side> {
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
  const histories = historiesOf(year);
  for (const [index, history] of histories.entries())
    manuscripts.push(
      await buildHistory(fork, history, {
        colloquium: journal,
        submitter,
        titleZh: `${word}题名${index}`,
        titleEn: `${word} title ${index}`,
        firstAuthor: { personName: `${word} author` },
      }),
    );
  await fork.flush();
  const months = [...new Set(histories.flat().map(([at]) => at.slice(0, 7)))];
  return { department, journal, manuscripts, words: [word], months };
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

/** Everything that reads, searches, counts, exports and hears events; of the reading calls and subscriptions, one of so many `parts`. */
async function everythingOf(reader: Reader, parts = 1): Promise<Crawler> {
  const crawler = new Crawler(app, schema, reader);
  const some = [inside, outside].flatMap(({ manuscripts: [first] }) => (first ? [toGlobalId('Contribution', String(first.id))] : []));
  await crawler.queries({ strings: [...inside.words, ...outside.words, 'zqnonsenseqz'], ids: [...some, 'no id'] }, parts);
  await crawler.nodes(ids);
  await crawler.downloads();
  // The link of an export repeats its reader's search.
  for (const one of crawler.seen) one.bytes = one.bytes.replaceAll(/\/exports\/[\w.-]+/g, '');
  await crawler.subscriptions({ strings: [], ids: some }, stir, parts);
  return crawler;
}

/** Tells every process that every manuscript has changed. */
async function stir(): Promise<void> {
  await changed(...inside.manuscripts, ...outside.manuscripts);
}

async function changed(...manuscripts: readonly Contribution[]): Promise<void> {
  await em().transactional(async (tx) => {
    await app.deps.pubsub.send(
      tx,
      manuscripts.map(({ id }) => ({ type: 'contributionChanged' as const, contributionId: id, userIds: null })),
    );
  });
}

/** Without the reader's own words, which come back in no answer but in the echo of the question. */
const told = (crawler: Crawler, { words, months }: Side) => crawler.finds([...words, ...months]);

/** Walks are long: each is made once. */
const walks = new Map<RoleKindCode, Promise<Crawler>>();
async function walkOf(kind: RoleKindCode): Promise<Crawler> {
  const walk = walks.get(kind) ?? bound(kind, inside.department).then((reader) => everythingOf(reader));
  walks.set(kind, walk);
  return await walk;
}

/** Through which doors something of a side came. */
const DOORS = {
  lists: /: data\.viewer\.[\w.]+\.edges\./,
  nodes: /: data\.n\d+\./,
  figures: /: data\.viewer\.journalHistory\w+Figures\./,
  sheets: /: \/exports\//,
  frames: / of frame$/,
} as const;
const doorsTo = (crawler: Crawler, side: Side): string[] => {
  const places = crawler.places([...side.words, ...side.months]);
  return Object.entries(DOORS).flatMap(([door, pattern]) => (places.some(({ where }) => pattern.test(where)) ? [door] : []));
};

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
      expect(told(await walkOf(kind), outside)).toEqual([]);
    },
    600_000,
  );

  // Or the proof would prove nothing.
  it.each(WALKED)(
    'while %s is told of their own by every list, node, figure, spreadsheet and socket',
    async (kind) => {
      expect(doorsTo(await walkOf(kind), inside)).toEqual(Object.keys(DOORS));
    },
    600_000,
  );

  it.each(WALKED)(
    '%s is told nothing by the old calls either (F-081)',
    async (kind) => {
      const reader = await bound(kind, inside.department);
      const crawler = new Crawler(app, schema, reader);
      await walkFacade(
        app,
        crawler,
        reader,
        keysOf(),
        ['zqnonsenseqz', '1', '2026-01-01,2026-12-31'],
        bySampleSize({ sample: 8, full: 1 }),
      );
      expect(told(crawler, outside)).toEqual([]);
    },
    600_000,
  );

  it('and the root’s holder is told of both by all of them', async () => {
    const crawler = await everythingOf(await readerOf('root', 'OPERATIONS', 1), bySampleSize({ sample: 4, full: 1 }));
    expect([doorsTo(crawler, inside), doorsTo(crawler, outside)]).toEqual([Object.keys(DOORS), Object.keys(DOORS)]);
  }, 600_000);

  it.each(READING_MANUSCRIPTS)('%s hears over the socket of each change within, and of none beyond (F-083)', async (kind) => {
    const { token } = await bound(kind, inside.department);
    const socket = app.socket(token ?? '');
    const heard: unknown[] = [];
    const subscribed = vi.spyOn(app.deps.pubsub, 'subscribe');
    try {
      const text = 'subscription ScopeTest { contributionChanged { contribution { id titleZh } } }';
      socket.subscribe<Record<string, unknown>>(
        { query: '', extensions: app.extensionsOf(text) },
        { next: ({ data }) => void heard.push(data?.['contributionChanged']), error: () => undefined, complete: () => undefined },
      );
      await until(() => subscribed.mock.calls.length > 0);
      const [here, there] = [inside, outside].map(({ manuscripts: [first] }) => first);
      if (!here || !there) throw new Error('No manuscripts');
      const event = { contribution: { id: toGlobalId('Contribution', String(here.id)), titleZh: here.titleZh } };
      for (const times of [1, 2]) {
        await changed(there, here);
        await expect.poll(() => heard).toEqual(Array.from({ length: times }, () => event));
      }
    } finally {
      subscribed.mockRestore();
      await socket.dispose();
    }
  });
});

/** Named things by their key; the missing key for all others. */
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
    const root = await listed((await readerOf('root', 'OPERATIONS', 1)).token);
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
