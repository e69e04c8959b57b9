// Failures on the way to the API, as classes that screens can tell apart.
import { isDeadToken } from '../../shared/errors.ts';

/** A refusal or failure that the server has put into words. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Input field → message in the reader's language. */
  readonly fields: Readonly<Record<string, string>>;
  /** Number of an unexpected error in the server's log. */
  readonly id: string | undefined;

  constructor(message: string, extensions: ErrorExtensions) {
    super(message);
    this.code = extensions.code ?? 'INTERNAL';
    this.params = extensions.params ?? {};
    this.fields = extensions.fields ?? {};
    this.id = extensions.id;
  }
}

/** The session is over, of an account or of a letter: the frame says so, over the page. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && isDeadToken(error.code);
}

export interface ErrorExtensions {
  code?: string;
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
  id?: string;
}

/** The server could not be reached, or the answer was not the API's. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
  }
}

/** The code of a page is gone from the server: a new release has been put up since this page was loaded. */
export class NewRelease extends Error {
  override readonly name = 'NewRelease';

  constructor(cause: unknown) {
    super('The server has a new release', { cause });
  }
}

/** The person called the upload off: nothing to tell them. */
export class UploadCancelled extends Error {
  override readonly name = 'UploadCancelled';
}

/** The message for people: the server's words, or the key of ours in the texts of the screens. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof NewRelease) return 'ui.error.newRelease';
  return error instanceof NetworkError ? 'ui.error.network' : 'ui.error.unexpected';
}
