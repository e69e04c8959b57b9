/**
 * @generated SignedSource<<7518af89bb470d5b1fbf446bd05d863f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountPanel_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrcidBinding_query">;
  readonly " $fragmentType": "AccountPanel_query";
};
export type AccountPanel_query$key = {
  readonly " $data"?: AccountPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountPanel_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrcidBinding_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "de9ad3f9ecf32f69b2998cc39333bca3";

export default node;
