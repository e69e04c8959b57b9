// Who may see which part of a manuscript: every seat, every act, every review type, every state, as tables.
import { describe, expect, test } from 'vitest';
import { RoleKind, roleKindIds, type MemberType, type RoleKindId } from '../../../../shared/roles.ts';
import {
  ContributionState,
  contributionStateIds,
  EditorialAct,
  actNames,
  ReviewStatus,
  ReviewType,
  type ActName,
} from '../../../../shared/workflow.ts';
import type { Refusal } from '../../../../shared/errors.ts';
import { workflowEventPolicy, type EventFacts } from './workflow-event.policy.ts';
import {
  contributionAuthorPolicy,
  contributionFilePolicy,
  contributionFundingPolicy,
  contributionPolicy,
  suggestedReviewerPolicy,
  type FileFacts,
} from './contribution.policy.ts';
import { capacityOf, type ContributionFacts, type ContributionRule, type PolicyViewer } from './capacity.ts';

const nothing: ContributionFacts & { isOfEarlierJournal: boolean } = {
  isOfEarlierJournal: false,
  isSubmitter: false,
  isAuthor: false,
  hasConflict: false,
  memberTypes: [],
  ownReviewStatus: null,
  hasReviewedForEarlierJournal: false,
  isInDataScope: false,
  state: 11,
  reviewType: 1,
  isInPool: false,
  isDecisionHeld: false,
};
const elsewhere = (type: MemberType) => [{ colloquiumId: 99, type }];

type Seat = { viewer: PolicyViewer; relation: Partial<ContributionFacts> };
const seat = (kind: RoleKindId, relation: Partial<ContributionFacts> = {}, memberships: PolicyViewer['memberships'] = []): Seat => ({
  viewer: { kind, memberships },
  relation,
});

const seats = {
  submitter: seat(1, { isSubmitter: true, isAuthor: true }),
  'submitter in another role': seat(7, { isSubmitter: true }),
  'co-author': seat(1, { isAuthor: true }),
  'reviewer, asked': seat(2, { ownReviewStatus: ReviewStatus.PENDING }),
  'reviewer, accepted': seat(2, { ownReviewStatus: ReviewStatus.ACCEPTED }),
  'reviewer, finished': seat(2, { ownReviewStatus: ReviewStatus.FINISHED }),
  'reviewer, declined': seat(2, { ownReviewStatus: ReviewStatus.DECLINED }),
  'reviewer, let go': seat(2, { ownReviewStatus: ReviewStatus.CLOSED }),
  editor: seat(3, { memberTypes: ['editor'] }),
  deputy: seat(10, { memberTypes: ['deputy'] }),
  executive: seat(4, { memberTypes: ['executive'] }),
  chief: seat(5, { memberTypes: ['chief'] }),
  'chief who wrote it': seat(5, { memberTypes: ['chief'], isAuthor: true }),
  'editor who reviews it': seat(3, { memberTypes: ['editor'], ownReviewStatus: ReviewStatus.ACCEPTED }),
  'chief who reviewed it': seat(5, { memberTypes: ['chief'], ownReviewStatus: ReviewStatus.FINISHED }),
  'publishing editor': seat(6, { isInDataScope: true }),
  operations: seat(7, { isInDataScope: true }),
  'operations who review it': seat(7, { isInDataScope: true, ownReviewStatus: ReviewStatus.ACCEPTED }),
  'chief of another journal, in the pool': seat(5, { isInPool: true, state: 16 }, elsewhere('chief')),
  'executive of another journal, in the pool': seat(4, { isInPool: true, state: 16 }, elsewhere('executive')),
  // Nobody of these may know that it exists.
  outsider: seat(1),
  'reviewer never asked': seat(2),
  'reviewer asked, in the role of an author': seat(1, { ownReviewStatus: ReviewStatus.ACCEPTED }),
  'chief acting as author': seat(1, { memberTypes: ['chief'] }),
  'chief acting as editor': seat(3, { memberTypes: ['chief'] }),
  'chief acting as executive': seat(4, { memberTypes: ['chief'] }),
  'editor acting as chief': seat(5, { memberTypes: ['editor'] }, elsewhere('editor')),
  'deputy acting as editor': seat(3, { memberTypes: ['deputy'] }),
  'chief of another journal': seat(5, {}, elsewhere('chief')),
  'editor of another journal, in the pool': seat(3, { isInPool: true, state: 16 }, elsewhere('editor')),
  'publishing editor of another house': seat(6),
  'operations of another department': seat(7),
  'chief named by an address not confirmed': seat(5, { memberTypes: ['chief'], hasConflict: true }),
  'publishing editor named by an address not confirmed': seat(6, { isInDataScope: true, hasConflict: true }),
  'reviewer named by an address not confirmed': seat(2, { ownReviewStatus: ReviewStatus.ACCEPTED, hasConflict: true }),
  administrator: seat(8, { isInDataScope: true }),
  'administrator who is chief elsewhere, in the pool': seat(8, { isInPool: true, state: 16, isInDataScope: true }, elsewhere('chief')),
} satisfies Record<string, Seat>;
type SeatName = keyof typeof seats;

