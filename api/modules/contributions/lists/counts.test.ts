// The numbers beside the lists of manuscripts: each is what the list answers when it is narrowed so, for every kind of reader; and the
// rounds of reviewers that the rows tell of.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeFilterStates, contributionStateName } from '../../../../shared/workflow.ts';
import type { RoleKindCode } from '../../../../shared/roles.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildReview, type ReviewOverrides } from '../../reviews/review.factory.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';
import { buildContribution, type ContributionOverrides } from '../manuscript/contribution.factory.ts';
import { idOf } from '../manuscript/wizard.factory.ts';

const TODAY = '2026-03-16';
let app: TestApp;
const em = () => app.database.orm.em.fork();
const tokens = new Map<string, string>();
let reviewer: User;
let writer: User;
let journals: { a: Colloquium; b: Colloquium; c: Colloquium };
const rounds = new Map<string, number>();

/** Days before today by which an office has to act, one manuscript each; of a state with none. */
const DUE = ['2026-03-02', '2026-03-13', TODAY, '2026-03-18', '2026-04-20', null] as const;

async function manuscript(own: ContributionOverrides & { dueOn?: string | null }): Promise<Contribution> {
  const { dueOn = null, ...rest } = own;
  const tx = em();
  const made = await buildContribution(tx, rest);
  await tx.nativeUpdate(Contribution, made.id, { dueOn });
  return made;
}

const LATE = { answerDueOn: '2026-03-09', reviewDueOn: '2026-04-10' };
const IN_TIME = { answerDueOn: TODAY, reviewDueOn: '2026-04-10' };

/** A manuscript whose editor has called a round of these invitations. */
async function round(name: string, own: ContributionOverrides, reviews: readonly ReviewOverrides[]): Promise<void> {
  const made = await manuscript({ state: 9, reviewRound: 1, invitedFrom: 4, responsibleKind: 3, ...own });
  for (const review of reviews) await buildReview(em(), { contribution: made, ...review });
  rounds.set(name, made.id);
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  app.clock.set(`${TODAY}T02:00:00Z`);
  const tx = em();
  const department = await buildDepartment(tx);
  const people = new Map<string, User>();
  const person = async (name: string, kind: RoleKindCode, more: RoleKindCode[] = []) => {
    const user = await buildUser(tx, { roles: [kind, ...more], realName: name });
    people.set(name, user);
    tokens.set(name, await buildSession(tx, user, app.clock, { role: kind }));
    return user;
  };
  const one = await person('editor of one', 'EDITOR');
  const two = await person('editor of two', 'EDITOR');
  const chief = await person('chief', 'EDITOR_IN_CHIEF');
  const executive = await person('executive', 'EXECUTIVE_EDITOR');
  const deputy = await person('deputy', 'ASSOCIATE_EDITOR_IN_CHIEF');
  await person('publishing editor', 'PUBLISHING_EDITOR');
  await person('operations', 'OPERATIONS');
  const authorChief = await person('author-chief', 'EDITOR_IN_CHIEF', ['AUTHOR']);
  const reviewerEditor = await person('reviewer-editor', 'EDITOR', ['REVIEWER']);
  writer = await person('author', 'AUTHOR');
  reviewer = await person('reviewer', 'REVIEWER');
  await person('nobody’s', 'EDITOR');
  const scoped = await buildRole(tx, 'PUBLISHING_EDITOR', [department]);
  tokens.set('scoped', await buildSession(tx, await buildUser(tx, { roles: [], records: [scoped] }), app.clock, { role: scoped }));
  const offices = { deputy: [deputy], executive: [executive] };
  journals = {
    a: await buildColloquium(tx, {
      name: '甲刊',
      department,
      members: { editor: [one, two, reviewerEditor], chief: [chief, authorChief], ...offices },
    }),
    b: await buildColloquium(tx, { name: '乙刊', members: { editor: [two], chief: [chief], ...offices } }),
    c: await buildColloquium(tx, { name: '丙刊' }),
  };
  for (const colloquium of Object.values(journals)) {
    for (const [index, state] of officeFilterStates.entries())
      await manuscript({
        submitter: writer,
        colloquium,
        state,
        dueOn: DUE[index % DUE.length] ?? null,
        responsibleKind: 3,
        responsible: index % 2 === 0 ? two : null,
        editor: two,
        ...(state >= 8 && state <= 10 ? { invitedFrom: 4 } : {}),
      });
    await manuscript({ submitter: writer, colloquium, state: 0 });
  }
  // What the author-chief wrote, in each way of standing to it.
  await manuscript({ submitter: authorChief, colloquium: journals.a, state: 11, dueOn: '2026-03-02' });
  await manuscript({ submitter: writer, coAuthors: [{ user: authorChief }], colloquium: journals.a, state: 13, dueOn: '2026-03-02' });
  const inA = { submitter: writer, colloquium: journals.a, editor: two };
  await round('one late', inA, [LATE, { ...LATE, status: 'FINISHED' }, { ...IN_TIME, status: 'ACCEPTED' }]);
  await round('at work and late', inA, [{ status: 'ACCEPTED', answerDueOn: '2026-03-01', reviewDueOn: '2026-03-13' }, LATE]);
  await round('in time', inA, [IN_TIME, { status: 'DECLINED', ...LATE }, { status: 'CLOSED', ...LATE }]);
  await round('an earlier round', { ...inA, reviewRound: 2 }, [LATE, { ...IN_TIME, reviewRound: 2 }]);
  await round('over', { ...inA, state: 11 }, [LATE]);
  await round('reviewed by an editor', inA, [LATE, { ...IN_TIME, reviewer: reviewerEditor, status: 'ACCEPTED' }]);
  await round('once reviewed by an editor', { ...inA, reviewRound: 2 }, [
    { ...IN_TIME, reviewer: reviewerEditor, status: 'FINISHED' },
    { ...LATE, reviewRound: 2 },
  ]);
  await round('asked of an editor', inA, [{ ...LATE, reviewer: reviewerEditor }]);
  await round('written by a chief', { ...inA, submitter: authorChief }, [LATE, { ...IN_TIME, reviewer }]);
});
afterAll(() => app.close());

