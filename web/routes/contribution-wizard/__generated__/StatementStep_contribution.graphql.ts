/**
 * @generated SignedSource<<218f5be3f5a9c0176255c65a0458beda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementStep_contribution$data = {
  readonly poolConsent: boolean | null | undefined;
  readonly " $fragmentType": "StatementStep_contribution";
};
export type StatementStep_contribution$key = {
  readonly " $data"?: StatementStep_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementStep_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementStep_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poolConsent",
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "30df0a1de76b38cb2ff4e1a1d6bc8a59";

export default node;
