// Effects of a journal's switches, seen from outside: people in their roles act through the API, and read what they may do next.
import { setCheckSite } from '../modules/publisher/publisher.factory.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurations } from '../modules/workflow/testing/workflow.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import type { PlayerName } from '../modules/workflow/testing/workflow-world.factory.ts';
import { OfficeAtPlay } from '../testing/office-at-play.ts';
import { checked, Office, OFF, received, type Sequence } from './office.factory.ts';

let office: Office;
beforeAll(async () => void (office = new Office(await OfficeAtPlay.start())));
afterAll(() => office.world.app.close());

const off = (...names: (keyof typeof OFF)[]) => names.reduce((sum, name) => sum + OFF[name], 0);
const invite = () => ({ reviewerIds: [office.world.people.reviewer.id] });
const reviewed = (): Sequence => [
  ['editor', 'EDITOR_INVITE_REVIEWERS', invite()],
  ['reviewer', 'ACCEPT_INVITATION'],
  ['reviewer', 'REVIEW'],
];

describe('the check', () => {
  it('on: receiving leads to 2, where the editor has 4, 5 and 6 (F-001)', async () => {
    const id = await office.begun(0, received);
    expect([await office.state(id), await office.types('editor', id)]).toEqual([2, [0, 4, 5, 6]]);
  });

  it('off: receiving leads to 3 (F-002)', async () => {
    const id = await office.begun(off('check'), received);
    expect([await office.state(id), await office.types('editor', id)]).toEqual([3, [0, 7, 8, 9]]);
  });

  it('switched off while it runs: it is not begun again, and 5 still leads to 3 (F-003)', async () => {
    const id = await office.begun(16, received);
    await office.set(16, { checksPlagiarism: false });
    expect([await office.state(id), await office.types('editor', id)]).toEqual([2, [0, 5, 6]]);
    expect(await office.tries('editor', id, 'START_PLAGIARISM_CHECK')).not.toBeNull();
    await office.lead(id, [['editor', 'FINISH_PLAGIARISM_CHECK']]);
    expect(await office.state(id)).toBe(3);
    await office.set(16, { checksPlagiarism: true });
  });
});

it('the site of the check: without one 4 is not offered and cannot be done, 5 and 6 remain; named again it is back (F-138, D2-46, R2-053)', async () => {
  const id = await office.begun(0, received);
  await setCheckSite(office.world.em(), null);
  expect(await office.types('editor', id)).toEqual([0, 5, 6]);
  expect(await office.tries('editor', id, 'START_PLAGIARISM_CHECK')).not.toBeNull();
  await setCheckSite(office.world.em());
  expect(await office.types('editor', id)).toEqual([0, 4, 5, 6]);
  await office.lead(id, [['editor', 'START_PLAGIARISM_CHECK']]);
  expect([await office.state(id), await office.types('editor', id)]).toEqual([2, [0, 4, 5, 6]]);
});

describe('reviewers', () => {
  it('on: approval leads to 4; 10 is offered there, 30 in 21, 15 in 11 (F-004)', async () => {
    const id = await office.begun(0, [...checked, ['editor', 'EDITOR_APPROVE']]);
    expect([await office.state(id), await office.types('editor', id)]).toEqual([4, [0, 10, 11]]);
    await office.lead(id, [['editor', 'STOP_INVITING']]);
    expect([await office.state(id), await office.types('deputy', id)]).toEqual([21, [0, 27, 28, 29, 30]]);
    await office.lead(id, [['deputy', 'DEPUTY_APPROVE']]);
    expect([await office.state(id), await office.types('chief', id)]).toEqual([11, [0, 13, 14, 15, 16, 18]]);
  });

  it('off: approval skips 4, and nobody invites: in 21, 11, 7 and 4 alike (F-005)', async () => {
    const number = off('check', 'reviewers');
    const id = await office.begun(number, [...received, ['editor', 'EDITOR_APPROVE']]);
    expect([await office.state(id), await office.types('deputy', id)]).toEqual([21, [0, 27, 28, 29]]);
    expect(await office.tries('deputy', id, 'DEPUTY_INVITE_REVIEWERS', invite())).toBe('REVIEWERS_SWITCHED_OFF');
    await office.lead(id, [['deputy', 'DEPUTY_APPROVE']]);
    expect([await office.state(id), await office.types('chief', id)]).toEqual([11, [0, 13, 14, 16, 18]]);
    expect(await office.tries('chief', id, 'CHIEF_INVITE_REVIEWERS', invite())).toBe('REVIEWERS_SWITCHED_OFF');
    await office.lead(id, [
      ['chief', 'CHIEF_RETURN'],
      ['author', 'SUBMIT'],
    ]);
    expect([await office.state(id), await office.types('chief', id)]).toEqual([7, [0, 13, 14, 16, 18]]);
    expect(await office.tries('chief', id, 'CHIEF_INVITE_REVIEWERS', invite())).toBe('REVIEWERS_SWITCHED_OFF');
    const waiting = await office.begun(17, [...received, ['editor', 'EDITOR_APPROVE']]);
    await office.set(17, { invitesReviewers: false });
    expect([await office.state(waiting), await office.types('editor', waiting)]).toEqual([4, [0, 11]]);
    expect(await office.tries('editor', waiting, 'EDITOR_INVITE_REVIEWERS', invite())).toBe('REVIEWERS_SWITCHED_OFF');
    await office.set(17, { invitesReviewers: true });
  });

  it('switched off under way: a round that has begun goes on to its end (F-006)', async () => {
    const id = await office.begun(17, [...received, ['editor', 'EDITOR_APPROVE'], ['editor', 'EDITOR_INVITE_REVIEWERS', invite()]]);
    await office.set(17, { invitesReviewers: false });
    await office.lead(id, [
      ['reviewer', 'ACCEPT_INVITATION'],
      ['reviewer', 'REVIEW'],
    ]);
    expect(await office.types('editor', id)).toContain(12);
    await office.lead(id, [['editor', 'SUMMARISE_REVIEWS']]);
    expect(await office.state(id)).toBe(21);
    await office.set(17, { invitesReviewers: true });
  });
});