const NUMBERS = `all waiting waitingOverdue overdue dueSoon reviewersLate states { state count } journals { colloquiumId name count }`;
interface Numbers {
  all: number;
  waiting: number;
  waitingOverdue: number;
  overdue: number;
  dueSoon: number;
  reviewersLate: number | null;
  states: { state: string; count: number }[];
  journals: { colloquiumId: string; name: string; count: number | null }[];
}
type Answered<T> = { viewer: T };

async function ask<T>(who: string, document: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await app.request<Answered<T>>(document, variables, { token: tokens.get(who) ?? '' });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('nothing was answered');
  return data.viewer;
}

const countsOf = async (who: string, scope: string) =>
  (
    await ask<{ handledCounts: Numbers | null }>(
      who,
      `query ($scope: ListScope!) { viewer { handledCounts(scope: $scope) { ${NUMBERS} } } }`,
      { scope },
    )
  ).handledCounts;

async function totalOf(who: string, scope: string, filter: Record<string, unknown> = {}): Promise<number> {
  const document = `query ($scope: ListScope!, $filter: ContributionFilter) {
    viewer { handledContributions(first: 0, scope: $scope, filter: $filter) { totalCount } } }`;
  return (await ask<{ handledContributions: { totalCount: number } }>(who, document, { scope, filter })).handledContributions.totalCount;
}

const OFFICES = ['editor of one', 'editor of two', 'chief', 'executive', 'deputy', 'author-chief', 'reviewer-editor', 'nobody’s'];
const KNOW_ROUNDS = OFFICES.filter((who) => who !== 'nobody’s');
const STAFF = ['publishing editor', 'scoped', 'operations'];