/** y allowed, n FORBIDDEN, 0 NOT_FOUND, x NOT_EDITABLE; three letters: single blind, double blind, open. */
const sign = (refusal: Refusal | null): string =>
  refusal === null ? 'y' : (({ FORBIDDEN: 'n', NOT_FOUND: '0', NOT_EDITABLE: 'x' } as Record<string, string>)[refusal.code] ?? '?');
const signs = (policy: ContributionRule, { viewer, relation }: Seat): string =>
  Object.values(ReviewType)
    .map((reviewType) => sign(policy(viewer, { ...nothing, ...relation, reviewType })))
    .join('');

type Act = keyof typeof contributionPolicy;
const acts: readonly Act[] = [
  'view',
  'viewAuthors',
  'viewExplanation',
  'viewHistory',
  'viewReviews',
  'viewPoolConsent',
  'viewStatus',
  'viewState',
  'viewResponsible',
  'viewTimeline',
  'viewFundings',
  'viewSuggestedReviewers',
  'viewTransfer',
  'edit',
  'previewLetter',
  'downloadArchive',
  'viewMails',
  'viewAnonymity',
  'settleAnonymity',
  'exportSingle',
  'viewRound',
  'viewCheck',
];

//   view authors expl hist revs pool status state resp time funds sugg transf edit letter arch mails blind settle single round check
const table: Record<SeatName, string> = {
  submitter:
    'yyy  yyy     yyy  yyy  yyy  yyy  yyy    nnn   nnn  yyy  yyy   yyy  yyy    xxx  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'submitter in another role':
    'yyy  yyy     yyy  yyy  yyy  yyy  yyy    nnn   nnn  yyy  yyy   yyy  yyy    xxx  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'co-author':
    'yyy  yyy     yyy  yyy  yyy  yyy  yyy    nnn   nnn  yyy  yyy   yyy  yyy    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'reviewer, asked':
    'yyy  yny     nnn  nnn  nnn  nnn  nnn    nnn   nnn  nnn  yny   nnn  nnn    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'reviewer, accepted':
    'yyy  yny     nnn  nnn  nnn  nnn  nnn    nnn   nnn  nnn  yny   nnn  nnn    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'reviewer, finished':
    'yyy  yny     nnn  nnn  nnn  nnn  nnn    nnn   nnn  nnn  yny   nnn  nnn    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'reviewer, declined':
    'yyy  nnn     nnn  nnn  nnn  nnn  nnn    nnn   nnn  nnn  nnn   nnn  nnn    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'reviewer, let go':
    'yyy  nnn     nnn  nnn  nnn  nnn  nnn    nnn   nnn  nnn  nnn   nnn  nnn    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  editor: 'yyy  yyy     yyy  yyy  yyy  nnn  yyy    yyy   yyy  yyy  yyy   yyy  nnn    nnn  yyy    yyy  yyy   yyy   yyy    nnn    yyy   yyy',
  deputy: 'yyy  yyy     yyy  yyy  yyy  nnn  yyy    yyy   yyy  yyy  yyy   yyy  nnn    nnn  yyy    yyy  yyy   yyy   yyy    nnn    yyy   yyy',
  executive:
    'yyy  yyy     yyy  yyy  yyy  yyy  yyy    yyy   yyy  yyy  yyy   yyy  nnn    nnn  yyy    yyy  yyy   yyy   yyy    nnn    yyy   yyy',
  chief: 'yyy  yyy     yyy  yyy  yyy  yyy  yyy    yyy   yyy  yyy  yyy   yyy  nnn    nnn  yyy    yyy  yyy   yyy   yyy    nnn    yyy   yyy',
  'chief who wrote it':
    'yyy  yyy     yyy  yyy  yyy  yyy  yyy    nnn   nnn  yyy  yyy   yyy  yyy    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'editor who reviews it':
    'yyy  yny     yny  yny  yyy  nnn  yyy    yyy   yyy  yyy  yny   nnn  nnn    nnn  yyy    yyy  yyy   nnn   nnn    nnn    nnn   yny',
  'chief who reviewed it':
    'yyy  yny     yny  yny  yyy  yyy  yyy    yyy   yyy  yyy  yny   nnn  nnn    nnn  yyy    yyy  yyy   nnn   nnn    nnn    nnn   yny',
  'publishing editor':
    'yyy  yyy     yyy  yyy  nnn  nnn  yyy    yyy   yyy  yyy  yyy   nnn  nnn    nnn  nnn    yyy  nnn   nnn   nnn    nnn    nnn   yyy',
  operations:
    'yyy  yyy     yyy  yyy  nnn  yyy  yyy    yyy   yyy  yyy  yyy   nnn  nnn    nnn  nnn    yyy  nnn   nnn   nnn    nnn    nnn   yyy',
  'operations who review it':
    'yyy  yny     yny  yny  nnn  yyy  yyy    yyy   yyy  yyy  yny   nnn  nnn    nnn  nnn    yyy  nnn   nnn   nnn    nnn    nnn   yny',
  'chief of another journal, in the pool':
    'yyy  yyy     nnn  nnn  nnn  yyy  yyy    yyy   nnn  nnn  yyy   nnn  nnn    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  'executive of another journal, in the pool':
    'yyy  yyy     nnn  nnn  nnn  yyy  yyy    yyy   nnn  nnn  yyy   nnn  nnn    nnn  nnn    nnn  nnn   nnn   nnn    nnn    nnn   nnn',
  outsider:
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'reviewer never asked':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'reviewer asked, in the role of an author':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'chief acting as author':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'chief acting as editor':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'chief acting as executive':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'editor acting as chief':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'deputy acting as editor':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'chief of another journal':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'editor of another journal, in the pool':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'publishing editor of another house':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'operations of another department':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'chief named by an address not confirmed':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'publishing editor named by an address not confirmed':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'reviewer named by an address not confirmed':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  administrator:
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
  'administrator who is chief elsewhere, in the pool':
    '000  000     000  000  000  000  000    000   000  000  000   000  000    000  000    000  000   000   000    000    000   000',
};

