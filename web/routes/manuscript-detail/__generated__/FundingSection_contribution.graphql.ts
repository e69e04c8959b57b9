/**
 * @generated SignedSource<<ca0c69882c78a3c10f517c34243ab31e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FundingSection_contribution$data = {
  readonly fundings: ReadonlyArray<{
    readonly fundName: string;
    readonly fundNumber: string;
    readonly id: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fundName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fundNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "eeb53bc42cf86898caba5bb52cc84aed";

export default node;
