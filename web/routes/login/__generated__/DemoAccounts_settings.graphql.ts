/**
 * @generated SignedSource<<36fc5750e5ad4baac1213fd78a7f9733>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DemoAccounts_settings$data = {
  readonly demoAccounts: ReadonlyArray<{
    readonly account: string;
    readonly name: string;
    readonly password: string;
    readonly roles: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "DemoAccounts_settings";
};
export type DemoAccounts_settings$key = {
  readonly " $data"?: DemoAccounts_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoAccounts_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoAccounts_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DemoAccount",
      "kind": "LinkedField",
      "name": "demoAccounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "password",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roles",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicSettings",
  "abstractKey": null
};

(node as any).hash = "67c5c3873740521d670f2c6734c0a740";

export default node;
