// The gate against the table in gate.examples.ts, person by person, state by state.
import { expect, test } from 'vitest';
import { RoleKind } from '../../../../shared/roles.ts';
import { ContributionState, ReviewStatus, type ContributionStateId } from '../../../../shared/workflow.ts';
import { isPending, actsFor, actsWithoutFacts } from './gate.ts';
import { gateProblems } from './gate.examples.ts';
import type { Actor } from '../perform/facts.ts';
import { buildFacts, ids, people, type PersonName } from '../testing/workflow.factory.ts';
import { openStates, rows } from '../table/table.ts';

const S = ContributionState;
const withEditor = { editorId: ids.editor, responsible: { kind: RoleKind.EDITOR, userId: ids.editor } } as const;

const allowed = (facts: Parameters<typeof actsFor>[0], actor: Actor) =>
  actsFor(facts, actor)
    .filter((option) => option.refusal === null)
    .map((option) => option.act);
const refusalOf = (facts: Parameters<typeof actsFor>[0], actor: Actor, act: string) =>
  actsFor(facts, actor).find((option) => option.act === act)?.refusal?.code;

test('offers each person exactly the legacy types that the table lists, in every state and case (R2-049, R2-050)', () => {
  expect(gateProblems(rows)).toEqual([]);
});

test('puts viewing the detail first in every list (R2-052)', () => {
  for (const name of Object.keys(people) as PersonName[]) {
    for (const state of Object.values(S))
      expect(actsFor(buildFacts({ state }), people[name])[0]).toEqual({ act: 'VIEW_DETAIL', type: 0, refusal: null, isDecision: false });
  }
});

test('says of an act whether it is a decision for this person: an editor declines, the desk rejects', () => {
  const facts = buildFacts({ state: S.NEW_SUBMISSION, responsible: { kind: RoleKind.EDITOR, userId: null } });
  const isDecision = (actor: Actor) => actsFor(facts, actor).find(({ act }) => act === 'REFUSE')?.isDecision;
  expect([people.editor, people.deputy, people.chief, people.executive].map(isDecision)).toEqual([false, true, true, true]);
  expect(actsFor(facts, people.chief).find(({ act }) => act === 'ASSIGN')?.isDecision).toBe(false);
});

test('offers an editor, deputy or chief who is an author of the manuscript nothing but the detail', () => {
  for (const name of ['editor', 'deputy', 'chief', 'executive'] as const) {
    for (const state of Object.values(S)) {
      const facts = buildFacts({
        state,
        editorId: ids.editor,
        heldBy: 'editor',
        invitedFrom: 4,
        isInPool: true,
        closedFrom: 3,
        hasFinishedReview: true,
      });
      expect(actsFor(facts, { ...people[name], isAuthor: true }).map((option) => option.act)).toEqual(['VIEW_DETAIL']);
    }
  }
});

test('offers an office of another journal, an administrator and operations nothing but the detail', () => {
  for (const name of ['outsider', 'administrator', 'operations'] as const) {
    for (const state of Object.values(S))
      expect(allowed(buildFacts({ state, ...withEditor, heldBy: 'editor', invitedFrom: 4 }), people[name])).toEqual(['VIEW_DETAIL']);
  }
});

test('needs no facts of a manuscript exactly where no party of its state could be the viewer: the answer is the same with any', () => {
  const cases = [
    {},
    withEditor,
    { heldBy: 'chief', returnedFrom: 11, invitedFrom: 11, closedFrom: 13, hasFinishedReview: true, isInPool: true },
  ] as const;
  for (const name of Object.keys(people) as PersonName[])
    for (const state of Object.values(S)) {
      const settled = actsWithoutFacts(state, people[name]);
      for (const facts of cases) if (settled) expect(settled).toEqual(actsFor(buildFacts({ ...facts, state }), people[name]));
    }
  const states = Object.values(S);
  expect(states.every((state) => actsWithoutFacts(state, people.operations) !== null)).toBe(true);
  expect(states.filter((state) => actsWithoutFacts(state, people.publishing) === null)).toEqual([S.PUBLISHING_PREREVIEW]);
});

