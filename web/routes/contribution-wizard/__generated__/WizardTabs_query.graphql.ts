/**
 * @generated SignedSource<<9d3b0a6046b1e2f43ce825210b39663c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardTabs_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuthorsTab_query" | "TitleTab_query">;
  readonly " $fragmentType": "WizardTabs_query";
};
export type WizardTabs_query$key = {
  readonly " $data"?: WizardTabs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardTabs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WizardTabs_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TitleTab_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorsTab_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "51115b1275a97216eb44a5640415fae4";

export default node;
