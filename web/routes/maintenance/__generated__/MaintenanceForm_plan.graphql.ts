/**
 * @generated SignedSource<<c3e751bc16753598b05f417d6eb237b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceForm_plan$data = {
  readonly endsAt: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly textEn: string;
  readonly textZh: string;
  readonly version: number;
  readonly " $fragmentType": "MaintenanceForm_plan";
};
export type MaintenanceForm_plan$key = {
  readonly " $data"?: MaintenanceForm_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceForm_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MaintenanceForm_plan",
  "selections": [
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textZh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textEn",
      "storageKey": null
    }
  ],
  "type": "MaintenancePlan",
  "abstractKey": null
};

(node as any).hash = "3a6f7b1d7fdf65842d3261a6a93257a5";

export default node;
