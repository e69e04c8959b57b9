// Compiling through the API: refusals and their words, two at once, and the effect on issue, order and author's status.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorText } from '../../../shared/messages.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { ColloquiumMember } from '../colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { expectFilter } from '../../testing/filtering.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { Issue } from './issue.entity.ts';
import { buildIssue } from './issue.factory.ts';

let world: WorkflowWorld;
let issue: Issue;
/** Another journal of the same editor-in-chief. */
let second: Colloquium;
let secondIssue: Issue;
let number = 0;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  const em = world.em();
  second = await em.findOneOrFail(Colloquium, world.otherJournal.id);
  em.create(ColloquiumMember, { colloquium: second, user: em.getReference(User, world.people.chief.id), type: 'chief', position: 9 });
  await em.flush();
  secondIssue = await buildIssue(em, { colloquium: second, number: 40 });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  const em = world.em();
  const colloquium = await em.findOneOrFail(Colloquium, world.journal.id);
  await em.nativeUpdate(Issue, { colloquium, sentAt: null }, { sentAt: world.app.clock.now() });
  issue = await buildIssue(em, { colloquium, number: (number += 1), savedAt: world.app.clock.now(), exportedAt: world.app.clock.now() });
});

interface Answer {
  act: { results: { done: boolean; refusal: string | null; refusalCode: string | null }[] } | null;
}
const send = async (who: PlayerName, name: string, input: object) =>
  await world.app.request<Answer>(
    `mutation Act($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { act: ${name}(input: $input) { results { done refusal refusalCode } } }`,
    { input },
    { token: world.tokens[who] },
  );
const ids = (...numbers: number[]) => numbers.map((one) => idOf('Contribution', one));
const compile = (contributionIds: string[], issueId: number | null = issue.id, who: PlayerName = 'chief', dryRun = false) =>
  send(who, 'compileIntoIssue', { contributionIds, dryRun, ...(issueId === null ? {} : { issueId: idOf('Issue', issueId) }) });
const takeOut = (contributionIds: string[], who: PlayerName = 'chief') => send(who, 'removeFromIssue', { contributionIds });
const wordsOf = ({ errors, data }: Awaited<ReturnType<typeof send>>) =>
  errors?.[0]?.message ?? data?.act?.results.map(({ done, refusal }) => (done ? 'done' : refusal));
const accepted = (own: Parameters<WorkflowWorld['draft']>[0] = {}) => world.draft({ state: 15, responsibleKind: 5, ...own });
const stored = (id: number) => world.em().findOneOrFail(Contribution, id);
const positions = async (issueId: number) =>
  (await world.em().find(Contribution, { issue: issueId }, { orderBy: { issuePosition: 'asc' } })).map(
    ({ issuePosition }) => issuePosition,
  );

