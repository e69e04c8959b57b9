// Who may act for a journal and who is told of it, seen from outside: the pool of editors, refusals, returns, membership, roles, messages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind } from '../../shared/roles.ts';
import { encodeId } from '../graphql/node.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { OfficeAtPlay } from '../testing/office-at-play.ts';
import { checked, Office, OFF, received, type Sequence } from './office.factory.ts';

let office: Office;
beforeAll(async () => void (office = new Office(await OfficeAtPlay.start())));
afterAll(() => office.world.app.close());

/** Without check, reviewers, deputy and judgement: the editor's word leads to the last decision. */
const SHORT = OFF.check + OFF.reviewers + OFF.deputy + OFF.judgement;
const submitted: Sequence = [['author', 'SUBMIT']];

describe('new submissions', () => {
  it('are every editor’s where the journal is open: the first to receive has it (F-039)', async () => {
    const id = await office.begun(SHORT, submitted);
    for (const who of ['editor', 'editor2'] as const)
      expect([await office.isPendingFor(who, id), await office.types(who, id)]).toEqual([true, [0, 1, 2]]);
    await office.lead(id, [['editor2', 'RECEIVE']]);
    expect([await office.isPendingFor('editor', id), await office.isPendingFor('editor2', id)]).toEqual([false, true]);
    expect(await office.tries('editor', id, 'RECEIVE')).toBe('STATE_CHANGED');
  });

  it('are the assigned editor’s alone, who may hand them on (F-040)', async () => {
    const number = SHORT + OFF.pool;
    const id = await office.begun(number);
    expect(await office.news(id, () => office.lead(id, submitted))).toEqual({ author: 1, editor: 1 });
    expect([await office.types('editor', id), await office.isPendingFor('editor', id)]).toEqual([[0, 1, 2, 3], true]);
    expect([await office.types('editor2', id), await office.isPendingFor('editor2', id)]).toEqual([[0], false]);
    await office.lead(id, [['editor', 'ASSIGN', { receiverId: office.world.people.editor2.id }]]);
    expect([await office.types('editor', id), await office.types('editor2', id)]).toEqual([[0], [0, 1, 2, 3]]);
  });

  it('that all have declined, or the assigned one has, wait for the editor-in-chief (F-041, F-122)', async () => {
    const open = await office.begun(SHORT, [...submitted, ['editor', 'REFUSE']]);
    expect([await office.isPendingFor('editor', open), await office.isPendingFor('editor2', open)]).toEqual([false, true]);
    expect((await office.world.stored(open)).responsibleKind).toBe(RoleKind.EDITOR);
    expect(await office.news(open, () => office.lead(open, [['editor2', 'REFUSE']]))).toEqual({ chief: 1 });
    const assigned = await office.begun(SHORT + OFF.pool, submitted);
    expect(await office.news(assigned, () => office.lead(assigned, [['editor', 'REFUSE']]))).toEqual({ chief: 1 });
    for (const id of [open, assigned])
      expect([await office.isPendingFor('chief', id), (await office.world.stored(id)).responsibleKind]).toEqual([
        true,
        RoleKind.EDITOR_IN_CHIEF,
      ]);
    expect(
      await office.news(open, () => office.lead(open, [['chief', 'ASSIGN', { receiverId: office.world.people.editor.id }]])),
      'who is assigned is told',
    ).toEqual({ editor: 1 });
  });

  it('keep their hands when the journal changes its mind; the next goes by the new rule (F-042)', async () => {
    const before = await office.begun(SHORT, submitted);
    await office.set(SHORT, { isOpenToAllEditors: false });
    const after = await office.begun(SHORT, submitted);
    await office.set(SHORT, { isOpenToAllEditors: true });
    expect([
      await office.isPendingFor('editor2', before),
      await office.isPendingFor('editor2', after),
      await office.isPendingFor('editor', after),
    ]).toEqual([true, false, true]);
  });

  it('go to the editor-in-chief when the assigned one has left the journal (F-043)', async () => {
    const number = SHORT + OFF.pool;
    const em = office.world.em();
    const journal = office.play.journals[number]?.id ?? 0;
    const membership = await em.findOneOrFail(ColloquiumMember, { colloquium: journal, user: office.world.people.editor.id });
    await em.remove(membership).flush();
    const id = await office.begun(number, submitted);
    expect([
      (await office.world.stored(id)).responsibleKind,
      await office.isPendingFor('chief', id),
      await office.types('editor', id),
    ]).toEqual([RoleKind.EDITOR_IN_CHIEF, true, []]);
    const event = await office.world.em().findOneOrFail(WorkflowEvent, { contribution: id, toState: 1 });
    expect(event.details, 'the log says so').toMatchObject({ isForChief: true });
    const again = office.world.em();
    again.create(ColloquiumMember, { colloquium: journal, user: office.world.people.editor.id, type: 'editor', position: 9 });
    await again.flush();
  });
});

