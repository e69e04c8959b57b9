/**
 * @generated SignedSource<<62e8594cd97d58de4bebc29723b656e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FundingList_fundings$data = ReadonlyArray<{
  readonly fundName: string;
  readonly fundNumber: string;
  readonly id: string;
  readonly " $fragmentType": "FundingList_fundings";
}>;
export type FundingList_fundings$key = ReadonlyArray<{
  readonly " $data"?: FundingList_fundings$data;
  readonly " $fragmentSpreads": FragmentRefs<"FundingList_fundings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FundingList_fundings",
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
      "name": "fundNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fundName",
      "storageKey": null
    }
  ],
  "type": "ContributionFunding",
  "abstractKey": null
};

(node as any).hash = "ae6ac78abdeb1b1116cc8bbf8c4ac6d8";

export default node;