describe('the deputy', () => {
  it('on: after the reviewers, or after the editor without them, it is the deputy’s, for whom it is pending (F-007)', async () => {
    const withReviews = await office.begun(off('check'), [
      ...received,
      ['editor', 'EDITOR_APPROVE'],
      ...reviewed(),
      ['editor', 'SUMMARISE_REVIEWS'],
    ]);
    const without = await office.begun(off('check', 'reviewers'), [...received, ['editor', 'EDITOR_APPROVE']]);
    for (const id of [withReviews, without]) {
      expect([await office.state(id), (await office.types('deputy', id)).filter((type) => type >= 27 && type < 30)]).toEqual([
        21,
        [27, 28, 29],
      ]);
      expect(await office.isPendingFor('deputy', id)).toBe(true);
      expect((await office.world.stored(id)).responsibleKind).toBe(10);
    }
  });

  it('off: it goes on to the editor-in-chief, and deputies have nothing pending (F-008)', async () => {
    for (const [more, state] of [
      [[], 11],
      [['judgement'], 13],
    ] as const) {
      const id = await office.begun(off('check', 'deputy', ...more), [
        ...received,
        ['editor', 'EDITOR_APPROVE'],
        ...reviewed(),
        ['editor', 'SUMMARISE_REVIEWS'],
      ]);
      expect([await office.state(id), await office.isPendingFor('deputy', id), await office.isPendingFor('chief', id)]).toEqual([
        state,
        false,
        true,
      ]);
    }
  });
});

describe('the judgement', () => {
  const number = off('check', 'reviewers', 'deputy');

  it('on: 11, by 14 to 12, by 20 to 13, whose step is the fourth (F-009, F-015)', async () => {
    const id = await office.begun(number, [...received, ['editor', 'EDITOR_APPROVE']]);
    expect([await office.state(id), await office.types('chief', id)]).toEqual([11, [0, 13, 14, 16, 18]]);
    await office.lead(id, [['chief', 'CHIEF_PRE_ACCEPT']]);
    expect([await office.state(id), await office.types('publisher', id), await office.isPendingFor('publisher', id)]).toEqual([
      12,
      [0, 20],
      true,
    ]);
    await office.lead(id, [['publisher', 'PRE_REVIEW']]);
    expect([await office.state(id), (await office.world.stored(id)).stage]).toEqual([13, 4]);
  });

  it('off: the editor-in-chief decides once, in 13, whose step is the third; the publishing house has nothing to do (F-010, F-015)', async () => {
    const id = await office.begun(number + OFF.judgement, [...received, ['editor', 'EDITOR_APPROVE']]);
    expect([await office.state(id), (await office.world.stored(id)).stage, await office.types('chief', id)]).toEqual([
      13,
      3,
      [0, 17, 18, 19, 21],
    ]);
    expect(await office.isPendingFor('publisher', id)).toBe(false);
    for (const act of ['CHIEF_NOT_ACCEPT', 'CHIEF_PRE_ACCEPT', 'CHIEF_REJECT'] as const)
      expect(await office.tries('chief', id, act), act).toBe('STATE_CHANGED');
    expect(await office.state(id)).toBe(13);
  });
});

