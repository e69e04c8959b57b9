/**
 * @generated SignedSource<<1b7251eac0b663481dc5bbfba85dd8b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Wizard_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JournalStep_query" | "SaveNotices_query" | "WizardTabs_query">;
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

(node as any).hash = "9ca65bee6e0575f300537ddd6e105ffd";

export default node;