describe('compiling', () => {
  it('needs manuscripts, all of one journal, and an issue, and says so in the publisher’s words (R2-120 to R2-126, P2-296)', async () => {
    const [one, other] = [await accepted(), await accepted({ colloquium: second })];
    expect(wordsOf(await compile([]))).toBe('请先选择稿件');
    expect(wordsOf(await compile(ids(one, other)))).toBe('请选择同一集刊下的稿件');
    expect(errorText('en-US', 'ONE_JOURNAL_ONLY')).toMatch(/^please select same-journal manuscripts$/i);
    expect(errorText('en-US', 'CHOOSE_MANUSCRIPTS')).toMatch(/^please select manuscripts first$/i);
    expect(wordsOf(await compile(ids(one), null))).toEqual(['请选择期数,在进行操作']);
    for (const none of [secondIssue.id, 999_999]) expect(wordsOf(await compile(ids(one), none))).toEqual(['请选择期数,在进行操作']);
    expect((await stored(one)).state).toBe(15);
  });

  it('offers the open issue of their journal, and none that has gone to the press (P2-474)', async () => {
    const one = await accepted();
    await buildIssue(world.em(), {
      colloquium: await world.em().findOneOrFail(Colloquium, world.journal.id),
      number: (number += 1),
      sentAt: world.app.clock.now(),
    });
    const { data } = await world.ask('chief', 'query ($ids: [ID!]!) { openIssues(contributionIds: $ids) { id number } }', {
      ids: ids(one),
    });
    expect(data).toEqual({ openIssues: [{ id: idOf('Issue', issue.id), number: issue.number }] });
  });

  it('tells of drafts no more than of numbers that are none: neither their journal nor its open issue', async () => {
    const one = await accepted();
    const open = async (id: number) => {
      const answer = await world.ask<{ openIssues: object[] }>(
        'chief',
        'query ($ids: [ID!]!) { openIssues(contributionIds: $ids) { id } }',
        { ids: ids(id) },
      );
      return answer.data?.openIssues.length;
    };
    expect(await open(one)).toBe(1);
    const drafts = [await world.draft(), await world.draft({ colloquium: second })];
    for (const hidden of [...drafts, 999_999]) expect(await open(hidden)).toBe(0);
    for (const hidden of [...drafts, 999_999])
      expect(wordsOf(await compile(ids(one, hidden), issue.id, 'chief', true))).toEqual([null, '您访问的内容不存在']);
  });

  it('puts what can be compiled at the end of the issue, in bulk, and names the rest with the reason (P2-299, P2-475)', async () => {
    const [one, done, rejected] = [await accepted(), await accepted({ state: 19 }), await accepted({ state: 17 })];
    const asked = ids(one, rejected, done);
    expect(wordsOf(await compile(asked, issue.id, 'chief', true))).toEqual([null, expect.any(String), null]);
    expect((await stored(one)).state).toBe(15);
    expect(wordsOf(await compile(asked))).toEqual(['done', expect.any(String), 'done']);
    expect(
      [await stored(one), await stored(done)].map(({ state, compiledFrom, issuePosition }) => [state, compiledFrom, issuePosition]),
    ).toEqual([
      [18, 15, 1],
      [18, 19, 2],
    ]);
  });

  it('is the editors-in-chief’s; nobody else learns of the issue (R2-127, P2-301)', async () => {
    const one = await accepted();
    for (const who of ['editor', 'deputy', 'publisher', 'operations', 'author'] as const)
      for (const call of [compile, takeOut] as const)
        expect((await (call === compile ? compile(ids(one), issue.id, who) : takeOut(ids(one), who))).errors?.[0]?.extensions['code']).toBe(
          'FORBIDDEN',
        );
    expect(wordsOf(await compile(ids(one), issue.id, 'otherChief'))).toEqual(['您访问的内容不存在']);
  });

  it('into an issue that has gone to the press is refused, and nothing is taken out of it (R2-005)', async () => {
    const [inside, outside] = [await accepted(), await accepted()];
    await compile(ids(inside));
    await world.em().nativeUpdate(Issue, { id: issue.id }, { sentAt: world.app.clock.now() });
    expect(wordsOf(await compile(ids(outside)))).toEqual(['该期已送出版社，不能修改']);
    expect(wordsOf(await takeOut(ids(inside)))).toEqual(['该期已送出版社，不能修改']);
    expect((await stored(inside)).issue?.id).toBe(issue.id);
  });
});

describe('taking out', () => {
  it('returns each to where it came from; its author goes on reading that it is accepted (F-108, P2-300)', async () => {
    const [one, single] = [await accepted(), await accepted({ state: 19 })];
    const told = async (id: number) => (await world.read<{ authorStatus: string }>('author', id, 'authorStatus'))?.authorStatus;
    expect(wordsOf(await takeOut([]))).toBe('请先选择稿件');
    await compile(ids(one, single));
    expect([await told(one), await told(single)]).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(wordsOf(await takeOut(ids(one, single)))).toEqual(['done', 'done']);
    expect([await stored(one), await stored(single)].map(({ state, issue: left, issuePosition }) => [state, left, issuePosition])).toEqual([
      [15, null, null],
      [19, null, null],
    ]);
    expect([await told(one), await told(single)]).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(wordsOf(await takeOut(ids(one)))).toEqual([expect.any(String)]);
  });

  it('like compiling makes what was saved and exported stale (R2-142)', async () => {
    const one = await accepted();
    const marks = async () => {
      const { savedAt, exportedAt } = await world.em().findOneOrFail(Issue, issue.id);
      return [savedAt, exportedAt];
    };
    await compile(ids(one));
    expect(await marks()).toEqual([null, null]);
    const now = world.app.clock.now();
    await world.em().nativeUpdate(Issue, { id: issue.id }, { savedAt: now, exportedAt: now });
    await takeOut(ids(one));
    expect(await marks()).toEqual([null, null]);
  });
});