test('what archives are told of an article that is published by itself is for its chiefs and the publisher’s staff who know its authors (B-003)', () => {
  const readers = (state: ContributionFacts['state']) =>
    Object.entries(seats).flatMap(([name, { viewer, relation }]): [string, string][] => {
      const signed = signs(contributionPolicy.exportSingle, { viewer, relation: { ...relation, state } });
      return signed.includes('y') ? [[name, signed]] : [];
    });
  expect(Object.fromEntries(readers(ContributionState.SINGLE_PUBLISHED))).toEqual({
    executive: 'yyy',
    chief: 'yyy',
    'chief who reviewed it': 'yny',
    'publishing editor': 'yyy',
    operations: 'yyy',
    'operations who review it': 'yny',
  });
  for (const state of contributionStateIds)
    if (state !== ContributionState.SINGLE_PUBLISHED) expect(readers(state), `${state}`).toEqual([]);
});

describe('a submitted manuscript', () => {
  test.each(Object.entries(table) as [SeatName, string][])('%s', (name, row) => {
    expect(Object.keys(contributionPolicy).sort()).toEqual([...acts].sort());
    const cells = row.split(/ +/);
    expect(Object.fromEntries(acts.map((act) => [act, signs(contributionPolicy[act], seats[name])]))).toEqual(
      Object.fromEntries(acts.map((act, index) => [act, cells[index]])),
    );
  });

  test.each(Object.entries(table) as [SeatName, string][])(
    '%s sees an author’s row where the authors are seen, and elsewhere none exists',
    (name, row) => {
      expect(signs(contributionAuthorPolicy.view, seats[name])).toBe(row.split(/ +/)[1]?.replaceAll('n', '0'));
    },
  );

  test.each(Object.entries(table) as [SeatName, string][])(
    '%s sees a fund and a suggested reviewer where the lists of them are seen, and elsewhere none exists',
    (name, row) => {
      const [funds, suggested] = ['viewFundings' as const, 'viewSuggestedReviewers' as const].map((act) =>
        row.split(/ +/)[acts.indexOf(act)]?.replaceAll('n', '0'),
      );
      expect(signs(contributionFundingPolicy.view, seats[name])).toBe(funds);
      expect(signs(suggestedReviewerPolicy.view, seats[name])).toBe(suggested);
    },
  );

  test('means the same in every state but the draft', () => {
    for (const { viewer, relation } of Object.values(seats) as Seat[]) {
      // A manuscript still being written may be checked for names; an export shows one state.
      for (const act of acts.filter((name) => name !== 'edit' && name !== 'viewAnonymity' && name !== 'exportSingle')) {
        const answers = contributionStateIds
          .filter((state) => state !== 0)
          .map((state) => sign(contributionPolicy[act](viewer, { ...nothing, ...relation, state })));
        expect(new Set(answers).size, act).toBe(1);
      }
    }
  });
});

