// The way of a manuscript when everybody agrees, read from the rows of the workflow: the effect of a journal's switches, for a new
// manuscript and for those under way.
import { RoleKind, type RoleKindId } from '../../../../shared/roles.ts';
import { ContributionState as S, type ActName, type ContributionStateId, type Holder } from '../../../../shared/workflow.ts';
import { applyRow } from '../table/transition.ts';
import type { Doing, ReviewCounts, WorkflowFacts, WorkflowSettings } from '../perform/facts.ts';
import { kindsNow } from '../table/parties.ts';
import { conditions } from '../table/rules.ts';
import { rows, type Row } from '../table/table.ts';

export type Switches = Pick<WorkflowSettings, 'checksPlagiarism' | 'invitesReviewers' | 'deputyReviews' | 'chiefPreAccepts'>;

export const everySwitchOn: Switches = { checksPlagiarism: true, invitesReviewers: true, deputyReviews: true, chiefPreAccepts: true };

/** The facts of a manuscript that decide where it goes next, including the journal's settings for returned ones. */
export interface Place {
  state: ContributionStateId;
  heldBy: Holder | null;
  returnedFrom: ContributionStateId | null;
  invitedFrom: ContributionStateId | null;
  returnsToOriginalEditor: boolean;
}

interface Stop {
  state: ContributionStateId;
  /** The roles that lead on from here; nobody in the last. */
  by: RoleKindId[];
  /** The rows that are open here: all acts that can be done. */
  open: string[];
}

/** The acts that lead on, the first that is open. */
const onward: readonly ActName[] = [
  'RECEIVE',
  'FINISH_PLAGIARISM_CHECK',
  'EDITOR_APPROVE',
  'SUMMARISE_REVIEWS',
  'REVIEW',
  'ACCEPT_INVITATION',
  'EDITOR_INVITE_REVIEWERS',
  'STOP_INVITING',
  'DEPUTY_APPROVE',
  'CHIEF_PRE_ACCEPT',
  'PRE_REVIEW',
  'CHIEF_ACCEPT',
  'SUBMIT',
  'AUTHORIZE',
];

/** More steps than any way has. */
const MOST_STEPS = 40;

/** Anybody: conditions of the way are the manuscript's. */
const SOMEBODY = 1;
const doing: Doing = {
  actor: {
    userId: SOMEBODY,
    kind: RoleKind.EDITOR,
    office: 'editor',
    isAuthor: false,
    isSubmitter: false,
    ownReviewStatus: null,
    isBlind: false,
    isInDataScope: true,
    isChiefElsewhere: false,
  },
  input: { reviewerIds: [SOMEBODY] },
};

const oneReview = (state: ContributionStateId): ReviewCounts => ({
  pending: state === S.REVIEWERS_INVITED ? 1 : 0,
  accepted: state === S.REVIEWERS_AT_WORK ? 1 : 0,
  declined: 0,
  finished: state === S.REVIEWERS_DONE ? 1 : 0,
});

/** A journal whose offices are all held, in which nothing else stands in the way. */
const factsAt = ({ returnsToOriginalEditor, ...place }: Place, switches: Switches): WorkflowFacts => ({
  ...place,
  responsible: { kind: RoleKind.EDITOR, userId: null },
  submitterId: SOMEBODY,
  compiledFrom: null,
  closedFrom: null,
  isWithdrawn: false,
  editorId: SOMEBODY,
  deputyId: SOMEBODY,
  editorIds: [SOMEBODY],
  hasDeputy: true,
  refusedBy: [],
  reviews: oneReview(place.state),
  reserves: 0,
  hasFinishedReview: false,
  hasAuthorized: false,
  poolConsent: false,
  isInPool: false,
  isDecisionHeld: false,
  decision: null,
  hasCheckSite: true,
  issue: null,
  settings: { ...switches, isOpenToAllEditors: true, assignedEditorId: null, returnsToOriginalEditor },
});

const isOpen = (row: Row, facts: WorkflowFacts): boolean =>
  row.from.includes(facts.state) && (row.when ?? []).every((name) => conditions[name].holds(facts));

/** Until it is accepted: later steps do not depend on switches. */
export function wayFrom(place: Place, switches: Switches): Stop[] {
  const stops: Stop[] = [];
  let facts: WorkflowFacts | null = factsAt(place, switches);
  for (let step = 0; facts !== null && step < MOST_STEPS; step += 1) {
    const now: WorkflowFacts = facts;
    const open = rows.filter((row) => isOpen(row, now));
    const act = onward.find((name) => open.some((row) => row.act === name));
    const row = now.state === S.ACCEPTED ? undefined : open.find((one) => one.act === act);
    // Agreeing to the transfer and submitting its papers are one stop.
    if (stops.at(-1)?.state !== now.state) {
      const openIds = now.state === S.ACCEPTED ? [] : open.map(({ id }) => id);
      stops.push({ state: now.state, by: row === undefined ? [] : kindsNow(row.by, now, SOMEBODY), open: openIds });
    }
    facts = row === undefined ? null : applyRow(row, now, doing);
  }
  return stops;
}

/** The way of a new submission. */
export const wayOfNew = (switches: Switches): Stop[] =>
  wayFrom({ state: S.NEW_SUBMISSION, heldBy: null, returnedFrom: null, invitedFrom: null, returnsToOriginalEditor: false }, switches);

/** Whether the change leads it another way, or changes what can be done on it. */
export const isAffected = (place: Place, before: Switches, after: Switches): boolean =>
  JSON.stringify(wayFrom(place, before)) !== JSON.stringify(wayFrom(place, after));
