/**
 * @generated SignedSource<<c02cc0715e018c81d455b9438aff7e90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FundingSection_contribution$data = {
  readonly fundings: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FundingList_fundings">;
  }> | null | undefined;
  readonly " $fragmentType": "FundingSection_contribution";
};
export type FundingSection_contribution$key = {
  readonly " $data"?: FundingSection_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"FundingSection_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FundingSection_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFunding",
      "kind": "LinkedField",
      "name": "fundings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FundingList_fundings"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "36a8a45cb419fef3612398c6da656b35";

export default node;