test('a draft is known to its submitter and nobody else, in every role', () => {
  for (const [name, { viewer, relation }] of Object.entries(seats) as [SeatName, Seat][]) {
    for (const act of acts) {
      const ofOffices: readonly Act[] = [
        'viewResponsible',
        'viewState',
        'previewLetter',
        'downloadArchive',
        'viewMails',
        'settleAnonymity',
        'exportSingle',
        'viewRound',
        'viewCheck',
      ];
      const isOffices = ofOffices.includes(act);
      const expected = !relation.isSubmitter ? '0' : isOffices ? 'n' : 'y';
      expect(sign(contributionPolicy[act](viewer, { ...nothing, ...relation, state: 0 })), `${name} ${act}`).toBe(expected);
    }
  }
});

test('the submitter edits in 0, 5, 6 and 22, in every role, and nobody else ever does', () => {
  for (const state of contributionStateIds) {
    for (const kind of roleKindIds) {
      expect(sign(contributionPolicy.edit({ kind, memberships: [] }, { ...nothing, isSubmitter: true, state }))).toBe(
        [0, 5, 6, 22].includes(state) ? 'y' : 'x',
      );
    }
    for (const { viewer, relation } of (Object.values(seats) as Seat[]).filter((one) => !one.relation.isSubmitter)) {
      expect(contributionPolicy.edit(viewer, { ...nothing, ...relation, state })).not.toBeNull();
    }
  }
});

