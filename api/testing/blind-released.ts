// A manuscript whose author was sent a review with the decision: the comment and no more. All other contents of the review and the office's
// acts are made to be found nowhere else, even where they are no words: dates, statuses, ratings, names of acts and states.
import { RoleKind, type RoleKindId } from '../../shared/roles.ts';
import { ContributionState, EditorialAct, type ActId } from '../../shared/workflow.ts';
import { buildDepartment, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { buildStatement } from '../modules/statements/statements.factory.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { MOMENT, type BlindParts } from './blind-parts.ts';

export interface ReleasedManuscript {
  words: {
    /** Its authors, its contents, and the news for its author: for the author. */
    manuscript: string[];
    /** Its reviewers, and the unreleased parts of their reviews. */
    review: string[];
    /** The acting members of the office, and their texts. */
    office: string[];
    /** Facts that are no words of their own: secret from this author, who has no other path to them. */
    facts: string[];
  };
  author: User;
}

export async function releasedManuscript(parts: BlindParts, reviewType: 0 | 1): Promise<ReleasedManuscript> {
  const { em } = parts;
  const words: ReleasedManuscript['words'] = { manuscript: [], review: [], office: [], facts: [] };
  const author = await parts.person(words.manuscript, ['AUTHOR'], 'releasedauthor');
  const deputy = await parts.person(words.office, ['ASSOCIATE_EDITOR_IN_CHIEF'], 'releasingdeputy');
  const editor = await buildUser(em, { roles: ['EDITOR'] });
  const colloquium = await buildColloquium(em, {
    reviewType,
    invitesReviewers: true,
    department: await buildDepartment(em),
    members: { editor: [editor], deputy: [deputy] },
  });
  const contribution = await buildContribution(em, {
    submitter: author,
    colloquium,
    state: ContributionState.DEPUTY_RETURNED,
    stage: 3,
    reviewRound: 1,
    responsibleKind: RoleKind.AUTHOR,
    responsible: author,
    editor,
    titleZh: parts.word(words.manuscript, 'releasedtitle'),
    firstAuthor: parts.authorRow(words.manuscript),
  });
  const reviewer = await parts.person(words.review, ['REVIEWER'], 'releasedreviewer');
  const [answerDueOn, reviewDueOn] = ['2019-03-15', '2019-04-17'];
  const [invitedAt, finishedAt, draftSavedAt, remindedAt] = [
    '2019-03-07T05:11:13Z',
    '2019-04-11T07:17:19Z',
    '2019-04-10T09:23:29Z',
    '2019-04-08T03:37:41Z',
  ].map((moment) => new Date(moment)) as [Date, Date, Date, Date];
  const sent = await buildReview(em, {
    contribution,
    reviewer,
    status: 'FINISHED',
    isReleased: true,
    invitedAt,
    answerDueOn,
    reviewDueOn,
    finishedAt,
    suggestion: 5,
    ratings: Array.from({ length: 16 }, () => 31_847),
    ethicsAnswers: Array.from({ length: 11 }, () => 31_849),
    questionnaire: 31_851,
    version: 31_853,
    reviewRound: 31_857,
    summaryVersion: 31_859,
    draftSavedAt,
    remindedAt,
    closedReason: 'LAPSED',
    conflictReason: parts.word(words.review, 'conflictreason'),
    conflicts: [{ kind: 'SHARED_FUND', params: { number: parts.word(words.review, 'conflictnumber') } }],
    declineReason: parts.word(words.review, 'declinereason'),
    letter: `<p>${parts.word(words.review, 'invitationletter')}</p>`,
    suggestedColleagues: parts.word(words.review, 'colleagues'),
    willReviewAgain: false,
    comment: parts.word(words.manuscript, 'releasedcomment'),
    noteToChief: parts.word(words.review, 'releasednote'),
    editorSummary: parts.word(words.review, 'releasedsummary'),
  });
  await buildStatement(em, contribution, { review: sent, choice: 'DECLARED', text: parts.word(words.review, 'releasedstatement') });
  await parts.reviewFiles(sent, reviewer, words.manuscript, words.review, { isReleased: true });
  const other = await parts.person(words.review, ['REVIEWER'], 'keptreviewer');
  const kept = await buildReview(em, {
    id: parts.reviewNumber(words.review),
    contribution,
    reviewer: other,
    status: 'FINISHED',
    comment: parts.word(words.review, 'keptcomment'),
  });
  await parts.reviewFiles(kept, other, words.review, words.review, { isReleased: false });
  const event = (act: ActId, actor: User, actorKind: RoleKindId, own: Partial<WorkflowEvent>) =>
    em.create(WorkflowEvent, {
      contribution,
      act,
      row: 'T30',
      fromState: ContributionState.DEPUTY_REVIEWING,
      toState: ContributionState.DEPUTY_RETURNED,
      stage: 3,
      actor,
      actorKind,
      at: MOMENT,
      ...own,
    });
  const received = event(EditorialAct.RECEIVE, deputy, RoleKind.EDITOR, {
    details: { isForChief: true, isForEveryBranch: true },
    comment: parts.word(words.office, 'receivingcomment'),
    letter: `<p>${parts.word(words.office, 'receivingletter')}</p>`,
  });
  event(EditorialAct.REVIEW, reviewer, RoleKind.REVIEWER, {
    id: parts.eventNumber(words.review),
    isReviewerAct: true,
    comment: parts.word(words.review, 'reviewact'),
  });
  event(EditorialAct.DEPUTY_RETURN, deputy, RoleKind.ASSOCIATE_EDITOR_IN_CHIEF, {
    isForAuthor: true,
    comment: parts.word(words.manuscript, 'returnletter'),
  });
  await buildStatement(em, contribution, {
    event: received,
    kind: 'AI_USE',
    choice: 'USED',
    text: parts.word(words.office, 'editorstatement'),
  });
  parts.letter(contribution, author, RoleKind.AUTHOR, words.office);
  parts.letter(contribution, reviewer, RoleKind.REVIEWER, words.review);
  await em.flush();
  words.facts.push('"FINISHED"', '"REJECT_OVERLAP"', '31847,31847', '31849,31849', invitedAt.toISOString(), finishedAt.toISOString());
  words.facts.push(
    draftSavedAt.toISOString(),
    remindedAt.toISOString(),
    ':31851',
    ':31853',
    ':31857',
    ':31859',
    '"willReviewAgain":false',
    '"LAPSED"',
  );
  words.facts.push(`"${answerDueOn}"`, `"${reviewDueOn}"`);
  words.facts.push('"DEPUTY_RETURN"', '"RECEIVE"', '"DEPUTY_REVIEWING"', '"DEPUTY_RETURNED"');
  words.facts.push('"isForChief":true', '"isForEveryBranch":true');
  return { words, author };
}
