// Who may see which part of a review: every seat, every act, every review type, before and after it is handed in and released.
import { describe, expect, test } from 'vitest';
import { roleKindIds, type MemberType, type RoleKindId } from '../../../../shared/roles.ts';
import { contributionStateIds, ReviewStatus, ReviewType } from '../../../../shared/workflow.ts';
import type { Refusal } from '../../../../shared/errors.ts';
import { reviewPolicy, type ReviewFacts } from './review.policy.ts';

const nothing: ReviewFacts = {
  isSubmitter: false,
  isAuthor: false,
  hasConflict: false,
  memberTypes: [],
  ownReviewStatus: null,
  hasReviewedForEarlierJournal: false,
  isInDataScope: false,
  state: 9,
  reviewType: 1,
  isInPool: false,
  isDecisionHeld: false,
  isReviewer: false,
  status: ReviewStatus.FINISHED,
  isReleased: false,
  isOfEarlierJournal: false,
};
const { PENDING, ACCEPTED, DECLINED, FINISHED, CLOSED } = ReviewStatus;
const acts = [
  'view',
  'viewStatus',
  'viewReviewer',
  'viewExpert',
  'viewInvitation',
  'attend',
  'viewResult',
  'viewVerdict',
  'viewComment',
  'viewRatings',
  'viewNoteToChief',
  'viewEditorSummary',
  'summarise',
] as const;

/** y allowed, n FORBIDDEN, 0 NOT_FOUND, one letter per act in the order of `acts`. */
const sign = (refusal: Refusal | null): string => (refusal === null ? 'y' : refusal.code === 'NOT_FOUND' ? '0' : 'n');
const signs = (kind: RoleKindId, facts: Partial<ReviewFacts>): string =>
  acts
    .map((act) =>
      sign(
        reviewPolicy[act](
          { kind, memberships: (facts.memberTypes ?? []).map((type) => ({ colloquiumId: 1, type })) },
          { ...nothing, ...facts },
        ),
      ),
    )
    .join('');

test('the table speaks of every act', () => {
  expect(Object.keys(reviewPolicy).sort()).toEqual([...acts, 'write'].sort());
});

const office = (...memberTypes: MemberType[]): Partial<ReviewFacts> => ({ memberTypes });
const author = { isSubmitter: true, isAuthor: true };
const own = (status: ReviewFacts['status']): Partial<ReviewFacts> => ({ isReviewer: true, ownReviewStatus: status, status });

describe('a review that has been handed in', () => {
  // view status reviewer expert invitation attend result verdict comment ratings note summary summarise
  test.each<[string, RoleKindId, Partial<ReviewFacts>, string]>([
    ['the office’s editor', 3, office('editor'), 'yyyyynyyyynyy'],
    ['the deputy', 10, office('deputy'), 'yyyyynyyyynyy'],
    ['the executive editor', 4, office('executive'), 'yyyyynyyyyyyy'],
    ['the editor-in-chief', 5, office('chief'), 'yyyyynyyyyyyy'],
    ['its reviewer', 2, own(FINISHED), 'yyyynnyyyynnn'],
    ['another reviewer', 2, { ownReviewStatus: FINISHED }, '0000000000000'],
    ['another reviewer, still at work', 2, { ownReviewStatus: ACCEPTED }, '0000000000000'],
    ['the author', 1, author, '0000000000000'],
    ['a co-author', 1, { isAuthor: true }, '0000000000000'],
    ['the editor-in-chief who wrote it', 5, { ...office('chief'), isAuthor: true }, '0000000000000'],
    ['the publishing editor', 6, { isInDataScope: true }, '0000000000000'],
    ['operations', 7, { isInDataScope: true }, '0000000000000'],
    ['an administrator', 8, { isInDataScope: true }, '0000000000000'],
    ['an outsider', 1, {}, '0000000000000'],
    ['the editor-in-chief acting as author', 1, office('chief'), '0000000000000'],
    ['the editor-in-chief acting as editor', 3, office('chief'), '0000000000000'],
    ['its reviewer acting as author', 1, own(FINISHED), '0000000000000'],
    ['its reviewer who also wrote the manuscript', 2, { ...own(FINISHED), isAuthor: true }, '0000000000000'],
    ['an editor who is writing another review', 3, { ...office('editor'), ownReviewStatus: ACCEPTED }, 'yynnnnnnnnnnn'],
    ['an editor-in-chief who handed in another', 5, { ...office('chief'), ownReviewStatus: FINISHED }, 'yynnnnyyyyyyy'],
    ['a chief of another journal, in the pool', 5, { isInPool: true, state: 16 }, '0000000000000'],
  ])('%s', (_who, kind, facts, expected) => {
    for (const reviewType of Object.values(ReviewType)) expect(signs(kind, { ...facts, reviewType })).toBe(expected);
  });
});