describe('revisions', () => {
  const NO_REVIEWERS = OFF.check + OFF.reviewers + OFF.deputy;
  const judged: Sequence = [...received, ['editor', 'EDITOR_APPROVE'], ['chief', 'CHIEF_RETURN'], ['author', 'SUBMIT']];

  it('of the editor-in-chief’s return come back to the editor-in-chief, with what was open there (F-044)', async () => {
    const id = await office.begun(NO_REVIEWERS, judged);
    expect([await office.state(id), await office.types('chief', id), await office.types('editor', id)]).toEqual([
      7,
      [0, 13, 14, 16, 18],
      [0],
    ]);
    const last = await office.begun(SHORT, judged);
    expect(await office.types('chief', last)).toEqual([0, 17, 18, 19, 21]);
  });

  it('or to the original editor, whose approval runs the way again (F-045)', async () => {
    const id = await office.begun(NO_REVIEWERS + OFF.chiefsOwnReturns, judged);
    expect([await office.state(id), await office.types('editor', id), await office.types('chief', id)]).toEqual([7, [0, 7, 8, 9], [0]]);
    await office.lead(id, [['editor', 'EDITOR_APPROVE']]);
    expect(await office.state(id)).toBe(11);
  });

  it('of the editor’s and the deputy’s returns come back to the same person, whatever is set (F-046)', async () => {
    for (const back of [0, OFF.chiefsOwnReturns]) {
      const editors = await office.begun(NO_REVIEWERS + back, [...received, ['editor', 'EDITOR_RETURN'], ['author', 'SUBMIT']]);
      expect([await office.types('editor', editors), await office.types('editor2', editors)]).toEqual([[0, 7, 8, 9], [0]]);
      const deputys = await office.begun(OFF.check + OFF.reviewers + back, [
        ...received,
        ['editor', 'EDITOR_APPROVE'],
        ['deputy', 'DEPUTY_RETURN'],
        ['author', 'SUBMIT'],
      ]);
      expect([await office.types('deputy', deputys), await office.types('editor', deputys)]).toEqual([[0, 27, 28, 29], [0]]);
    }
  });
});

