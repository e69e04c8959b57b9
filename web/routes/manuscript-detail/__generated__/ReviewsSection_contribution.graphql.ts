/**
 * @generated SignedSource<<1c1f110d041a3ffc31699d3eca37ee15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewsSection_contribution$data = {
  readonly reviews: ReadonlyArray<{
    readonly comment: string | null | undefined;
    readonly id: string;
    readonly reviewer: {
      readonly realName: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ReviewsSection_contribution";
};
export type ReviewsSection_contribution$key = {
  readonly " $data"?: ReviewsSection_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewsSection_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewsSection_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "reviews",
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
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "reviewer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "realName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "6de92eb28b7c64abeb55f46dd0868ff5";

export default node;