describe.each([...OFFICES, ...STAFF])('the numbers of the office’s list: %s', (who) => {
  it.each(['ALL', 'PENDING'])('are what its filters leave: %s (B-404)', async (scope) => {
    const counts = await countsOf(who, scope);
    expect(counts?.all).toBe(await totalOf(who, 'ALL'));
    expect(counts?.waiting).toBe(await totalOf(who, 'PENDING'));
    expect(counts?.waitingOverdue).toBe(await totalOf(who, 'PENDING', { deadlines: ['OVERDUE'] }));
    expect(counts?.overdue, 'overdue').toBe(await totalOf(who, scope, { deadlines: ['OVERDUE'] }));
    expect(counts?.dueSoon, 'soon').toBe(await totalOf(who, scope, { deadlines: ['SOON'] }));
    const late = await totalOf(who, scope, { deadlines: ['REVIEWERS_LATE'] });
    expect(counts?.reviewersLate, 'late reviewers').toBe(KNOW_ROUNDS.includes(who) ? late : null);
    if (!KNOW_ROUNDS.includes(who)) expect(late).toBe(0);
    const states = new Map(counts?.states.map(({ state, count }) => [state, count]));
    for (const state of officeFilterStates.map(contributionStateName))
      expect(states.get(state) ?? 0, state).toBe(await totalOf(who, scope, { states: [state] }));
    const named = new Map(counts?.journals.map(({ colloquiumId, count }) => [colloquiumId, count]));
    for (const { id } of Object.values(journals)) {
      const colloquiumId = idOf('Colloquium', id);
      const total = await totalOf(who, scope, { colloquiumId });
      if (!KNOW_ROUNDS.includes(who)) expect(named.has(colloquiumId)).toBe(total > 0);
      else expect(named.get(colloquiumId) ?? 0).toBe(total);
    }
  });
});

describe('the numbers of the office’s list', () => {
  it('differ between its readers, so that they say something (B-404)', async () => {
    const all = new Map<string, Numbers | null>();
    for (const who of [...OFFICES, ...STAFF]) all.set(who, await countsOf(who, 'ALL'));
    expect(all.get('nobody’s')).toMatchObject({ all: 0, waiting: 0, reviewersLate: null, states: [], journals: [] });
    expect(all.get('editor of one')?.journals.map(({ name }) => name)).toEqual(['甲刊']);
    expect(
      all
        .get('editor of two')
        ?.journals.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['乙刊', '甲刊']);
    for (const who of ['editor of two', 'chief', 'deputy', 'executive', 'publishing editor'])
      expect(all.get(who)?.waiting, who).toBeGreaterThan(0);
    expect(all.get('operations')).toMatchObject({ waiting: 0, waitingOverdue: 0 });
    expect(all.get('chief')?.waitingOverdue).toBeGreaterThan(0);
    const [chief, author] = [
      await totalOf('chief', 'ALL', { colloquiumId: idOf('Colloquium', journals.a.id) }),
      all.get('author-chief')?.all,
    ];
    expect(author, 'without their own three').toBe(chief - 3);
  });

  it.each(['AUTHOR', 'REVIEWER', 'ADMINISTRATOR'] as const)('are none of %s’s (B-404)', async (kind) => {
    tokens.set(kind, await buildSession(em(), await buildUser(em(), { roles: [kind] }), app.clock));
    expect(await countsOf(kind, 'ALL')).toBeNull();
  });

  it('cost one statement, with any of them (B-404)', async () => {
    for (const asked of [NUMBERS, 'waiting waitingOverdue']) {
      const statements = await statementsOf(() => ask('chief', `{ viewer { handledCounts { ${asked} } } }`));
      expect(statements, asked).toHaveLength(1);
    }
  });
});

