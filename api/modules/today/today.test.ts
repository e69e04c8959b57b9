// Today's work through the API: every group, in each role by itself, and what somebody has put off.
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../../shared/day.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { ContributionState as S } from '../../../shared/workflow.ts';
import { LATE_FIRST, type TodayGroupName } from '../../../shared/today.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { Role } from '../organization/role.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildContribution, type ContributionOverrides } from '../contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { PutOff } from './put-off.entity.ts';

const TODAY = `query T { viewer { today { counts { group count } items { id group dueOn since lateReviewers putOff { until reason } contribution { id titleZh state viewerIsSubmitter } review { id status } } } } }`;

interface Item {
  id: string;
  group: TodayGroupName;
  dueOn: string | null;
  since: string | null;
  lateReviewers: number | null;
  putOff: { until: string; reason: string | null } | null;
  contribution: { id: string; titleZh: string; state: string | null } | null;
  review: { id: string; status: string } | null;
}
interface Answer {
  viewer: { today: { counts: { group: TodayGroupName; count: number }[]; items: Item[] } | null };
}

let app: TestApp;
let today: string;
const em = () => app.database.orm.em.fork();
const idOf = ({ id }: { id: number }) => toGlobalId('Contribution', String(id));

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  today = dayOf(app.clock.now());
});
afterAll(() => app.close());

async function ask(token: string, role?: number | Role) {
  const id = typeof role === 'number' ? role : role?.id;
  const headers: Record<string, string> = id === undefined ? {} : { 'x-role': toGlobalId('Role', String(id)) };
  const { data, errors } = await app.request<Answer>(TODAY, {}, { token, headers });
  expect(errors).toBeUndefined();
  return data?.viewer.today ?? null;
}
const titles = (found: Awaited<ReturnType<typeof ask>>, group: TodayGroupName) =>
  found?.items.filter((item) => item.group === group).map(({ contribution }) => contribution?.titleZh);