describe('over all kinds and relations', () => {
  const statuses = [null, ...Object.values(ReviewStatus)];
  const offices: readonly (readonly MemberType[])[] = [
    [],
    ['editor'],
    ['deputy'],
    ['executive'],
    ['chief'],
    ['editor', 'chief'],
    ['deputy', 'executive'],
  ];
  function* everyone(): Generator<[PolicyViewer, ContributionFacts]> {
    for (const kind of roleKindIds)
      for (const memberTypes of offices)
        for (const ownReviewStatus of statuses)
          for (const reviewType of Object.values(ReviewType)) {
            for (const bits of Array.from({ length: 16 }, (_unused, n) => n)) {
              const facts = {
                ...nothing,
                memberTypes,
                ownReviewStatus,
                reviewType,
                isSubmitter: (bits & 1) !== 0,
                isAuthor: (bits & 2) !== 0,
                isInDataScope: (bits & 4) !== 0,
                isInPool: (bits & 8) !== 0,
              };
              yield [{ kind, memberships: memberTypes.map((type) => ({ colloquiumId: 1, type })) }, facts];
            }
          }
  }

  test('what is hidden is hidden in every act', () => {
    for (const [viewer, facts] of everyone()) {
      const isHidden = contributionPolicy.view(viewer, facts)?.code === 'NOT_FOUND';
      for (const act of acts) expect(contributionPolicy[act](viewer, facts)?.code === 'NOT_FOUND').toBe(isHidden);
    }
  });

  test('who took on a review of a double-blind manuscript and did not write it never sees its authors', () => {
    for (const [viewer, facts] of everyone()) {
      if (facts.reviewType !== ReviewType.DOUBLE_BLIND || facts.isAuthor || facts.isSubmitter) continue;
      if (facts.ownReviewStatus !== ReviewStatus.ACCEPTED && facts.ownReviewStatus !== ReviewStatus.FINISHED) continue;
      expect(contributionPolicy.viewAuthors(viewer, facts)).not.toBeNull();
      expect(contributionPolicy.viewExplanation(viewer, facts)).not.toBeNull();
      expect(contributionFundingPolicy.view(viewer, facts)?.code).toBe('NOT_FOUND');
      expect(contributionAuthorPolicy.view(viewer, facts)?.code).toBe('NOT_FOUND');
    }
  });

  test('who reviews it never sees whom its authors recommend or oppose, in whatever mode it is reviewed and whatever office they hold', () => {
    for (const [viewer, facts] of everyone()) {
      if (facts.isAuthor || facts.isSubmitter) continue;
      if (
        viewer.kind !== RoleKind.REVIEWER &&
        facts.ownReviewStatus !== ReviewStatus.ACCEPTED &&
        facts.ownReviewStatus !== ReviewStatus.FINISHED
      )
        continue;
      expect(contributionPolicy.viewSuggestedReviewers(viewer, facts)).not.toBeNull();
      expect(suggestedReviewerPolicy.view(viewer, facts)?.code).toBe('NOT_FOUND');
    }
  });

  test('an address that somebody typed takes every office and gives nothing until it is confirmed', () => {
    for (const [viewer, facts] of everyone())
      if (!facts.isAuthor && !facts.isSubmitter) expect(capacityOf(viewer, { ...facts, hasConflict: true })).toBeNull();
  });

  test('a hand in writing it outweighs every office', () => {
    for (const [viewer, facts] of everyone()) if (facts.isAuthor || facts.isSubmitter) expect(capacityOf(viewer, facts)).toBe('author');
  });

  test('an office counts only in the role it belongs to', () => {
    for (const [viewer, facts] of everyone()) {
      if (facts.isAuthor || facts.isSubmitter) continue;
      const capacity = capacityOf(viewer, facts);
      if (capacity === 'editor') expect(viewer.kind).toBe(RoleKind.EDITOR);
      if (capacity === 'deputy') expect(viewer.kind).toBe(RoleKind.ASSOCIATE_EDITOR_IN_CHIEF);
      if (capacity === 'chief' || capacity === 'poolReader')
        expect([RoleKind.EDITOR_IN_CHIEF, RoleKind.EXECUTIVE_EDITOR]).toContain(viewer.kind);
      if (capacity === 'reviewer') expect(viewer.kind).toBe(RoleKind.REVIEWER);
    }
  });
});

