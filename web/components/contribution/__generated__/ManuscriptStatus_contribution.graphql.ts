/**
 * @generated SignedSource<<cd3071ad51a61b27df8a4aa6995f5092>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuthorStatus = "ACCEPTED" | "ASSIGNED" | "AWAITING_AUTHORIZATION" | "AWAITING_REVISION" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "RECEIVED" | "REJECTED" | "REVISION_SUBMITTED" | "UNFINISHED";
export type ContributionState = "ACCEPTED" | "AUTHORIZATION_PENDING" | "AUTHOR_REVISED" | "CHIEF_JUDGEMENT" | "CHIEF_RETURNED" | "CHIEF_REVIEWING" | "COMPILED" | "DEPUTY_RETURNED" | "DEPUTY_REVIEWING" | "EDITOR_PASSED" | "EDITOR_RETURNED" | "EDITOR_REVIEWING" | "EXPERT_INVITED" | "EXPERT_REVIEWED" | "EXPERT_REVIEWING" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "PLAGIARISM_CHECK" | "PRESS_REVIEWING" | "PUBLISHING_PREREVIEW" | "REJECTED" | "SINGLE_PUBLISHED" | "UNFINISHED";
import type { FragmentRefs } from "relay-runtime";
export type ManuscriptStatus_contribution$data = {
  readonly authorStatus: AuthorStatus | null | undefined;
  readonly state: ContributionState | null | undefined;
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentType": "ManuscriptStatus_contribution";
};
export type ManuscriptStatus_contribution$key = {
  readonly " $data"?: ManuscriptStatus_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManuscriptStatus_contribution",
  "selections": [
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
      "name": "authorStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "5c3c0f453f1c90f2e99ecb85dabedd5f";

export default node;
