// Names and results of a draft's writes.
import { ApiError, isSessionOver, NetworkError } from '../relay/errors.ts';

/** `disputed`: everything except the fields that wait for a choice. */
export type SaveResult = 'saved' | 'unchanged' | 'invalid' | 'disputed' | 'failed';

export interface SaveOptions {
  /** Nobody asked for it: it does not count as an act of the person. */
  isBackground?: boolean;
}

/** Result of every write. */
export interface Saved {
  /** Null once the viewer may no longer write it. */
  version: number | null | undefined;
  /** ISO instant; left out where it is not shown. */
  updatedAt?: string | null;
}

/** `onError` is called before a write answers null. */
interface SaveHow {
  onError: (error: Error) => void;
  isBackground: boolean;
}

/** A screen's writes for its draft: how its sections are saved. */
export interface Writes<All> {
  /** Sections that are saved by `saveAll`, in this order. */
  sections: readonly (keyof All & string)[];
  /** Why a section cannot be saved as it stands, as a key of the catalogue; null when it can. */
  problemOf: (section: keyof All & string, sections: { readonly [Name in keyof All]?: All[Name] | undefined }) => string | null;
  /** Sends one section, of `sections`, in place of `version`; null when it failed (`onError` was called). */
  send: (
    section: keyof All & string,
    sections: { readonly [Name in keyof All]?: All[Name] | undefined },
    version: number | null,
    how: SaveHow,
  ) => Promise<Saved | null>;
}

export const isGoneError = (error: Error) => error instanceof ApiError && error.code === 'NOT_FOUND';
export const isConflictError = (error: Error) => error instanceof ApiError && error.code === 'CONFLICT';

const PASSING = new Set(['UNAVAILABLE', 'STORAGE_UNAVAILABLE', 'OUT_OF_ROOM', 'RATE_LIMITED']);

/** Whether the same save may succeed later. */
export function isPassingError(error: Error): boolean {
  return error instanceof NetworkError || isSessionOver(error) || (error instanceof ApiError && PASSING.has(error.code));
}
