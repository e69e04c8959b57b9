/**
 * @generated SignedSource<<c60ae6c7baad9dda41540d9175546c6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthorsTab_query$data = {
  readonly viewer: {
    readonly workplaces: ReadonlyArray<string>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorForm_query">;
  readonly " $fragmentType": "AuthorsTab_query";
};
export type AuthorsTab_query$key = {
  readonly " $data"?: AuthorsTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorsTab_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorsTab_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workplaces",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "500516fc4508f15daf20bdbe489b11af";

export default node;
