/**
 * @generated SignedSource<<2522005e03496354627b7658ece7b9d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveNotices_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ConflictNotice_query">;
  readonly " $fragmentType": "SaveNotices_query";
};
export type SaveNotices_query$key = {
  readonly " $data"?: SaveNotices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveNotices_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveNotices_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConflictNotice_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0cf79b388e6353e9cb3561dfdab70cd1";

export default node;
