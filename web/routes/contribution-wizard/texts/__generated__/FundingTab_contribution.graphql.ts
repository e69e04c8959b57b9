/**
 * @generated SignedSource<<fe8d42e6ecae0cf28909f5edff538704>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FundingTab_contribution$data = {
  readonly fundings: ReadonlyArray<{
    readonly fundName: string;
    readonly fundNumber: string;
  }> | null | undefined;
  readonly " $fragmentType": "FundingTab_contribution";
};
export type FundingTab_contribution$key = {
  readonly " $data"?: FundingTab_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"FundingTab_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FundingTab_contribution",
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
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "638ca74f2da330db1d2b2df05d7765f9";

export default node;
