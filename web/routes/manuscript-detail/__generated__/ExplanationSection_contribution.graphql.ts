/**
 * @generated SignedSource<<0acb3ee9bac3f1b18e4d83d0e13ea9f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExplanationSection_contribution$data = {
  readonly explanation: string | null | undefined;
  readonly " $fragmentType": "ExplanationSection_contribution";
};
export type ExplanationSection_contribution$key = {
  readonly " $data"?: ExplanationSection_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExplanationSection_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExplanationSection_contribution",
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

(node as any).hash = "92f44b049197bf9992d106007b496687";

export default node;
