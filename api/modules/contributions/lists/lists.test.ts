// The manuscript lists: they show exactly the manuscripts that the policy allows, under every filter, order and page (principles, Roles
// and scope, Screens, Scale).
import fc from 'fast-check';
import { expressionBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindOfMemberType, RoleKind, roleKindCodes, type MemberType, type RoleKindCode } from '../../../../shared/roles.ts';
import {
  AuthorStatus,
  authorStatusOf,
  contributionStateIds,
  contributionStateName,
  ReviewStatus,
  type AuthorStatusName,
  type ContributionStateId,
} from '../../../../shared/workflow.ts';
import { query, type Tables } from '../../../database/tables.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/app.ts';
import { bySampleSize } from '../../../testing/sample-size.ts';
import type { Role } from '../../organization/role.entity.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { loadViewer } from '../../accounts/viewer/viewer.service.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { buildContribution } from '../manuscript/contribution.factory.ts';
import { contributionPolicy } from '../access/contribution.policy.ts';
import { capacityOf, type ContributionFacts } from '../access/capacity.ts';
import { withKnownAuthors } from '../access/contribution.visibility.ts';
import { idOf } from '../manuscript/wizard.factory.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

interface List {
  totalCount: number;
  totalCountIsCapped: boolean;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { cursor: string; node: { id: string } | null }[];
}
type Lists = { viewer: Record<string, List | null> | null };

const LIST =
  '{ totalCount totalCountIsCapped pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } }';
const args = '$first: Int, $after: String, $last: Int, $before: String, $page: Int, $scope: ListScope, $orderBy: ContributionOrder';
const given = 'first: $first, after: $after, last: $last, before: $before, page: $page, scope: $scope, orderBy: $orderBy, filter: $filter';
const HANDLED = `query Handled(${args}, $filter: ContributionFilter) { viewer { list: handledContributions(${given}) ${LIST} } }`;
const AUTHORED = `query Authored(${args.replace('ContributionOrder', 'AuthoredContributionOrder')}, $filter: AuthoredContributionFilter) { viewer { list: authoredContributions(${given}) ${LIST} } }`;

async function answerOf(token: string, document: string, variables: Record<string, unknown> = {}): Promise<GraphQLAnswer<Lists>> {
  return await app.request<Lists>(document, variables, { token });
}

async function listOf(token: string, document: string, variables: Record<string, unknown> = {}): Promise<List | null> {
  const answer = await answerOf(token, document, variables);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data?.viewer?.['list'] ?? null;
}

/** All pages of a list as one: the worlds of a long run add up to more rows than one page holds. */
async function wholeListOf(token: string, document: string): Promise<List | null> {
  const list = await listOf(token, document, { first: 100 });
  for (let last = list; list && last?.pageInfo.hasNextPage;) {
    last = await listOf(token, document, { first: 100, after: last.pageInfo.endCursor });
    list.edges.push(...(last?.edges ?? []));
  }
  return list;
}
const idsOf = (list: List | null) => (list?.edges ?? []).map((edge) => edge.node?.id);

