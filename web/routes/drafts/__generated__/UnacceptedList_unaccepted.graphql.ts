/**
 * @generated SignedSource<<a03e8f00322e8acd4c5e2edbce4433cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnacceptedList_unaccepted$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly colloquium: {
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly manuscriptNumber: string | null | undefined;
      readonly submittedAt: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ManuscriptLinks_contribution" | "ManuscriptTitle_contribution">;
    } | null | undefined;
  }>;
  readonly totalCount: number;
  readonly totalCountIsCapped: boolean;
  readonly " $fragmentType": "UnacceptedList_unaccepted";
};
export type UnacceptedList_unaccepted$key = {
  readonly " $data"?: UnacceptedList_unaccepted$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnacceptedList_unaccepted">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnacceptedList_unaccepted",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCountIsCapped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Contribution",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "concreteType": "Colloquium",
              "kind": "LinkedField",
              "name": "colloquium",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "submittedAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ManuscriptTitle_contribution"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ManuscriptLinks_contribution"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContributionConnection",
  "abstractKey": null
};

(node as any).hash = "6c8031b6650d32ead9b7063339eda714";

export default node;