describe('at the same moment', () => {
  it('two who compile the same manuscript: one does, the other is told (F-107)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await accepted();
      const answers = await Promise.all([compile(ids(one)), compile(ids(one))]);
      const outcomes = answers.flatMap(({ data }) => data?.act?.results ?? []);
      expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
      expect(outcomes.find(({ done }) => !done)?.refusalCode).toBe('STATE_CHANGED');
    }
    expect(await positions(issue.id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('several who compile and take out: each manuscript is in once or out, no place is given twice, nobody waits for ever', async () => {
    const manuscripts = await Promise.all(Array.from({ length: 9 }, () => accepted()));
    const [a, b, c] = [manuscripts.slice(0, 3), manuscripts.slice(3, 6), manuscripts.slice(6)];
    expect(wordsOf(await compile(ids(...a)))).toEqual(['done', 'done', 'done']);
    const answers = await Promise.all([
      compile(ids(...b.toReversed())),
      takeOut(ids(...a)),
      compile(ids(...c, ...b)),
      takeOut(ids(...a.toReversed())),
      compile(ids(...c.toReversed())),
    ]);
    for (const { errors } of answers) expect(errors).toBeUndefined();
    const places = await positions(issue.id);
    expect(places).toHaveLength(6);
    expect(new Set(places).size).toBe(6);
    for (const id of a) expect((await stored(id)).state).toBe(15);
  });
});

describe('single publication', () => {
  it('says on which day and as which of its journal, each once however many are published at once; its author hears of it and goes on reading that it is accepted (F-113, F-125)', async () => {
    const manuscripts = await Promise.all(Array.from({ length: 4 }, () => accepted()));
    const before = (await world.em().find(Contribution, { colloquium: world.journal.id, publicationOrder: { $ne: null } })).length;
    await Promise.all(manuscripts.map((id) => send('chief', 'publishSingly', { contributionIds: ids(id) })));
    const published = await Promise.all(manuscripts.map(stored));
    expect(published.map(({ state, publishedOn }) => [state, publishedOn])).toEqual(manuscripts.map(() => [19, '2026-03-02']));
    expect(published.map(({ publicationOrder }) => publicationOrder).toSorted()).toEqual([1, 2, 3, 4].map((one) => one + before));
    const [first = 0] = manuscripts;
    expect(await world.messaged(first, 'workflow.publishedSingly')).toEqual(['author']);
    expect(await world.read('author', first, 'authorStatus stage')).toEqual({ authorStatus: 'ACCEPTED', stage: 7 });
  });
});

describe('the lists of publications', () => {
  const lists =
    '{ viewer { singlePublications(first: 100) { edges { node { id state issueNumber } } } groupPublications(first: 100) { edges { node { id state issueNumber } } } } }';
  interface Lists {
    viewer: Record<
      'singlePublications' | 'groupPublications',
      { edges: { node: { id: string; state: string; issueNumber: number | null } }[] } | null
    >;
  }
  it('hold what was published singly, and what is or can be in an issue, of the viewer’s journals (SC-102, SC-105, S2-014, S2-016, P2-280, P2-288, P2-292, P2-298)', async () => {
    const states = {
      14: await accepted({ state: 14 }),
      15: await accepted(),
      18: await accepted(),
      19: await accepted({ state: 19 }),
      20: await accepted({ state: 20 }),
    };
    await compile(ids(states[18]));
    for (const who of ['chief', 'editor', 'deputy', 'publisher', 'operations'] as const) {
      const { data } = await world.ask<Lists>(who, lists);
      const named = (list: keyof Lists['viewer']) => data?.viewer[list]?.edges.map(({ node }) => node.id) ?? [];
      const [single, group] = [named('singlePublications'), named('groupPublications')];
      expect(
        Object.entries(states).flatMap(([state, id]) => (single.includes(idOf('Contribution', id)) ? [state] : [])),
        who,
      ).toEqual(['19']);
      expect(
        Object.entries(states).flatMap(([state, id]) => (group.includes(idOf('Contribution', id)) ? [state] : [])),
        who,
      ).toEqual(['15', '18', '19', '20']);
      const compiled = data?.viewer.groupPublications?.edges.find(({ node }) => node.id === idOf('Contribution', states[18]))?.node;
      expect(compiled?.issueNumber, who).toBe(issue.number);
    }
    const foreign = (await world.ask<Lists>('otherEditor', lists)).data?.viewer;
    const theirs = [foreign?.singlePublications, foreign?.groupPublications].flatMap(
      (list) => list?.edges.map(({ node }) => node.id) ?? [],
    );
    expect(theirs.filter((id) => Object.values(states).some((one) => idOf('Contribution', one) === id))).toEqual([]);
    for (const who of ['author', 'reviewer'] as const)
      expect((await world.ask<Lists>(who, lists)).data?.viewer).toEqual({ singlePublications: null, groupPublications: null });
  });

  it.each([
    ['singlePublications', 19, 'PublicationOrder'],
    ['groupPublications', 15, 'ContributionOrder'],
  ] as const)(
    '%s are narrowed by journal, title and keyword, number and day, and ordered by number and day (P2-281, P2-283, P2-293 to P2-295)',
    async (list, state, order) => {
      const [here, there] = [
        await accepted({
          state,
          titleZh: `漕运与市镇${list}`,
          manuscriptNumber: `CY${list}`,
          submittedAt: new Date('2026-02-20T20:00:00Z'),
        }),
        await accepted({
          state,
          titleZh: `盐商书札${list}`,
          manuscriptNumber: `YS${list}`,
          submittedAt: new Date('2026-02-19T02:00:00Z'),
          colloquium: second,
        }),
      ];
      type Ids = { viewer: { list: { edges: { node: { id: string } }[] } } };
      const listed = async (narrowing: object) => {
        const document = `query Listed($filter: ContributionFilter, $search: String, $orderBy: ${order}) { viewer { list: ${list}(first: 100, filter: $filter, search: $search, orderBy: $orderBy) { edges { node { id } } } } }`;
        return (await world.ask<Ids>('chief', document, { ...narrowing })).data?.viewer.list.edges.map(({ node }) => node.id) ?? [];
      };
      const inSecond = (await world.em().find(Contribution, { colloquium: second })).map(({ id }) => idOf('Contribution', id));
      const shown = new Set(await listed({}));
      await expectFilter(
        listed,
        { filter: { colloquiumId: idOf('Colloquium', second.id) } },
        inSecond.filter((id) => shown.has(id)),
      );
      await expectFilter(
        listed,
        { filter: { colloquium: second.name.slice(1) } },
        inSecond.filter((id) => shown.has(id)),
      );
      await expectFilter(listed, { filter: { title: `书札${list}` } }, ids(there));
      await expectFilter(listed, { filter: { manuscriptNumber: `YS${list}` } }, ids(there));
      await expectFilter(listed, { filter: { title: list, submitted: { from: '2026-02-21', to: '2026-02-21' } } }, ids(here));
      await expectFilter(listed, { search: `市镇${list}` }, ids(here));
      for (const [field, ascending] of [
        ['MANUSCRIPT_NUMBER', ids(here, there)],
        ['SUBMITTED_AT', ids(there, here)],
      ] as const) {
        const ordered = (direction: 'ASC' | 'DESC') => listed({ filter: { title: list }, orderBy: { field, direction } });
        expect([await ordered('ASC'), await ordered('DESC')], field).toEqual([ascending, ascending.toReversed()]);
      }
    },
  );
});

describe('the issues of a journal', () => {
  const read = async (who: PlayerName) =>
    (
      await world.ask<{ node: { issues: { id: string; number: number; viewerCanEdit: boolean }[] | null } }>(
        who,
        'query Issues($id: ID!) { node(id: $id) { ... on Colloquium { issues { id number viewerCanEdit } } } }',
        { id: idOf('Colloquium', world.journal.id) },
      )
    ).data?.node.issues;
  const alone = async (who: PlayerName) =>
    (
      await world.ask<{ node: { number: number } | null }>(who, 'query Issue($id: ID!) { node(id: $id) { ... on Issue { number } } }', {
        id: idOf('Issue', issue.id),
      })
    ).data?.node;

  it('are known to those who lead it and to the publisher’s staff, and changed by the former alone', async () => {
    for (const [who, mayEdit] of [
      ['chief', true],
      ['publisher', false],
      ['operations', false],
    ] as const) {
      expect((await read(who))?.[0], who).toEqual({ id: idOf('Issue', issue.id), number: issue.number, viewerCanEdit: mayEdit });
      expect(await alone(who), who).toEqual({ number: issue.number });
    }
    for (const who of ['editor', 'deputy', 'author', 'reviewer', 'otherChief'] as const)
      expect([await read(who), await alone(who)], who).toEqual([null, null]);
  });

  it('are planned for the month that the editor-in-chief says, while they are open', async () => {
    const plan = (plannedOn: string | null, version: number, who: PlayerName = 'chief') =>
      world.ask<{ planIssue: { issue: { plannedOn: string | null; version: number } } }>(
        who,
        'mutation Plan($input: PlanIssueInput!) { planIssue(input: $input) { issue { plannedOn version } } }',
        { input: { issueId: idOf('Issue', issue.id), plannedOn, version } },
      );
    const { version } = await world.em().findOneOrFail(Issue, issue.id);
    expect((await plan('2026-09-17', version)).data?.planIssue.issue).toMatchObject({ plannedOn: '2026-09-01' });
    expect((await plan('2026-10-01', version)).errors?.[0]?.extensions['code']).toBe('CONFLICT');
    for (const typed of ['32. Mai', '', '9999-12-01', '0001-01-01', '+10000-01-01'])
      expect((await plan(typed, version + 1)).errors?.[0]?.extensions, typed).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { plannedOn: expect.any(String) },
      });
    expect((await plan(null, version + 1, 'otherChief')).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    await world.em().nativeUpdate(Issue, { id: issue.id }, { sentAt: world.app.clock.now() });
    expect((await plan(null, version + 1)).errors?.[0]?.extensions['code']).toBe('ISSUE_ALREADY_SENT');
  });
});
