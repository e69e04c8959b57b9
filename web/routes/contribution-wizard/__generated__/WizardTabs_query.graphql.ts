/**
 * @generated SignedSource<<935e95d32f3404e14a2596cc2227db03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardTabs_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuthorsTab_query" | "FilesTab_query" | "ReviewersTab_query" | "TitleTab_query">;
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
      "name": "ReviewersTab_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "047732ae288c1ce98451890fbf44a88b";

export default node;
