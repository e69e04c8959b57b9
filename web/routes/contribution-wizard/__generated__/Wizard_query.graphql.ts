/**
 * @generated SignedSource<<a9fab21d1cfbd9b33ed0caec158555e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Wizard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JournalStep_query" | "SaveNotices_query" | "StatementStep_query" | "WizardTabs_query">;
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
      "name": "StatementStep_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveNotices_query"
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

(node as any).hash = "967fc836e1875a47727923e786774b3a";

export default node;