test('gives the executive editor exactly what it gives the editor-in-chief (D2-128)', () => {
  for (const state of Object.values(S)) {
    const facts = buildFacts({ state, ...withEditor, heldBy: 'chief', returnedFrom: 11, invitedFrom: 11, closedFrom: 13 });
    expect(actsFor(facts, people.executive)).toEqual(actsFor(facts, people.chief));
  }
});

test('tells a colleague that the manuscript is in another editor’s hands', () => {
  expect(refusalOf(buildFacts({ state: S.EDITOR_REVIEWING, ...withEditor }), people.editor2, 'EDITOR_APPROVE')).toBe('NOT_RESPONSIBLE');
  expect(
    refusalOf(
      buildFacts({ state: S.NEW_SUBMISSION, responsible: { kind: RoleKind.EDITOR, userId: ids.editor } }),
      people.editor2,
      'RECEIVE',
    ),
  ).toBe('NOT_RESPONSIBLE');
});

test('tells an editor who declined that the manuscript is no longer theirs to receive', () => {
  const facts = buildFacts({ state: S.NEW_SUBMISSION, responsible: { kind: RoleKind.EDITOR, userId: null }, refusedBy: [ids.editor] });
  expect(refusalOf(facts, people.editor, 'RECEIVE')).toBe('ALREADY_DECLINED');
  expect(allowed(facts, people.editor2)).toContain('RECEIVE');
});

test('lets an editor receive a manuscript that the chief assigned, even after having declined it', () => {
  const facts = buildFacts({
    state: S.NEW_SUBMISSION,
    responsible: { kind: RoleKind.EDITOR, userId: ids.editor },
    refusedBy: [ids.editor, ids.editor2],
  });
  expect(allowed(facts, people.editor)).toContain('RECEIVE');
});

test('tells a co-author that only the submitter acts', () => {
  expect(refusalOf(buildFacts({ state: S.EDITOR_RETURNED, ...withEditor }), people.coAuthor, 'SUBMIT')).toBe('NOT_SUBMITTER');
  expect(allowed(buildFacts({ state: S.EDITOR_RETURNED, ...withEditor }), people.coAuthor)).toEqual(['VIEW_DETAIL']);
});

test.each<[ContributionStateId, Actor, string, object]>([
  [S.EDITOR_RETURNED, people.editor, 'EDITOR_APPROVE', { returnedFrom: 3 }],
  [S.DEPUTY_RETURNED, people.deputy, 'DEPUTY_APPROVE', { returnedFrom: 21 }],
  [S.CHIEF_RETURNED, people.chief, 'CHIEF_PRE_ACCEPT', { returnedFrom: 11 }],
  [S.CHIEF_RETURNED, people.chief, 'CHIEF_ACCEPT', { returnedFrom: 13 }],
  [S.AUTHORIZATION_PENDING, people.chief, 'PUBLISH_SINGLE', {}],
])('shows the office in state %i what it can do once the author is done', (state, actor, act, more) => {
  expect(refusalOf(buildFacts({ state, editorId: ids.editor, ...more }), actor, act)).toBe('WAITING_FOR_AUTHOR');
});

test('says why a round cannot be summarised, broken off or started', () => {
  const round = { state: S.REVIEWERS_AT_WORK, invitedFrom: 4, ...withEditor } as const;
  expect(
    refusalOf(buildFacts({ ...round, reviews: { pending: 0, accepted: 1, declined: 0, finished: 0 } }), people.editor, 'SUMMARISE_REVIEWS'),
  ).toBe('NO_REVIEW_YET');
  expect(
    refusalOf(buildFacts({ ...round, reviews: { pending: 0, accepted: 1, declined: 0, finished: 1 } }), people.editor, 'STOP_INVITING'),
  ).toBe('REVIEW_ALREADY_IN');
  expect(
    refusalOf(buildFacts({ state: S.CHIEF_JUDGEMENT, settings: { invitesReviewers: false } }), people.chief, 'CHIEF_INVITE_REVIEWERS'),
  ).toBe('REVIEWERS_SWITCHED_OFF');
});

