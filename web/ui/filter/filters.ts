// The filters of a list, and the address parameters of each.
import type { Option } from '../form/controls.tsx';
import type { Tone } from '../theme/system.ts';

export type FilterDefinition = (
  | { key: string; label: string; kind: 'text'; placeholder?: string }
  /** Value `from..to`, either side may be empty; days as YYYY-MM-DD. */
  | { key: string; label: string; kind: 'dates' }
  /** One of these, from a list that unfolds: there are too many for a row. */
  | { key: string; label: string; kind: 'one'; options: readonly Option[]; placeholder: string }
  /** Value `A,B`: any of these. */
  | ChoicesDefinition
) & {
  /** Behind the button of the advanced search. */
  isAdvanced?: true;
};

export interface ChoicesDefinition {
  key: string;
  label: string;
  kind: 'choices';
  options: readonly ToneOption[];
  /** For more options than a row holds: these stand in the row, the options themselves in a fold. */
  groups?: readonly ChoiceGroup[];
}

interface ToneOption extends Option {
  tone: Tone;
  /** How many rows there are of it; undefined: not known. */
  count?: number | undefined;
}

export interface ChoiceGroup {
  label: string;
  tone: Tone;
  /** Values of the options that it stands for. */
  values: readonly string[];
}

/** Key → value, as they stand in the URL; undefined removes. */
export type FilterValues = Readonly<Record<string, string | undefined>>;
