/**
 * @generated SignedSource<<2a6afd6a3ece5d8da07aaeee4be78fa1>>
 * @relayHash e75b7375d67563949c74ac6ab1f5a5e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 616cf6ea3cf84f8c4aaaedc6ca5c3252334e1055a617807cbe7a72333da34f4f

import type { ConcreteRequest } from 'relay-runtime';
export type modeQuery$variables = Record<PropertyKey, never>;
export type modeQuery$data = {
  readonly publicSettings: {
    readonly mode: string;
  };
};
export type modeQuery = {
  response: modeQuery$data;
  variables: modeQuery$variables;
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
        "name": "mode",
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
    "name": "modeQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "modeQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "616cf6ea3cf84f8c4aaaedc6ca5c3252334e1055a617807cbe7a72333da34f4f",
    "metadata": {},
    "name": "modeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d0723fb8dbf36cdc0f4196b533fcb3e";

export default node;