it('all four off: 1, 3, 13, 14, 15 is the whole way (F-011)', async () => {
  const id = await office.begun(off('check', 'reviewers', 'judgement', 'deputy'), [
    ...received,
    ['editor', 'EDITOR_APPROVE'],
    ['chief', 'CHIEF_ACCEPT'],
    ['author', 'AUTHORIZE'],
    ['author', 'AUTHORIZE'],
  ]);
  const events = await office.world.em().find(WorkflowEvent, { contribution: id }, { orderBy: { id: 'asc' } });
  expect([...new Set(events.map(({ toState }) => toState))]).toEqual([1, 3, 13, 14, 15]);
});

it('a change moves no manuscript and strands none: it applies at the next act (F-012)', async () => {
  const sequence: Sequence = [
    ...checked,
    ['editor', 'EDITOR_APPROVE'],
    ...reviewed(),
    ['editor', 'SUMMARISE_REVIEWS'],
    ['deputy', 'DEPUTY_APPROVE'],
    ['chief', 'CHIEF_RETURN'],
    ['author', 'SUBMIT'],
    ['chief', 'CHIEF_PRE_ACCEPT'],
    ['publisher', 'PRE_REVIEW'],
    ['chief', 'CHIEF_ACCEPT'],
  ];
  // One manuscript at each step of the way.
  const ids: number[] = [];
  for (let steps = 1; steps <= sequence.length; steps += 1) ids.push(await office.begun(0, sequence.slice(0, steps)));
  const states = await Promise.all(ids.map((id) => office.state(id)));
  expect(new Set(states).size).toBeGreaterThan(11);
  const atWork = ['editor', 'chief', 'deputy', 'author', 'publisher', 'reviewer'] as const;
  const switches = ['checksPlagiarism', 'invitesReviewers', 'chiefPreAccepts', 'deputyReviews'] as const;
  for (const name of switches) {
    await office.set(0, { [name]: false });
    expect(await Promise.all(ids.map((id) => office.state(id))), name).toEqual(states);
    for (const [index, id] of ids.entries()) {
      const isWaited = async (who: PlayerName) => (await office.types(who, id)).some((type) => type !== 0 && type !== 24);
      let somebody: PlayerName | undefined;
      for (const who of atWork) if (somebody === undefined && (await isWaited(who))) somebody = who;
      expect(somebody, `${name} off, state ${states[index]}`).toBeDefined();
    }
    await office.set(0, { [name]: true });
  }
}, 300_000);

it('switches are a journal’s own: another one’s manuscripts take the old way (F-013)', async () => {
  const [changed, other] = [off('check', 'pool'), off('check')];
  await office.set(changed, { invitesReviewers: false, deputyReviews: false, chiefPreAccepts: false });
  const ids = [
    await office.begun(changed, [...received, ['editor', 'EDITOR_APPROVE']]),
    await office.begun(other, [...received, ['editor', 'EDITOR_APPROVE']]),
  ];
  expect(await Promise.all(ids.map((id) => office.state(id)))).toEqual([13, 4]);
  const { invitesReviewers, deputyReviews, chiefPreAccepts } = configurations()[changed] ?? {};
  await office.set(changed, { invitesReviewers, deputyReviews, chiefPreAccepts });
});

describe('a journal that is inactive', () => {
  it('takes no submission: the draft stays and goes in once it is active again (F-048)', async () => {
    const id = await office.begun(0);
    await office.set(0, { isActive: false });
    expect(await office.tries('author', id, 'SUBMIT')).toBe('COLLOQUIUM_INACTIVE');
    expect(await office.world.stored(id)).toMatchObject({ state: 0, titleZh: '水利碑刻考' });
    await office.set(0, { isActive: true });
    expect(await office.tries('author', id, 'SUBMIT')).toBeNull();
  });

  it('goes on with what it has, revisions too (F-049)', async () => {
    const number = off('check', 'reviewers', 'deputy', 'judgement');
    const editing = await office.begun(number, received);
    const returned = await office.begun(number, [...received, ['editor', 'EDITOR_RETURN']]);
    const last = await office.begun(number, [...received, ['editor', 'EDITOR_APPROVE']]);
    await office.set(number, { isActive: false });
    await office.lead(editing, [['editor', 'EDITOR_APPROVE']]);
    await office.lead(returned, [
      ['author', 'SUBMIT'],
      ['editor', 'EDITOR_APPROVE'],
    ]);
    await office.lead(last, [
      ['chief', 'CHIEF_ACCEPT'],
      ['author', 'AUTHORIZE'],
      ['author', 'AUTHORIZE'],
    ]);
    expect(await Promise.all([editing, returned, last].map((id) => office.state(id)))).toEqual([13, 13, 15]);
    await office.set(number, { isActive: true });
  });
});