describe('powers', () => {
  it('are in their own role alone: an editor-in-chief who works as an editor there lists and reads none of the journal’s manuscripts (F-087, E2-002)', async () => {
    const em = office.world.em();
    const user = await buildUser(em, { roles: ['EDITOR', 'EDITOR_IN_CHIEF'] });
    em.create(ColloquiumMember, { colloquium: office.play.journals[OFF.judgement]?.id ?? 0, user, type: 'chief', position: 8 });
    await em.flush();
    const id = encodeId('Contribution', await office.begun(OFF.judgement, submitted));
    const read = async (role: 'EDITOR' | 'EDITOR_IN_CHIEF') => {
      const token = await buildSession(em, user, office.world.app.clock, { role, isRemembered: true });
      const { data } = await office.world.app.request<{
        node: { viewerActs: { act: string; isAllowed: boolean }[] } | null;
        viewer: { handledContributions: { edges: { node: { id: string } }[] } };
      }>(
        `query OwnRole($id: ID!) { node(id: $id) { ... on Contribution { viewerActs { act isAllowed } } }
          viewer { handledContributions(first: 100) { edges { node { id } } } } }`,
        { id },
        { token },
      );
      const isListed = data?.viewer.handledContributions.edges.some(({ node }) => node.id === id);
      return {
        isRead: data?.node != null,
        isListed,
        refuses: data?.node?.viewerActs.some(({ act, isAllowed }) => act === 'REFUSE' && isAllowed),
      };
    };
    expect(await read('EDITOR')).toEqual({ isRead: false, isListed: false, refuses: undefined });
    expect(await read('EDITOR_IN_CHIEF')).toEqual({ isRead: true, isListed: true, refuses: true });
  });

  it('are those of the current role: as reviewer nobody edits, after the switch they do (F-087)', async () => {
    const em = office.world.em();
    const user = await buildUser(em, { roles: ['REVIEWER', 'EDITOR'] });
    em.create(ColloquiumMember, { colloquium: office.play.journals[OFF.judgement]?.id ?? 0, user, type: 'editor', position: 8 });
    await em.flush();
    const token = await buildSession(em, user, office.world.app.clock, { role: 'REVIEWER', isRemembered: true });
    const id = await office.begun(OFF.judgement, submitted);
    const receive = async () =>
      await office.world.app.request<{ receiveContributions: { results: { done: boolean }[] } | null }>(
        'mutation Receive($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { done } } }',
        { input: { contributionIds: [encodeId('Contribution', id)] } },
        { token },
      );
    expect((await receive()).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const switched = await office.world.app.request(
      'mutation Switch($input: SwitchRoleInput!) { switchRole(input: $input) { __typename } }',
      { input: { roleId: encodeId('Role', RoleKind.EDITOR) } },
      { token },
    );
    expect(switched.errors).toBeUndefined();
    expect((await receive()).data?.receiveContributions?.results).toEqual([{ done: true }]);
  });

  it('come with membership at once, and go with it (F-093)', async () => {
    const number = OFF.check + OFF.reviewers;
    const id = await office.begun(number, [...received, ['editor', 'EDITOR_APPROVE']]);
    const em = office.world.em();
    const journal = office.play.journals[number]?.id ?? 0;
    const user = await buildUser(em, { roles: ['ASSOCIATE_EDITOR_IN_CHIEF'] });
    const token = await buildSession(em, user, office.world.app.clock, { isRemembered: true });
    const pending = async () => {
      const text = 'query Pending { viewer { handledContributions(first: 100, scope: PENDING) { edges { node { id } } } } }';
      const answer = await office.world.app.request<{ viewer: { handledContributions: { edges: { node: { id: string } }[] } } }>(
        text,
        {},
        { token },
      );
      return (answer.data?.viewer.handledContributions.edges ?? []).map(({ node }) => node.id);
    };
    const approve = async () =>
      (
        await office.world.app.request<{ approveByDeputy: { results: { refusalCode: string | null }[] } }>(
          'mutation Approve($input: ApproveByDeputyInput!) { approveByDeputy(input: $input) { results { refusalCode } } }',
          { input: { contributionIds: [encodeId('Contribution', id)], dryRun: true } },
          { token },
        )
      ).data?.approveByDeputy.results[0]?.refusalCode;
    expect([await pending(), await approve()]).toEqual([[], 'NOT_FOUND']);
    const member = em.create(ColloquiumMember, { colloquium: journal, user, type: 'deputy', position: 8 });
    await em.flush();
    expect(await pending()).toContain(encodeId('Contribution', id));
    expect(await approve()).toBeNull();
    await em.remove(member).flush();
    expect([await pending(), await approve()]).toEqual([[], 'NOT_FOUND']);
  });

  it('end where somebody is an author: no act, and no reviewer’s name in the log (F-096)', async () => {
    const number = OFF.check;
    const { reviewer, chief } = office.world.people;
    const id = await office.begun(number, [
      ...received,
      ['editor', 'EDITOR_APPROVE'],
      ['editor', 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [reviewer.id] }],
      ['reviewer', 'ACCEPT_INVITATION'],
    ]);
    const log = async () =>
      JSON.stringify(
        await office.world.read('chief', id, 'viewerActs { act } events { actor { realName } comment } reviews { reviewer { realName } }'),
      );
    expect(await log(), 'who holds the office reads it').toContain('"reviewer"');
    const em = office.world.em();
    const added = em.create(ContributionAuthor, { contribution: id, user: chief.id, position: 9, personName: 'chief' });
    await em.flush();
    const seen = await log();
    expect(seen).not.toContain('"reviewer"');
    expect(await office.types('chief', id)).toEqual([0]);
    expect(await office.tries('chief', id, 'REASSIGN', { receiverId: office.world.people.editor2.id })).toBe('FORBIDDEN');
    await em.remove(added).flush();
  });
});

