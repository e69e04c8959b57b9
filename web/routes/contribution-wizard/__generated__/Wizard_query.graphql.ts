/**
 * @generated SignedSource<<3142274dbe827a0ea9fd4a24c6c6a96c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Wizard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JournalStep_query" | "WizardTabs_query">;
  readonly " $fragmentType": "Wizard_query";
};
export type Wizard_query$key = {
  readonly " $data"?: Wizard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Wizard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Wizard_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalStep_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WizardTabs_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3d8c6b86f2b1cd63cef0c85b194e2312";

export default node;
