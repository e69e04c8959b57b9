/**
 * @generated SignedSource<<46e666db2ddba2c22bef6ad7289d0bad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardTabs_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuthorsTab_query" | "ReviewersTab_query" | "TitleTab_query">;
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
      "name": "ReviewersTab_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f49ca60ebd4feef11f843f8efea7a7cb";

export default node;