describe('the author’s and the reviewer’s numbers', () => {
  it('are what the filters of their lists leave, as authors are told of a decision (B-404)', async () => {
    const told = await manuscript({ submitter: writer, colloquium: journals.a, state: 17 });
    await em().nativeUpdate(Contribution, told.id, { heldState: 11, heldStage: 4 });
    type Counts = { all: number; waiting: number; statuses: { status: string; count: number }[] };
    for (const scope of ['ALL', 'PENDING']) {
      const document =
        'query ($scope: ListScope!) { viewer { counts: authoredCounts(scope: $scope) { all waiting statuses { status count } } } }';
      const { counts } = await ask<{ counts: Counts }>('author', document, { scope });
      const total = async (of: string, filter: object) =>
        (
          await ask<{ list: { totalCount: number } }>(
            'author',
            'query ($scope: ListScope!, $filter: AuthoredContributionFilter) { viewer { list: authoredContributions(first: 0, scope: $scope, filter: $filter) { totalCount } } }',
            { scope: of, filter },
          )
        ).list.totalCount;
      expect(counts.all).toBe(await total('ALL', {}));
      expect(counts.waiting).toBe(await total('PENDING', {}));
      expect(counts.waiting).toBeGreaterThan(0);
      expect(counts.statuses.length).toBeGreaterThan(1);
      for (const { status, count } of counts.statuses) expect(count, status).toBe(await total(scope, { statuses: [status] }));
      const sum = counts.statuses.reduce((so, { count }) => so + count, 0);
      expect(sum).toBe(scope === 'ALL' ? counts.all : counts.waiting);
    }
  });

  it('count invitations by their status (B-404)', async () => {
    type Counts = { all: number; statuses: { status: string; count: number }[] };
    const own = { contribution: await manuscript({ state: 9, colloquium: journals.c }), reviewer, reviewRound: 1 };
    for (const status of ['DECLINED', 'CLOSED', 'FINISHED'] as const) await buildReview(em(), { ...own, status });
    const { counts } = await ask<{ counts: Counts }>(
      'reviewer',
      '{ viewer { counts: invitationCounts { all statuses { status count } } } }',
    );
    expect(counts.all).toBe(4);
    expect(counts.statuses).toEqual([
      { status: 'PENDING', count: 1 },
      { status: 'DECLINED', count: 1 },
      { status: 'FINISHED', count: 1 },
      { status: 'CLOSED', count: 1 },
    ]);
    const pending = await ask<{ counts: Counts }>(
      'reviewer',
      '{ viewer { counts: invitationCounts(scope: PENDING) { all statuses { status count } } } }',
    );
    expect(pending.counts).toEqual({ all: 4, statuses: [{ status: 'PENDING', count: 1 }] });
  });
});

const ROUND = 'runningRound { invited returned late lateWorkingDays remindable }';
interface Round {
  invited: number;
  returned: number;
  late: number;
  lateWorkingDays: number;
  remindable: number;
}

async function roundsOf(who: string, filter: Record<string, unknown> = {}): Promise<Map<string, Round | null>> {
  const document = `query ($filter: ContributionFilter) { viewer { handledContributions(first: 100, filter: $filter) { edges { node { id ${ROUND} } } } } }`;
  const { handledContributions } = await ask<{ handledContributions: { edges: { node: { id: string; runningRound: Round | null } }[] } }>(
    who,
    document,
    { filter },
  );
  const names = new Map([...rounds].map(([name, id]) => [idOf('Contribution', id), name]));
  return new Map(handledContributions.edges.map(({ node }) => [names.get(node.id) ?? node.id, node.runningRound]));
}

const nodeRound = async (who: string, name: string) => {
  const document = `query ($id: ID!) { node(id: $id) { ... on Contribution { ${ROUND} } } }`;
  const { data } = await app.request<{ node: { runningRound: Round | null } | null }>(
    document,
    { id: idOf('Contribution', rounds.get(name) ?? 0) },
    { token: tokens.get(who) ?? '' },
  );
  return data?.node?.runningRound ?? null;
};

