// What both sides agree on about errors: the codes, and the refusal that a policy answers with.

/**
 * Every code that can stand in `errors[].extensions.code`. The text of a code is `error.<CODE>` in the message
 * catalogue (shared/messages); a test holds the two together.
 */
export const errorCodes = [
  /** Nobody is signed in, or the session has ended. */
  'UNAUTHENTICATED',
  'FORBIDDEN',
  /** Missing, or hidden from this viewer: the two are never told apart. */
  'NOT_FOUND',
  /** Someone else was quicker; what they did stands. */
  'CONFLICT',
  /** Comes with `fields`. */
  'INVALID_INPUT',
  'RATE_LIMITED',
  /** The database cannot be reached. */
  'UNAVAILABLE',
  /** Unexpected; comes with the `id` under which it was logged. */
  'INTERNAL',
  /** The hash names no document of this or the previous release: the client is out of date. */
  'DOCUMENT_UNKNOWN',
  /** A session sent query text where only the client's own documents are taken. */
  'DOCUMENT_REFUSED',
  /** Too deep, too costly, too many aliases or too long. */
  'DOCUMENT_TOO_COMPLEX',
  'CURSOR_MALFORMED',
  'CAPTCHA_WRONG',
  'CREDENTIALS_WRONG',
  'ACCOUNT_DISABLED',
  /** The address has not been confirmed yet. */
  'ACCOUNT_NOT_ACTIVATED',
  'FILE_KIND_REFUSED',
  'FILE_TOO_LARGE',
  'SECTION_INCOMPLETE',
  'SELECT_MANUSCRIPT',
  /** The manuscript has moved on since the screen was drawn. */
  'STATE_CHANGED',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Values that fill the `{{name}}` places of a message. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Why something may not be done. A policy answers null or one of these. */
export interface Refusal {
  code: ErrorCode;
  params?: MessageParams;
}

/** What is wrong with one field of an input: a key of the message catalogue and its values. */
export interface FieldProblem {
  code: string;
  params?: MessageParams;
}

/** Field problems by path (`authors.0.email`). */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;
