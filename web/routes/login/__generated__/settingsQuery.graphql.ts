/**
 * @generated SignedSource<<10aff0e4ef7efa99e82ed755cef43676>>
 * @relayHash b746d66607ea6290d3db0f8f6f484d3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecacb8e70b04281898639f31c4760753ea2b2bfc79123fc47ea1f0830bb6f76d

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
    "id": "ecacb8e70b04281898639f31c4760753ea2b2bfc79123fc47ea1f0830bb6f76d",
    "metadata": {},
    "name": "settingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51b45bd236c70ed30a9a15f5945b40bd";

export default node;
