// How the demo's offices work: what happens next to a manuscript, who does it and how long they take. Chance decides within what the
// workflow allows; perform() refuses anything it does not.
import { RoleKind } from '../../../shared/roles.ts';
import { ContributionState, ReviewStatus, type OperationName, type ReviewStatusId } from '../../../shared/workflow.ts';
import type { Contribution } from '../../modules/contributions/contribution.entity.ts';
import type { PerformInput } from '../../modules/workflow/workflow.service.ts';
import type { Cast, Player } from './cast.ts';
import type { DemoPeriodical } from './periodicals.ts';
import type { Person } from './publisher.ts';
import type { Random } from './random.ts';

export interface Act {
  player: Player;
  operation: OperationName;
  /** Days from the act before: least, most. */
  days: readonly [number, number];
  input?: PerformInput;
  /** A file that the player brings along. */
  brings?: 'report' | 'agreement';
}

/** A manuscript as the office sees it. */
export interface Situation {
  contribution: Contribution;
  periodical: DemoPeriodical;
  submitter: Person;
  cast: Cast;
  random: Random;
  /** Experts of the current round and how each stands. */
  round: Map<Player, ReviewStatusId>;
  /** Editors who declined to receive it. */
  declined: Set<number>;
  /** How often each operation has been done to it. */
  done: Map<OperationName, number>;
}

const S = ContributionState;

/** Null: nothing happens to it any more. */
export function nextAct(x: Situation): Act | null {
  const { contribution, random, submitter } = x;
  const isOpen = contribution.state >= S.NEW_SUBMISSION && ![S.ACCEPTED, S.NOT_ACCEPTED, S.REJECTED, S.SINGLE_PUBLISHED].some((state) => state === contribution.state);
  if (isOpen && (random.happens(0.004) || isToBeWithdrawn(x))) return { player: { person: submitter, role: 'AUTHOR' }, operation: 'WITHDRAW', days: [1, 6] };
  switch (contribution.state) {
    case S.UNFINISHED:
      return byAuthor(x, 'SUBMIT', [0, 0]);
    case S.NEW_SUBMISSION:
      return atTheDesk(x);
    case S.PLAGIARISM_CHECK:
      return checking(x);
    case S.EDITOR_REVIEWING:
      return editorJudges(x);
    case S.EDITOR_PASSED:
      return random.happens(0.72) ? invites(x, editorOf(x), 'EDITOR_INVITE_EXPERTS') : { player: editorOf(x), operation: 'STOP_INVITING', days: [1, 4] };
    case S.EDITOR_RETURNED:
    case S.CHIEF_RETURNED:
    case S.DEPUTY_RETURNED:
      return leavesToVisitor(x) ? null : byAuthor(x, 'SUBMIT', [10, 45]);
    case S.AUTHOR_REVISED:
      return afterRevision(x);
    case S.EXPERT_INVITED:
    case S.EXPERT_REVIEWING:
      return expertsWork(x);
    case S.EXPERT_REVIEWED:
      return { player: inviterOf(x), operation: 'SUMMARISE_REVIEWS', days: [2, 14] };
    case S.DEPUTY_REVIEWING:
      return deputyJudges(x);
    case S.CHIEF_JUDGEMENT:
      return chiefJudges(x);
    case S.PUBLISHING_PREREVIEW:
      // Long enough that some are waiting, whenever the demo is loaded.
      return { player: random.pick(withoutAuthor(x, x.cast.inRole('PUBLISHING_EDITOR'))), operation: 'PRE_REVIEW', days: [20, 60] };
    case S.CHIEF_REVIEWING:
      return chiefDecides(x);
    case S.AUTHORIZATION_PENDING:
      if (leavesToVisitor(x)) return null;
      return contribution.hasAuthorized ? byAuthor(x, 'AUTHORIZE', [1, 6], 'agreement') : byAuthor(x, 'AUTHORIZE', [4, 20]);
    case S.ACCEPTED:
      return random.happens(0.35) ? { player: chiefOf(x), operation: 'PUBLISH_SINGLE', days: [6, 40] } : null;
    case S.NOT_ACCEPTED:
    case S.REJECTED:
      return afterTheEnd(x);
    default:
      return null;
  }
}