describe('messages', () => {
  it('of a submission go to its author and those who may take it; of a revision to the person who returned it (F-120)', async () => {
    const open = await office.begun(SHORT);
    expect(await office.news(open, () => office.lead(open, submitted))).toEqual({ author: 1, editor: 1, editor2: 1 });
    await office.lead(open, [
      ['editor', 'RECEIVE'],
      ['editor', 'EDITOR_RETURN'],
    ]);
    expect(await office.news(open, () => office.lead(open, submitted))).toEqual({ editor: 1 });
    await office.lead(open, [
      ['editor', 'EDITOR_APPROVE'],
      ['chief', 'CHIEF_RETURN'],
    ]);
    expect(await office.news(open, () => office.lead(open, submitted))).toEqual({ chief: 1 });
  });

  it('name to each whose turn it is what is to do, and nothing to the actor (F-121)', async () => {
    const { reviewer } = office.world.people;
    const id = await office.begun(0, checked);
    // Besides the author, whom the status concerns, exactly the new responsible people hear of it.
    const steps = [
      ['editor', 'EDITOR_APPROVE', {}, []],
      ['editor', 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [reviewer.id] }, ['reviewer']],
      ['reviewer', 'ACCEPT_INVITATION', {}, ['editor']],
      ['reviewer', 'REVIEW', {}, ['editor']],
      ['editor', 'SUMMARISE_REVIEWS', {}, ['deputy']],
      ['deputy', 'DEPUTY_APPROVE', {}, ['chief']],
      ['chief', 'CHIEF_PRE_ACCEPT', {}, ['publisher']],
      ['publisher', 'PRE_REVIEW', {}, ['chief']],
    ] as const;
    for (const [who, act, input, heard] of steps) {
      const { author: _author, ...others } = await office.news(id, () => office.lead(id, [[who, act, input]]));
      expect(others, act).toEqual(Object.fromEntries(heard.map((name) => [name, 1])));
    }
  });

  it('and letters of decisions reach the author after ten minutes, once each (F-124)', async () => {
    const cases: readonly [number, Sequence, 'editor' | 'chief' | 'deputy', Sequence[number][1]][] = [
      [SHORT, received, 'editor', 'EDITOR_RETURN'],
      [SHORT, received, 'editor', 'EDITOR_REJECT'],
      [SHORT, [...received, ['editor', 'EDITOR_APPROVE']], 'chief', 'CHIEF_FINAL_NOT_ACCEPT'],
      [SHORT, [...received, ['editor', 'EDITOR_APPROVE']], 'chief', 'CHIEF_FINAL_REJECT'],
      [SHORT, [...received, ['editor', 'EDITOR_APPROVE']], 'chief', 'CHIEF_RETURN'],
      [SHORT, [...received, ['editor', 'EDITOR_APPROVE']], 'chief', 'CHIEF_ACCEPT'],
      [SHORT, submitted, 'chief', 'REFUSE'],
      [OFF.check + OFF.reviewers, [...received, ['editor', 'EDITOR_APPROVE']], 'deputy', 'DEPUTY_RETURN'],
      [OFF.check + OFF.reviewers, [...received, ['editor', 'EDITOR_APPROVE']], 'deputy', 'DEPUTY_REJECT'],
      [OFF.check + OFF.reviewers + OFF.deputy, [...received, ['editor', 'EDITOR_APPROVE']], 'chief', 'CHIEF_NOT_ACCEPT'],
      [OFF.check + OFF.reviewers + OFF.deputy, [...received, ['editor', 'EDITOR_APPROVE']], 'chief', 'CHIEF_REJECT'],
    ];
    for (const [number, sequence, who, act] of cases) {
      const id = await office.begun(number, sequence);
      const letters = async () => (await office.world.letters('author')).length;
      const before = await letters();
      const news = await office.news(id, async () => expect(await office.tries(who, id, act), act).toBeNull());
      expect(news['author'] ?? 0, `${act} is not told yet`).toBe(0);
      expect(await letters(), act).toBe(before + 1);
      const [letter] = await office.world.em().find(Mail, { to: office.world.people.author.email }, { orderBy: { id: 'desc' }, limit: 1 });
      expect((letter?.sendAfter.getTime() ?? 0) - (letter?.createdAt.getTime() ?? 0), act).toBe(10 * 60_000);
      expect(await office.news(id, async () => [await office.world.tell(id), await office.world.tell(id)])).toEqual({ author: 1 });
      expect(await letters(), act).toBe(before + 1);
    }
  });

  it('of reassigning, reopening and withdrawing go to those whom they concern (F-126)', async () => {
    const id = await office.begun(SHORT, received);
    expect(await office.news(id, () => office.lead(id, [['chief', 'REASSIGN', { receiverId: office.world.people.editor2.id }]]))).toEqual({
      editor: 1,
      editor2: 1,
    });
    await office.lead(id, [['editor2', 'EDITOR_REJECT']]);
    expect(await office.news(id, () => office.lead(id, [['chief', 'REOPEN']]))).toEqual({ author: 1, editor2: 1 });
    // With the deputy: the new editor has it in charge and nothing to do yet.
    const judged = await office.begun(OFF.check + OFF.reviewers, [...received, ['editor', 'EDITOR_APPROVE']]);
    const reassign: Sequence = [['chief', 'REASSIGN', { receiverId: office.world.people.editor2.id }]];
    expect(await office.news(judged, () => office.lead(judged, reassign))).toEqual({ editor: 1, editor2: 1 });
    const { author, ...atWork } = await office.news(id, () => office.lead(id, [['author', 'WITHDRAW']]));
    expect(atWork).toEqual({ editor2: 1, chief: 1 });
    expect(author).toBe(1);
  });
});

