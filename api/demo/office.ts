// The demo's offices at work: the next act on a manuscript, its actor and its time. Chance decides within the workflow (habits.ts);
// perform() refuses anything else.
import { RoleKind } from '../../shared/roles.ts';
import { ContributionState, ReviewStatus, type ActName, type ReviewStatusId } from '../../shared/workflow.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import type { PerformInput } from '../modules/workflow/perform/step.ts';
import type { Cast, Player } from './cast.ts';
import { reviewerCounts, odds, paces, refersOn, verdicts, type Pace } from './habits.ts';
import type { DemoPeriodical } from './periodicals.ts';
import type { Person } from './publisher.ts';
import type { Random } from './random.ts';

export interface Act {
  player: Player;
  name: ActName;
  days: Pace;
  input?: PerformInput;
  /** A file that the player attaches. */
  brings?: 'report' | 'agreement';
}

/** A manuscript as the office sees it. */
export interface Situation {
  contribution: Contribution;
  periodical: DemoPeriodical;
  submitter: Person;
  cast: Cast;
  random: Random;
  /** Reviewers of the current round and how each stands. */
  round: Map<Player, ReviewStatusId>;
  /** Editors who declined to receive it. */
  declined: Set<number>;
  /** How often each name has been done to it. */
  done: Map<ActName, number>;
}

const S = ContributionState;

/** Null: nothing happens to it any more. */
export function nextAct(x: Situation): Act | null {
  const { contribution, random, submitter } = x;
  const isOpen =
    contribution.state >= S.NEW_SUBMISSION &&
    ![S.ACCEPTED, S.NOT_ACCEPTED, S.REJECTED, S.SINGLE_PUBLISHED].some((state) => state === contribution.state);
  if (isOpen && (random.happens(odds.withdraws) || isToBeWithdrawn(x)))
    return { player: { person: submitter, role: 'AUTHOR' }, name: 'WITHDRAW', days: paces.withdrawal };
  switch (contribution.state) {
    case S.UNFINISHED:
      return byAuthor(x, 'SUBMIT', paces.submission);
    case S.NEW_SUBMISSION:
      return atTheDesk(x);
    case S.PLAGIARISM_CHECK:
      return checking(x);
    case S.EDITOR_REVIEWING:
      return editorJudges(x);
    case S.EDITOR_PASSED:
      return random.happens(odds.reviewersInvited)
        ? invites(x, editorOf(x), 'EDITOR_INVITE_REVIEWERS')
        : { player: editorOf(x), name: 'STOP_INVITING', days: paces.noReviewers };
    case S.EDITOR_RETURNED:
    case S.CHIEF_RETURNED:
    case S.DEPUTY_RETURNED:
      return leavesToVisitor(x) ? null : byAuthor(x, 'SUBMIT', paces.revision);
    case S.AUTHOR_REVISED:
      return afterRevision(x);
    case S.REVIEWERS_INVITED:
    case S.REVIEWERS_AT_WORK:
      return reviewersWork(x);
    case S.REVIEWERS_DONE:
      return { player: inviterOf(x), name: 'SUMMARISE_REVIEWS', days: paces.summary };
    case S.DEPUTY_REVIEWING:
      return deputyJudges(x);
    case S.CHIEF_JUDGEMENT:
      return chiefJudges(x);
    case S.PUBLISHING_PREREVIEW:
      return { player: random.pick(withoutAuthor(x, x.cast.inRole('PUBLISHING_EDITOR'))), name: 'PRE_REVIEW', days: paces.preReview };
    case S.CHIEF_REVIEWING:
      return chiefDecides(x);
    case S.AUTHORIZATION_PENDING:
      if (leavesToVisitor(x)) return null;
      return contribution.hasAuthorized
        ? byAuthor(x, 'AUTHORIZE', paces.agreementSent, 'agreement')
        : byAuthor(x, 'AUTHORIZE', paces.agreement);
    case S.ACCEPTED:
      return random.happens(odds.publishedSingly) ? { player: chiefOf(x), name: 'PUBLISH_SINGLE', days: paces.publication } : null;
    case S.NOT_ACCEPTED:
    case S.REJECTED:
      return afterTheEnd(x);
    default:
      return null;
  }
}

/** The authors of the sign-in page take some back, so that a visitor sees it. */
const isToBeWithdrawn = ({ contribution, submitter, random }: Situation): boolean =>
  submitter.account.startsWith('author') && contribution.state === S.EDITOR_REVIEWING && random.happens(odds.withdrawsForVisitor);

