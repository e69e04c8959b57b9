/**
 * @generated SignedSource<<be4ae043fe6439a1577d6dfb8ce013fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementStep_contribution$data = {
  readonly hasAgreedToStatement: boolean | null | undefined;
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
      "name": "hasAgreedToStatement",
      "storageKey": null
    },
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

(node as any).hash = "3f1b6c862e59b87d774952b61e63174c";

export default node;
