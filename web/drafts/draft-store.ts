// The unsaved texts as the parts of a screen read and change them.
import type { Texts, Typed } from './texts.ts';

export interface DraftStore<All> {
  /** Differences from the saved values. */
  sections: Texts<All>;
  hasUnsaved: boolean;
  /** Texts of an earlier sitting were found and put back. */
  isRestored: boolean;
  /** The latest values, also while a save is under way. */
  current: () => Texts<All>;
  /** The saved values when the typing began; empty for a section that is not in the draft. */
  bases: () => Texts<All>;
  /** The version that the next save is meant to replace. */
  version: () => number | null;
  setVersion: (version: number) => void;
  /** Under which the object is started, if it is not yet. */
  startKey: () => string;
  put: <Name extends keyof All>(section: Name, values: All[Name]) => void;
  /** The section has been saved as `values`, without the fields `held`; those, and later typing, stay. */
  noteSaved: <Name extends keyof All>(section: Name, values: All[Name], held?: readonly string[]) => void;
  /** Replaces the typed values: the same, merged with the values saved under `version`. */
  adopt: (merged: Typed<All> & { version: number | null }) => void;
  clear: (...sections: (keyof All)[]) => void;
  clearAll: () => void;
}
