/**
 * @generated SignedSource<<f92e7808886cee3c54c5300bf4d1e015>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExplanationTab_contribution$data = {
  readonly explanation: string | null | undefined;
  readonly " $fragmentType": "ExplanationTab_contribution";
};
export type ExplanationTab_contribution$key = {
  readonly " $data"?: ExplanationTab_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExplanationTab_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExplanationTab_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "explanation",
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "fb7e2fde3d708c3a2d2940da4379fae0";

export default node;
