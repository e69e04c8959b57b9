// A reviewer's own list: its rows, order and filters, and the facts it never shows (S2 §2.6, S3 §2.16).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReviewType } from '../../../../shared/workflow.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildContribution, type ContributionOverrides } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { buildReview, type ReviewOverrides } from '../review.factory.ts';

let app: TestApp;
let journal: Colloquium;
let author: User;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  author = await buildUser(em(), { realName: '欧阳文渊' });
  journal = await buildColloquium(em(), { name: '江南文化', reviewType: ReviewType.DOUBLE_BLIND });
});
afterAll(() => app.close());
const em = () => app.database.orm.em.fork();

interface Reviewer {
  user: User;
  token: string;
}
async function someone(): Promise<Reviewer> {
  const user = await buildUser(em(), { roles: ['REVIEWER'] });
  return { user, token: await buildSession(em(), user, app.clock, { language: 'zh-CN' }) };
}

async function invited({ user }: Reviewer, own: ReviewOverrides = {}, manuscript: ContributionOverrides = {}) {
  const contribution = await buildContribution(em(), { state: 9, reviewRound: 1, submitter: author, colloquium: journal, ...manuscript });
  return await buildReview(em(), { contribution, reviewer: user, ...own });
}

interface Row {
  id: string;
  status: string;
  due: { step: string; on: string; isOverdue: boolean; workingDaysLeft: number } | null;
  contribution: { id: string; manuscriptNumber: string; titleZh: string; submittedAt: string };
}
interface List {
  viewer: { invitations: { totalCount: number; edges: { node: Row | null }[] } | null; invitationPendingCount: number | null };
}
const LIST = `query InvitationsTest($scope: ListScope, $search: String, $searchIn: [InvitationSearchScope!], $filter: InvitationFilter, $orderBy: InvitationOrder) { viewer { invitationPendingCount
  invitations(first: 50, scope: $scope, search: $search, searchIn: $searchIn, filter: $filter, orderBy: $orderBy) { totalCount edges { node {
    id status due { step on isOverdue workingDaysLeft } contribution { id manuscriptNumber titleZh submittedAt } } } } } }`;

async function listOf({ token }: { token: string }, variables: Record<string, unknown> = {}) {
  const { data, errors } = await app.request<List>(LIST, variables, { token });
  if (!data?.viewer.invitations) throw new Error(JSON.stringify(errors ?? data));
  const rows = data.viewer.invitations.edges.flatMap(({ node }) => node ?? []);
  return {
    rows,
    ids: rows.map(({ id }) => id),
    totalCount: data.viewer.invitations.totalCount,
    pending: data.viewer.invitationPendingCount,
  };
}
const review = ({ id }: { id: number }) => idOf('Review', id);

it('has a row for each invitation, also of an earlier round and of one that was closed; what is due stands first (F-026, R2-097, R3-164)', async () => {
  const me = await someone();
  const finished = await invited(me, { status: 'FINISHED' });
  const again = await buildReview(em(), {
    contribution: await finished.contribution.loadOrFail(),
    reviewer: me.user,
    reviewRound: 2,
    status: 'ACCEPTED',
    answerDueOn: '2026-03-03',
    reviewDueOn: '2026-03-10',
  });
  const closed = await invited(me, { status: 'CLOSED', reviewDueOn: '2026-03-01' });
  const declined = await invited(me, { status: 'DECLINED', answerDueOn: '2026-03-01' });
  const overdue = await invited(me, { status: 'PENDING', answerDueOn: '2026-02-27', reviewDueOn: '2026-03-20' });
  const undated = await invited(me, { status: 'PENDING' });
  await invited(await someone(), { status: 'PENDING' });
  app.clock.set('2026-03-02T02:00:00Z');
  const { rows, ids, totalCount, pending } = await listOf(me);
  expect(ids).toEqual([overdue, again, undated, declined, closed, finished].map(review));
  expect(rows.map(({ status }) => status)).toEqual(['PENDING', 'ACCEPTED', 'PENDING', 'DECLINED', 'CLOSED', 'FINISHED']);
  expect(rows.map(({ due }) => due)).toEqual([
    { step: 'ANSWER', on: '2026-02-27', isOverdue: true, workingDaysLeft: expect.any(Number) },
    { step: 'REVIEW', on: '2026-03-10', isOverdue: false, workingDaysLeft: 6 },
    null,
    null,
    null,
    null,
  ]);
  expect(totalCount).toBe(6);
  // Waiting invitations, as the navigation counts them.
  expect(pending).toBe(3);
  expect((await listOf(me, { scope: 'PENDING' })).ids).toEqual([overdue, again, undated].map(review));
});

