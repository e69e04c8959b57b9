/**
 * @generated SignedSource<<4d745f10fc01c79303560c171ba8e6d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileFields_query">;
  readonly " $fragmentType": "ProfileForm_query";
};
export type ProfileForm_query$key = {
  readonly " $data"?: ProfileForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cc57fe2bdbb5855c0e2ddeedd617f2e9";

export default node;
