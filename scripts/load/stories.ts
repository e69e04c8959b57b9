// Possible histories of a manuscript: life stories told as acts, each played through the rows of the workflow table, so that the loader
// writes the same as perform().
import { RoleKind, type RoleKindId } from '../../shared/roles.ts';
import {
  ContributionState,
  EditorialAct,
  ReviewStatus,
  type ContributionStateId,
  type ActName,
  type ReviewStatusId,
} from '../../shared/workflow.ts';
import type { StageId } from '../../shared/stage.ts';
import { applyRow, findRow, stageOf, isReviewerAct } from '../../api/modules/workflow/table/transition.ts';
import type { ActInput, Actor, WorkflowFacts } from '../../api/modules/workflow/perform/facts.ts';
import type { Row } from '../../api/modules/workflow/table/table.ts';

/** People of a story by their part in it; the loader puts real people in their places. */
export const parts = ['author', 'editor', 'deputy', 'chief', 'publishing', 'reviewer1', 'reviewer2'] as const;
export type Part = (typeof parts)[number];
const idOf = (part: Part): number => parts.indexOf(part) + 1;
const partOf = (id: number | null | undefined): Part | null => (typeof id === 'number' ? (parts[id - 1] ?? null) : null);

const kindOf: Readonly<Record<Part, RoleKindId>> = {
  author: RoleKind.AUTHOR,
  editor: RoleKind.EDITOR,
  deputy: RoleKind.ASSOCIATE_EDITOR_IN_CHIEF,
  chief: RoleKind.EDITOR_IN_CHIEF,
  publishing: RoleKind.PUBLISHING_EDITOR,
  reviewer1: RoleKind.REVIEWER,
  reviewer2: RoleKind.REVIEWER,
};

type Act = readonly [Part, ActName];

const received: Act[] = [
  ['author', 'SUBMIT'],
  ['editor', 'RECEIVE'],
];
const checked: Act[] = [...received, ['editor', 'FINISH_PLAGIARISM_CHECK']];
const passed: Act[] = [...checked, ['editor', 'EDITOR_APPROVE']];
const invited: Act[] = [...passed, ['editor', 'EDITOR_INVITE_REVIEWERS']];
const reviewing: Act[] = [...invited, ['reviewer1', 'ACCEPT_INVITATION'], ['reviewer2', 'ACCEPT_INVITATION']];
const reviewed: Act[] = [...reviewing, ['reviewer1', 'REVIEW'], ['reviewer2', 'REVIEW']];
const summed: Act[] = [...reviewed, ['editor', 'SUMMARISE_REVIEWS']];
const judged: Act[] = [...summed, ['deputy', 'DEPUTY_APPROVE']];
const preAccepted: Act[] = [...judged, ['chief', 'CHIEF_PRE_ACCEPT']];
const preReviewed: Act[] = [...preAccepted, ['publishing', 'PRE_REVIEW']];
const revised: Act[] = [
  ...judged,
  ['chief', 'CHIEF_RETURN'],
  ['author', 'SUBMIT'],
  ['chief', 'CHIEF_PRE_ACCEPT'],
  ['publishing', 'PRE_REVIEW'],
];
const accepted: Act[] = [...preReviewed, ['chief', 'CHIEF_ACCEPT']];
const signed: Act[] = [...accepted, ['author', 'AUTHORIZE'], ['author', 'AUTHORIZE']];
const compiled: Act[] = [...signed, ['chief', 'COMPILE']];

/** Stories by how many of a hundred manuscripts have them; `isOpen`: something is still to come, so only of late years. */
const plots: readonly { share: number; acts: readonly Act[] }[] = [
  { share: 30, acts: [...checked, ['editor', 'EDITOR_REJECT']] },
  { share: 8, acts: [...summed, ['deputy', 'DEPUTY_REJECT']] },
  { share: 8, acts: [...judged, ['chief', 'CHIEF_REJECT']] },
  { share: 10, acts: [...judged, ['chief', 'CHIEF_NOT_ACCEPT']] },
  { share: 9, acts: [...signed, ['chief', 'PUBLISH_SINGLE']] },
  { share: 6, acts: [...compiled, ['chief', 'SEND_TO_PRESS']] },
  {
    share: 9,
    acts: [...revised, ['chief', 'CHIEF_ACCEPT'], ['author', 'AUTHORIZE'], ['author', 'AUTHORIZE'], ['chief', 'PUBLISH_SINGLE']],
  },
  {
    share: 3,
    acts: [
      ['author', 'SUBMIT'],
      ['author', 'WITHDRAW'],
    ],
  },
  { share: 2, acts: [['author', 'SUBMIT']] },
  { share: 1, acts: received },
  { share: 2, acts: checked },
  { share: 1, acts: [...checked, ['editor', 'EDITOR_RETURN']] },
  { share: 1, acts: [...checked, ['editor', 'EDITOR_RETURN'], ['author', 'SUBMIT']] },
  { share: 1, acts: passed },
  { share: 1, acts: invited },
  { share: 2, acts: reviewing },
  { share: 1, acts: [...reviewing, ['reviewer1', 'REVIEW']] },
  { share: 1, acts: reviewed },
  { share: 1, acts: summed },
  { share: 1, acts: judged },
  { share: 1, acts: preAccepted },
  { share: 1, acts: preReviewed },
  { share: 1, acts: compiled },
];