it('times of the steps are the days each was first reached in the history, four for authors, six for the office (F-130)', async () => {
  const start = office.world.app.clock.now().getTime();
  const id = await office.begun(SHORT, received);
  const times = async (who: 'author' | 'chief') =>
    (await office.world.read<{ stageTimes: { stage: number; at: string | null }[] }>(who, id, 'stageTimes { stage at }'))?.stageTimes ?? [];
  const first = (await times('chief')).find(({ stage }) => stage === 2)?.at;
  expect(new Date(first ?? 0).getTime()).toBeGreaterThan(start);
  office.world.app.clock.advance(86_400_000);
  await office.lead(id, [
    ['editor', 'EDITOR_RETURN'],
    ['author', 'SUBMIT'],
    ['editor', 'EDITOR_APPROVE'],
  ]);
  const now = await times('chief');
  expect(now.find(({ stage }) => stage === 2)?.at, 'the first time, not the last').toBe(first);
  for (const stage of [1, 2, 3, 4, 6, 7]) expect(now.map((one) => one.stage)).toContain(stage);
  for (const stage of [3, 4]) expect((await times('author')).map((one) => one.stage)).not.toContain(stage);
  expect(now.filter(({ at }) => at !== null).map(({ stage }) => stage)).toEqual([1, 2, 3]);
  expect((await times('author')).filter(({ at }) => at !== null).map(({ stage }) => stage)).toEqual([1, 2]);
});

it('what was gathered is read by those who decide next, not by author or reviewers (F-132)', async () => {
  const { reviewer } = office.world.people;
  const id = await office.begun(OFF.check, [
    ...received,
    ['editor', 'EDITOR_APPROVE'],
    ['editor', 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [reviewer.id] }],
    ['reviewer', 'ACCEPT_INVITATION'],
    ['reviewer', 'REVIEW'],
    ['editor', 'SUMMARISE_REVIEWS', { comment: '汇总：建议录用' }],
  ]);
  const reads = async (who: 'author' | 'reviewer' | 'deputy' | 'chief') =>
    JSON.stringify(await office.world.read(who, id, 'events { comment }')).includes('汇总：建议录用');
  expect([await reads('deputy'), await reads('chief'), await reads('author'), await reads('reviewer')]).toEqual([true, true, false, false]);
});
