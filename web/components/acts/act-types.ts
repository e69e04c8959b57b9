// An entry of the table of acts: dialog or page, look of its button, fields, consequences, its mutation.
import { graphql } from 'react-relay/hooks';
import type { MutationParameters } from 'relay-runtime';
import type { ShownMessageKey } from '../../../shared/messages.ts';
import type { IconName } from '../../ui/Icon.tsx';
import type { LinkedManuscript } from '../contribution/links.ts';
import type { ACT_DOCUMENTS } from './act-documents.ts';
import type { ActForm } from './useActForm.ts';

/** Fields that a dialog asks for, or shows, besides the decision itself; each has a component in `fields/`. */
export type ActField =
  | 'comment'
  | 'opinion'
  | 'authors'
  | 'files'
  | 'receiver'
  | 'issue'
  | 'reviews'
  | 'release'
  | 'revision'
  | 'similarity'
  | 'letter'
  | 'site'
  | 'statements'
  | 'reason'
  | 'colleagues'
  | 'journal';

/** The key of a sentence; with `isDecision` it is said only where the act decides on the manuscript, or only where it does not. */
export type Consequence = ShownMessageKey | { readonly isDecision: boolean; readonly key: ShownMessageKey };

/** `usual`: the main act. `other`: beside it. `destructive`: apart and in red. `rare`: a quiet link. */
export type ActTone = 'usual' | 'other' | 'destructive' | 'rare';

/** A mutation calls its field `act`: with many manuscripts it answers for each, with one it has been done when it answers. */
export interface ActParameters extends MutationParameters {
  readonly response: {
    readonly act?:
      | {
          readonly results: readonly {
            readonly contributionId: string;
            readonly done: boolean;
            readonly refusal?: string | null | undefined;
          }[];
        }
      | { readonly contribution?: object | null | undefined }
      | null
      | undefined;
  };
  readonly variables: { readonly input: object; readonly isOne: boolean };
}

export interface DialogAct {
  readonly tone: ActTone;
  /** It cannot be undone: its button in the dialog is red regardless of its tone. */
  readonly isGrave?: true;
  /** Its field is an aside that most leave empty: the button has the focus first. */
  readonly startsAtButton?: true;
  /** Offered for ticked rows of a list. */
  readonly isBulk?: true;
  /** In their order. With several manuscripts a dialog has only fields that suit all of them. */
  readonly fields: readonly ActField[];
  /** Required fields, with the message for an empty one. */
  readonly requires?: Readonly<Partial<Record<ActField, ShownMessageKey>>>;
  /** Its consequences, a sentence each. */
  readonly consequences: readonly Consequence[];
  /** Message for a manuscript that is no longer there, where the act has its own reasons. */
  readonly gone?: ShownMessageKey;
  /** A place outside that opens in a window of its own when the act is confirmed. */
  readonly opens?: (form: ActForm) => string;
  /** Its document is made from the schema (scripts/act-documents.ts). */
  readonly mutation: keyof typeof ACT_DOCUMENTS;
}

interface PageAct {
  readonly tone: ActTone;
  readonly link: (manuscript: LinkedManuscript, roleNumber: number | null) => string;
  /** Where one does not write there. */
  readonly icon?: IconName;
}

export type ActEntry = DialogAct | PageAct;

/** Outcome for each of several manuscripts. */
export const RESULT = graphql`
  fragment actTypes_result on ActResult {
    contributionId
    done
    refusal
    contribution {
      ...acts_changed
    }
  }
`;
