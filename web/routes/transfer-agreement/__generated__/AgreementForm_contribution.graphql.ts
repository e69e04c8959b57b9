/**
 * @generated SignedSource<<a85ac8111009e6f2572282b53871928f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgreementForm_contribution$data = {
  readonly id: string;
  readonly manuscriptNumber: string | null | undefined;
  readonly transfer: {
    readonly body: string;
    readonly title: string;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "AgreementForm_contribution";
};
export type AgreementForm_contribution$key = {
  readonly " $data"?: AgreementForm_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgreementForm_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgreementForm_contribution",
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
      "name": "manuscriptNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CopyrightTransfer",
      "kind": "LinkedField",
      "name": "transfer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "9427f7c685d633a5b14cec3d9e996882";

export default node;
