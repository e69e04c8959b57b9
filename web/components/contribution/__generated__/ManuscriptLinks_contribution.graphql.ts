/**
 * @generated SignedSource<<e1a7cae84c1131b6d0a3c1cac992be63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContributionState = "ACCEPTED" | "AUTHORIZATION_PENDING" | "AUTHOR_REVISED" | "CHIEF_JUDGEMENT" | "CHIEF_RETURNED" | "CHIEF_REVIEWING" | "COMPILED" | "DEPUTY_RETURNED" | "DEPUTY_REVIEWING" | "EDITOR_PASSED" | "EDITOR_RETURNED" | "EDITOR_REVIEWING" | "EXPERT_INVITED" | "EXPERT_REVIEWED" | "EXPERT_REVIEWING" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "PLAGIARISM_CHECK" | "PRESS_REVIEWING" | "PUBLISHING_PREREVIEW" | "REJECTED" | "SINGLE_PUBLISHED" | "UNFINISHED";
import type { FragmentRefs } from "relay-runtime";
export type ManuscriptLinks_contribution$data = {
  readonly hasBeenInPool: boolean | null | undefined;
  readonly id: string;
  readonly manuscriptNumber: string | null | undefined;
  readonly stage: number | null | undefined;
  readonly state: ContributionState | null | undefined;
  readonly " $fragmentType": "ManuscriptLinks_contribution";
};
export type ManuscriptLinks_contribution$key = {
  readonly " $data"?: ManuscriptLinks_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManuscriptLinks_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManuscriptLinks_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "manuscriptNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasBeenInPool",
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "b91f7937b07532d7dd57111521674871";

export default node;