describe('in a random world', () => {
  const memberTypes = Object.keys(kindOfMemberType) as MemberType[];
  const PEOPLE = 5;
  const person = fc.nat(PEOPLE - 1);
  const shape = fc.record({
    members: fc.uniqueArray(fc.tuple(fc.nat(2), person, fc.constantFrom(...memberTypes)), {
      minLength: 5,
      maxLength: 14,
      selector: String,
    }),
    journals: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
    manuscripts: fc.array(
      fc.record({
        journal: fc.nat(2),
        submitter: person,
        state: fc.constantFrom(...contributionStateIds),
        isInPool: fc.boolean(),
        coAuthor: fc.option(fc.record({ person, by: fc.constantFrom('account', 'address') })),
        reviewer: fc.option(
          fc.record({
            person,
            status: fc.constantFrom('PENDING', 'ACCEPTED', 'DECLINED', 'FINISHED', 'CLOSED') as fc.Arbitrary<keyof typeof ReviewStatus>,
          }),
        ),
      }),
      { minLength: 12, maxLength: bySampleSize({ sample: 20, full: 60 }) },
    ),
  });
  const worlds = fc.sample(shape, { seed: 20261121, numRuns: bySampleSize({ sample: 2, full: 10 }) });

  it.each(worlds.map((world, index) => [index + 1, world] as const))(
    '%i: lists, counts and ids agree with the policy for every kind and data scope',
    async (_number, world) => {
      const tx = em();
      const branch = await buildDepartment(tx);
      const departments = [branch, await buildDepartment(tx, branch), await buildDepartment(tx)];
      const scoped: Record<string, Role> = {};
      for (const kind of ['PUBLISHING_EDITOR', 'OPERATIONS'] as const) scoped[kind] = await buildRole(tx, kind, [branch]);
      const people: User[] = [];
      for (let index = 0; index < PEOPLE; index += 1)
        people.push(await buildUser(tx, { roles: roleKindCodes, records: Object.values(scoped) }));
      const at = <T>(list: readonly T[], index: number): T => {
        const found = list[index];
        if (found === undefined) throw new Error(`Nothing at ${index}`);
        return found;
      };
      const journals: { colloquium: Colloquium; isInBranch: boolean; hasBranch: boolean }[] = [];
      for (const place of world.journals) {
        const department = departments[place];
        const colloquium = await buildColloquium(tx, department ? { department } : {});
        journals.push({ colloquium, isInBranch: place === 0 || place === 1, hasBranch: department !== undefined });
      }
      for (const [journal, who, type] of world.members)
        tx.create(ColloquiumMember, { colloquium: at(journals, journal).colloquium, user: at(people, who), type, position: 1 });
      const rows: { id: string; spec: (typeof world.manuscripts)[number] }[] = [];
      for (const spec of world.manuscripts) {
        const co = spec.coAuthor && at(people, spec.coAuthor.person);
        const contribution = await buildContribution(tx, {
          submitter: at(people, spec.submitter),
          colloquium: at(journals, spec.journal).colloquium,
          state: spec.state,
          isInPool: spec.isInPool && spec.state === 16,
          coAuthors: co ? [spec.coAuthor?.by === 'account' ? { user: co } : { email: co.email }] : [],
        });
        if (spec.reviewer)
          await buildReview(tx, { contribution, reviewer: at(people, spec.reviewer.person), status: spec.reviewer.status });
        rows.push({ id: idOf('Contribution', contribution.id), spec });
      }
      await tx.flush();

      for (const [index, user] of people.entries()) {
        const memberships = world.members
          .filter(([, who]) => who === index)
          .map(([journal, , type]) => ({ colloquiumId: at(journals, journal).colloquium.id, type }));
        for (const role of [...roleKindCodes, ...Object.values(scoped)]) {
          const kind = RoleKind[typeof role === 'string' ? role : (roleKindCodes.find((code) => RoleKind[code] === role.kind) ?? 'AUTHOR')];
          const isRoot = typeof role === 'string';
          const viewer = { kind, memberships };
          // At a journal without a branch, any publishing editor has the manuscripts in pre-review and with the editor-in-chief after it
          // (F-016).
          const isForEveryBranch = ({ journal, state }: (typeof rows)[number]['spec']) =>
            kind === RoleKind.PUBLISHING_EDITOR && !at(journals, journal).hasBranch && (state === 12 || state === 13);
          const factsOf = ({ spec }: (typeof rows)[number]): ContributionFacts => ({
            isSubmitter: spec.submitter === index,
            isAuthor: spec.submitter === index || spec.coAuthor?.person === index,
            hasConflict: spec.submitter === index || spec.coAuthor?.person === index,
            memberTypes: memberships
              .filter((member) => member.colloquiumId === at(journals, spec.journal).colloquium.id)
              .map((member) => member.type),
            ownReviewStatus: spec.reviewer?.person === index ? ReviewStatus[spec.reviewer.status] : null,
            hasReviewedForEarlierJournal: false,
            isInDataScope: isRoot || at(journals, spec.journal).isInBranch || isForEveryBranch(spec),
            state: spec.state,
            reviewType: 1,
            isInPool: spec.isInPool && spec.state === 16,
            isDecisionHeld: false,
          });
          const token = await buildSession(em(), user, app.clock, { role: role as RoleKindCode | Role });
          const label = `person ${index} as ${isRoot ? role : `scoped ${kind}`}`;
          const ids = rows.map((row) => row.id);

          const known = await knownIds(token, ids);
          // A record of administrators has no screen of manuscripts (decision 54).
          const opens = kind !== RoleKind.ADMINISTRATOR;
          const seen = rows.filter((row) => opens && contributionPolicy.view(viewer, factsOf(row)) === null);
          expect(known, label).toEqual(seen.map((row) => row.id));
          const named = await namedOpenlyTo(token);
          for (const row of rows.filter(({ id }) => known.includes(id)))
            expect(named.has(row.id), `${label}: authors`).toBe(contributionPolicy.viewAuthors(viewer, factsOf(row)) === null);

          const handled = await wholeListOf(token, HANDLED);
          const office = ['editor', 'deputy', 'chief', 'publishing', 'operations'];
          // One's own manuscripts stand among the authored ones alone.
          const expected = rows.filter((row) => office.includes(capacityOf(viewer, factsOf(row)) ?? ''));
          const isOfOffice = ![RoleKind.AUTHOR, RoleKind.REVIEWER, RoleKind.ADMINISTRATOR].some((none) => none === kind);
          expect(handled === null, label).toBe(!isOfOffice);
          if (handled) {
            const listed = idsOf(handled).filter((id) => ids.includes(id ?? ''));
            expect(new Set(listed), label).toEqual(new Set(expected.map((row) => row.id)));
            expect(
              listed.every((id) => known.includes(id ?? '')),
              label,
            ).toBe(true);
            expect(handled.totalCount, label).toBe(handled.edges.length);
          }
          const authored = await wholeListOf(token, AUTHORED);
          expect(authored === null, label).toBe(kind !== RoleKind.AUTHOR);
          if (authored) {
            const own = rows.filter((row) => row.spec.state !== 0 && (factsOf(row).isSubmitter || factsOf(row).isAuthor));
            expect(new Set(idsOf(authored)), label).toEqual(new Set(own.map((row) => row.id)));
            expect(authored.totalCount, label).toBe(own.length);
          }
        }
      }
    },
    120_000,
  );

  /** The names that a search by author would find, if everything were listed. */
  async function namedOpenlyTo(token: string): Promise<Set<string>> {
    const viewer = await loadViewer(em(), token, app.clock);
    if (!viewer) throw new Error('Nobody is signed in');
    const eb = expressionBuilder<Tables, 'contribution'>();
    const open = await query(em()).selectFrom('contribution').select('id').where(withKnownAuthors(eb, viewer)).execute();
    return new Set(open.map(({ id }) => idOf('Contribution', id)));
  }

  async function knownIds(token: string, ids: readonly string[]): Promise<string[]> {
    const known: string[] = [];
    for (let start = 0; start < ids.length; start += 25) {
      const some = ids.slice(start, start + 25);
      const variables = Object.fromEntries(some.map((id, index) => [`i${index}`, id]));
      const text = `query Known(${some.map((_id, index) => `$i${index}: ID!`).join(', ')}) { ${some.map((_id, index) => `n${index}: node(id: $i${index}) { id }`).join(' ')} }`;
      const answer = await app.request<Record<string, { id: string } | null>>(text, variables, { token });
      known.push(...some.filter((_id, index) => answer.data?.[`n${index}`] !== null));
    }
    return known;
  }
});

