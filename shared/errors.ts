// Errors shared by both sides: the codes, and a policy's refusal.

/**
 * Every code that can stand in `errors[].extensions.code`. The text of a code is `error.<CODE>` in the message
 * catalogue (shared/messages); a test holds the two together.
 */
export const errorCodes = [
  /** Nobody is signed in, or the session has ended. */
  'UNAUTHENTICATED',
  'FORBIDDEN',
  /** Missing, or hidden from this viewer: the two are never distinguished. */
  'NOT_FOUND',
  /** A statement that the journal asks for with a decision is not there; comes with `fields`. */
  'STATEMENTS_REQUIRED',
  /** Someone else was quicker; their change stands. */
  'CONFLICT',
  /** Comes with `fields`. */
  'INVALID_INPUT',
  'RATE_LIMITED',
  /** The database cannot be reached. */
  'UNAVAILABLE',
  /** The storage of files cannot be reached, or refuses a request. */
  'STORAGE_UNAVAILABLE',
  /** A read took longer than it may (READ_SECONDS), and was given up. */
  'TOO_SLOW',
  /** The disk of the house is full, or the database has no room or memory left. */
  'OUT_OF_ROOM',
  /** The house is closed until `until`; comes with the publisher's `text`. Administrators go on. */
  'UNDER_MAINTENANCE',
  /** Unexpected; comes with the `id` under which it was logged. */
  'INTERNAL',
  /** The hash names no document of this or the previous release: the client is out of date. */
  'DOCUMENT_UNKNOWN',
  /** A session sent query text where only the client's own documents are taken. */
  'DOCUMENT_REFUSED',
  /** Too deep, too costly, too many aliases or too long. */
  'DOCUMENT_TOO_COMPLEX',
  'CURSOR_MALFORMED',
  /** Its values mean something to the product. */
  'DICTIONARY_FIXED',
  /** Something must be left to choose. */
  'DICTIONARY_LAST',
  'CAPTCHA_WRONG',
  'CREDENTIALS_WRONG',
  /** The mailed one. */
  'SIGN_IN_CODE_WRONG',
  /** The one-time code of /loginSuccess: used, too old, or of another browser. */
  'ORCID_CODE_INVALID',
  /** ORCID's answer is too old, or was given to another browser. */
  'ORCID_TICKET_INVALID',
  /** The iD belongs to another account. */
  'ORCID_TAKEN',
  /** The account has another iD. */
  'ORCID_ACCOUNT_BOUND',
  'ACCOUNT_DISABLED',
  /** The first author is the submitter's own entry. */
  'FIRST_AUTHOR_STAYS',
  'FIRST_AUTHOR_LEADS',
  'TOO_MANY_AUTHORS',
  /** The address has not been confirmed yet. */
  'ACCOUNT_NOT_ACTIVATED',
  /** The link of a letter has run out, or a newer one took its place. */
  'LINK_EXPIRED',
  /** Each link works once. */
  'LINK_USED',
  /** The request asks to be answered in a role that is none of the person's (any more), or that a program or a letter's ticket cannot take. */
  'ROLE_NOT_HELD',
  /** A ticket of a letter is for people without an account; this person has one by now. */
  'SIGN_IN_TO_ANSWER',
  'EMAIL_TAKEN',
  'USERNAME_TAKEN',
  /** Holds a role or an office beyond the rights that the administrator could give. Comes with `name`. */
  'PERSON_BEYOND_SCOPE',
  /** Nobody disables, deletes or merges away themselves. */
  'OWN_ACCOUNT',
  /** Nobody would be left who can administer the house. */
  'LAST_ADMINISTRATOR',
  /** The administrator has submitted a manuscript, and merges nobody: a refusal could reveal its reviewers. */
  'MERGE_BY_ANOTHER',
  /** Conflicts against merging two accounts (decision 53). */
  'MERGE_TWO_ORCIDS',
  'MERGE_KEEP_THE_CONFIRMED',
  'MERGE_REVIEWS_OWN',
  'MERGE_JUDGED_OWN',
  'MERGE_REVIEWED_TWICE',
  'MERGE_AUTHORS_TWICE',
  /** An author fills in their personal information before submitting. */
  'PROFILE_INCOMPLETE',
  'FILE_KIND_REFUSED',
  'FILE_TOO_LARGE',
  /** An office document that is small only as long as it is packed. */
  'FILE_UNPACKS_TOO_LARGE',
  /** It cannot be cleaned, and its reader may not know whose it is. */
  'FILE_WITHHELD',
  /** The same could not be tried yet: the machine was short of something. */
  'FILE_NOT_READY',
  /** More text than any form takes. */
  'REQUEST_TOO_LARGE',
  'SECTION_INCOMPLETE',
  'SELECT_MANUSCRIPT',
  /** The manuscript has moved on since the screen was drawn. */
  'STATE_CHANGED',
  /** The submitter may change the text only while it is the author’s turn. */
  'NOT_EDITABLE',
  /** The rights are transferred after the announcement of the acceptance, and once. */
  'NOT_AWAITING_AUTHORIZATION',
  /** A letter that still waits will go by itself; one that was taken back is not meant to. */
  'MAIL_NOT_SENT_YET',
  'MAIL_CANCELLED',
  /** Theirs by office, but in another person’s hands. */
  'NOT_RESPONSIBLE',
  /** Co-authors look on. */
  'NOT_SUBMITTER',
  /** An editor who declined a submission cannot take it up any more. */
  'ALREADY_DECLINED',
  /** The office can go on once the author is done. */
  'WAITING_FOR_AUTHOR',
  /** A decision is taken back, and its letter corrected, before the letter goes. */
  'LETTER_HAS_GONE',
  /** Something was done with the manuscript after the decision. */
  'DECISION_FOLLOWED',
  /** Nobody reopens a manuscript withdrawn by its author. */
  'WITHDRAWN_BY_AUTHOR',
  'REVIEWERS_SWITCHED_OFF',
  /** Operations have switched the step off for the journal: nothing happened to the manuscript. */
  'STEP_SWITCHED_OFF',
  'NO_REVIEW_YET',
  /** A round with a review in it is summarised, not broken off. */
  'REVIEW_ALREADY_IN',
  /** The round was left before the reviewer answered. */
  'INVITATION_CLOSED',
  /** A ticket's access is over; these say why as far as a reviewer may know. An account signs in again, a ticket cannot. */
  'TICKET_ROUND_OVER',
  'TICKET_CLOSED',
  'TICKET_DECLINED',
  /** The session alone: the link of the letter opens another. */
  'TICKET_RAN_OUT',
  'ISSUE_ALREADY_SENT',
  'CATALOGUE_NOT_READY',
  /** The contents are saved before they are exported, and exported before anything else leaves (D2-108). */
  'CATALOGUE_NOT_SAVED',
  'CATALOGUE_NOT_EXPORTED',
  /** Contents that were saved are not emptied. */
  'CATALOGUE_EMPTY',
  /** Manuscripts were put in or taken out since the order was read. */
  'COMPOSITION_CHANGED',
  'ISSUE_EMPTY',
  /** Exports for archives and indexes are written once the issue has gone to the press. */
  'ISSUE_NOT_SENT',
  'NO_DOI_PATTERN',
  /** The journal mints DOIs and does not say where its articles stand: a DOI would lead nowhere. */
  'NO_ARTICLE_ADDRESS',
  /** A deposit is made in the name of somebody: nothing stands for a setting of the journal that is empty. */
  'NO_PUBLISHER',
  'NO_REGISTRANT',
  'NO_DEPOSITOR',
  'NO_DEPOSITOR_EMAIL',
  /** Publications of this kind have another document in its place, or none. */
  'NOT_OF_THIS_KIND',
  /** The schema of the file refuses every article, or there is none that belongs into it. */
  'NOTHING_TO_EXPORT',
  /** The schema refuses the common part of the articles: the journal, the publisher. */
  'EXPORT_REFUSED',
  /** The check against the schema could not be made: nothing is handed out. */
  'EXPORT_NOT_CHECKED',
  'DOI_TAKEN',
  'COMMENT_REQUIRED',
  'SUMMARY_REQUIRED',
  'PREREVIEW_REQUIRED',
  'FILES_REQUIRED',
  'RECEIVER_REQUIRED',
  /** Not an editor of the journal, or an author of the manuscript. */
  'RECEIVER_UNSUITABLE',
  'RECEIVER_HAS_IT',
  'REVIEWERS_REQUIRED',
  /** An author of the manuscript, or invited in this round already. */
  'REVIEWER_UNSUITABLE',
  /** The office reminds a reviewer once a day. */
  'REMINDED_TODAY',
  /** Reminders to all who are late: nobody of the round is. */
  'NO_REVIEWER_LATE',
  /** The question of a letter about authorship is settled, or was never asked. */
  'AUTHORSHIP_OVER',
  /** What the letter asked about has changed since. */
  'AUTHORSHIP_CHANGED',
  /** It has been answered otherwise. */
  'AUTHORSHIP_ANSWERED',
  /** An author without an address. */
  'AUTHOR_UNREACHABLE',
  /** The authors are being changed: they are asked when the list is handed in. */
  'AUTHORS_NOT_HANDED_IN',
  'ASKED_TODAY',
  'ASKED_TOO_OFTEN',
  /** The authors of an accepted manuscript are changed by sending all of them; sent as they are, nothing changes. */
  'AUTHORS_REQUIRED',
  'AUTHORS_UNCHANGED',
  /** Comes with `names`: nothing is accepted before they have confirmed. */
  'AUTHORS_NOT_CONFIRMED',
  /** The same for somebody who may not know who they are. */
  'AUTHORS_NOT_ALL_CONFIRMED',
  /** The address of an invitation is corrected when its letter did not arrive, and not without end. */
  'LETTER_NOT_REFUSED',
  'ADDRESSES_USED_UP',
  /** A review is handed in once. */
  'REVIEW_HANDED_IN',
  /** Comes with `fields`: the parts of the review still to be filled in. */
  'REVIEW_INCOMPLETE',
  /** Nothing was chosen that could be compiled or taken out. */
  'CHOOSE_MANUSCRIPTS',
  'ISSUE_REQUIRED',
  /** Manuscripts compiled together come from one journal. */
  'ONE_JOURNAL_ONLY',
  'COLLOQUIUM_REQUIRED',
  'COLLOQUIUM_INACTIVE',
  'CONFERENCE_CLOSED',
  'COLLOQUIUM_UNSUITABLE',
  /** Other departments, people, journals or roles name it; comes with their numbers. */
  'DEPARTMENT_IN_USE',
  /** The whole publisher and the publishing house stay where they are. */
  'DEPARTMENT_FIXED',
  /** Comes with its name and how many people hold it. */
  'ROLE_IN_USE',
  /** A record that comes with the product; comes with its name. */
  'ROLE_SEEDED',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const ticketOver = ['TICKET_ROUND_OVER', 'TICKET_CLOSED', 'TICKET_DECLINED', 'TICKET_RAN_OUT'] as const satisfies readonly ErrorCode[];
/** Why a token stands for nobody. */
export type DeadTokenCode = 'UNAUTHENTICATED' | (typeof ticketOver)[number];
const deadTokenCodes: ReadonlySet<string> = new Set<DeadTokenCode>(['UNAUTHENTICATED', ...ticketOver]);

/** Whether the code says that the session is over, for every kind of sign-in. */
export function isDeadToken(code: unknown): code is DeadTokenCode {
  return typeof code === 'string' && deadTokenCodes.has(code);
}

/** Values that fill the `{{name}}` places of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Why something may not be done. A policy answers null or one of these. */
export interface Refusal {
  code: ErrorCode;
  params?: MessageParams;
}

/** The problem of one input field: a key of the message catalogue and its values. */
export interface FieldProblem {
  code: string;
  params?: MessageParams;
}

/** Field problems by path (`authors.0.email`). */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;
