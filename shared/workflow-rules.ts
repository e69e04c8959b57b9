// The editorial rule behind the words of shared/workflow.ts: what schema.graphql and docs/workflow.md say of them; of an act it stands
// beside its rows. Only the API imports it.
import type { AuthorStatusName, ContributionSource, ContributionStateName, ReviewStatusName, ReviewType } from './workflow.ts';

export const stateRules: Readonly<Record<ContributionStateName, string>> = {
  UNFINISHED: 'A draft that only its submitter knows.',
  NEW_SUBMISSION: 'Waits for an editor to receive it, or for the editor-in-chief to assign it.',
  PLAGIARISM_CHECK: 'The receiving editor checks it for plagiarism.',
  EDITOR_REVIEWING: 'The editor reads it and decides whether it goes on.',
  EDITOR_PASSED: 'The editor decides whom to invite as reviewers, or that none are needed.',
  EDITOR_RETURNED: 'The editor asked for a revision: the author’s turn.',
  CHIEF_RETURNED: 'The editor-in-chief asked for a revision: the author’s turn.',
  AUTHOR_REVISED: 'The revision is in and waits for the office that holds it; the author’s turn is over.',
  REVIEWERS_INVITED: 'No reviewer has answered yet.',
  REVIEWERS_AT_WORK: 'At least one reviewer accepted or finished, and someone is still outstanding.',
  REVIEWERS_DONE: 'Every invitation is settled and at least one review is in.',
  CHIEF_JUDGEMENT: 'The editor-in-chief judges the manuscript on its merits.',
  PUBLISHING_PREREVIEW: 'The publishing house reads it before the last decision.',
  CHIEF_REVIEWING: 'The editor-in-chief’s last decision.',
  AUTHORIZATION_PENDING: 'Accepted in substance; the author has to sign the copyright transfer.',
  ACCEPTED: 'Waits to be compiled or published singly.',
  NOT_ACCEPTED: 'An end, unless it is in the pool and another journal adopts it.',
  REJECTED: 'An end; withdrawn manuscripts rest here too.',
  COMPILED: 'In an issue that has not gone to the press.',
  SINGLE_PUBLISHED: 'Published by itself; may rest here or be compiled later.',
  PRESS_REVIEWING: 'Sent to the press; nothing follows here.',
  DEPUTY_REVIEWING: 'The deputy judges before the editor-in-chief.',
  DEPUTY_RETURNED: 'The deputy asked for a revision: the author’s turn.',
};

export const authorStatusRules: Readonly<Record<AuthorStatusName, string>> = {
  UNFINISHED: 'A draft that has not been submitted.',
  NEW_SUBMISSION: 'Submitted; no editor has received it yet.',
  RECEIVED: 'An editor has received it.',
  ASSIGNED: 'Between the editor’s pass and the decision: authors learn no more of it (D2-32).',
  AWAITING_REVISION: 'The office asked for a revision: the author’s turn.',
  REVISION_SUBMITTED: 'The revision is with the office.',
  AWAITING_AUTHORIZATION: 'The author has to sign the copyright transfer.',
  ACCEPTED: 'Accepted, and on its way to print.',
  NOT_ACCEPTED: 'Not accepted by this journal.',
  REJECTED: 'Rejected, or withdrawn by the author.',
};

export const sourceRules: Readonly<Record<keyof typeof ContributionSource, string>> = {
  SPECIAL_INVITATION: 'The journal asked this author for it.',
  FREE_SUBMISSION: 'The author offered it.',
  OTHER: 'It came to the journal in another way.',
};

export const reviewStatusRules: Readonly<Record<ReviewStatusName, string>> = {
  PENDING: 'The reviewer has not answered yet.',
  ACCEPTED: 'The reviewer agreed and has not handed in.',
  DECLINED: 'The reviewer declined.',
  FINISHED: 'The review is in.',
  CLOSED: 'Its round ended, the office withdrew it, or it lapsed, before the review was in.',
};

export const reviewTypeRules: Readonly<Record<keyof typeof ReviewType, string>> = {
  SINGLE_BLIND: 'The reviewer knows the authors, the authors never the reviewer.',
  DOUBLE_BLIND: 'Neither knows the other.',
  OPEN: 'Both know; the author from the release of the review on.',
};