/** Some tasks of the authors of the sign-in page wait for the visitor. */
const leavesToVisitor = ({ submitter, random }: Situation): boolean =>
  submitter.account.startsWith('author') && random.happens(odds.leftToVisitor);

const times = (x: Situation, name: ActName): number => x.done.get(name) ?? 0;

function byAuthor({ submitter }: Situation, name: ActName, days: Act['days'], brings?: Act['brings']): Act {
  return { player: { person: submitter, role: 'AUTHOR' }, name, days, ...(brings && { brings }) };
}

/** Members who are no authors of it: those have no office over it. */
const withoutAuthor = ({ submitter }: Situation, players: readonly Player[]): Player[] =>
  players.filter(({ person }) => person.id !== submitter.id);

function chiefOf(x: Situation): Player {
  const chiefs = withoutAuthor(x, x.cast.office(x.periodical.number, 'chief'));
  const executives = withoutAuthor(x, x.cast.office(x.periodical.number, 'executive'));
  return x.random.pick(x.random.happens(odds.byChief) || executives.length === 0 ? chiefs : executives);
}

/** The holder of the office; the editor-in-chief stands in for one that has left. */
function holder(x: Situation, type: 'editor' | 'deputy', id: number | undefined): Player {
  const members = x.cast.office(x.periodical.number, type);
  return (
    members.find(({ person }) => person.id === id) ??
    (type === 'deputy' && members.length > 0 ? x.random.pick(withoutAuthor(x, members)) : chiefOf(x))
  );
}

const editorOf = (x: Situation): Player => holder(x, 'editor', x.contribution.editor?.id);
const deputyOf = (x: Situation): Player => holder(x, 'deputy', x.contribution.deputy?.id);

function inviterOf(x: Situation): Player {
  if (x.contribution.invitedFrom === S.DEPUTY_REVIEWING) return deputyOf(x);
  return x.contribution.invitedFrom === S.CHIEF_JUDGEMENT ? chiefOf(x) : editorOf(x);
}

function atTheDesk(x: Situation): Act {
  const { contribution, random } = x;
  const editors = withoutAuthor(x, x.cast.office(x.periodical.number, 'editor'));
  const willing = editors.filter(({ person }) => !x.declined.has(person.id));
  const assigned = editors.find(({ person }) => person.id === contribution.responsible?.id);
  const isWithChief = contribution.responsibleKind !== RoleKind.EDITOR;
  if (isWithChief || (!assigned && random.happens(odds.assigned)))
    return { player: chiefOf(x), name: 'ASSIGN', days: paces.assignment, input: { receiverId: random.pick(editors).person.id } };
  if (random.happens(odds.deskRejected))
    return { player: chiefOf(x), name: 'REFUSE', days: paces.receipt, input: { comment: '与本刊宗旨不合，退稿。' } };
  const player = assigned ?? random.pick(willing);
  return random.happens(odds.declinedByEditor) && times(x, 'REFUSE') < 2
    ? { player, name: 'REFUSE', days: paces.declining }
    : { player, name: 'RECEIVE', days: paces.receipt };
}

function checking(x: Situation): Act {
  const player = editorOf(x);
  if (times(x, 'START_PLAGIARISM_CHECK') === 0 && x.random.happens(odds.checkBegun))
    return { player, name: 'START_PLAGIARISM_CHECK', days: paces.checkBegun };
  return x.random.happens(odds.reportUploaded)
    ? { player, name: 'UPLOAD_CHECK_REPORT', days: paces.check, brings: 'report' }
    : { player, name: 'FINISH_PLAGIARISM_CHECK', days: paces.check };
}

function editorJudges(x: Situation): Act {
  const { returns, rejects } = verdicts.editor;
  const player = editorOf(x);
  const luck = x.random.next();
  if (luck < returns && times(x, 'EDITOR_RETURN') === 0) return { player, name: 'EDITOR_RETURN', days: paces.editorReturns };
  return { player, name: luck > 1 - rejects ? 'EDITOR_REJECT' : 'EDITOR_APPROVE', days: paces.editorDecides };
}

function deputyJudges(x: Situation): Act {
  const { returns, invites: asks, rejects } = verdicts.deputy;
  const player = deputyOf(x);
  const luck = x.random.next();
  if (luck < returns && times(x, 'DEPUTY_RETURN') === 0) return { player, name: 'DEPUTY_RETURN', days: paces.deputyReturns };
  if (luck < returns + asks && times(x, 'DEPUTY_INVITE_REVIEWERS') === 0) return invites(x, player, 'DEPUTY_INVITE_REVIEWERS');
  return { player, name: luck > 1 - rejects ? 'DEPUTY_REJECT' : 'DEPUTY_APPROVE', days: paces.deputyDecides };
}