const countsOf = (found: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(found?.counts.map(({ group, count }) => [group, count]) ?? []);
const done = async (name: string, input: Record<string, unknown>, token: string) =>
  codeOf(
    await app.request(
      `mutation M($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { viewer { id } } }`,
      { input },
      { token },
    ),
  );

/** A manuscript, due in so many days. */
async function make(own: ContributionOverrides, due: number | null = null): Promise<Contribution> {
  const tx = em();
  const made = await buildContribution(tx, own);
  if (due !== null) await tx.nativeUpdate(Contribution, { id: made.id }, { dueOn: addDays(today, due) });
  return made;
}

/** The desk of an editor with something in every group, `each` of them, and of a colleague whose manuscripts are none of theirs. */
async function buildDesk(each: number) {
  const tx = em();
  const [editor, colleague, chief] = [
    await buildUser(tx, { roles: ['EDITOR', 'AUTHOR', 'REVIEWER'] }),
    await buildUser(tx, { roles: ['EDITOR'] }),
    await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
  ];
  const journal = await buildColloquium(tx, { invitesReviewers: true, members: { editor: [editor, colleague], chief: [chief] } });
  const mine = { colloquium: journal, responsibleKind: RoleKind.EDITOR, responsible: editor, editor } as const;
  const round = { ...mine, stage: 2, invitedFrom: S.EDITOR_PASSED, reviewRound: 1 } as const;
  for (let n = 0; n < each; n += 1) {
    await make({ ...mine, state: S.EDITOR_REVIEWING, titleZh: `逾期${n}` }, -2 - n);
    await make({ ...mine, state: S.EDITOR_REVIEWING, titleZh: `今天${n}` }, 0);
    await make({ ...mine, editor: null, responsible: null, state: S.NEW_SUBMISSION, titleZh: `新稿${n}` }, 3);
    const answered = await make({ ...round, state: S.REVIEWERS_DONE, titleZh: `已回${n}` }, 20);
    await buildReview(em(), { contribution: await em().findOneOrFail(Contribution, answered.id), status: 'FINISHED' });
    await make({ ...mine, state: S.PLAGIARISM_CHECK, titleZh: `本周${n}` }, 5);
    await make({ ...mine, state: S.PLAGIARISM_CHECK, titleZh: `以后${n}` }, 30);
    await make(
      { ...mine, responsibleKind: RoleKind.EDITOR_IN_CHIEF, responsible: chief, state: S.CHIEF_JUDGEMENT, titleZh: `他人${n}` },
      -9,
    );
    const running = await make({ ...round, state: S.REVIEWERS_AT_WORK, titleZh: `外审${n}` }, 10);
    await buildReview(em(), {
      contribution: await em().findOneOrFail(Contribution, running.id),
      status: 'ACCEPTED',
      reviewDueOn: addDays(today, n === 0 ? -3 : 3),
    });
    await make({ ...mine, responsible: colleague, editor: colleague, state: S.EDITOR_REVIEWING, titleZh: `同事${n}` }, -1);
    await make({ ...mine, responsibleKind: null, responsible: null, state: S.REJECTED, titleZh: `已退${n}` });
  }
  return { editor, colleague, chief, journal, mine, round, token: await buildSession(em(), editor, app.clock, { role: 'EDITOR' }) };
}

describe('the work of today', () => {
  it('stands in its groups, late first, each with its number: 60 manuscripts of every group (B-401)', async () => {
    const desk = await buildDesk(6);
    const found = await ask(desk.token);
    expect(countsOf(found)).toEqual({
      OVERDUE: 6,
      TODAY: 6,
      NEW: 6,
      REVIEWERS_ANSWERED: 6,
      THIS_WEEK: 6,
      LATER: 6,
      WAITING_FOR_OTHERS: 12,
    });
    // The longest overdue first.
    expect(titles(found, 'OVERDUE')).toEqual(['逾期5', '逾期4', '逾期3', '逾期2', '逾期1', '逾期0']);
    expect(titles(found, 'NEW')).toHaveLength(6);
    expect(titles(found, 'REVIEWERS_ANSWERED')?.every((title) => title?.startsWith('已回'))).toBe(true);
    // A round with a late reviewer comes first of what others have.
    expect(titles(found, 'WAITING_FOR_OTHERS')?.[0]).toBe('外审0');
    expect(found?.items.find(({ contribution }) => contribution?.titleZh === '外审0')).toMatchObject({ lateReviewers: 1 });
    expect(found?.items.map(({ group }) => LATE_FIRST.indexOf(group))).toEqual(
      found?.items.map(({ group }) => LATE_FIRST.indexOf(group)).toSorted((a, b) => a - b),
    );
    expect(JSON.stringify(found)).not.toMatch(/同事|已退/);
  });

  it('costs one statement for the role, however much there is (B-401)', async () => {
    const [small, large] = [await buildDesk(1), await buildDesk(3)];
    const cost = async (token: string) =>
      (await statementsOf(() => app.request(TODAY, {}, { token, headers: { 'x-background': '1' } }))).filter((text) =>
        text.includes('work as'),
      );
    expect((await cost(small.token)).length).toBe(1);
    expect((await cost(large.token)).length).toBe(1);
  });

  it('is what the list has pending, and of the other roles nothing (B-401, B-403)', async () => {
    const desk = await buildDesk(2);
    const list = await app.request<{ viewer: { handledContributions: { edges: { node: { id: string } }[] } } }>(
      '{ viewer { handledContributions(scope: PENDING, first: 100) { edges { node { id } } } } }',
      {},
      { token: desk.token },
    );
    const pending = new Set(list.data?.viewer.handledContributions.edges.map(({ node }) => node.id));
    const found = await ask(desk.token);
    for (const { group, contribution } of found?.items ?? [])
      // A round in which nobody has answered can be acted on, and waits for its reviewers all the same.
      if (group !== 'WAITING_FOR_OTHERS') expect(pending.delete(contribution?.id ?? ''), contribution?.titleZh).toBe(true);
    expect([...pending]).toHaveLength(2);
    for (const role of [RoleKind.AUTHOR, RoleKind.REVIEWER]) expect((await ask(desk.token, role))?.items).toEqual([]);
  });

  it('of a reviewer is their invitations with their days, of an author what is theirs to do, without a day (B-401)', async () => {
    const desk = await buildDesk(1);
    const tx = em();
    const person = await tx.findOneOrFail(User, desk.editor.id);
    const [asked, late] = [
      await make({ state: S.REVIEWERS_INVITED, titleZh: '受邀' }),
      await make({ state: S.REVIEWERS_AT_WORK, titleZh: '迟审' }),
    ];
    await buildReview(tx, { contribution: asked, reviewer: person, status: 'PENDING', answerDueOn: addDays(today, 2) });
    await buildReview(tx, { contribution: late, reviewer: person, status: 'ACCEPTED', reviewDueOn: addDays(today, -2) });
    await make({ submitter: person, state: S.EDITOR_RETURNED, responsibleKind: RoleKind.AUTHOR, titleZh: '待修改' }, -3);
    const reviewing = await ask(desk.token, RoleKind.REVIEWER);
    expect(reviewing?.items.map(({ group, contribution, review }) => [group, contribution?.titleZh, review?.status])).toEqual([
      ['OVERDUE', '迟审', 'ACCEPTED'],
      ['NEW', '受邀', 'PENDING'],
    ]);
    expect((await ask(desk.token, RoleKind.AUTHOR))?.items).toMatchObject([
      { group: 'LATER', dueOn: null, since: null, lateReviewers: null, contribution: { titleZh: '待修改' } },
    ]);
    expect(JSON.stringify(await ask(desk.token))).not.toMatch(/受邀|迟审|待修改/);
  });
});

/** One person and two worlds, which differ in what the role may not know. */
describe('what a role may not know', () => {
  it('is not told by the work of another: one’s own manuscript is never among the office’s, whatever its state (B-403)', async () => {
    const tx = em();
    const person = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF', 'AUTHOR'] });
    const journal = await buildColloquium(tx, { members: { chief: [person] } });
    const token = await buildSession(tx, person, app.clock, { role: 'AUTHOR' });
    const own = await make({ colloquium: journal, submitter: person, state: S.CHIEF_JUDGEMENT }, -5);
    const read = async () => JSON.stringify([await ask(token, RoleKind.EDITOR_IN_CHIEF), await ask(token, RoleKind.AUTHOR)]);
    const before = await read();
    expect(before).not.toContain(idOf(own));
    for (const state of [S.REVIEWERS_DONE, S.NEW_SUBMISSION, S.PUBLISHING_PREREVIEW]) {
      await em().nativeUpdate(Contribution, { id: own.id }, { state, dueOn: today, reviewRound: 1, invitedFrom: S.CHIEF_JUDGEMENT });
      expect(await read(), String(state)).toBe(before);
    }
  });

  it('an editor who reviews a manuscript blind learns nothing of the other reviews by group, order or number (B-403)', async () => {
    const desk = await buildDesk(1);
    const tx = em();
    const person = await tx.findOneOrFail(User, desk.editor.id);
    const work = await make({ ...desk.round, state: S.REVIEWERS_AT_WORK, titleZh: '双重身份' }, 10);
    const held = await tx.findOneOrFail(Contribution, work.id);
    await buildReview(tx, { contribution: held, reviewer: person, status: 'ACCEPTED', reviewDueOn: addDays(today, 4) });
    const other = await buildReview(tx, { contribution: held, status: 'ACCEPTED', reviewDueOn: addDays(today, 4) });
    const before = JSON.stringify([await ask(desk.token), await ask(desk.token, RoleKind.REVIEWER)]);
    expect(before).toContain('双重身份');
    for (const change of ['status = 4', `status = 2, review_due_on = '${addDays(today, -9)}'`]) {
      await em().execute(`update review set ${change} where id = ${other.id}`);
      expect(JSON.stringify([await ask(desk.token), await ask(desk.token, RoleKind.REVIEWER)]), change).toBe(before);
    }
  });

  it('a publishing editor of some departments has the work of these alone; without the list’s screen there is none (B-403)', async () => {
    const tx = em();
    const [here, away] = [await buildDepartment(tx), await buildDepartment(tx)];
    const scoped = await buildRole(tx, 'PUBLISHING_EDITOR', [here]);
    const bare = await buildRole(tx, 'PUBLISHING_EDITOR', [here], []);
    const person = await buildUser(tx, { roles: ['AUTHOR'], records: [scoped, bare] });
    const token = await buildSession(tx, person, app.clock, { role: 'AUTHOR' });
    const [ours, theirs]: Colloquium[] = [await buildColloquium(tx, { department: here }), await buildColloquium(tx, { department: away })];
    await make({ colloquium: ours, state: S.PUBLISHING_PREREVIEW, titleZh: '本社' }, -1);
    const before = await ask(token, scoped);
    expect(titles(before, 'OVERDUE')).toEqual(['本社']);
    await make({ colloquium: theirs, state: S.PUBLISHING_PREREVIEW, titleZh: '他社' }, -4);
    expect(JSON.stringify(await ask(token, scoped))).toBe(JSON.stringify(before));
    expect(await ask(token, bare)).toBeNull();
  });
});

describe('what is put off', () => {
  it('is out of the groups until its day, with the reason, and for nobody else; lists and due days stay (B-402)', async () => {
    const desk = await buildDesk(1);
    const other = await buildSession(em(), desk.chief, app.clock);
    const id = (await ask(desk.token))?.items.find(({ contribution }) => contribution?.titleZh === '今天0')?.contribution?.id ?? '';
    const before = JSON.stringify(await ask(other));
    const until = addDays(today, 3);
    expect(await done('putOffContribution', { contributionId: id, until, reason: ' 等作者回信 ' }, desk.token)).toBeUndefined();
    const found = await ask(desk.token);
    expect(titles(found, 'TODAY')).toEqual([]);
    expect(found?.items.find(({ group }) => group === 'PUT_OFF')).toMatchObject({
      dueOn: today,
      putOff: { until, reason: '等作者回信' },
      contribution: { id },
    });
    expect(found?.items.at(-1)?.group).toBe('PUT_OFF');
    expect(JSON.stringify(await ask(other))).toBe(before);

    // On its day it is there again.
    await em().nativeUpdate(PutOff, { user: desk.editor.id }, { until: today });
    expect(titles(await ask(desk.token), 'TODAY')).toEqual(['今天0']);
    await done('putOffContribution', { contributionId: id, until, reason: null }, desk.token);
    await done('putOffContribution', { contributionId: id, until: addDays(today, 4) }, desk.token);
    expect(await em().count(PutOff, { user: desk.editor.id })).toBe(1);
    expect(await done('takeUpContribution', { contributionId: id }, other)).toBeUndefined();
    expect(titles(await ask(desk.token), 'PUT_OFF')).toEqual(['今天0']);
    expect(await done('takeUpContribution', { contributionId: id }, desk.token)).toBeUndefined();
    expect(titles(await ask(desk.token), 'TODAY')).toEqual(['今天0']);
  });

  it('is a later day within a year, a short reason, and a manuscript that one may read (B-402)', async () => {
    const desk = await buildDesk(1);
    const id = (await ask(desk.token))?.items[0]?.contribution?.id ?? '';
    for (const until of [today, addDays(today, -1), addDays(today, 400), '2026-02-31', 'tomorrow'])
      expect(await done('putOffContribution', { contributionId: id, until }, desk.token), until).toBe('INVALID_INPUT');
    expect(await done('putOffContribution', { contributionId: id, until: addDays(today, 1), reason: '长'.repeat(201) }, desk.token)).toBe(
      'INVALID_INPUT',
    );
    const foreign = idOf(await make({ state: S.EDITOR_REVIEWING }));
    for (const contributionId of [foreign, toGlobalId('Contribution', '999999'), 'x'])
      expect(await done('putOffContribution', { contributionId, until: addDays(today, 1) }, desk.token)).toBe('NOT_FOUND');
    expect(await em().count(PutOff, { user: desk.editor.id })).toBe(0);
  });

  it('is in the copy of one’s own data, and in nobody else’s (B-402)', async () => {
    const desk = await buildDesk(1);
    const id = (await ask(desk.token))?.items[0]?.contribution?.id ?? '';
    await done('putOffContribution', { contributionId: id, until: addDays(today, 2), reason: '自己的话' }, desk.token);
    const own = async (token: string) =>
      JSON.stringify((await app.request('{ viewer { putOffs { until reason contribution { id } } } }', {}, { token })).data);
    expect(await own(desk.token)).toContain('自己的话');
    expect(await own(await buildSession(em(), desk.editor, app.clock, { role: 'AUTHOR' }))).toContain('"contribution":null');
    expect(await own(await buildSession(em(), desk.colleague, app.clock))).not.toContain('自己的话');
  });
});
