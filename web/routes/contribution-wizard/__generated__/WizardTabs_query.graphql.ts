/**
 * @generated SignedSource<<c82c794205d4428250fecdcdb02fd685>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardTabs_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuthorsTab_query" | "FilesTab_query" | "SuggestedReviewersTab_query" | "TitleTab_query">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FilesTab_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestedReviewersTab_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "38ae12a191160cf29eede4b415901b31";

export default node;