interface StoryEvent {
  row: string;
  act: number;
  fromState: ContributionStateId;
  toState: ContributionStateId;
  stage: StageId;
  actor: Part;
  actorKind: RoleKindId;
  comment: string | null;
  isForAuthor: boolean;
  isReviewerAct: boolean;
}

interface StoryReview {
  reviewer: Part;
  status: ReviewStatusId;
  /** Numbers of events, from 0. */
  invitedAt: number;
  answeredAt: number | null;
  finishedAt: number | null;
  isReleased: boolean;
}

export interface Story {
  share: number;
  /** Something is still to come. */
  isOpen: boolean;
  events: StoryEvent[];
  reviews: StoryReview[];
  /** As it ends; ids are `Part`s by `partOf`. */
  end: WorkflowFacts;
  stage: StageId;
  responsible: Part | null;
  editor: Part | null;
  deputy: Part | null;
}

const draft: WorkflowFacts = {
  state: ContributionState.UNFINISHED,
  responsible: { kind: RoleKind.AUTHOR, userId: idOf('author') },
  submitterId: idOf('author'),
  heldBy: null,
  returnedFrom: null,
  invitedFrom: null,
  compiledFrom: null,
  closedFrom: null,
  isWithdrawn: false,
  editorId: null,
  deputyId: null,
  editorIds: [idOf('editor'), 100],
  hasDeputy: true,
  refusedBy: [],
  reviews: { pending: 0, accepted: 0, declined: 0, finished: 0 },
  reserves: 0,
  hasFinishedReview: false,
  hasAuthorized: false,
  poolConsent: false,
  isInPool: false,
  isDecisionHeld: false,
  decision: null,
  hasCheckSite: true,
  issue: null,
  settings: {
    checksPlagiarism: true,
    invitesReviewers: true,
    chiefPreAccepts: true,
    deputyReviews: true,
    isOpenToAllEditors: true,
    assignedEditorId: null,
    returnsToOriginalEditor: false,
  },
};

function actorAs(part: Part, reviews: readonly StoryReview[]): Actor {
  const office = part === 'editor' || part === 'deputy' || part === 'chief' ? part : null;
  return {
    userId: idOf(part),
    kind: kindOf[part],
    office,
    isAuthor: part === 'author',
    isSubmitter: part === 'author',
    ownReviewStatus: reviews.find((review) => review.reviewer === part)?.status ?? null,
    isBlind: false,
    isInDataScope: part === 'publishing',
    isChiefElsewhere: part === 'chief',
  };
}

/** Input with every act, so that none lacks what its row needs. */
const brings: ActInput = { comment: '意见已阅，请见附件。', fileIds: [1], issueId: 1, reviewerIds: [idOf('reviewer1'), idOf('reviewer2')] };

/** All stories, in a fixed order. Throws when the table does not allow an act of one: the table has changed, so the story must. */
export function stories(): Story[] {
  return plots.map(({ share, acts }) => play(share, acts));
}

function play(share: number, acts: readonly Act[]): Story {
  let facts = draft;
  let stage: StageId = 0;
  const events: StoryEvent[] = [];
  const reviews: StoryReview[] = [];
  for (const [part, act] of acts) {
    const actor = actorAs(part, reviews);
    // The catalogue is exported between the acts.
    if (act === 'SEND_TO_PRESS') facts = { ...facts, issue: { isSent: false, isCatalogueExported: true } };
    const row = findRow(facts, actor, act);
    const next = row && applyRow(row, facts, { actor, input: brings });
    if (!row || !next) throw new Error(`The workflow table does not let the ${part} ${act} in state ${facts.state}`);
    stage = stageOf(next, stage);
    events.push(eventOf(row, part, facts, next, stage));
    review(reviews, row, part, events.length - 1);
    facts = next;
  }
  const isOpen = facts.responsible !== null;
  return {
    share,
    isOpen,
    events,
    reviews,
    end: facts,
    stage,
    responsible: partOf(facts.responsible?.userId),
    editor: partOf(facts.editorId),
    deputy: partOf(facts.deputyId),
  };
}

function eventOf(row: Row, part: Part, before: WorkflowFacts, after: WorkflowFacts, stage: StageId): StoryEvent {
  const takesComment = row.needs?.some((need) => need === 'comment' || need === 'summary' || need === 'preReview') ?? false;
  return {
    row: row.id,
    act: EditorialAct[row.act],
    fromState: before.state,
    toState: after.state,
    stage,
    actor: part,
    actorKind: kindOf[part],
    comment: takesComment ? (brings.comment ?? null) : null,
    isForAuthor: row.letter !== undefined,
    isReviewerAct: isReviewerAct(row),
  };
}

/** Effects of the rows on the reviews (effects/rounds.ts). */
function review(reviews: StoryReview[], row: Row, part: Part, at: number): void {
  const own = reviews.find((candidate) => candidate.reviewer === part);
  if (row.effect === 'startEditorRound') {
    for (const reviewer of ['reviewer1', 'reviewer2'] as const)
      reviews.push({ reviewer, status: ReviewStatus.PENDING, invitedAt: at, answeredAt: null, finishedAt: null, isReleased: false });
  }
  if (row.effect === 'acceptInvitation' && own) Object.assign(own, { status: ReviewStatus.ACCEPTED, answeredAt: at });
  if (row.effect === 'finishReview' && own) Object.assign(own, { status: ReviewStatus.FINISHED, finishedAt: at });
  if (row.isDecision) for (const finished of reviews) finished.isReleased = finished.status === ReviewStatus.FINISHED;
}
