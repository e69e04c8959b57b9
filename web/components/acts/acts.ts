// The editorial acts of the screens, in the order of their buttons. The name of an act is `act.<ACT>` in the catalogue of messages, its
// words are `act.<ACT>.*` beside it.
import { graphql } from 'react-relay/hooks';
import type { ShownMessageKey } from '../../../shared/messages.ts';
import type { ActName } from '../../../shared/workflow.ts';
import type { ActEntry, DialogAct } from './act-types.ts';
import { authorActs } from './author-acts.ts';
import { chiefActs } from './chief-acts.ts';
import { deputyActs } from './deputy-acts.ts';
import { deskActs } from './desk-acts.ts';
import { editorActs } from './editor-acts.ts';
import { holdActs } from './hold-acts.ts';
import { issueActs } from './issue-acts.ts';
import { poolActs } from './pool-acts.ts';
import { reviewerActs } from './reviewer-acts.ts';

/**
 * Acts without a button of this table: a manuscript is opened from its list, a draft submitted in the wizard and deleted in its list, an
 * invitation withdrawn beside its state; an issue goes to the press from its page.
 */
type DoneElsewhere = 'VIEW_DETAIL' | 'SUBMIT' | 'DELETE_DRAFT' | 'CLOSE_INVITATION' | 'SEND_TO_PRESS';

export const ACTS = {
  ...authorActs,
  ...deskActs,
  ...editorActs,
  ...deputyActs,
  ...issueActs,
  ...chiefActs,
  ...poolActs,
  ...holdActs,
  ...reviewerActs,
} as const satisfies Record<Exclude<ActName, DoneElsewhere>, ActEntry>;

export type ShownAct = keyof typeof ACTS;
export type DialogActName = { [Name in ShownAct]: (typeof ACTS)[Name] extends DialogAct ? Name : never }[ShownAct];

/** Offered for ticked rows of a list. */
export type BulkActName = { [Name in ShownAct]: (typeof ACTS)[Name] extends { isBulk: true } ? Name : never }[ShownAct];

/** The entry with all that it may say. */
export const dialogOf = (act: DialogActName): DialogAct => ACTS[act];

/** The key of the question that every dialog asks; the compiler names one that the catalogue lacks. */
export const questionOf = (act: DialogActName): ShownMessageKey => `act.${act}.question`;

/** The words of the ticked rows: how many of them it can be done with, and its button. */
export const wordOfBulk = (act: BulkActName, word: 'can' | 'many'): ShownMessageKey => `act.${act}.${word}`;

export const shownActs = Object.keys(ACTS) as ShownAct[];

const entryOf = (act: ShownAct): ActEntry => ACTS[act];

export function isDialogAct(act: ShownAct): act is DialogActName {
  return 'mutation' in entryOf(act);
}

export const bulkActs = shownActs.filter((act): act is BulkActName => {
  const entry = entryOf(act);
  return 'mutation' in entry && entry.isBulk === true;
});

/**
 * Data that an act changes: asked back with every act, so that its answer brings the screen up to date. A list shows the first lines, the
 * page of the one manuscript the rest.
 */
export const CHANGED = graphql`
  fragment acts_changed on Contribution {
    id
    viewerCanEdit
    issueNumber
    viewerReview {
      id
      status
    }
    ...ManuscriptStatus_contribution
    ...ResponsibleParty_contribution
    ...ActButtons_contribution
    ...ManuscriptArticle_changed @include(if: $isOne) @alias(as: "page")
  }
`;
