// The unsaved texts as the parts of a screen read and change them.
import type { Texts, Typed } from './texts.ts';

export interface DraftStore<All> {
  /** What differs from what is saved. */
  sections: Texts<All>;
  hasUnsaved: boolean;
  /** Texts of an earlier sitting were found and put back. */
  isRestored: boolean;
  /** The latest values, also while a save is under way. */
  current: () => Texts<All>;
  /** What was saved when the typing began; empty for a section that is not in the draft. */
  bases: () => Texts<All>;
  /** The version that the next save is meant to replace. */
  version: () => number | null;
  setVersion: (version: number) => void;
  /** Under which the object is started, if it is not yet. */
  startKey: () => string;
  put: <Name extends keyof All>(section: Name, values: All[Name]) => void;
  /** The section has been saved as `values`, but for the fields `held`; they, and what was typed in it since, stay. */
  noteSaved: <Name extends keyof All>(section: Name, values: All[Name], held?: readonly string[]) => void;
  /** Instead of what was typed: the same, laid together with what is saved under `version`. */
  adopt: (merged: Typed<All> & { version: number | null }) => void;
  clear: (...sections: (keyof All)[]) => void;
  clearAll: () => void;
}