/** The authors of the sign-in page take some back, so that a visitor sees it. */
const isToBeWithdrawn = ({ contribution, submitter, random }: Situation): boolean => submitter.account.startsWith('author') && contribution.state === S.EDITOR_REVIEWING && random.happens(0.12);

/** Some of what waits for the authors of the sign-in page waits for the visitor. */
const leavesToVisitor = ({ submitter, random }: Situation): boolean => submitter.account.startsWith('author') && random.happens(0.4);

const times = (x: Situation, operation: OperationName): number => x.done.get(operation) ?? 0;

function byAuthor({ submitter }: Situation, operation: OperationName, days: Act['days'], brings?: Act['brings']): Act {
  return { player: { person: submitter, role: 'AUTHOR' }, operation, days, ...(brings && { brings }) };
}

/** Members who are no authors of it: those have no office over it. */
const withoutAuthor = ({ submitter }: Situation, players: readonly Player[]): Player[] => players.filter(({ person }) => person.id !== submitter.id);

function chiefOf(x: Situation): Player {
  const chiefs = withoutAuthor(x, x.cast.office(x.periodical.number, 'chief'));
  const executives = withoutAuthor(x, x.cast.office(x.periodical.number, 'executive'));
  return x.random.pick(x.random.happens(0.7) || executives.length === 0 ? chiefs : executives);
}

/** Whoever holds it; where nobody does any more, the chief editor stands in. */
function holder(x: Situation, type: 'editor' | 'deputy', id: number | undefined): Player {
  const members = x.cast.office(x.periodical.number, type);
  return members.find(({ person }) => person.id === id) ?? (type === 'deputy' && members.length > 0 ? x.random.pick(withoutAuthor(x, members)) : chiefOf(x));
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
  if (isWithChief || (!assigned && random.happens(0.05))) return { player: chiefOf(x), operation: 'ASSIGN', days: [1, 3], input: { receiverId: random.pick(editors).person.id } };
  if (random.happens(0.16)) return { player: chiefOf(x), operation: 'REFUSE', days: [1, 5], input: { comment: '与本刊宗旨不合，退稿。' } };
  const player = assigned ?? random.pick(willing);
  return random.happens(0.12) && times(x, 'REFUSE') < 2 ? { player, operation: 'REFUSE', days: [1, 3] } : { player, operation: 'RECEIVE', days: [1, 5] };
}

function checking(x: Situation): Act {
  const player = editorOf(x);
  if (times(x, 'START_PLAGIARISM_CHECK') === 0 && x.random.happens(0.3)) return { player, operation: 'START_PLAGIARISM_CHECK', days: [0, 2] };
  return x.random.happens(0.5) ? { player, operation: 'UPLOAD_CHECK_REPORT', days: [1, 4], brings: 'report' } : { player, operation: 'FINISH_PLAGIARISM_CHECK', days: [1, 4] };
}

function editorJudges(x: Situation): Act {
  const player = editorOf(x);
  const luck = x.random.next();
  if (luck < 0.18 && times(x, 'EDITOR_RETURN') === 0) return { player, operation: 'EDITOR_RETURN', days: [3, 12] };
  return { player, operation: luck > 0.7 ? 'EDITOR_REJECT' : 'EDITOR_APPROVE', days: [4, 18] };
}

function deputyJudges(x: Situation): Act {
  const player = deputyOf(x);
  const luck = x.random.next();
  if (luck < 0.15 && times(x, 'DEPUTY_RETURN') === 0) return { player, operation: 'DEPUTY_RETURN', days: [3, 10] };
  if (luck < 0.2 && times(x, 'DEPUTY_INVITE_EXPERTS') === 0) return invites(x, player, 'DEPUTY_INVITE_EXPERTS');
  return { player, operation: luck > 0.95 ? 'DEPUTY_REJECT' : 'DEPUTY_APPROVE', days: [6, 24] };
}