describe('a review that is not handed in', () => {
  test.each([PENDING, ACCEPTED, DECLINED, CLOSED])(
    'with status %i is the reviewer’s own; the office sees only that it was asked for, and may attend to one that is out',
    (status) => {
      expect(signs(2, own(status))).toBe('yyyynnnyyyynn');
      for (const [kind, member] of [
        [3, 'editor'],
        [10, 'deputy'],
        [4, 'executive'],
        [5, 'chief'],
      ] as const)
        expect(signs(kind, { ...office(member), status })).toBe(`yyyyy${status === PENDING || status === ACCEPTED ? 'y' : 'n'}nnnnnnn`);
    },
  );
});

test('is written by its reviewer while at work, in any current role, and by nobody else', () => {
  const write = (kind: RoleKindId, facts: Partial<ReviewFacts>) =>
    reviewPolicy.write({ kind, memberships: [] }, { ...nothing, ...facts })?.code ?? null;
  for (const kind of roleKindIds) {
    expect(write(kind, own(ACCEPTED))).toBeNull();
    expect(write(kind, own(PENDING))).toBe('FORBIDDEN');
    expect(write(kind, own(DECLINED))).toBe('FORBIDDEN');
    expect(write(kind, own(FINISHED))).toBe('REVIEW_HANDED_IN');
    expect(write(kind, own(CLOSED))).toBe('INVITATION_CLOSED');
    for (const facts of [{ isAuthor: true }, { hasConflict: true }, { isSubmitter: true }, { isReviewer: false }])
      expect(write(kind, { ...own(ACCEPTED), ...facts })).toBe('NOT_FOUND');
  }
});

describe('a review released to the author', () => {
  const released = { status: FINISHED, isReleased: true } as const;
  test('shows its comment; who wrote it only in open review', () => {
    expect(signs(1, { ...author, ...released, reviewType: ReviewType.SINGLE_BLIND })).toBe('ynnnnnnnynnnn');
    expect(signs(1, { ...author, ...released, reviewType: ReviewType.DOUBLE_BLIND })).toBe('ynnnnnnnynnnn');
    expect(signs(1, { ...author, ...released, reviewType: ReviewType.OPEN })).toBe('ynynnnnnynnnn');
  });

  test('names nobody to an author who holds an office in the journal, in any role and review type', () => {
    for (const reviewType of Object.values(ReviewType)) {
      for (const kind of roleKindIds)
        expect(signs(kind, { isAuthor: true, ...office('editor'), ...released, reviewType })).toBe('ynnnnnnnynnnn');
    }
  });

  test('opens nothing to other reviewers, the publisher’s staff or outsiders', () => {
    for (const reviewType of Object.values(ReviewType)) {
      expect(signs(2, { ownReviewStatus: FINISHED, ...released, reviewType })).toBe('0000000000000');
      for (const kind of [6, 7, 8] as const) expect(signs(kind, { isInDataScope: true, ...released, reviewType })).toBe('0000000000000');
      expect(signs(1, { ...released, reviewType })).toBe('0000000000000');
    }
  });
});