function chiefJudges(x: Situation): Act {
  const { returns, invites: asks, rejects } = verdicts.chief;
  const notAccepts = refersOn[x.periodical.number] ?? verdicts.chief.notAccepts;
  const player = chiefOf(x);
  const luck = x.random.next();
  if (luck < returns && times(x, 'CHIEF_RETURN') === 0) return { player, name: 'CHIEF_RETURN', days: paces.chiefReturns };
  if (luck < returns + asks && times(x, 'CHIEF_INVITE_REVIEWERS') === 0) return invites(x, player, 'CHIEF_INVITE_REVIEWERS');
  return {
    player,
    name: luck > 1 - rejects ? 'CHIEF_REJECT' : luck > 1 - rejects - notAccepts ? 'CHIEF_NOT_ACCEPT' : 'CHIEF_PRE_ACCEPT',
    days: paces.chiefDecides,
  };
}

function chiefDecides(x: Situation): Act {
  const { returns, rejects } = verdicts.chiefAtTheEnd;
  const notAccepts = refersOn[x.periodical.number] ?? verdicts.chiefAtTheEnd.notAccepts;
  const player = chiefOf(x);
  const luck = x.random.next();
  if (luck < returns && times(x, 'CHIEF_RETURN') < 2) return { player, name: 'CHIEF_RETURN', days: paces.chiefReturnsAtTheEnd };
  return {
    player,
    name: luck > 1 - rejects ? 'CHIEF_FINAL_REJECT' : luck > 1 - rejects - notAccepts ? 'CHIEF_FINAL_NOT_ACCEPT' : 'CHIEF_ACCEPT',
    days: paces.chiefDecidesAtTheEnd,
  };
}

function afterRevision(x: Situation): Act {
  if (x.contribution.heldBy === 'editor') return editorJudges(x);
  if (x.contribution.heldBy === 'deputy') return deputyJudges(x);
  return x.contribution.returnedFrom === S.CHIEF_JUDGEMENT ? chiefJudges(x) : chiefDecides(x);
}

/** One to three, from the reviewers who know the subject and have neither written it nor been asked in this round. */
function invites(x: Situation, player: Player, name: ActName): Act {
  const reviewers = withoutAuthor(x, x.cast.inField(x.periodical.number, 'REVIEWER'));
  return {
    player,
    name,
    days: paces.invitation,
    input: { reviewerIds: x.random.some(reviewers, x.random.pick(reviewerCounts)).map(({ person }) => person.id) },
  };
}

function reviewersWork(x: Situation): Act {
  const { random, round } = x;
  const [asked, atWork] = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED].map((status) =>
    [...round].filter(([, own]) => own === status).map(([reviewer]) => reviewer),
  );
  const hasReview = [...round.values()].includes(ReviewStatus.FINISHED);
  if (asked?.length && (random.happens(odds.answersFirst) || !atWork?.length)) {
    return {
      player: random.pick(asked),
      name: random.happens(odds.reviewerAccepts) ? 'ACCEPT_INVITATION' : 'DECLINE_INVITATION',
      days: paces.reviewerAnswers,
    };
  }
  // Now and then the office waits no longer for the last one.
  if (hasReview && random.happens(odds.waitsNoLonger))
    return { player: inviterOf(x), name: 'SUMMARISE_REVIEWS', days: paces.summaryUnasked };
  return { player: random.pick(atWork ?? []), name: 'REVIEW', days: paces.review };
}

/** Periodicals whose subjects touch: they adopt each other's manuscripts from the pool. */
const neighbours: Readonly<Record<string, string>> = { JNWH: 'FYYH', FYYH: 'JNWH', XYJJ: 'STPL', STPL: 'XYJJ', SZRW: 'JNWH' };

function afterTheEnd(x: Situation): Act | null {
  const { contribution, random } = x;
  const neighbour = neighbours[x.periodical.number];
  if (times(x, 'WITHDRAW') > 0) return null;
  if (contribution.isInPool && neighbour !== undefined && random.happens(odds.adopted)) {
    return { player: random.pick(withoutAuthor(x, x.cast.office(neighbour, 'chief'))), name: 'ADOPT', days: paces.adoption };
  }
  if (contribution.state === S.NOT_ACCEPTED && !contribution.isInPool && random.happens(odds.offeredToPool))
    return byAuthor(x, 'CONSENT_TO_POOL', paces.offerToPool);
  return random.happens(odds.reopened) && times(x, 'REOPEN') === 0 ? { player: chiefOf(x), name: 'REOPEN', days: paces.reopening } : null;
}