describe('is narrowed', () => {
  it('by status, number, title, journal and day of submission, and ordered by number and submission (P2-264, P2-265, P2-275)', async () => {
    const me = await someone();
    const other = await buildColloquium(em(), { name: '方言研究' });
    const first = await invited(me, { status: 'DECLINED' }, { titleZh: '水利碑刻考', submittedAt: new Date('2026-02-01T01:00:00Z') });
    const second = await invited(
      me,
      { status: 'ACCEPTED' },
      { titleZh: '方志新证', colloquium: other, submittedAt: new Date('2026-01-01T01:00:00Z') },
    );
    const numbers = (await listOf(me)).rows.map(({ contribution }) => contribution.manuscriptNumber);
    const found = async (variables: Record<string, unknown>) => (await listOf(me, variables)).ids;
    expect(await found({ filter: { statuses: ['DECLINED', 'FINISHED'] } })).toEqual([review(first)]);
    expect(await found({ filter: { title: '碑刻' } })).toEqual([review(first)]);
    expect(await found({ filter: { colloquium: '方言' } })).toEqual([review(second)]);
    expect(await found({ filter: { manuscriptNumber: numbers[0] } })).toEqual([review(second)]);
    expect(await found({ filter: { submitted: { from: '2026-02-01', to: '2026-02-01' } } })).toEqual([review(first)]);
    expect(await found({ search: '方言' })).toEqual([review(second)]);
    expect(await found({ search: '方言', searchIn: ['TITLE'] })).toEqual([]);
    for (const [field, ascending] of [
      ['SUBMITTED_AT', [second, first]],
      ['MANUSCRIPT_NUMBER', [first, second]],
    ] as const) {
      expect(await found({ orderBy: { field, direction: 'ASC' } }), field).toEqual(ascending.map(review));
      expect(await found({ orderBy: { field, direction: 'DESC' } }), field).toEqual(ascending.toReversed().map(review));
    }
    for (const [status, found1] of [
      ['PENDING', []],
      ['ACCEPTED', [second]],
      ['DECLINED', [first]],
      ['FINISHED', []],
    ] as const)
      expect(await found({ filter: { statuses: [status] } }), status).toEqual(found1.map(review));
  });

  it.each(Object.values(ReviewType))(
    'never by an author: their name finds as much as one that nobody has (review type %i) (F-030)',
    async (reviewType) => {
      const me = await someone();
      await invited(me, {}, { colloquium: await buildColloquium(em(), { reviewType }) });
      for (const name of ['欧阳文渊', '无此作者甲']) {
        expect(await listOf(me, { search: name })).toMatchObject({ ids: [], totalCount: 0 });
        for (const field of ['title', 'colloquium', 'manuscriptNumber'])
          expect((await listOf(me, { filter: { [field]: name } })).totalCount).toBe(0);
      }
    },
  );
});

it('tells a double-blind reviewer nothing of the authors, whatever is asked of its rows (F-029)', async () => {
  const me = await someone();
  await invited(me, { status: 'ACCEPTED' }, { coAuthors: [{ user: author }], explanation: '本文是古籍所的成果' });
  const open = await invited(
    me,
    { status: 'ACCEPTED' },
    { colloquium: await buildColloquium(em(), { reviewType: ReviewType.SINGLE_BLIND }) },
  );
  const hidden = {
    firstAuthorName: null,
    submitter: null,
    authors: null,
    fundings: null,
    explanation: null,
    source: null,
    responsible: null,
    recommendedReviewers: null,
    opposedReviewers: null,
  };
  const asked = `query OfAuthors { viewer { invitations(orderBy: { field: MANUSCRIPT_NUMBER, direction: ASC }) { edges { node { contribution { id firstAuthorName source explanation submitter { realName }
    authors { personName } fundings { fundNumber } responsible { person { realName } } recommendedReviewers { id } opposedReviewers { id } } } } } } }`;
  const { data, errors } = await app.request<{ viewer: { invitations: { edges: { node: { contribution: Record<string, unknown> } }[] } } }>(
    asked,
    {},
    { token: me.token },
  );
  expect(errors).toBeUndefined();
  const [blind, single] = data?.viewer.invitations.edges.map(({ node }) => node.contribution) ?? [];
  expect(blind).toEqual({ id: expect.any(String), ...hidden });
  expect(single).toMatchObject({ id: idOf('Contribution', open.contribution.id), firstAuthorName: expect.any(String) });
});

