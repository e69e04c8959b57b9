// How the wizard's writes are called and what they answer.
import { ApiError } from '../../relay/errors.ts';

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