describe('files', () => {
  const file = {
    isCurrent: true,
    isCheckReport: false,
    isAnonymousVersion: false,
    isKeptFromBlind: false,
    isUploadedByViewer: false,
    event: null,
    review: null,
  };
  const fromLetter = { act: EditorialAct.CHIEF_RETURN, actorKind: RoleKind.EDITOR, isForAuthor: true, isReviewerAct: false };
  const files = {
    'the current manuscript': file,
    'an earlier version': { ...file, isCurrent: false },
    'the check report': { ...file, isCheckReport: true, event: { ...fromLetter, isForAuthor: false } },
    'an attachment of a letter to the author': { ...file, event: fromLetter },
    'a paper of the office': { ...file, event: { ...fromLetter, isForAuthor: false } },
    'the signed transfer': {
      ...file,
      event: { act: EditorialAct.AUTHORIZE, actorKind: RoleKind.AUTHOR, isForAuthor: false, isReviewerAct: false },
    },
    'a reviewer’s paper': {
      ...file,
      event: { act: EditorialAct.REVIEW, actorKind: RoleKind.REVIEWER, isForAuthor: false, isReviewerAct: true },
    },
    'the viewer’s own paper as reviewer': {
      ...file,
      isUploadedByViewer: true,
      event: { act: EditorialAct.REVIEW, actorKind: RoleKind.REVIEWER, isForAuthor: false, isReviewerAct: true },
    },
  };
  /** In the order above, for a double-blind manuscript. */
  const opens: Partial<Record<SeatName, string>> = {
    submitter: 'yy0y0y00',
    'co-author': 'yy0y0y00',
    'chief who wrote it': 'yy0y0y00',
    'reviewer, asked': '00000000',
    'reviewer, accepted': 'y000000y',
    'reviewer, finished': 'y000000y',
    'reviewer, declined': '00000000',
    'reviewer, let go': '00000000',
    editor: 'yyyyyyyy',
    deputy: 'yyyyyyyy',
    executive: 'yyyyyyyy',
    chief: 'yyyyyyyy',
    'editor who reviews it': 'y000000y',
    'publishing editor': 'yyyyyy00',
    operations: 'yyyyyy00',
    'operations who review it': 'y000000y',
    'chief of another journal, in the pool': 'y0000000',
    outsider: '00000000',
    'chief acting as author': '00000000',
    administrator: '00000000',
  };
  test('of the papers of an earlier journal the office and the staff open what the author got, and nobody the check report (decision 42)', () => {
    const earlier = { ...nothing, ...file, isOfEarlierJournal: true };
    const openTo = (one: object) =>
      (['editor', 'deputy', 'chief', 'publishing editor', 'operations'] as const).filter((name) => {
        const { viewer, relation } = seats[name];
        return contributionFilePolicy.view(viewer, { ...earlier, ...one, ...relation }) === null;
      });
    expect(openTo({ event: { ...fromLetter, isForAuthor: false } })).toEqual([]);
    expect(openTo({ event: fromLetter, isCheckReport: true })).toEqual([]);
    expect(openTo({ review: { isReviewer: false, isFinished: true, isFileReleased: false } })).toEqual([]);
    expect(openTo({ review: { isReviewer: false, isFinished: true, isFileReleased: true } })).toEqual(['editor', 'deputy', 'chief']);
    expect(openTo({ event: fromLetter })).toEqual(['editor', 'deputy', 'chief', 'publishing editor', 'operations']);
  });
  test('a reviewer of an earlier journal opens no file of the new journal (decision 42)', () => {
    const { viewer, relation } = seats['reviewer, finished'];
    const current = { ...nothing, ...file, ...relation, hasReviewedForEarlierJournal: true };
    expect(contributionFilePolicy.view(viewer, current)).not.toBeNull();
    expect(contributionFilePolicy.view(viewer, { ...current, isAnonymousVersion: true })).not.toBeNull();
    expect(contributionFilePolicy.view(viewer, { ...current, isUploadedByViewer: true })).toBeNull();
  });
  test('a check report is the staff’s alone, even where it came with a letter to the author, or was uploaded by its reviewer (F-137)', () => {
    const report = { ...nothing, ...file, isCheckReport: true, event: fromLetter };
    for (const name of ['submitter', 'co-author', 'chief who wrote it', 'reviewer, accepted', 'reviewer, finished'] as const) {
      const { viewer, relation } = seats[name];
      expect([name, sign(contributionFilePolicy.view(viewer, { ...report, ...relation, isUploadedByViewer: true }))]).toEqual([name, '0']);
    }
    expect(sign(contributionFilePolicy.view(seats.editor.viewer, { ...report, ...seats.editor.relation }))).toBe('y');
  });

  describe('of a review are the reviewer’s while writing, the office’s once handed in, the author’s once released, nobody else’s', () => {
    const own = { isReviewer: true, isFinished: true, isFileReleased: false };
    const others = { ...own, isReviewer: false };
    /** At work and own; at work and another's; submitted and another's; the same, released. */
    const kinds = [{ ...own, isFinished: false }, { ...others, isFinished: false }, others, { ...others, isFileReleased: true }];
    const reads: Partial<Record<SeatName, string>> = {
      submitter: '000y',
      'co-author': '000y',
      'chief who wrote it': '000y',
      'reviewer, asked': '0000',
      'reviewer, accepted': 'y000',
      'reviewer, finished': 'y000',
      'reviewer, declined': '0000',
      'reviewer, let go': '0000',
      editor: '00yy',
      deputy: '00yy',
      executive: '00yy',
      chief: '00yy',
      'editor who reviews it': '0000',
      'publishing editor': '0000',
      operations: '0000',
      'operations who review it': '0000',
      'chief of another journal, in the pool': '0000',
      outsider: '0000',
      'chief acting as author': '0000',
      administrator: '0000',
    };
    test.each(Object.entries(reads) as [SeatName, string][])('%s', (name, expected) => {
      const { viewer, relation }: Seat = seats[name];
      const answers = kinds.map((review) =>
        sign(contributionFilePolicy.view(viewer, { ...nothing, ...file, ...relation, isUploadedByViewer: review.isReviewer, review })),
      );
      expect(answers.join('')).toBe(expected);
    });
  });

  test.each(Object.entries(opens) as [SeatName, string][])('%s', (name, expected) => {
    const { viewer, relation }: Seat = seats[name];
    const answers = (Object.values(files) as Pick<FileFacts, keyof typeof file>[]).map((one) =>
      sign(contributionFilePolicy.view(viewer, { ...nothing, ...relation, ...one })),
    );
    expect(answers.join('')).toBe(expected);
  });
});

