/**
 * @generated SignedSource<<1c0ccc22a96553535f1cf5310b2d3995>>
 * @relayHash 681d93d97814d453e9b5f9f4bd53a7da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38063df6d7d14972d587a132aa023e2e8fc356400a8d712652955d2a8adb462b

import type { ConcreteRequest } from 'relay-runtime';
export type settingsQuery$variables = Record<PropertyKey, never>;
export type settingsQuery$data = {
  readonly publicSettings: {
    readonly demoAccounts: ReadonlyArray<{
      readonly account: string;
      readonly name: string;
      readonly password: string;
      readonly roles: ReadonlyArray<string>;
    }>;
    readonly offersOrcid: boolean;
    readonly productName: string;
    readonly publisherName: string;
  };
};
export type settingsQuery = {
  response: settingsQuery$data;
  variables: settingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PublicSettings",
    "kind": "LinkedField",
    "name": "publicSettings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publisherName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "offersOrcid",
        "storageKey": null
      },
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "settingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "settingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "38063df6d7d14972d587a132aa023e2e8fc356400a8d712652955d2a8adb462b",
    "metadata": {},
    "name": "settingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "496079ac36b4496b899e496a6768833e";

export default node;