describe('a list', () => {
  let token: string;
  let author: string;
  let journals: [Colloquium, Colloquium];
  interface Row {
    id: string;
    title: string;
    titleEn: string;
    number: string;
    journal: Colloquium;
    state: ContributionStateId;
    submittedAt: Date;
    savedAt: Date;
  }
  const rows: Row[] = [];

  beforeAll(async () => {
    const tx = em();
    const editor = await buildUser(tx, { roles: ['EDITOR'] });
    const writer = await buildUser(tx);
    journals = [
      await buildColloquium(tx, { name: '江南文化', nameEn: 'Jiangnan Culture', members: { editor: [editor] } }),
      await buildColloquium(tx, { name: '数据科学', nameEn: 'Data Science', members: { editor: [editor] } }),
    ];
    const titles = [
      '太湖流域',
      '100% 水',
      '100 水',
      'a_b',
      'axb',
      'back\\slash',
      '太湖',
      'Lake',
      'LAKE',
      '水利',
      '碑刻',
      '契约',
      '5G与5g网',
      '人人',
      '人',
      'ÄÖ',
    ];
    for (const [index, title] of titles.entries()) {
      const journal = journals[index % 2] as Colloquium;
      // 16:00 UTC is midnight in Shanghai. Some submit at the very same moment.
      const submittedAt = new Date(
        Date.UTC(2026, 0, 10 + Math.floor(index / 2), 15, 59, 59, index % 2 === 0 ? 999 : 0) + (index % 4 === 1 ? 1000 : 0),
      );
      const state = contributionStateIds[index % 6 === 0 ? 1 : (index % 6) + 1] as ContributionStateId;
      const savedAt = new Date(Date.UTC(2026, 1, 20 - index));
      const number = `TJ2026${String(100 - index).padStart(4, '0')}`;
      const contribution = await buildContribution(tx, {
        submitter: writer,
        colloquium: journal,
        titleZh: title,
        titleEn: `T ${title}`,
        state,
        submittedAt,
        savedAt,
        manuscriptNumber: number,
      });
      rows.push({ id: idOf('Contribution', contribution.id), title, titleEn: `T ${title}`, number, journal, state, submittedAt, savedAt });
    }
    token = await buildSession(tx, editor, app.clock);
    author = await buildSession(tx, writer, app.clock);
  });

  const filtered = async (filter: Record<string, unknown>) => new Set(idsOf(await listOf(token, HANDLED, { first: 100, filter })));
  const those = (keep: (row: Row) => boolean) => new Set(rows.filter(keep).map((row) => row.id));

  it.each([
    '太湖',
    '水',
    '100%',
    '10',
    '00 ',
    '%',
    'a_b',
    '_',
    'back\\',
    '\\',
    'lake',
    '  水利 ',
    'T ',
    '没有这样的题目',
    '5g',
    '5G与',
    '人人',
    '人',
    'äö',
    '利T',
    '契约T',
  ])('filters by a part of the title as it stands: %s (P2-004)', async (title) => {
    const part = title.trim().toLowerCase();
    expect(await filtered({ title })).toEqual(
      those((row) => row.title.toLowerCase().includes(part) || row.titleEn.toLowerCase().includes(part)),
    );
  });

  it('filters by number, journal, states and their combinations (P2-002, P2-005, P2-006)', async () => {
    expect(await filtered({ manuscriptNumber: '20260099' })).toEqual(those((row) => row.number === 'TJ20260099'));
    expect(await filtered({ colloquium: '江南' })).toEqual(those((row) => row.journal === journals[0]));
    expect(await filtered({ colloquium: 'data' })).toEqual(those((row) => row.journal === journals[1]));
    expect(await filtered({ colloquiumId: idOf('Colloquium', journals[1].id) })).toEqual(those((row) => row.journal === journals[1]));
    expect(await filtered({ states: ['NEW_SUBMISSION', 'EDITOR_REVIEWING'] })).toEqual(those((row) => row.state === 1 || row.state === 3));
    expect(await filtered({ states: [] })).toEqual(those(() => true));
    expect(await filtered({ title: '', manuscriptNumber: ' ', colloquium: null })).toEqual(those(() => true));
    expect(await filtered({ states: ['NEW_SUBMISSION'], colloquium: '江南', title: '太湖' })).toEqual(
      those((row) => row.state === 1 && row.journal === journals[0] && row.title.includes('太湖')),
    );
  });

  it('filters by days as they are in Shanghai, both inclusive (P2-003, P2-008, D2-86)', async () => {
    const dayOf = (row: Row) => new Date(row.submittedAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(new Set(rows.map(dayOf)).size).toBeGreaterThan(5);
    for (const [from, to] of [
      ['2026-01-11', '2026-01-12'],
      ['2026-01-12', '2026-01-12'],
      ['2026-01-13', null],
      [null, '2026-01-11'],
      ['2026-01-14', '2026-01-13'],
    ] as const) {
      expect(await filtered({ submitted: { from, to } })).toEqual(
        those((row) => (from === null || dayOf(row) >= from) && (to === null || dayOf(row) <= to)),
      );
    }
    for (const from of ['2026-02-30', '12.1.2026', 'yesterday', "2026-01-01'"]) {
      const answer = await answerOf(token, HANDLED, { filter: { submitted: { from } } });
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { 'submitted.from': 'This is not valid.' } });
    }
  });

  it('of an author filters by what authors are told', async () => {
    for (const status of Object.keys(AuthorStatus) as AuthorStatusName[]) {
      const list = await listOf(author, AUTHORED, { first: 100, filter: { statuses: [status] } });
      expect(new Set(idsOf(list)), status).toEqual(those((row) => authorStatusOf[row.state] === AuthorStatus[status]));
    }
    const pending = await listOf(author, AUTHORED, { first: 100, scope: 'PENDING' });
    expect(new Set(idsOf(pending))).toEqual(
      those((row) =>
        ['EDITOR_RETURNED', 'CHIEF_RETURNED', 'DEPUTY_RETURNED', 'AUTHORIZATION_PENDING'].includes(contributionStateName(row.state)),
      ),
    );
  });

  const orders = (['MANUSCRIPT_NUMBER', 'SUBMITTED_AT', 'SAVED_AT'] as const).flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) => [field, direction] as const),
  );
  const keyOf = {
    MANUSCRIPT_NUMBER: (row: Row) => row.number,
    SUBMITTED_AT: (row: Row) => row.submittedAt.toISOString(),
    SAVED_AT: (row: Row) => row.savedAt.toISOString(),
  };
  const keyNumber = (row: Row) => Number(Buffer.from(row.id, 'base64').toString().split(':')[1]);
  const sorted = (field: keyof typeof keyOf, direction: 'ASC' | 'DESC') =>
    rows
      .toSorted(
        (a, b) =>
          (keyOf[field](a) < keyOf[field](b) ? -1 : keyOf[field](a) > keyOf[field](b) ? 1 : keyNumber(a) - keyNumber(b)) *
          (direction === 'ASC' ? 1 : -1),
      )
      .map((row) => row.id);

  it('begins with the newest submission when no order is asked for (D13-142)', async () => {
    expect(idsOf(await listOf(token, HANDLED, { first: 100 }))).toEqual(sorted('SUBMITTED_AT', 'DESC'));
  });

  it.each(orders)('pages through %s %s forward, backward and by number without a gap or a double', async (field, direction) => {
    const orderBy = { field, direction };
    const all = sorted(field, direction);
    expect(idsOf(await listOf(token, HANDLED, { first: 100, orderBy }))).toEqual(all);
    const forward: (string | undefined)[] = [];
    for (let after: string | null = null, hasMore = true; hasMore;) {
      const page: List | null = await listOf(token, HANDLED, { first: 5, after, orderBy });
      expect(page?.totalCount).toBe(all.length);
      expect(page?.pageInfo.hasPreviousPage).toBe(after !== null);
      forward.push(...idsOf(page));
      hasMore = page?.pageInfo.hasNextPage ?? false;
      after = page?.pageInfo.endCursor ?? null;
    }
    expect(forward).toEqual(all);
    const backward: (string | undefined)[] = [];
    for (let before: string | null = null, hasMore = true; hasMore;) {
      const page: List | null = await listOf(token, HANDLED, { last: 5, before, orderBy });
      backward.unshift(...idsOf(page));
      hasMore = page?.pageInfo.hasPreviousPage ?? false;
      before = page?.pageInfo.startCursor ?? null;
    }
    expect(backward).toEqual(all);
    const numbered: (string | undefined)[] = [];
    for (let page = 1; page <= 4; page += 1) numbered.push(...idsOf(await listOf(token, HANDLED, { first: 5, page, orderBy })));
    expect(numbered).toEqual(all);
  });

  it('refuses cursors that are malformed, of another order or made up', async () => {
    const page = await listOf(token, HANDLED, { first: 2 });
    const cursor = page?.pageInfo.endCursor ?? '';
    const forged = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
    const name = (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[])[0];
    for (const after of [
      '',
      'nonsense',
      `${cursor}x`,
      forged([name]),
      forged([name, 'now', '1']),
      forged([name, '2026-02-30 00:00:00+00', '1']),
      forged([name, '2026-02-01 00:00:00+00', '99999999999']),
      forged({}),
      'A'.repeat(1000),
    ]) {
      const answer = await answerOf(token, HANDLED, { first: 2, after });
      expect(answer.errors?.[0], after).toMatchObject({
        message: 'This position in the list is not valid. Please start again from the first page.',
        extensions: { code: 'CURSOR_MALFORMED' },
      });
    }
    const other = await answerOf(token, HANDLED, { first: 2, after: cursor, orderBy: { field: 'SAVED_AT', direction: 'ASC' } });
    expect(other.errors?.[0]?.extensions.code).toBe('CURSOR_MALFORMED');
  });

  it.each([
    [{ first: 101 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ page: 0 }, 'page'],
    [{ page: 1001 }, 'page'],
    [{ first: 1, last: 1 }, 'last'],
    [{ page: 2, after: 'x' }, 'page'],
  ])('refuses %j', async (variables, field) => {
    const answer = await answerOf(token, HANDLED, variables);
    expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });

  it('beyond its end is empty, with the right total', async () => {
    expect(await listOf(token, HANDLED, { first: 10, page: 1000 })).toMatchObject({
      totalCount: rows.length,
      totalCountIsCapped: false,
      edges: [],
    });
  });

  it('counts to 10,000 and says when there are more (principles, Screens)', async () => {
    const tx = em();
    const crowd = await buildUser(tx, { roles: ['EDITOR'] });
    const journal = await buildColloquium(tx, { members: { editor: [crowd] } });
    const pattern = await buildContribution(tx, { colloquium: journal, state: 1 });
    await tx.execute(
      `insert into contribution (manuscript_number, colloquium_id, subject_id, source, submitter_id, state, stage, created_at, saved_at, submitted_at, state_changed_at)
       select 'crowd' || n, colloquium_id, subject_id, source, submitter_id, state, stage, created_at, saved_at, submitted_at, state_changed_at from contribution, generate_series(1, ?) n where id = ?`,
      [10_000, pattern.id],
    );
    const asCrowd = await buildSession(tx, crowd, app.clock);
    expect(await listOf(asCrowd, HANDLED, { first: 1 })).toMatchObject({ totalCount: 10_000, totalCountIsCapped: true });
    await tx.execute('delete from contribution where id = (select max(id) from contribution where colloquium_id = ?)', [journal.id]);
    expect(await listOf(asCrowd, HANDLED, { first: 1 })).toMatchObject({ totalCount: 10_000, totalCountIsCapped: false });
  });
});