describe('the round of reviewers in a row', () => {
  it('says how many are back and for how long the latest has let the day go by, for each state of a round (B-412)', async () => {
    const told = await roundsOf('editor of two', { colloquiumId: idOf('Colloquium', journals.a.id) });
    expect(told.get('one late')).toEqual({ invited: 3, returned: 1, late: 1, lateWorkingDays: 5, remindable: 1 });
    expect(told.get('at work and late')).toEqual({ invited: 2, returned: 0, late: 2, lateWorkingDays: 5, remindable: 2 });
    expect(told.get('in time'), 'who declined or was let go is not asked any more').toEqual({
      invited: 1,
      returned: 0,
      late: 0,
      lateWorkingDays: 0,
      remindable: 0,
    });
    expect(told.get('an earlier round')).toMatchObject({ invited: 1, late: 0 });
    expect(told.get('over'), 'no round runs').toBeNull();
  });

  it('costs a list one statement more, and none where no round runs (B-412)', async () => {
    const document = (fields: string) =>
      `query ($filter: ContributionFilter) { viewer { handledContributions(first: 50, filter: $filter) { edges { node { id ${fields} viewerActs { act } } } } } }`;
    const cost = async (fields: string, filter: object) =>
      (await statementsOf(() => ask('editor of two', document(fields), { filter }))).length;
    const all = { states: ['REVIEWERS_AT_WORK', 'REVIEWERS_INVITED', 'ACCEPTED'] };
    expect(await cost(ROUND, all)).toBe((await cost('', all)) + 1);
    expect(await cost(ROUND, all)).toBeLessThanOrEqual(3);
    const none = { states: ['ACCEPTED'] };
    expect(await cost(ROUND, none)).toBe(await cost('', none));
  });

  it.each(OFFICES)('is late where the filter finds it, and nowhere else: %s (B-411)', async (who) => {
    const late = [...(await roundsOf(who))].filter(([, round]) => (round?.late ?? 0) > 0).map(([name]) => name);
    expect([...(await roundsOf(who, { deadlines: ['REVIEWERS_LATE'] })).keys()].toSorted()).toEqual(late.toSorted());
    if (who !== 'nobody’s') expect(late.length).toBeGreaterThan(2);
  });

  it('is none of those who may not know reviewers: staff, its reviewers in whatever office, its authors, strangers (B-411, B-412)', async () => {
    for (const who of STAFF) {
      expect(
        [...(await roundsOf(who)).values()].filter((round) => round !== null),
        who,
      ).toEqual([]);
      expect((await roundsOf(who, { deadlines: ['REVIEWERS_LATE'] })).size, who).toBe(0);
    }
    const read = await roundsOf('reviewer-editor');
    for (const name of ['reviewed by an editor', 'once reviewed by an editor']) {
      expect(read.get(name), name).toBeNull();
      expect((await roundsOf('editor of one')).get(name)?.late, name).toBe(1);
    }
    expect(read.get('asked of an editor'), 'who has not taken it on').toMatchObject({ late: 1 });
    expect(read.get('one late')).toMatchObject({ late: 1 });
    for (const who of ['author-chief', 'reviewer', 'nobody’s', 'author'])
      expect(await nodeRound(who, 'written by a chief'), who).toBeNull();
    expect(await nodeRound('chief', 'written by a chief')).toMatchObject({ invited: 2, late: 1 });
  });

  it('tells whoever wrote a manuscript nothing: rows, filter, order and numbers are the same when its reviewers are late (B-411)', async () => {
    const id = rounds.get('written by a chief') ?? 0;
    const everything = async () =>
      JSON.stringify([
        await countsOf('author-chief', 'ALL'),
        await countsOf('author-chief', 'PENDING'),
        [...(await roundsOf('author-chief'))],
        [...(await roundsOf('author-chief', { deadlines: ['REVIEWERS_LATE'] }))],
        await ask(
          'author-chief',
          '{ viewer { handledContributions(first: 100, orderBy: { field: DUE, direction: ASC }) { totalCount edges { cursor node { id } } } } }',
        ),
        await nodeRound('author-chief', 'written by a chief'),
      ]);
    const [before, others] = [await everything(), JSON.stringify(await countsOf('chief', 'ALL'))];
    await em().execute(`update review set status = 4 where contribution_id = ${id}`);
    await em().nativeUpdate(Contribution, id, { dueOn: '2026-03-02', state: 10 });
    expect(await everything()).toBe(before);
    expect(JSON.stringify(await countsOf('chief', 'ALL')), 'the comparison sees it').not.toBe(others);
  });
});
