// Facts and people for tests of the workflow: one journal with two editors, a deputy, an editor-in-chief, and who else comes by.
import { RoleKind } from '../../../../shared/roles.ts';
import { ContributionState } from '../../../../shared/workflow.ts';
import type { Actor, WorkflowFacts, WorkflowSettings } from '../perform/facts.ts';

export const ids = {
  author: 1,
  coAuthor: 11,
  editor: 2,
  editor2: 3,
  deputy: 4,
  chief: 5,
  executive: 14,
  publishing: 6,
  operations: 7,
  reviewer: 8,
  adopter: 9,
  administrator: 10,
  outsider: 12,
} as const;

const nobody: Omit<Actor, 'userId' | 'kind'> = {
  office: null,
  isAuthor: false,
  isSubmitter: false,
  ownReviewStatus: null,
  isBlind: false,
  isInDataScope: false,
  isChiefElsewhere: false,
};

/** Everyone who could look at a manuscript, each in the role that counts. */
export const people = {
  author: { ...nobody, userId: ids.author, kind: RoleKind.AUTHOR, isAuthor: true, isSubmitter: true },
  coAuthor: { ...nobody, userId: ids.coAuthor, kind: RoleKind.AUTHOR, isAuthor: true },
  editor: { ...nobody, userId: ids.editor, kind: RoleKind.EDITOR, office: 'editor' },
  editor2: { ...nobody, userId: ids.editor2, kind: RoleKind.EDITOR, office: 'editor' },
  deputy: { ...nobody, userId: ids.deputy, kind: RoleKind.ASSOCIATE_EDITOR_IN_CHIEF, office: 'deputy' },
  chief: { ...nobody, userId: ids.chief, kind: RoleKind.EDITOR_IN_CHIEF, office: 'chief', isChiefElsewhere: true },
  executive: { ...nobody, userId: ids.executive, kind: RoleKind.EXECUTIVE_EDITOR, office: 'chief', isChiefElsewhere: true },
  publishing: { ...nobody, userId: ids.publishing, kind: RoleKind.PUBLISHING_EDITOR, isInDataScope: true },
  operations: { ...nobody, userId: ids.operations, kind: RoleKind.OPERATIONS, isInDataScope: true },
  reviewer: { ...nobody, userId: ids.reviewer, kind: RoleKind.REVIEWER },
  adopter: { ...nobody, userId: ids.adopter, kind: RoleKind.EDITOR_IN_CHIEF, isChiefElsewhere: true },
  administrator: { ...nobody, userId: ids.administrator, kind: RoleKind.ADMINISTRATOR },
  outsider: { ...nobody, userId: ids.outsider, kind: RoleKind.EDITOR },
} as const satisfies Record<string, Actor>;

export type PersonName = keyof typeof people;

export const allOn: WorkflowSettings = {
  checksPlagiarism: true,
  invitesReviewers: true,
  chiefPreAccepts: true,
  deputyReviews: true,
  isOpenToAllEditors: true,
  assignedEditorId: ids.editor,
  returnsToOriginalEditor: false,
};

/** A draft of `ids.author` in a journal with everything switched on. */
export function buildFacts(
  overrides: Partial<Omit<WorkflowFacts, 'settings'>> & { settings?: Partial<WorkflowSettings> } = {},
): WorkflowFacts {
  const { settings, ...rest } = overrides;
  return {
    state: ContributionState.UNFINISHED,
    responsible: { kind: RoleKind.AUTHOR, userId: ids.author },
    submitterId: ids.author,
    heldBy: null,
    returnedFrom: null,
    invitedFrom: null,
    compiledFrom: null,
    closedFrom: null,
    isWithdrawn: false,
    editorId: null,
    deputyId: null,
    editorIds: [ids.editor, ids.editor2],
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
    ...rest,
    settings: { ...allOn, ...settings },
  };
}

/** The 64 configurations of the four switches, isAlleditorView and backType. */
export function configurations(): WorkflowSettings[] {
  return Array.from({ length: 64 }, (_unused, n) => ({
    checksPlagiarism: (n & 1) === 0,
    invitesReviewers: (n & 2) === 0,
    chiefPreAccepts: (n & 4) === 0,
    deputyReviews: (n & 8) === 0,
    isOpenToAllEditors: (n & 16) === 0,
    assignedEditorId: ids.editor,
    returnsToOriginalEditor: (n & 32) !== 0,
  }));
}
