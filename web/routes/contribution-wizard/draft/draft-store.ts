// The unsaved texts as the wizard's parts read and change them.
import type { DraftSection, DraftSections, DraftValues } from './draft.ts';

export interface DraftStore {
  /** What differs from what is saved. */
  sections: DraftSections;
  hasUnsaved: boolean;
  /** Texts of an earlier sitting were found and put back. */
  isRestored: boolean;
  /** The latest values, also while a save is under way. */
  current: () => DraftSections;
  /** What was saved when the typing began; empty for a section that is not in the draft. */
  bases: () => DraftSections;
  /** The version that the next save is meant to replace. */
  version: () => number | null;
  setVersion: (version: number) => void;
  /** Under which the manuscript is started, if it is not yet. */
  startKey: () => string;
  put: <Section extends DraftSection>(section: Section, values: DraftValues<Section>) => void;
  /** The section has been saved as `values`, but for the fields `held`; they, and what was typed in it since, stay. */
  noteSaved: <Section extends DraftSection>(section: Section, values: DraftValues<Section>, held?: readonly string[]) => void;
  /** Instead of what was typed: the same, laid together with what is saved under `version`. */
  adopt: (merged: { sections: DraftSections; bases: DraftSections; version: number | null }) => void;
  clear: (...sections: DraftSection[]) => void;
  clearAll: () => void;
}