function chiefJudges(x: Situation): Act {
  const player = chiefOf(x);
  const luck = x.random.next();
  if (luck < 0.14 && times(x, 'CHIEF_RETURN') === 0) return { player, operation: 'CHIEF_RETURN', days: [4, 14] };
  if (luck < 0.18 && times(x, 'CHIEF_INVITE_EXPERTS') === 0) return invites(x, player, 'CHIEF_INVITE_EXPERTS');
  return { player, operation: luck > 0.95 ? 'CHIEF_REJECT' : luck > 0.83 ? 'CHIEF_NOT_ACCEPT' : 'CHIEF_PRE_ACCEPT', days: [6, 26] };
}

function chiefDecides(x: Situation): Act {
  const player = chiefOf(x);
  const luck = x.random.next();
  if (luck < 0.1 && times(x, 'CHIEF_RETURN') < 2) return { player, operation: 'CHIEF_RETURN', days: [3, 10] };
  return { player, operation: luck > 0.97 ? 'CHIEF_FINAL_REJECT' : luck > 0.9 ? 'CHIEF_FINAL_NOT_ACCEPT' : 'CHIEF_ACCEPT', days: [5, 20] };
}

function afterRevision(x: Situation): Act {
  if (x.contribution.heldBy === 'editor') return editorJudges(x);
  if (x.contribution.heldBy === 'deputy') return deputyJudges(x);
  return x.contribution.returnedFrom === S.CHIEF_JUDGEMENT ? chiefJudges(x) : chiefDecides(x);
}

/** One to three, from those who know the subject and have neither written it nor been asked in this round. */
function invites(x: Situation, player: Player, operation: OperationName): Act {
  const experts = withoutAuthor(x, x.cast.inField(x.periodical.number, 'REVIEWER'));
  return { player, operation, days: [1, 6], input: { reviewerIds: x.random.some(experts, x.random.pick([1, 2, 2, 3])).map(({ person }) => person.id) } };
}

function expertsWork(x: Situation): Act {
  const { random, round } = x;
  const [asked, atWork] = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED].map((status) => [...round].filter(([, own]) => own === status).map(([expert]) => expert));
  const hasReview = [...round.values()].includes(ReviewStatus.FINISHED);
  if (asked?.length && (random.happens(0.75) || !atWork?.length)) {
    return { player: random.pick(asked), operation: random.happens(0.84) ? 'ACCEPT_INVITATION' : 'DECLINE_INVITATION', days: [1, 5] };
  }
  // Now and then the office waits no longer for the last one.
  if (hasReview && random.happens(0.12)) return { player: inviterOf(x), operation: 'SUMMARISE_REVIEWS', days: [3, 12] };
  return { player: random.pick(atWork ?? []), operation: 'REVIEW', days: [14, 38] };
}

/** Periodicals whose subjects touch: they adopt each other's manuscripts from the pool. */
const neighbours: Readonly<Record<string, string>> = { JNWH: 'FYYH', FYYH: 'JNWH', XYJJ: 'STPL', STPL: 'XYJJ', SZRW: 'JNWH' };

function afterTheEnd(x: Situation): Act | null {
  const { contribution, random } = x;
  const neighbour = neighbours[x.periodical.number];
  if (times(x, 'WITHDRAW') > 0) return null;
  if (contribution.isInPool && neighbour !== undefined && random.happens(0.2)) {
    return { player: random.pick(withoutAuthor(x, x.cast.office(neighbour, 'chief'))), operation: 'ADOPT', days: [15, 50] };
  }
  if (contribution.state === S.NOT_ACCEPTED && !contribution.isInPool && random.happens(0.3)) return byAuthor(x, 'CONSENT_TO_POOL', [3, 20]);
  return random.happens(0.04) && times(x, 'REOPEN') === 0 ? { player: chiefOf(x), operation: 'REOPEN', days: [2, 5] } : null;
}
