// How the wizard's writes are called and what they answer.
import { ApiError, NetworkError } from '../../../relay/errors.ts';

/** `disputed`: all but the fields that wait for a choice. */
export type SaveResult = 'saved' | 'unchanged' | 'invalid' | 'disputed' | 'failed';

export interface SaveOptions {
  /** Nobody asked for it: it does not count as an act of the person. */
  isBackground?: boolean;
}

/** What every write answers. */
export interface Saved {
  /** Null once the viewer may no longer write it. */
  version: number | null | undefined;
  /** ISO instant. */
  updatedAt: string;
}

/** How each section's own hook is called. `onError` is told before it answers null. */
export interface SaveHow {
  onError: (error: Error) => void;
  isBackground: boolean;
}

export const isGoneError = (error: Error) => error instanceof ApiError && error.code === 'NOT_FOUND';
export const isConflictError = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT';

const PASSING = new Set(['UNAVAILABLE', 'UNAUTHENTICATED', 'RATE_LIMITED']);

/** Whether the same save may succeed later on. */
export function isPassingError(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && PASSING.has(error.code));
}