test('tells a reviewer who comes too late that the invitation is closed (D2-54)', () => {
  const late = { ...people.reviewer, ownReviewStatus: ReviewStatus.CLOSED };
  const facts = buildFacts({ state: S.REVIEWERS_INVITED, invitedFrom: 4, ...withEditor });
  expect(refusalOf(facts, late, 'ACCEPT_INVITATION')).toBe('INVITATION_CLOSED');
  expect(allowed(buildFacts({ state: S.CHIEF_JUDGEMENT }), late)).toEqual(['VIEW_DETAIL']);
});

test('leaves the editor-in-chief in the place of an editor or deputy who has left the journal (D2-63)', () => {
  expect(allowed(buildFacts({ state: S.EDITOR_REVIEWING, editorId: null, responsible: { kind: 5, userId: null } }), people.chief)).toEqual(
    expect.arrayContaining(['EDITOR_RETURN', 'EDITOR_APPROVE', 'EDITOR_REJECT']),
  );
  expect(allowed(buildFacts({ state: S.DEPUTY_REVIEWING, hasDeputy: false }), people.chief)).toEqual(
    expect.arrayContaining(['DEPUTY_RETURN', 'DEPUTY_APPROVE', 'DEPUTY_REJECT']),
  );
  expect(allowed(buildFacts({ state: S.DEPUTY_REVIEWING }), people.chief)).not.toContain('DEPUTY_APPROVE');
});

test('lets the author withdraw in every open state and in no other (principles, Workflow)', () => {
  for (const state of Object.values(S))
    expect(allowed(buildFacts({ state }), people.author).includes('WITHDRAW'), `state ${state}`).toBe(
      (openStates as readonly number[]).includes(state),
    );
});

test('lets the chief reopen what the house turned down, but not what the author took back', () => {
  for (const state of [S.NOT_ACCEPTED, S.REJECTED] as const) {
    expect(allowed(buildFacts({ state, closedFrom: 13 }), people.chief)).toContain('REOPEN');
    expect(allowed(buildFacts({ state, closedFrom: 13 }), people.editor)).not.toContain('REOPEN');
    expect(refusalOf(buildFacts({ state, closedFrom: 13, isWithdrawn: true }), people.chief, 'REOPEN')).toBe('WITHDRAWN_BY_AUTHOR');
  }
});

test('lets an editor-in-chief of another journal adopt from the pool only', () => {
  expect(allowed(buildFacts({ state: S.NOT_ACCEPTED, isInPool: true }), people.adopter)).toEqual(['VIEW_DETAIL', 'ADOPT']);
  expect(allowed(buildFacts({ state: S.NOT_ACCEPTED }), people.adopter)).toEqual(['VIEW_DETAIL']);
});

test('counts a manuscript as pending for its author in 5, 6, 14 and 22 exactly (D2-31)', () => {
  const pending = Object.values(S).filter(
    (state) => state !== S.UNFINISHED && isPending(actsFor(buildFacts({ state, poolConsent: false }), people.author)),
  );
  expect(pending.sort((a, b) => a - b)).toEqual([5, 6, 14, 22]);
});

test('counts looking, reassigning, reopening and adopting as nothing pending; an unanswered invitation as pending', () => {
  expect(isPending(actsFor(buildFacts({ state: S.REJECTED, closedFrom: 3, hasFinishedReview: true }), people.chief))).toBe(false);
  expect(isPending(actsFor(buildFacts({ state: S.PUBLISHING_PREREVIEW }), people.chief))).toBe(false);
  expect(isPending(actsFor(buildFacts({ state: S.NOT_ACCEPTED, isInPool: true }), people.adopter))).toBe(false);
  expect(
    isPending(
      actsFor(buildFacts({ state: S.REVIEWERS_INVITED, invitedFrom: 4 }), { ...people.reviewer, ownReviewStatus: ReviewStatus.PENDING }),
    ),
  ).toBe(true);
});
