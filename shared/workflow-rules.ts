// The editorial rule behind each word of shared/workflow.ts, as printed in schema.graphql and docs/workflow.md. Only the API imports it.
import type { ActName, AuthorStatusName, ContributionSource, ContributionStateName, ReviewStatusName, ReviewType } from './workflow.ts';

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

export const actRules: Readonly<Record<ActName, string>> = {
  VIEW_DETAIL: 'Looking at the manuscript: always the first entry of the list.',
  RECEIVE: 'An editor takes a new submission on and is its editor from here to the end.',
  REFUSE: 'An editor declines to handle a new submission; a chief or deputy turns it away at the desk.',
  ASSIGN:
    'The editor-in-chief or a deputy assigns a new submission to an editor, who still has to receive it; an assigned editor hands it on.',
  START_PLAGIARISM_CHECK: 'The editor starts the plagiarism check on the outside service.',
  FINISH_PLAGIARISM_CHECK: 'The editor marks the plagiarism check as done, with or without a report.',
  UPLOAD_CHECK_REPORT: 'The editor files the report of the plagiarism check, which also ends the check.',
  EDITOR_RETURN: 'The editor sends the manuscript back for revision; it returns to the same editor.',
  EDITOR_APPROVE: 'The editor passes the manuscript on: to the reviewers, the deputy or the editor-in-chief.',
  EDITOR_REJECT: 'The editor rejects the manuscript.',
  EDITOR_INVITE_REVIEWERS: 'The editor invites the first reviewers of a round, or more of them.',
  STOP_INVITING: 'No reviewers, or no longer waiting for those invited.',
  SUMMARISE_REVIEWS: 'The reviews that are in are summed up; reviewers who have not answered are let go.',
  CHIEF_NOT_ACCEPT:
    'The editor-in-chief judges the manuscript not fit for this journal; with the author’s consent other journals may choose it.',
  CHIEF_PRE_ACCEPT: 'The editor-in-chief pre-accepts the manuscript; the publishing house reads it next.',
  CHIEF_INVITE_REVIEWERS: 'The editor-in-chief wants reviewers heard before judging; their reviews come back to the editor-in-chief.',
  CHIEF_REJECT: 'The editor-in-chief rejects the manuscript on its merits; it never enters the pool.',
  CHIEF_FINAL_REJECT: 'The editor-in-chief rejects the manuscript in the last decision.',
  CHIEF_RETURN: 'The editor-in-chief sends the manuscript back for revision, at the judgement or in the last decision.',
  CHIEF_FINAL_NOT_ACCEPT: 'The editor-in-chief does not accept the manuscript in the last decision; the pool is open to it.',
  PRE_REVIEW: 'The publishing editor gives the house’s opinion; the decision stays with the editor-in-chief.',
  CHIEF_ACCEPT: 'The editor-in-chief accepts the manuscript; the author has to authorise publication.',
  PUBLISH_SINGLE: 'The editor-in-chief publishes an accepted manuscript by itself, ahead of any issue.',
  REVIEW: 'A reviewer hands in the review; the last one completes the round.',
  VIEW_REVIEW: 'Reading the reviews that are in, for the offices of the journal; their own for reviewers.',
  AUTHORIZE: 'The author agrees to the copyright transfer, then hands in the signed papers.',
  CHANGE: 'Opens the page on which the author writes; the act itself is SUBMIT.',
  DEPUTY_RETURN: 'The deputy sends the manuscript back for revision; it returns to the same deputy.',
  DEPUTY_REJECT: 'The deputy rejects the manuscript.',
  DEPUTY_APPROVE: 'The deputy passes the manuscript to the editor-in-chief.',
  DEPUTY_INVITE_REVIEWERS: 'The deputy wants reviewers heard before judging; their reviews come back to the deputy.',
  SUBMIT: 'The author submits a draft, or a revision the office asked for.',
  DELETE_DRAFT: 'The author throws a draft away, which nobody else has known.',
  ACCEPT_INVITATION: 'A reviewer agrees to review.',
  DECLINE_INVITATION: 'A reviewer declines; when all have, the office that invited them has to think again.',
  COMPILE: 'The editor-in-chief compiles the manuscript into an issue that has not gone to the press.',
  REMOVE_FROM_ISSUE: 'The editor-in-chief takes the manuscript out of an unsent issue: back to where it was before.',
  SEND_TO_PRESS: 'The editor-in-chief sends the issue, its catalogue saved and exported, to the press.',
  CONSENT_TO_POOL: 'The author of a manuscript that was not accepted agrees that other journals may choose it.',
  WITHDRAW_POOL_CONSENT: 'The author of a manuscript in the pool takes the consent back, as long as no other journal has chosen it.',
  ADOPT: 'Another journal’s editor-in-chief chooses the manuscript from the pool: it begins there as a new submission, under its number.',
  REASSIGN: 'The editor-in-chief hands the manuscript to another editor.',
  REOPEN: 'The editor-in-chief takes back a refusal: the manuscript stands where it stood, a held letter is not sent.',
  WITHDRAW: 'The author takes the manuscript back before it is accepted; nobody can reopen it.',
  CLOSE_INVITATION: 'The inviter withdraws one invitation; an unanswered one lapses for somebody in reserve, where the office said so.',
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