describe('over all kinds, relations, states and review types', () => {
  const offices: readonly (readonly MemberType[])[] = [[], ['editor'], ['deputy'], ['executive'], ['chief']];
  function* everyone(): Generator<[RoleKindId, ReviewFacts]> {
    for (const kind of roleKindIds)
      for (const memberTypes of offices)
        for (const ownReviewStatus of [null, ...Object.values(ReviewStatus)])
          for (const reviewType of Object.values(ReviewType)) {
            for (const status of Object.values(ReviewStatus))
              for (const state of contributionStateIds.filter((one) => [0, 4, 7, 9, 16, 20].includes(one))) {
                for (const bits of Array.from({ length: 16 }, (_unused, n) => n)) {
                  const isReviewer = (bits & 8) !== 0 && ownReviewStatus === status;
                  yield [
                    kind,
                    {
                      ...nothing,
                      memberTypes,
                      ownReviewStatus,
                      reviewType,
                      status,
                      state,
                      isReviewer,
                      isAuthor: (bits & 1) !== 0,
                      isInDataScope: (bits & 2) !== 0,
                      isReleased: (bits & 4) !== 0 && status === FINISHED,
                    },
                  ];
                }
              }
          }
  }
  const ask = (act: (typeof acts)[number], kind: RoleKindId, x: ReviewFacts) =>
    reviewPolicy[act]({ kind, memberships: x.memberTypes.map((type) => ({ colloquiumId: 1, type })) }, x) === null;

  test('holds the rules of blind review', () => {
    const broken: string[] = [];
    for (const [kind, x] of everyone()) {
      const note = (what: string) => broken.push(`${what}: ${JSON.stringify({ kind, ...x })}`);
      const named = ask('viewReviewer', kind, x);
      if (x.isAuthor && named && (x.reviewType !== ReviewType.OPEN || !x.isReleased || x.memberTypes.length > 0))
        note('an author learns a reviewer');
      if (
        x.isAuthor &&
        (ask('viewRatings', kind, x) || ask('viewNoteToChief', kind, x) || ask('viewVerdict', kind, x) || ask('viewEditorSummary', kind, x))
      )
        note('an author reads what never goes out');
      if (!x.isReviewer && named && !x.isAuthor && (x.ownReviewStatus === ACCEPTED || x.ownReviewStatus === FINISHED))
        note('reviewers learn of each other');
      if (ask('viewNoteToChief', kind, x) && kind !== 4 && kind !== 5 && !(x.isReviewer && kind === 2 && x.status !== FINISHED))
        note('the note goes astray');
      if ([6, 7, 8].includes(kind) && !x.isAuthor && acts.some((act) => ask(act, kind, x))) note('the publisher’s staff see a review');
      if (!ask('view', kind, x) && acts.some((act) => ask(act, kind, x))) note('a hidden review shows');
      if (x.state === 0 && acts.some((act) => ask(act, kind, x))) note('a review of a draft shows');
    }
    expect(broken.slice(0, 5)).toEqual([]);
  });

  test('of reviews that an earlier journal asked for the office reads the comment that its author was sent, and no more (decision 42)', () => {
    const broken: string[] = [];
    for (const [kind, facts] of everyone()) {
      const x = { ...facts, isOfEarlierJournal: true };
      const isOffice = [3, 4, 5, 10].includes(kind) && x.memberTypes.length > 0 && !x.isAuthor && !x.isReviewer;
      if (!isOffice) continue;
      const allowed = acts.filter((act) => ask(act, kind, x));
      const expected = x.isReleased ? ['view', 'viewComment'] : [];
      if (allowed.some((act) => !expected.includes(act))) broken.push(`${allowed.join(' ')}: ${JSON.stringify({ kind, ...x })}`);
    }
    expect(broken.slice(0, 5)).toEqual([]);
  });
});