test('who reviews it as well as holding an office reads and opens nothing that the office wrote about its reviewers, in whatever mode it is reviewed', () => {
  const about = { act: EditorialAct.EDITOR_INVITE_REVIEWERS, actorKind: RoleKind.EDITOR, isForAuthor: false, isReviewerAct: false };
  for (const reviewType of Object.values(ReviewType)) {
    for (const name of ['editor who reviews it', 'chief who reviewed it', 'operations who review it'] as const) {
      const { viewer, relation }: Seat = seats[name];
      const facts = { ...nothing, ...relation, reviewType };
      expect(workflowEventPolicy.viewComment(viewer, { ...facts, ...about }), name).not.toBeNull();
      expect(
        contributionFilePolicy.view(viewer, {
          ...facts,
          isCurrent: true,
          isCheckReport: false,
          isAnonymousVersion: false,
          isKeptFromBlind: false,
          isUploadedByViewer: false,
          event: about,
          review: null,
        })?.code,
        name,
      ).toBe('NOT_FOUND');
    }
    const { viewer, relation }: Seat = seats.editor;
    expect(workflowEventPolicy.viewComment(viewer, { ...nothing, ...relation, reviewType, ...about })).toBeNull();
  }
});

describe('the timeline', () => {
  const event = (act: ActName, actorKind: RoleKindId, more: Partial<Pick<EventFacts, 'isForAuthor' | 'isReviewerAct'>> = {}) => ({
    act: EditorialAct[act],
    actorKind,
    isForAuthor: false,
    isReviewerAct: false,
    ...more,
  });
  test('of an earlier journal’s history the office and the staff know what the author was told (decision 42)', () => {
    const seen = (one: object) =>
      (['editor', 'chief', 'operations'] as const).flatMap((name) => {
        const { viewer, relation } = seats[name];
        const x = { ...nothing, ...relation, ...event('CHIEF_NOT_ACCEPT', RoleKind.EDITOR_IN_CHIEF), isOfEarlierJournal: true, ...one };
        return [
          (['view', 'viewAct', 'viewActor', 'viewComment', 'viewReview', 'viewLetter'] as const)
            .map((act) => sign(workflowEventPolicy[act](viewer, x)))
            .join(''),
        ];
      });
    expect(new Set(seen({ isForAuthor: true }))).toEqual(new Set(['yynyny']));
    expect(new Set(seen({ isForAuthor: false }))).toEqual(new Set(['0nnnnn']));
    expect(new Set(seen({ act: EditorialAct.RECEIVE }))).toEqual(new Set(['yynnnn']));
    expect(new Set(seen({ act: EditorialAct.SUBMIT, actorKind: RoleKind.AUTHOR }))).toEqual(new Set(['yyyynn']));
    expect(new Set(seen({ act: EditorialAct.REVIEW, actorKind: RoleKind.REVIEWER, isReviewerAct: true, isForAuthor: true }))).toEqual(
      new Set(['0nnnnn']),
    );
  });
  const events = {
    'the submission': event('SUBMIT', RoleKind.AUTHOR),
    'its reception': event('RECEIVE', RoleKind.EDITOR),
    'an invitation of reviewers': event('EDITOR_INVITE_REVIEWERS', RoleKind.EDITOR),
    'a reviewer’s refusal': event('DECLINE_INVITATION', RoleKind.REVIEWER, { isReviewerAct: true }),
    'the summary': event('SUMMARISE_REVIEWS', RoleKind.EDITOR),
    'a letter': event('CHIEF_RETURN', RoleKind.EDITOR_IN_CHIEF, { isForAuthor: true }),
    'the pre-review': event('PRE_REVIEW', RoleKind.PUBLISHING_EDITOR),
  };
  /** Per event: sees it, sees who, reads the note, learns which act, learns the states; for a double-blind manuscript. */
  const sees: Partial<Record<SeatName, string>> = {
    submitter: 'yyyyn ynnnn 00000 00000 00000 ynynn 00000',
    'chief who wrote it': 'yyyyn ynnnn 00000 00000 00000 ynynn 00000',
    'reviewer, accepted': '00000 00000 00000 00000 00000 00000 00000',
    editor: 'yyyyy yyyyy yyyyy yyyyy yyyyy yyyyy yyyyy',
    chief: 'yyyyy yyyyy yyyyy yyyyy yyyyy yyyyy yyyyy',
    'publishing editor': 'yyyyy yyyyy yynyy ynnyy yynyy yyyyy yyyyy',
    operations: 'yyyyy yyyyy yynyy ynnyy yynyy yyyyy yyyyy',
    'operations who review it': 'ynnyy yynyy yynyy ynnyy yynyy yynyy yynyy',
    'editor who reviews it': 'ynnyy yynyy yynyy ynnyy yynyy yynyy yynyy',
    'chief of another journal, in the pool': '00000 00000 00000 00000 00000 00000 00000',
    outsider: '00000 00000 00000 00000 00000 00000 00000',
  };
  test.each(Object.entries(sees) as [SeatName, string][])('%s', (name, expected) => {
    const { viewer, relation }: Seat = seats[name];
    const answers = Object.values(events).map((one) => {
      const facts: EventFacts = { ...nothing, ...relation, ...one };
      const isSeen = sign(workflowEventPolicy.view(viewer, facts));
      return isSeen === '0'
        ? '00000'
        : (['view', 'viewActor', 'viewComment', 'viewAct', 'viewStates'] as const)
            .map((act) => sign(workflowEventPolicy[act](viewer, facts)))
            .join('');
    });
    expect(answers.join(' ')).toBe(expected);
  });

  test('what is noted of reviewers, also with an invitation that is withdrawn, is for an office that does not review, and for nobody else', () => {
    for (const act of ['EDITOR_INVITE_REVIEWERS', 'CLOSE_INVITATION', 'STOP_INVITING'] as const)
      for (const [name, expected] of [
        ['editor', 'y'],
        ['chief', 'y'],
        ['publishing editor', 'n'],
        ['operations', 'n'],
        ['editor who reviews it', 'n'],
      ] as const) {
        const { viewer, relation }: Seat = seats[name];
        const facts: EventFacts = { ...nothing, ...relation, reviewType: 0, ...event(act, RoleKind.EDITOR) };
        expect(sign(workflowEventPolicy.viewComment(viewer, facts)), `${act}: ${name}`).toBe(expected);
      }
  });

  test('leads to the review of an act only those who may know its reviewer', () => {
    const handedIn = event('REVIEW', RoleKind.REVIEWER, { isReviewerAct: true });
    const leads = (Object.keys(seats) as SeatName[]).filter(
      (name) => workflowEventPolicy.viewReview(seats[name].viewer, { ...nothing, ...seats[name].relation, ...handedIn }) === null,
    );
    const knows = (Object.keys(seats) as SeatName[]).filter(
      (name) => workflowEventPolicy.viewActor(seats[name].viewer, { ...nothing, ...seats[name].relation, ...handedIn }) === null,
    );
    expect(leads).toEqual(knows);
    expect(leads).toEqual(expect.arrayContaining(['editor', 'deputy', 'chief']));
    expect(
      workflowEventPolicy.viewReview(seats.editor.viewer, { ...nothing, ...seats.editor.relation, ...event('RECEIVE', RoleKind.EDITOR) }),
    ).not.toBeNull();
  });

  test('never tells an author of a reviewer’s act, whatever it is marked as', () => {
    for (const name of actNames) {
      for (const isForAuthor of [true, false]) {
        const facts = { ...nothing, isSubmitter: true, ...event(name, RoleKind.REVIEWER, { isReviewerAct: true, isForAuthor }) };
        expect(workflowEventPolicy.view({ kind: 1, memberships: [] }, facts)?.code, name).toBe('NOT_FOUND');
        expect(workflowEventPolicy.viewActor({ kind: 1, memberships: [] }, facts), name).not.toBeNull();
        expect(workflowEventPolicy.viewComment({ kind: 1, memberships: [] }, facts), name).not.toBeNull();
      }
    }
  });
});
