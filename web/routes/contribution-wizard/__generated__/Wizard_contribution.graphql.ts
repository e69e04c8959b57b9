/**
 * @generated SignedSource<<5d94abb648af51cbb056908849c96a9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Wizard_contribution$data = {
  readonly id: string;
  readonly version: number | null | undefined;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"JournalStep_contribution" | "StatementStep_contribution" | "WizardTabs_contribution">;
  readonly " $fragmentType": "Wizard_contribution";
};
export type Wizard_contribution$key = {
  readonly " $data"?: Wizard_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"Wizard_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Wizard_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JournalStep_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatementStep_contribution"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WizardTabs_contribution"
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "841e976256ef2150409704132ade47f3";

export default node;
