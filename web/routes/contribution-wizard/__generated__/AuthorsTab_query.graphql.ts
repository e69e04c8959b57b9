/**
 * @generated SignedSource<<26fae21287d6a8e7ace284235acdbcaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuthorsTab_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuthorDialog_query">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorDialog_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ed7b022f1c75f507c638b44504e4db81";

export default node;