it('tells nothing of the other reviewers, nor of the round (F-035)', async () => {
  const [me, other] = [await someone(), await someone()];
  const own = await invited(me, { status: 'ACCEPTED' });
  const theirs = await buildReview(em(), {
    contribution: await own.contribution.loadOrFail(),
    reviewer: other.user,
    status: 'FINISHED',
    comment: '别人的意见',
  });
  const asked = `query OfOthers { viewer { invitations { edges { node { contribution { id reviews { id } events { id } state stage authorStatus viewerReview { id } } } } } } }`;
  const answer = await app.request<{ viewer: { invitations: { edges: { node: { contribution: object } }[] } } }>(
    asked,
    {},
    { token: me.token },
  );
  expect(answer.data?.viewer.invitations.edges.map(({ node }) => node.contribution)).toEqual([
    {
      id: expect.any(String),
      reviews: null,
      events: null,
      state: null,
      stage: null,
      authorStatus: null,
      viewerReview: { id: review(own) },
    },
  ]);
  const seen = await app.request<{ node: object | null }>(
    'query Other($id: ID!) { node(id: $id) { id } }',
    { id: review(theirs) },
    { token: me.token },
  );
  expect(seen.data?.node).toBeNull();
});

it('is the reviewer’s alone, and without what they turned out to have written', async () => {
  const me = await someone();
  await invited(me, {}, { coAuthors: [{ user: me.user }] });
  expect(await listOf(me)).toMatchObject({ ids: [], totalCount: 0, pending: 0 });
  const editor = await buildSession(em(), await buildUser(em(), { roles: ['EDITOR'] }), app.clock);
  expect((await app.request<List>(LIST, {}, { token: editor })).data?.viewer).toEqual({ invitations: null, invitationPendingCount: null });
});

describe('several at once', () => {
  const ACT = (name: 'accept' | 'decline') =>
    `mutation ${name}($ids: [ID!]!, $dryRun: Boolean) { act: ${name}Invitations(input: { contributionIds: $ids, dryRun: $dryRun, comment: "近期可审" }) { results { contributionId done refusalCode } } }`;
  interface Acted {
    act: { results: { contributionId: string; done: boolean; refusalCode: string | null }[] } | null;
  }

  it.each([
    ['accept', 'ACCEPTED'],
    ['decline', 'DECLINED'],
  ] as const)(
    '%s takes those that wait for an answer, and says why not of the others (P2-262, P2-263, R2-098, R3-163, R3-165, R3-009)',
    async (name, status) => {
      const me = await someone();
      const [one, two, done] = [await invited(me), await invited(me), await invited(me, { status: 'DECLINED' })];
      const ids = [one, two, done].map(({ contribution }) => idOf('Contribution', contribution.id));
      const act = async (dryRun: boolean) => (await app.request<Acted>(ACT(name), { ids, dryRun }, { token: me.token })).data?.act?.results;
      const outcome = (isDry: boolean) =>
        [true, true, false].map((can, index) => ({
          contributionId: ids[index],
          done: can && !isDry,
          refusalCode: can ? null : expect.any(String),
        }));
      expect(await act(true)).toEqual(outcome(true));
      expect((await listOf(me)).rows.filter((row) => row.status === 'PENDING')).toHaveLength(2);
      expect(await act(false)).toEqual(outcome(false));
      const { rows } = await listOf(me);
      expect(rows.filter(({ contribution }) => ids.slice(0, 2).includes(contribution.id)).map((row) => row.status)).toEqual([
        status,
        status,
      ]);
      // A second time nothing more happens.
      expect((await act(false))?.map((result) => result.done)).toEqual([false, false, false]);
    },
  );

  it('needs one at least: 请选择新投稿件 (R2-099, R3-162)', async () => {
    const me = await someone();
    for (const name of ['accept', 'decline'] as const)
      expect((await app.request(ACT(name), { ids: [] }, { token: me.token, language: 'zh-CN' })).errors?.[0]).toMatchObject({
        message: '请选择新投稿件',
        extensions: { code: 'SELECT_MANUSCRIPT' },
      });
  });
});
