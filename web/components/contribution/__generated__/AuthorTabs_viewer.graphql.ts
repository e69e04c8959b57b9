/**
 * @generated SignedSource<<62eeaf4e64afb228a0344f443d9521b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthorTabs_viewer$data = {
  readonly draftCount: {
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "AuthorTabs_viewer";
};
export type AuthorTabs_viewer$key = {
  readonly " $data"?: AuthorTabs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorTabs_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorTabs_viewer",
  "selections": [
    {
      "alias": "draftCount",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "ContributionConnection",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "drafts(first:1)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4a1523dd077611b0e4b5535d84c70850";

export default node;
