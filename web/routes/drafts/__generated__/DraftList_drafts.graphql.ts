/**
 * @generated SignedSource<<485b46d6b30a53fa4bfda08beeb99b87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftList_drafts$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly colloquium: {
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly titleEn: string | null | undefined;
      readonly titleZh: string | null | undefined;
      readonly updatedAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"ManuscriptTitle_contribution">;
    } | null | undefined;
  }>;
  readonly totalCount: number;
  readonly totalCountIsCapped: boolean;
  readonly " $fragmentType": "DraftList_drafts";
};
export type DraftList_drafts$key = {
  readonly " $data"?: DraftList_drafts$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftList_drafts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftList_drafts",
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
              "name": "titleZh",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "titleEn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "updatedAt",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "ManuscriptTitle_contribution"
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

(node as any).hash = "469b1bf229df989c412938b27538129f";

export default node;
